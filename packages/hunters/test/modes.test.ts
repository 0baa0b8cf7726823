import { rngFrom, seedFrom } from '@flotilla/table';
import { botRngs, hashOf, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { BOAT_TYPES } from '../src/data/boats.ts';
import type { Mode } from '../src/data/modes.ts';
import { hunters } from '../src/index.ts';
import type { Captain, Options } from '../src/state.ts';
import { monthOf } from './helpers.ts';
import { habit, repeat, voyage } from './modesKit.ts';

/** British Isles, and a sea that stays empty in every box. */
const QUIET = { orders: repeat(20, 3, 4), 'orders.request': repeat(20, 6), encounter: repeat(200, 3, 1) };

const refusedBy = (options: Partial<Options>, seats: number): string | null =>
  hunters.checkOptions?.(optionsOf(hunters, options), seats)?.rule ?? null;

describe('two players (13.1)', () => {
  it('start with the same boat in the same month (13.1.1)', () => {
    const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIA' }, QUIET);
    expect(game.state().captains.map(({ boat, month }) => [boat.type, month])).toEqual([
      ['VIIA', 0],
      ['VIIA', 0],
    ]);
    expect(game.captain(0).boat.number).not.toBe(game.captain(1).boat.number);
  });

  it('take patrols in turn until the agreed end (13.1, 13.1.1, 13.1.2)', () => {
    const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIB', until: '1939-12' }, QUIET);
    game.toTheEnd();
    const sailed = game.told('atTheHelm').map(({ data }) => data.boat);
    const [first, second] = [game.captain(0).boat.number, game.captain(1).boat.number];
    expect(sailed).toEqual([first, second, first, second]);
    expect(
      game.state().captains.map(({ fate, patrols, log }) => [fate, patrols, log.map((page) => page.month)]),
    ).toEqual([
      ['survived', 2, [0, 2]],
      ['survived', 2, [0, 2]],
    ]);
  });

  it('sail under numbers of their own (4.3.1)', () => {
    const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIB' }, QUIET);
    const first = game.until('commission');
    game.answer({ name: 'Anton', number: 50 });
    const second = game.until('commission');
    expect(second.number).toBeGreaterThan(first.number);
    const { number } = second;
    const twice = { name: 'Bruno', number: 50 };
    expect(game.table.refusalOf({ seat: second.seat, decision: number, choice: twice })?.rule).toBe('4.3.1');
    expect(
      game.table.refusalOf({ seat: second.seat, decision: number, choice: { ...twice, number: 51 } }),
    ).toBeNull();
  });

  it('ask the captain at sea alone; his opponent may not answer for him (13.1.2)', () => {
    const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIB' }, QUIET);
    const asked = game.until('course');
    expect(asked.seat).toBe(0);
    const refusal = game.table.answer({ seat: 1, decision: asked.number, choice: 'steam' });
    expect(refusal).not.toBeNull();
    game.answer('steam');
    expect(game.until('course').seat).toBe(1);
  });

  it('go on alone when the other boat is lost, and the most tonnage wins though its captain is dead (13.1.3)', () => {
    const game = voyage(
      2,
      { mode: 'twoPlayer', boat: 'VIIB', until: '1939-12', rules: ['14.1'] },
      {
        ...QUIET,
        // The first captain sinks a small freighter in his first box on station, then meets an escorted ship and is sunk.
        encounter: [3, 1, 3, 1, 4, 4, 3, 3, ...repeat(100, 3, 1)],
        'ship.size': [1, 1],
        light: [6, 6],
        'torpedo.hit': [1, 1, 6, 6],
        'torpedo.dud': [6],
        'torpedo.damage': [1],
        'escort.search': [6, 6],
        'escort.charges': [6, 6],
      },
    );
    game.until('contact');
    game.answer('attack');
    game.expect('approach', 'surfaced-close');
    game.expect('weapon', 'forward');
    game.answer({ ...(habit(game.asked()) as object), forward1: '0' });
    game.until('contact');
    game.answer('attack');
    game.expect('approach', 'surfaced-medium');
    game.until('salvo');
    game.answer({ ...(habit(game.asked()) as object), forward2: '0' });
    game.toTheEnd();
    expect(game.captain(0).fate).toBe('sunk');
    expect(game.captain(0).tons).toBe(3500);
    expect(game.captain(1).patrols).toBe(2);
    expect(hunters.outcome(game.state())).toMatchObject({
      ending: 'won',
      winners: [0],
      args: { tons: 3500 },
    });
  });

  it('share the victory when their tonnage is equal', () => {
    const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIB', until: '1939-12' }, QUIET);
    game.toTheEnd();
    expect(hunters.outcome(game.state())).toMatchObject({ ending: 'shared', winners: [0, 1] });
  });
});

describe('evading an opponent (13.1.2, 14.8.3)', () => {
  /** The first boat attacks an escorted ship and is detected. */
  const found = () => {
    const game = voyage(
      2,
      { mode: 'twoPlayer', boat: 'VIIB', rules: ['14.1', '14.8'] },
      {
        ...QUIET,
        encounter: [3, 1, 3, 1, 3, 3],
        'ship.size': [1],
        light: [6],
        'torpedo.hit': [6, 6],
        'escort.search': [6, 5, 1, 1],
        'escort.charges': [2, 2],
        hit: repeat(6, 1, 1),
      },
    );
    game.until('contact');
    game.answer('attack');
    game.expect('approach', 'surfaced-medium');
    game.until('salvo');
    game.answer({ ...(habit(game.asked()) as object), forward1: '0' });
    game.until('evadeTogether');
    return game;
  };

  it('14.8.3 asks both players at once and tells neither what the other chose', () => {
    const game = found();
    expect(game.table.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
    const before = JSON.stringify(game.table.view(1));
    game.expect('evadeTogether', '6', 0);
    expect(game.table.decisions.map(({ seat }) => seat)).toEqual([1]);
    expect(JSON.stringify(game.table.view(1))).toBe(before);
    expect(game.told('evaded')).toHaveLength(0);
  });

  it('14.8.3 comes out the same whoever answers first', () => {
    const boatFirst = found();
    boatFirst.expect('evadeTogether', '2', 0);
    boatFirst.expect('evadeTogether', '1', 1);
    const escortFirst = found();
    escortFirst.expect('evadeTogether', '1', 1);
    escortFirst.expect('evadeTogether', '2', 0);
    expect(hashOf(boatFirst.table.state)).toBe(hashOf(escortFirst.table.state));
    expect(boatFirst.told('evaded')[0]?.data.hits).toBe(1);
  });

  it.each([
    ['1', -1],
    ['4', -1],
    ['5', 1],
    ['6', 3],
  ])('against a boat on 6 the escort on %s changes the hits by %i (14.8.1)', (escort, hits) => {
    const game = found();
    game.expect('evadeTogether', '6', 0);
    game.expect('evadeTogether', escort, 1);
    expect(game.told('evaded')[0]?.data.hits).toBe(hits);
    expect(game.told('depthCharged')[0]?.data.hits).toBe(1 + hits);
  });

  it('rolls for the escort in a tournament', () => {
    const game = voyage(
      2,
      { mode: 'longTonnage', boat: 'VIIA', rules: ['14.1', '14.8'] },
      {
        ...QUIET,
        encounter: [3, 1, 3, 1, 3, 3],
        'ship.size': [1],
        light: [6],
        'torpedo.hit': [6, 6],
        'escort.search': [6, 5, 1, 1],
        'escort.course': [6],
        'escort.charges': [2, 2],
      },
    );
    game.until('contact');
    game.answer('attack');
    game.expect('approach', 'surfaced-medium');
    game.until('salvo');
    game.answer({ ...(habit(game.asked()) as object), forward1: '0' });
    game.until('evade');
    expect(game.table.decisions.map(({ seat }) => seat)).toEqual([0]);
    game.answer('6');
    expect(game.told('evaded')[0]?.data.hits).toBe(3);
  });
});

describe('tournaments (13.2-13.4)', () => {
  it.each([
    ['longTonnage', 'IXA', 0],
    ['shortTonnage', 'VIIC', 20],
    ['longSurvival', 'VIIA', 0],
    ['shortSurvival', 'IXC', 20],
  ] as const)(
    '13.2.2, 13.2.3 %s: all sail in the same type from the same month (%s, month %i)',
    (mode, boat, month) => {
      const game = voyage(4, { mode, boat });
      expect(
        game.state().captains.map((captain) => [captain.boat.type, captain.month, captain.joined]),
      ).toEqual(repeat(4, 0).map(() => [boat, month, month]));
    },
  );

  it.each([
    ['longTonnage', ['VIIA', 'IXA'], '13.2.2'],
    ['shortTonnage', ['VIIC', 'IXC'], '13.2.3'],
  ] as const)('13.2.2, 13.2.3 %s: no game is begun in other boats than %j', (mode, allowed, rule) => {
    const refusals = BOAT_TYPES.map((boat) => refusedBy({ mode, boat }, 2));
    expect(BOAT_TYPES.filter((_, i) => refusals[i] === null)).toEqual(allowed);
    for (const refusal of refusals) expect(refusal ?? rule).toBe(rule);
  });

  it('let each captain choose between the boats of the format when boats are mixed (13.2.3, 13.4, 13.4.1)', () => {
    const game = voyage(2, { mode: 'shortTonnage', boat: 'choose' });
    const asked = game.until('chooseBoat');
    if (asked.kind !== 'pick') throw new Error('A list was expected.');
    expect(asked.options.map(({ id }) => id)).toEqual(['VIIC', 'IXC']);
    expect(asked.refused.every(({ refused }) => refused?.rule === '13.2.3')).toBe(true);
    game.answer('IXC');
    expect([game.captain(0).boat.type, game.captain(0).month]).toEqual(['IXC', 20]);
    expect(game.until('chooseBoat').seat).toBe(1);
  });

  it('take turns patrol by patrol, and show everybody the standings (13.2, 13.2.1)', () => {
    const game = voyage(3, { mode: 'longTonnage', boat: 'VIIA' }, QUIET);
    for (const seat of [0, 1, 2, 1, 2, 0, 2]) {
      expect(game.until('course').seat).toBe(seat);
      game.answer('steam');
    }
    const view = game.table.view(2);
    expect(view.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    const tables = hunters.describe(view).filter((block) => block.kind === 'table');
    expect(tables.some(({ caption }) => JSON.stringify(caption).includes('table.standings'))).toBe(true);
  });
});

describe('a survival tournament (13.3)', () => {
  it('is won by whoever lives, though the dead have sunk more (13.3, 13.3.1)', () => {
    const game = voyage(
      2,
      { mode: 'shortSurvival', boat: 'VIIC' },
      {
        ...QUIET,
        'start.rank': [1, 1],
        doctor: [6],
        promotion: [6, 6],
      },
    );
    game.until('course');
    game.captain(0).tons = 300_000;
    for (const captain of game.state().captains) captain.month = monthOf(1943, 5);
    expect(game.asked().seat).toBe(0);
    game.captain(0).crew.men.doctor = 'KIA';
    game.captain(0).crew.men.kommandant = 'SW';
    game.toTheEnd();
    expect(game.captain(0).fate).toBe('diedOfWounds');
    expect(game.captain(1).fate).toBe('survived');
    expect(hunters.outcome(game.state())).toMatchObject({ ending: 'won', winners: [1] });
  });
});

describe('the same sea for everybody', () => {
  /** Plays a tournament with random answers and compares what captains met where; returns the number of comparisons. */
  function meetings(mode: Mode, boat: Options['boat'], seats: number, seed: string): number {
    const options = optionsOf(hunters, { mode, boat, rerolls: 'never' });
    const table = new Table({ game: hunters, options, seats, seed, recording: 'off' });
    const met = new Map<string, { captain: number; what: string }>();
    let compared = 0;
    const note = (where: string, captain: number, what: string): void => {
      const before = met.get(where);
      if (!before) met.set(where, { captain, what });
      if (!before || before.captain === captain) return;
      compared++;
      expect(`${where}: ${what}`).toBe(`${where}: ${before.what}`);
    };
    playOut(table, [], botRngs(seed, seats), ({ step }) => {
      const { game, lanes } = table.state;
      const { fight, patrol } = game.captains[game.active] as Captain;
      if (!fight || !patrol) return;
      const where = `${patrol.area} ${lanes[game.active]?.at}`;
      const ships = fight.ships.map(({ name, tons, kind }) => `${kind} ${name} ${tons}`).join(', ');
      if (step === 'contact') note(where, game.active, `${fight.kind}: ${ships}`);
      if (step === 'wait') note(`${where} light`, game.active, fight.light);
    });
    return compared;
  }

  it('two captains in the same box of the same patrol meet the same ships in the same light, whatever they did before', () => {
    let compared = 0;
    for (const seed of ['alpha', 'bravo', 'charlie', 'delta'])
      compared += meetings('longTonnage', 'VIIA', 4, seed);
    expect(compared).toBeGreaterThan(50);
  });

  it('also when their boats differ (13.4)', () => {
    expect(meetings('shortTonnage', 'choose', 6, 'echo')).toBeGreaterThan(10);
  });

  it('but what they make of it is their own luck: equal captains do not get equal careers', () => {
    const options = optionsOf(hunters, { mode: 'longTonnage', boat: 'VIIA' });
    const table = new Table({ game: hunters, options, seats: 3, seed: 'equals', recording: 'off' });
    const same = () => rngFrom(seedFrom('equals'), 'bot');
    playOut(table, [], [same(), same(), same()]);
    const careers = table.state.game.captains.map(({ tons, patrols, fate }) => `${tons} ${patrols} ${fate}`);
    expect(new Set(careers).size).toBeGreaterThan(1);
  });

  it('and two players in turn each meet their own (13.1.2)', () => {
    const game = voyage(2, { mode: 'twoPlayer', boat: 'VIIB' });
    const faces = new Map<number, string[]>([
      [0, []],
      [1, []],
    ]);
    for (const seat of [0, 1]) {
      while (game.until('course').seat !== seat) game.answer('steam');
      const from = game.table.log?.length ?? 0;
      game.answer('steam');
      while (!game.table.over && game.asked().seat === seat) game.answer(habit(game.asked()));
      const rolls = (game.table.log ?? []).slice(from).filter(({ roll }) => roll?.purpose === 'encounter');
      faces.set(
        seat,
        rolls.slice(0, 7).map(({ roll }) => roll?.faces.join('') ?? ''),
      );
    }
    expect(faces.get(0)?.length).toBeGreaterThan(3);
    expect(faces.get(0)).not.toEqual(faces.get(1));
  });
});

describe('what does not go together is refused with its rule (13.0)', () => {
  it.each([
    ['solitaire with two captains', { mode: 'solitaire' }, 2, '13.0'],
    ['two players with three captains', { mode: 'twoPlayer' }, 3, '13.1.1'],
    ['two players with boats of choice', { mode: 'twoPlayer', boat: 'choose' }, 2, '13.1.1'],
    ['an end before the first patrol', { mode: 'twoPlayer', boat: 'IXC', until: '1940-12' }, 2, '13.1.1'],
    ['a tournament alone', { mode: 'longTonnage', boat: 'VIIA' }, 1, '13.2.2'],
    ['a tournament of seven', { mode: 'longTonnage', boat: 'VIIA' }, 7, '13.2.2'],
    ['a long tournament in a Type VIIC', { mode: 'longTonnage', boat: 'VIIC' }, 2, '13.2.2'],
    ['a short tournament in a Type VIIA', { mode: 'shortTonnage', boat: 'VIIA' }, 2, '13.2.3'],
    ['survival in a Type VIIB', { mode: 'longSurvival', boat: 'VIIB' }, 2, '13.3.1'],
    ['a tournament that ends early', { mode: 'longTonnage', boat: 'VIIA', until: '1940-12' }, 2, '13.2.1'],
    ['a career that ends early', { mode: 'solitaire', until: '1940-12' }, 1, '5.1.1'],
    ['wolfpacks outside their tournament', { mode: 'longTonnage', boat: 'VIIA', packs: 2 }, 4, '13.5.1'],
    ['a wolfpack in Type IXC boats', { mode: 'wolfpack', boat: 'IXC' }, 4, '13.5.2'],
    ['a wolfpack of one', { mode: 'wolfpack', boat: 'VIIC' }, 1, '13.5.2'],
    ['three wolfpacks of five boats', { mode: 'wolfpack', boat: 'VIIC', packs: 3 }, 5, '13.5.1'],
    ['a wolfpack that meets U-tankers', { mode: 'wolfpack', boat: 'VIIC', rules: ['14.9'] }, 4, '13.5.5'],
  ] as const)('13.0 %s is refused', (_, options, seats, rule) => {
    expect(refusedBy(options, seats)).toBe(rule);
  });

  it.each([
    ['a solitaire career', { mode: 'solitaire' }, 1],
    ['two players to an agreed end', { mode: 'twoPlayer', boat: 'VIIB', until: '1940-12' }, 2],
    ['a mixed survival tournament', { mode: 'shortSurvival', boat: 'choose' }, 6],
    ['two wolfpacks of six', { mode: 'wolfpack', boat: 'VIIC' }, 12],
    ['two wolfpacks of two', { mode: 'wolfpack', boat: 'choose', packs: 2 }, 4],
  ] as const)('13.0 %s is allowed', (_, options, seats) => {
    expect(refusedBy(options, seats)).toBeNull();
  });
});
