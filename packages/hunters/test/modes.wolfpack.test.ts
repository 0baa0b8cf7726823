import type { FormChoice } from '@flotilla/table';
import type { ScriptedDice } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Options } from '../src/state.ts';
import type { Voyage } from './modesKit.ts';
import { habit, repeat, voyage } from './modesKit.ts';

/** Nothing on the way out: two boxes for each boat. */
const way = (boats: number): number[] => repeat(2 * boats, 3, 4);

const pack = (boats: number, dice: ScriptedDice = {}, options: Partial<Options> = {}): Voyage =>
  voyage(
    boats,
    { mode: 'wolfpack', boat: 'VIIC', rules: ['14.1'], ...options },
    { encounter: way(boats), ...dice },
  );

/** Attacks at night from the surface with one torpedo at the first ship. */
function attack(game: Voyage): void {
  game.expect('contact', 'attack');
  game.until('approach');
  game.answer('surfaced-medium');
  game.until('salvo');
  game.answer({ ...(habit(game.asked()) as FormChoice), forward1: '0' });
}

/** Answers by habit and counts how often each captain meets a convoy in one box on station. */
function convoysMet(game: Voyage, box: number): number[] {
  const met = game.state().captains.map(() => 0);
  while (!game.table.over) {
    const { seat, step } = game.asked();
    const captain = game.captain(seat);
    if ((captain.patrol?.box ?? 0) > box) break;
    if (step === 'contact' && captain.patrol?.box === box && captain.fight?.kind === 'convoy')
      met[seat] = (met[seat] ?? 0) + 1;
    game.answer(habit(game.asked()));
  }
  return met;
}

const FIRST = 2;
const SECOND = 3;

/** By night, large freighters, and a salvo that damages one of them unseen. */
const ONE_DAMAGED: ScriptedDice = {
  light: [6],
  'ship.size': repeat(40, 4),
  'torpedo.hit': [1, 1],
  'torpedo.dud': [6],
  'torpedo.damage': [6],
  'escort.search': [1, 1],
};

describe('a wolfpack forms (13.5.1, 13.5.2, 14.5)', () => {
  it('of Type VIIC boats that sail for the Atlantic in June 1942 (13.5.2)', () => {
    const game = pack(6);
    game.until('course');
    expect(
      game.state().captains.map(({ boat, month, pack: at, berth }) => [boat.type, month, at, berth]),
    ).toEqual([0, 1, 2, 3, 4, 5].map((berth) => ['VIIC', 33, 0, berth]));
    game.until('contact');
    for (const { patrol } of game.state().captains)
      expect([patrol?.area, patrol?.task]).toEqual(['atlantic', 'wolfpack']);
  });

  it('has six boats at most: twelve captains are two packs', () => {
    const game = pack(12);
    expect(game.state().packs.map(({ boats }) => boats.length)).toEqual([6, 6]);
  });

  it('takes a name of the war from its senior captain, and no two packs the same (13.5.1, 14.5, 14.5.1)', () => {
    const game = pack(4, {}, { packs: 2, rules: ['14.5'] });
    expect(game.until('packName').seat).toBe(0);
    game.answer('1');
    expect(game.told('packFormed')[0]?.data).toMatchObject({ pack: 'Kurfürst', boats: 2 });
    const asked = game.until('packName');
    expect(asked.seat).toBe(2);
    const refused = asked.kind === 'pick' ? asked.refused.map(({ id, refused: why }) => [id, why?.rule]) : [];
    expect(refused).toEqual([
      ['1', '13.5.1'],
      ['5', '13.5.1'],
    ]);
  });
});

describe('without names of the war', () => {
  it('the senior captain calls his pack what he likes, but not what another is called (13.5.1)', () => {
    const game = pack(4, {}, { packs: 2 });
    expect(game.until('ownPackName').seat).toBe(0);
    expect(() => game.answer({ name: ' ' })).toThrow(/refused\.packUnnamed.*\[13\.5\.1\]/);
    game.answer({ name: ' Rudel 2 ' });
    expect(game.told('packFormed')[0]?.data).toMatchObject({ pack: 'Rudel 2', boats: 2 });
    const asked = game.until('ownPackName');
    expect(() => game.answer({ name: 'Rudel 2' })).toThrow(/refused\.packName.*\[13\.5\.1\]/);
    expect(habit(asked)).toEqual({ name: 'Rudel 3' });
  });
});

describe('the first convoy (13.5.3-13.5.5)', () => {
  it('is there for everyone without a roll (13.5.3)', () => {
    const game = pack(3);
    const asked = game.until('contact');
    expect(game.captain(asked.seat).patrol?.box).toBe(FIRST);
    expect(game.captain(asked.seat).fight).toMatchObject({ kind: 'convoy', escorted: true });
    expect(game.captain(asked.seat).fight?.ships).toHaveLength(4);
    const lookouts = game.table.log?.filter(({ roll }) => roll?.purpose === 'encounter');
    expect(lookouts).toHaveLength(2 * 3);
    expect(game.state().captains.every(({ patrol }) => patrol?.box === FIRST)).toBe(true);
  });

  it('lets the escorts turn on the boat with the lowest die in each round (13.5.4)', () => {
    const game = pack(3, {
      'pack.lots': [4, 1, 6, /* second round */ 2, 3, 5, /* third */ 6, 6, 1],
      light: repeat(9, 6),
      'torpedo.hit': repeat(9, 6, 6),
      'escort.search': repeat(9, 1, 1),
    });
    const found: string[][] = [];
    for (let round = 0; round < 3; round++) {
      const status: string[] = [];
      for (let boat = 0; boat < 3; boat++) {
        game.until('contact');
        game.expect('contact', 'attack');
        game.until('approach');
        status.push(game.captain(boat).fight?.pack ?? '');
        game.answer('surfaced-medium');
        game.until('salvo');
        game.answer({ ...(habit(game.asked()) as FormChoice), forward1: '0' });
      }
      found.push(status);
    }
    expect(found).toEqual([
      ['busy', 'focused', 'busy'],
      ['focused', 'busy', 'busy'],
      ['busy', 'busy', 'focused'],
    ]);
  });

  it('makes ties throw again (13.5.4)', () => {
    const game = pack(3, { 'pack.lots': [2, 5, 2, /* the tied again */ 4, 4, 6, 1] });
    game.until('contact');
    expect(game.told('packLot').map(({ data }) => data.die)).toEqual([2, 5, 2, 4, 4, 6, 1]);
    expect(game.told('packFocus')[0]?.data.boat).toBe(game.captain(2).boat.number);
  });

  it('adds 1 to the searches for that boat and takes 1 off those for the others (13.5.4)', () => {
    const game = pack(2, {
      'pack.lots': [5, 1],
      light: [6, 6],
      'torpedo.hit': repeat(2, 6, 6),
      'escort.search': repeat(2, 1, 1),
    });
    game.until('contact');
    attack(game);
    game.until('contact');
    attack(game);
    const searches = (game.table.log ?? []).filter(({ roll }) => roll?.purpose === 'escort.search');
    const shares = searches.map(({ roll }) =>
      roll?.modifiers.filter(({ why }) => why.startsWith('pack')).map(({ why, value }) => [why, value]),
    );
    expect(shares).toEqual([[['packBusy', -1]], [['packFocused', 1]]]);
  });

  it('is held for three rounds without a roll to follow, and shows fresh ships each time (13.5.5, 9.7.7)', () => {
    const game = pack(2, { follow: [1] });
    const fleets: string[] = [];
    for (let round = 1; round <= 3; round++) {
      for (const seat of [0, 1]) {
        expect(game.until('contact').seat).toBe(seat);
        expect(game.state().packs[0]?.round).toBe(round);
        fleets.push(`${game.table.state.lanes[seat]?.at}`);
        game.answer('pass');
      }
    }
    expect(new Set(fleets.filter((_, i) => i % 2 === 0)).size).toBe(3);
    game.until('course');
    expect(game.table.state.scripted.follow).toBeUndefined();
  });

  it('leaves captains who let it pass free to attack in the next round', () => {
    expect(convoysMet(pack(2), FIRST)).toEqual([3, 3]);
  });

  it('lets a captain stay by a ship he has damaged, away from his pack (9.7.6)', () => {
    const game = pack(2, {
      ...ONE_DAMAGED,
      'follow.damaged': [6],
    });
    game.until('contact');
    attack(game);
    const asked = game.until('packFollow');
    expect(asked.kind === 'pick' && asked.options.map(({ id }) => id)).toEqual(['convoy', 'damaged']);
    game.answer('damaged');
    game.until('weapon');
    expect(game.captain(0).fight).toMatchObject({ kind: 'damaged', escorted: false });
    game.until('contact');
    expect(convoysMet(game, FIRST)).toEqual([0, 3]);
  });

  it.each([
    [1, 'packFollow'],
    [0, 'contact'],
  ])(
    'does not let a boat with nothing left follow what she has damaged: %i rounds for the gun (9.2.1)',
    (ammo, step) => {
      const game = pack(2, ONE_DAMAGED);
      game.until('contact');
      const { boat } = game.captain(0);
      boat.forward.fill('empty', 1);
      boat.aft.fill('empty');
      boat.ammo = ammo;
      for (const reloads of [boat.forwardReloads, boat.aftReloads])
        Object.assign(reloads, { steam: 0, electric: 0 });
      attack(game);
      expect(game.asked().step).toBe(step);
      expect(game.told('shipDamaged')).toHaveLength(1);
    },
  );

  it('shows boats of one pack different ships, and boats in the same place of two packs the same', () => {
    const game = voyage(4, { mode: 'wolfpack', boat: 'VIIC', packs: 2 });
    const met = new Map<number, string>();
    while (met.size < 4) {
      const { seat } = game.until('contact');
      if (game.captain(seat).patrol?.box === FIRST && !met.has(seat)) {
        met.set(seat, JSON.stringify(game.captain(seat).fight?.ships));
      }
      game.answer('pass');
    }
    expect(met.get(0)).toBe(met.get(2));
    expect(met.get(1)).toBe(met.get(3));
    expect(met.get(0)).not.toBe(met.get(1));
  });
});

describe('later boxes (13.5.5)', () => {
  const CONVOY = [3, 3];
  const NOTHING = [2, 2];
  const SHIP = [1, 2];
  const EVENT = [6, 6];
  const AFTERWARDS = repeat(20, 4, 4);

  it('let boats that see the convoy attack at once, and the others join in the second round (13.5.5)', () => {
    const game = pack(3, { encounter: [...way(3), ...CONVOY, ...NOTHING, ...SHIP] });
    for (const seat of [1, 2]) {
      expect(game.until('joinPack').seat).toBe(seat);
      game.answer('join');
    }
    expect(convoysMet(game, SECOND)).toEqual([3, 2, 2]);
    expect(game.told('packJoined')).toHaveLength(2);
  });

  it('draw lots among the boats at the convoy only', () => {
    const game = pack(3, {
      encounter: [...way(3), ...CONVOY, ...NOTHING, ...NOTHING, ...AFTERWARDS],
      'pack.lots': repeat(3, 1, 2, 3),
    });
    game.until('joinPack');
    game.answer('join');
    game.expect('joinPack', 'stay');
    convoysMet(game, SECOND);
    expect(game.told('packRound').map(({ data }) => [data.round, data.boats])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
  });

  it('give a captain who sights ships the choice to hunt them instead (13.5.5)', () => {
    const game = pack(2, { encounter: [...way(2), ...CONVOY, ...SHIP] });
    const asked = game.until('joinPack');
    expect(asked.kind === 'pick' && asked.options.map(({ id }) => id)).toEqual(['join', 'hunt']);
    game.answer('hunt');
    expect(game.until('contact').seat).toBe(1);
    expect(game.captain(1).fight?.kind).toBe('ship');
    game.answer('pass');
    expect(convoysMet(game, SECOND)).toEqual([3, 0]);
  });

  it('keep out boats that a random event has held up', () => {
    const game = pack(2, { encounter: [...way(2), ...CONVOY, ...EVENT], event: [4, 4] });
    expect(convoysMet(game, FIRST)).toEqual([3, 3]);
    expect(convoysMet(game, SECOND)).toEqual([3, 0]);
    expect(game.told('packJoined')).toHaveLength(0);
  });

  it('pass without a battle when nobody sees a convoy', () => {
    const game = pack(2, { encounter: [...way(2), ...NOTHING, ...SHIP, ...AFTERWARDS] });
    convoysMet(game, FIRST);
    expect(game.until('contact').seat).toBe(1);
    expect(game.captain(1).fight?.kind).toBe('ship');
    game.answer('pass');
    expect(convoysMet(game, SECOND)).toEqual([0, 0]);
    expect(game.told('packRound')).toHaveLength(3);
  });
});

describe('the end of a wolfpack (13.5.6)', () => {
  it('takes a sunk boat out of the battle, the others fight on (13.5.6)', () => {
    const game = pack(2, {
      'pack.lots': [1, 6],
      light: [6],
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6],
      'escort.charges': [6, 6],
    });
    game.until('contact');
    attack(game);
    expect(game.until('contact').seat).toBe(1);
    expect(game.captain(0)).toMatchObject({ fate: 'sunk', patrol: null });
    expect(hunters.outcome(game.state())).toBeNull();
    expect(convoysMet(game, FIRST)).toEqual([0, 3]);
  });

  it('comes when every boat is home: one patrol, no refit, the best captain wins (13.5, 13.5.6)', () => {
    const game = pack(2, {
      encounter: repeat(40, 3, 4),
      'ship.size': repeat(100, 1),
      light: [6],
      'torpedo.hit': [1, 1],
      'torpedo.dud': [6],
      'torpedo.damage': [1],
      'escort.search': [1, 1],
    });
    game.until('contact');
    attack(game);
    game.toTheEnd();
    expect(game.state().captains.map(({ fate, patrols, tons }) => [fate, patrols, tons])).toEqual([
      ['survived', 1, 3500],
      ['survived', 1, 0],
    ]);
    expect(game.captain(0).log[0]).toMatchObject({
      result: 'S',
      refitMonths: 0,
      area: 'atlantic',
      task: 'wolfpack',
    });
    expect(game.told('packHome')).toHaveLength(2);
    expect(hunters.outcome(game.state())).toMatchObject({ ending: 'won', winners: [0] });
  });

  it('lets a captain turn back by himself while his pack goes on (10.8.5)', () => {
    const game = pack(2, { encounter: repeat(40, 3, 4) });
    convoysMet(game, FIRST);
    while (game.until('course').seat !== 0) game.answer('steam');
    game.answer('home-back');
    game.toTheEnd();
    expect(game.told('abortOrdered')).toHaveLength(1);
    expect(game.state().captains.map(({ fate }) => fate)).toEqual(['survived', 'survived']);
    expect(game.told('packRound').filter(({ data }) => data.boats === 1).length).toBeGreaterThan(0);
  });
});
