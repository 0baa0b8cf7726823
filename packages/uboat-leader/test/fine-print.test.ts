/** The small print of both rulebooks, which players who know them by heart will look for. */
import { describe, expect, it } from 'vitest';

import { range } from '../src/rules/display.ts';
import { menace, preyOf } from '../src/rules/enemy.ts';
import { chanceOfLoss, HIT_CUP } from '../src/rules/hits.ts';
import { referenceSpeed } from '../src/rules/movement.ts';
import { buy, contact, EDITIONS, hunted, letPass, oddsFor, type Played, play, sail } from './game.ts';

/** The number of a counter whose heavy side sinks a boat. */
const FATAL = HIT_CUP.findIndex((counter) => counter.heavy.effect === 'sunk') + 1;

/** U-99 Veteran: Okay to 6 stress with evasion 4, Shaken with evasion 3. */
const OKAY_TO = 6;

describe.each(EDITIONS)('reactions (9.22 - 9.24), %s edition', (edition) => {
  it('9.24: the stress of a deep dive comes before its die: a crew it shakes has the evasion of Shaken', () => {
    const game = hunted(edition, { deepDive: [4], enemyAttack: [1, 1] });
    game.boat('U-99').stress = OKAY_TO;
    expect(oddsFor(game, 'deepDive').holdsDeep).toBeCloseTo(0.3);
    game.expect('react', 'deepDive');
    // a 4 succeeds at evasion 4, but not at 3
    expect(game.boat('U-99').stress).toBe(OKAY_TO + 2);
    expect(game.boat('U-99').damage).toEqual(
      edition === 'first' ? [] : [{ part: 'flooding', lasting: false, n: 1 }],
    );
  });

  it('9.24: a crew that stays Okay keeps its evasion', () => {
    const game = hunted(edition, { deepDive: [4], enemyAttack: [1, 1] });
    game.boat('U-99').stress = 1;
    expect(oddsFor(game, 'deepDive').holdsDeep).toBeCloseTo(0.4);
    game.expect('react', 'deepDive');
    expect(game.boat('U-99').stress).toBe(edition === 'first' ? 2 : 3);
    expect(game.boat('U-99').damage).toEqual([]);
  });

  it('9.24: a boat that dives deep does not attack in this phase', () => {
    const game = hunted(edition, { deepDive: [1], enemyAttack: [1, 1] });
    game.boat('U-99').stress = OKAY_TO;
    game.expect('react', 'deepDive');
    letPass(game, { escorts: 'E2', enemyAttacks: 'E2' });
    expect(game.asked().step).toBe('helm');
    expect(game.fighter('U-99').deep).toBe(false);
  });
});

describe.each(EDITIONS)('making ships out (9.3), %s edition', (edition) => {
  it('an Infiltrator that starts within two areas makes ships out before it moves', () => {
    const game = contact(edition, 'CV-37', { 'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'] }, [
      ['U-99', 'veteran'],
    ]);
    game.expect('engage', 'attack');
    game.expect('place', 'submerged:S-S');
    expect(game.asked().step).toBe('helm');
    expect(['M1', 'M2', 'M3', 'M4'].map((slot) => game.ship(slot).card)).toEqual([
      'M-078',
      'M-056',
      'M-055',
      'M-071',
    ]);
    // the escorts ahead are three areas off
    expect([game.ship('E1').card, game.ship('E2').card]).toEqual([null, null]);
  });

  it('a boat that starts in the long ring does not', () => {
    const game = contact(edition, 'CV-37');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(game.battle().ships.every((ship) => ship.card === null)).toBe(true);
  });
});

describe.each(EDITIONS)('attacking again (10.6), %s edition', (edition) => {
  it('after a finishing shot every place of an escort is filled again, the cripples are gone', () => {
    const game = contact(edition, 'CV-37', {
      'deck.merchants': ['M-078', 'M-056'],
      'deck.escorts': ['E-203'],
      escortCourse: [5, 5],
    });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', aim: 'hold' });
    game.expect('helm', 'surfaced:L-S');
    const draw = game.state().decks.escorts.draw;
    Object.assign(game.ship('E1'), { card: draw.pop(), heavy: 1 });
    Object.assign(game.ship('M3'), { heavy: 1 });
    Object.assign(game.ship('M4'), { heavy: 1 });
    letPass(game, { driftBoat: 'gone', driftShip: 'gone' });
    game.expect('remaining', 'finish:M3:gun');
    expect(game.state().vp).toBeGreaterThan(0);
    game.expect('remaining', 'reattack');
    expect(game.battle().ships.map((ship) => [ship.slot, ship.area, ship.card])).toEqual([
      ['M1', 'C-UL', null],
      ['M2', 'C-UR', null],
      ['M3', null, 'M-078'],
      ['E1', 'S-NW', null],
      ['E2', 'S-NE', null],
    ]);
    expect(game.state().decks.escorts.discard).toEqual(['E-203']);
    expect(game.state().decks.merchants.discard).toEqual(['M-056']);
  });
});

/** U-98 and U-47 on the surface astern of convoy card 37, whose ships are all known. */
function twoBoats(
  edition: 'first' | 'second',
  dice: Record<string, readonly (number | string)[]> = {},
): Played {
  const game = contact(
    edition,
    'CV-37',
    {
      'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
      'deck.escorts': ['E-203', 'E-202'],
      wolfpack: [9],
      ...dice,
    },
    [
      ['U-98', 'veteran'],
      ['U-47', 'trained'],
    ],
  );
  game.expect('engage', 'attack');
  game.expect('place', 'surfaced:L-S');
  game.expect('wolfpack', 'call:U-47');
  game.expect('place', 'surfaced:L-S');
  const { merchants, escorts } = game.state().decks;
  for (const slot of ['M1', 'M2', 'M3', 'M4']) game.ship(slot).card = merchants.draw.pop() as string;
  for (const slot of ['E1', 'E2']) game.ship(slot).card = escorts.draw.pop() as string;
  return game;
}

const put = (game: Played, boat: string, area: string, fields: object = {}): void => {
  Object.assign(game.fighter(boat), { area, ...fields });
};

const preyOfSlot = (game: Played, slot: string): string[] =>
  preyOf(game.state(), game.ship(slot)).map((fighter) => fighter.id);

describe.each(EDITIONS)('who attacks whom (9.21, 9.29), %s edition', (edition) => {
  it('9.21: an escort reaches a detected boat at range 2 on the surface and 0 below, an undetected one never', () => {
    const game = twoBoats(edition);
    game.ship('E1').area = 'S-S';
    put(game, 'U-98', 'L-SE', { detected: true });
    expect(range('S-S', 'L-SE')).toBe(2);
    expect(preyOfSlot(game, 'E1')).toEqual(['U-98']);
    put(game, 'U-98', 'L-SE', { detected: false });
    expect(preyOfSlot(game, 'E1')).toEqual([]);
    put(game, 'U-98', 'M-SSE', { detected: true, depth: 'submerged' });
    expect(preyOfSlot(game, 'E1')).toEqual([]);
    put(game, 'U-98', 'S-S', { detected: true, depth: 'submerged' });
    expect(preyOfSlot(game, 'E1')).toEqual(['U-98']);
  });

  it('9.21: other ships fire at surfaced boats at range 0 and 1, detected or not', () => {
    const game = twoBoats(edition);
    put(game, 'U-98', 'S-S');
    put(game, 'U-47', 'M-SSE');
    expect(preyOfSlot(game, 'M3')).toEqual(['U-98']);
    expect(preyOfSlot(game, 'M1')).toEqual([]);
    put(game, 'U-98', 'C-LL', { depth: 'submerged', detected: true });
    expect(preyOfSlot(game, 'M3')).toEqual([]);
  });

  it('9.29: a carrier whose aircraft see no surfaced boat attacks a detected one below, at any range', () => {
    const game = twoBoats(edition);
    const { naval } = game.state().decks;
    naval.draw.splice(naval.draw.indexOf('N-308'), 1);
    Object.assign(game.ship('M1'), { kind: 'naval', card: 'N-308', area: 'C-UL' });
    put(game, 'U-98', 'L-S', { depth: 'submerged', detected: true });
    put(game, 'U-47', 'L-N', { depth: 'submerged' });
    expect(preyOfSlot(game, 'M1')).toEqual(['U-98']);
    put(game, 'U-47', 'L-N', { depth: 'surfaced' });
    expect(preyOfSlot(game, 'M1')).toEqual(['U-47']);
  });

  it('9.26: damage takes from the best an escort can do, a boat beside it adds', () => {
    const game = twoBoats(edition);
    put(game, 'U-98', 'L-SE', { detected: true });
    game.boat('U-98').stress = 9;
    const best = (fields: object, area = 'L-SE') => {
      Object.assign(game.ship('E1'), { area: 'S-S', light: 0, heavy: 0, ...fields });
      put(game, 'U-98', area);
      return menace(game.state(), game.ship('E1'), game.fighter('U-98'));
    };
    // Ballinderry causes stress to a surfaced boat from 4, or inflicts a light and a heavy hit
    expect([best({}), best({ light: 1 }), best({ heavy: 1 }), best({}, 'S-S')]).toEqual(
      edition === 'first' ? [7, 6, 5, 9] : [2, 1, 0, 4],
    );
  });

  it('9.23: a boat that crash-dived is a surfaced target for the rest of the phase', () => {
    const game = twoBoats(edition);
    put(game, 'U-98', 'S-S', { depth: 'submerged', crashed: true });
    expect(preyOfSlot(game, 'M3')).toEqual(['U-98']);
  });

  it('9.21: an escort takes the nearest boat; between equals the die decides', () => {
    const game = twoBoats(edition, {
      'attack.target': [2],
      detection: [10, 10],
      enemyAttack: [1],
      hit: [1, 1],
    });
    Object.assign(game.ship('E2'), { sunk: true, area: null });
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { fired: true });
    game.ship('E1').area = 'L-SE';
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:L-S');
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'L-S', aim: 'hold', boatsAttack: 'U-98' });
    const attacked = (game.table.log ?? []).filter(
      ({ kind }) => kind === 'shipAttacks' || kind === 'attackHarmless',
    );
    expect(attacked.map(({ data }) => data.boat)).toEqual(['U-47']);
  });
});

describe.each(EDITIONS)('a boat lost in a wolfpack (9.25, 9.27), %s edition', (edition) => {
  it('9.25, 9.27: is off the display, the other fights on', () => {
    const game = twoBoats(edition, {
      'attack.target': [2],
      detection: [10, 10],
      enemyAttack: [10],
      hit: [FATAL],
    });
    Object.assign(game.ship('E2'), { sunk: true, area: null });
    game.ship('E1').area = 'L-SE';
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:L-S');
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'L-S', aim: 'hold', boatsAttack: 'U-98' });
    expect([game.asked().step, game.asked().about.boat]).toEqual(['react', 'U-47']);
    game.expect('react', 'hold');
    expect(game.boat('U-47')).toMatchObject({ fate: 'sunk', moved: true, searched: true });
    expect([game.fighter('U-47').area, game.fighter('U-98').area]).toEqual([null, 'L-S']);
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'boatLost')).toHaveLength(1);
  });
});

describe.each(EDITIONS)('falling back (9.5), %s edition', (edition) => {
  it('the reference ship is the fastest that is no escort; the fastest escort when only escorts are left', () => {
    const game = twoBoats(edition);
    Object.assign(game.ship('M1'), { light: 1 });
    expect(referenceSpeed(game.state())).toBe(2);
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { light: 1 });
    expect(referenceSpeed(game.state())).toBe(1);
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { area: null });
    expect(referenceSpeed(game.state())).toBe(2);
    Object.assign(game.ship('E1'), { heavy: 1 });
    Object.assign(game.ship('E2'), { light: 1, heavy: 1 });
    expect(referenceSpeed(game.state())).toBe(0);
  });
});

describe.each(EDITIONS)('escorts (9.7, 9.9), %s edition', (edition) => {
  it('9.9: a detected boat is hunted at the speed damage leaves; an escort without speed stays', () => {
    const game = twoBoats(edition, { enemyAttack: [1], hit: [1] });
    for (const slot of ['M1', 'M2', 'M3', 'M4']) Object.assign(game.ship(slot), { heavy: 1 });
    Object.assign(game.ship('E1'), { light: 1, area: 'S-S' });
    Object.assign(game.ship('E2'), { heavy: 1, area: 'S-SE' });
    put(game, 'U-98', 'L-S', { detected: true });
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:L-S');
    game.expect('helm', 'leave');
    expect(range('S-S', 'L-S')).toBe(2);
    expect(range(game.ship('E1').area as string, 'L-S')).toBe(1);
    expect(game.ship('E2').area).toBe('S-SE');
  });
});

describe('an Unfit crew on the display (9.2)', () => {
  it('must run on the surface when damaged engines leave it no speed below', () => {
    const game = contact('second', 'CV-37', {}, [['U-99', 'veteran']]);
    game.expect('engage', 'attack');
    const boat = game.boat('U-99');
    boat.stress = 11;
    boat.damage.push({ part: 'engines', lasting: true, n: 1 });
    game.expect('place', 'submerged:S-E');
    expect(game.asked().step).toBe('helm');
    expect(game.offered().sort()).toEqual(['surfaced:M-ENE', 'surfaced:M-ESE']);
  });
});

describe('chances shown (9.22, 8.1)', () => {
  it('2nd edition: the chance to be lost counts every counter of the cup', () => {
    const game = hunted('second', {});
    const boat = game.boat('U-99');
    // two of forty counters sink the boat on their heavy side, fourteen hit the hull, three flood
    expect(chanceOfLoss(game.state(), boat, 0, 1)).toBeCloseTo(2 / 40);
    expect(chanceOfLoss(game.state(), boat, 1, 0)).toBe(0);
    boat.damage.push({ part: 'hull', lasting: true, n: 2 });
    expect(chanceOfLoss(game.state(), boat, 0, 1)).toBeCloseTo((2 + 17) / 40);
    expect(chanceOfLoss(game.state(), boat, 1, 0)).toBeCloseTo(4 / 40);
    expect(chanceOfLoss(game.state(), boat, 2, 0)).toBeCloseTo(1 - (36 / 40) ** 2);
    expect(oddsFor(game, 'deepDive')).toEqual({ holdsDeep: expect.closeTo(0.4), lost: expect.closeTo(0.6) });
  });

  it.each(EDITIONS)('an order tells the chance of a contact where it leads, %s edition', (edition) => {
    const game = play({ edition, campaign: 'happy-time' });
    buy(game, ['U-122', 'veteran', 'france']);
    game.expect('spend', 'intelligence:southwest-approaches');
    game.expect('spend', 'done');
    expect(oddsFor(game, 'stay')).toEqual({});
    const without = play({ edition, campaign: 'happy-time' });
    buy(without, ['U-122', 'veteran', 'france']);
    without.expect('spend', 'done');
    const plain = oddsFor(without, 'to:southwest-approaches').contact as number;
    expect(plain).toBeGreaterThan(0);
    expect(oddsFor(game, 'to:southwest-approaches').contact).toBeCloseTo(Math.min(1, plain + 0.2));
  });
});

describe.each(EDITIONS)('the alarm (9.19), %s edition', (edition) => {
  it('9.19: each boat that attacks adds one Alerted counter, whatever it fires', () => {
    const game = twoBoats(edition, {
      torpedo: [1, 1, 1],
      gun: [1],
      escortCourse: [5, 5],
      enemyAttack: [1, 1, 1, 1],
      hit: [9, 9, 9, 9],
    });
    game.expect('boatsMove', 'U-98');
    game.expect('helm', 'surfaced:M-SSE');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', escorts: 'E1' });
    game.expect('aim', 'plain:M3');
    game.expect('spread', '1');
    game.expect('aim', 'plain:M4');
    game.expect('spread', '1');
    game.expect('aim', 'gun:M3');
    game.expect('aim', 'fire');
    expect(game.battle().alerted).toBe(1);
    letPass(game, { react: 'hold', enemyAttacks: 'M3' });
    game.expect('aim', 'plain:M4');
    game.expect('spread', '1');
    game.expect('aim', 'fire');
    expect(game.battle().alerted).toBe(2);
  });
});

describe('linked campaigns (13.5)', () => {
  it('a flotilla worth more than the new points keeps all its boats and has nothing to spend', () => {
    const game = play(
      { edition: 'second', campaign: 'happy-time', linked: true },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'] },
    );
    buy(game, ['U-103', 'trained', 'france'], ['U-124', 'trained', 'france'], ['U-123', 'trained', 'france']);
    game.expect('spend', 'done');
    for (const id of ['U-103', 'U-124', 'U-123']) {
      game.boat(id).level = 'ace';
      sail(game, id, 'to:southwest-approaches', 'port:france');
    }
    // three aces are worth 53 of 36 points
    expect(game.state()).toMatchObject({ campaign: 'drumbeat', so: 0, soStart: 36 });
    expect(game.state().boats.map((boat) => [boat.id, boat.level])).toEqual([
      ['U-103', 'ace'],
      ['U-124', 'ace'],
      ['U-123', 'ace'],
    ]);
    expect(game.asked().step).toBe('nextToSail');
  });
});

describe.each(EDITIONS)('attack missions (6.10), %s edition', (edition) => {
  it('may spend every torpedo aboard, ready and stored, on one warship', () => {
    const dice = new Array<number>(22).fill(10);
    const game = play(
      { edition, campaign: 'battle-begins' },
      {
        'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012'],
        'deck.naval': ['N-301', 'N-302', 'N-303'],
        torpedo: edition === 'first' ? [10] : dice,
      },
    );
    buy(game, ['U-122', 'trained']);
    game.expect('spend', 'attack:U-122');
    game.expect('spend', 'done');
    sail(game, 'U-122', 'to:north-sea', 'box:attack');
    letPass(game, { breakOff: 'goOn' });
    game.expect('aimRaid', 'plain:N-301');
    expect(game.offered()).toHaveLength(22);
    game.expect('spread', '22');
    expect(game.boat('U-122')).toMatchObject({ ready: { plain: 0 }, stored: { plain: 0 } });
    expect(game.boat('U-122').log[0]?.sunk).toEqual(['N-301']);
  });
});
