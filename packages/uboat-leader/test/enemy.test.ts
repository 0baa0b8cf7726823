/** The enemy's part of a combat phase: escorts that sweep, who attacks whom, how often a boat reacts (9.4, 9.10, 9.21, 9.22). */
import { describe, expect, it } from 'vitest';
import { range } from '../src/rules/display.ts';
import { contact, EDITIONS, hunted, letPass, type Played } from './game.ts';

/** Four ships of speed 2 that nobody outruns. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

describe.each(EDITIONS)('silent running (9.4), %s edition', (edition) => {
  /** U-99, aggressive, submerged and detected in the middle of the convoy, at the start of its second phase. */
  function caught(silent: number): Played {
    const game = hunted(edition, {
      silent: [silent],
      enemyAttack: [1, 1, 1, 1, 1, 1],
      hit: Array(12).fill(9),
    });
    letPass(game, { react: 'hold', enemyAttacks: 'E1', aim: 'hold' });
    expect([game.asked().step, game.fighter('U-99').detected]).toEqual(['helm', true]);
    return game;
  }

  /** Gives an order, falls back to an area, and does nothing else in the phase: what was asked, and where the boat ends. */
  function phase(game: Played, order: string, back: string): { asked: string[]; area: string | null } {
    const asked: string[] = [];
    const { round } = game.battle();
    game.expect('helm', order);
    while (game.battle().round === round) {
      const { step } = game.asked();
      asked.push(step);
      game.answer(step === 'driftBoat' ? back : (game.offered()[0] as string));
    }
    return { asked, area: game.fighter('U-99').area };
  }

  it('9.4, 9.4 1e, 9.4 2e: a boat that runs silent does not attack in this phase, whether it slips away or not', () => {
    for (const die of [1, 10]) {
      const game = caught(die);
      const silent = phase(game, `silent:${game.fighter('U-99').area}`, 'L-S');
      expect(game.thrown('silent')).toEqual([die]);
      expect(silent.asked).not.toContain('aim');
      expect(game.battle().ships.some(({ area }) => area !== null && range(area, 'L-S') <= 3)).toBe(true);
      // the marker is off again, and in the same place another boat would have fired
      expect([silent.area, game.fighter('U-99').silent]).toEqual(['L-S', false]);
      const other = caught(die);
      const moves = phase(other, `submerged:${other.fighter('U-99').area}`, 'L-S');
      expect(moves).toEqual({ asked: expect.arrayContaining(['aim']), area: 'L-S' });
    }
  });

  it('9.4: a silent boat falls back as if it had speed 0', () => {
    // submerged U-99 makes 1 and the convoy 2: from S-SE one area back or two; when silent it is two
    const loud = caught(1);
    expect(loud.fighter('U-99').area).toBe('S-SE');
    loud.expect('helm', 'submerged:S-SE');
    expect([...loud.offered()].sort()).toEqual(['L-S', 'M-SSE']);
    expect(phase(caught(1), 'silent:S-SE', 'asked for no end').area).toBe('L-S');
  });
});

describe.each(EDITIONS)('escorts without prey (9.10), %s edition', (edition) => {
  /** U-98 far astern of convoy card 37; gives the areas of its escorts after a phase. */
  function sweep(dice: Record<string, readonly (number | string)[]>, at: Record<string, string> = {}) {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, ...dice });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    for (const [slot, area] of Object.entries(at)) game.ship(slot).area = area;
    game.expect('helm', 'surfaced:L-S');
    letPass(game, { driftBoat: 'L-S', aim: 'hold' });
    return ['E1', 'E2'].map((slot) => game.ship(slot).area);
  }

  it.each([
    [1, 'S-W', 'S-N'],
    [2, 'S-W', 'S-N'],
    [3, 'S-W', 'S-N'],
    [4, 'S-NW', 'S-NE'],
    [5, 'S-NW', 'S-NE'],
    [6, 'S-NW', 'S-NE'],
    [7, 'S-NW', 'S-NE'],
    [8, 'S-N', 'S-E'],
    [9, 'S-N', 'S-E'],
    [10, 'S-N', 'S-E'],
  ])('9.10: a die of %i takes the escorts of the short ring to %s and %s', (die, first, second) => {
    expect(sweep({ escortCourse: [die, die] })).toEqual([first, second]);
  });

  it('9.10: from a convoy area or a medium one an escort goes to a random short area next to it', () => {
    const at = { E1: 'C-UL', E2: 'M-ENE' };
    expect(sweep({ 'escort.course': [1, 1] }, at)).toEqual(['S-N', 'S-NE']);
    expect(sweep({ 'escort.course': [2, 2] }, at)).toEqual(['S-W', 'S-E']);
  });

  it('9.10: from a long area an escort goes to a random medium area next to it', () => {
    const at = { E1: 'L-N', E2: 'L-NW' };
    expect(sweep({ 'escort.course': [1, 2] }, at)).toEqual(['M-NNE', 'M-NNW']);
  });
});

/** U-98 and U-47 on the surface astern of a stopped convoy, both detected; only escort E1 is left of its screen. */
function stopped(
  edition: 'first' | 'second',
  places: Readonly<Record<string, string>>,
  dice: Record<string, readonly (number | string)[]> = {},
): Played {
  const game = contact(
    edition,
    'CV-37',
    { 'deck.merchants': EVEN, 'deck.escorts': ['E-203', 'E-202'], wolfpack: [9], ...dice },
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
  for (const slot of ['M1', 'M2', 'M3', 'M4'])
    Object.assign(game.ship(slot), { card: merchants.draw.pop(), heavy: 1 });
  Object.assign(game.ship('E1'), { card: escorts.draw.pop(), heavy: 1, area: places.E1 });
  Object.assign(game.ship('E2'), { card: escorts.draw.pop(), sunk: true, area: null });
  for (const id of ['U-98', 'U-47']) Object.assign(game.fighter(id), { area: places[id], detected: true });
  game.expect('boatsMove', 'U-98');
  game.expect('helm', `surfaced:${places['U-98']}`);
  game.expect('helm', `surfaced:${places['U-47']}`);
  return game;
}

/** Boats that ships have attacked so far, in order. */
const attacked = (game: Played): unknown[] =>
  (game.table.log ?? [])
    .filter(({ kind }) => kind === 'shipAttacks' || kind === 'attackHarmless')
    .map(({ data }) => data.boat);

describe.each(EDITIONS)('who is attacked (9.21), %s edition', (edition) => {
  it('9.21: an escort attacks the nearest of the detected boats it can reach, whatever their order', () => {
    // a die would give U-98 on 1 and U-47 on 2
    for (const die of [1, 2]) {
      const dice = { 'attack.target': [die], enemyAttack: [1], hit: Array(6).fill(9) };
      const near = stopped(edition, { E1: 'M-SSW', 'U-98': 'L-SE', 'U-47': 'L-S' }, dice);
      letPass(near, { aim: 'hold', boatsAttack: 'U-98' });
      expect([range('M-SSW', 'L-SE'), range('M-SSW', 'L-S')]).toEqual([2, 1]);
      expect(attacked(near)).toEqual(['U-47']);
      const other = stopped(edition, { E1: 'M-SSW', 'U-98': 'L-S', 'U-47': 'L-SE' }, dice);
      letPass(other, { aim: 'hold', boatsAttack: 'U-98' });
      expect(attacked(other)).toEqual(['U-98']);
    }
  });

  it('9.21: between boats at the same distance the die decides', () => {
    for (const [die, boat] of [
      [1, 'U-98'],
      [2, 'U-47'],
    ] as const) {
      const dice = { 'attack.target': [die], enemyAttack: [1], hit: Array(6).fill(9) };
      const game = stopped(edition, { E1: 'M-SSE', 'U-98': 'L-SE', 'U-47': 'L-S' }, dice);
      letPass(game, { aim: 'hold', boatsAttack: 'U-98' });
      expect(attacked(game)).toEqual([boat]);
    }
  });

  it('9.21: the nearest boat is passed over when the escort cannot attack it: undetected, or below in another area', () => {
    const places = { E1: 'M-SSW', 'U-98': 'L-SE', 'U-47': 'L-S' };
    for (const change of [{ detected: false }, { depth: 'submerged' }]) {
      const game = stopped(edition, places, { detection: [1], enemyAttack: [1], hit: Array(6).fill(9) });
      Object.assign(game.fighter('U-47'), change);
      letPass(game, { aim: 'hold', boatsAttack: 'U-98', driftBoat: 'L-S' });
      expect(attacked(game)).toEqual(['U-98']);
    }
  });
});

describe.each(EDITIONS)('one reaction (9.22), %s edition', (edition) => {
  /** What a boat under attack is asked until the phase is over, always answering with anything but "hold". */
  function reactions(game: Played): string[] {
    const taken: string[] = [];
    const { round } = game.battle();
    while (!game.table.over && game.state().battle?.round === round && game.asked().step !== 'remaining') {
      const choice = game.offered().at(-1) as string;
      if (game.asked().step === 'react') taken.push(choice);
      game.answer(game.asked().step === 'aim' ? 'hold' : choice);
    }
    return taken;
  }
  const stressOf = (game: Played, rule: RegExp): number =>
    (game.table.log ?? [])
      .filter((event) => event.kind === 'stress' && rule.test(event.rule))
      .reduce((sum, event) => sum + Number(event.data.n), 0);

  it('9.22: a boat that crash-dives answers all attacks of the phase with it: one dive, a die for each attack', () => {
    const game = contact(
      edition,
      'CV-39',
      {
        'deck.merchants': ['M-055', 'M-071', 'M-075', 'M-076'],
        'deck.escorts': ['E-203', 'E-204'],
        crashDive: [10, 1, 1, 1],
        enemyAttack: [1, 1, 1],
        hit: Array(12).fill(9),
        detection: [10, 10],
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-S');
    game.expect('helm', 'surfaced:C-LL');
    letPass(game, { driftBoat: 'C-LL', escorts: 'E1', aim: 'hold' });
    expect(reactions(game)).toEqual(['crashDive']);
    expect(game.thrown('crashDive').length).toBeGreaterThan(1);
    expect(game.thrown('deepDive')).toEqual([]);
    expect(stressOf(game, /^9\.23/)).toBe(1);
  });

  it('9.22: a boat that dives deep does so once in a phase, for all attacks', () => {
    const game = hunted(edition, { deepDive: [1], enemyAttack: [1, 1, 1, 1], hit: Array(12).fill(9) });
    // the other escort has arrived as well
    Object.assign(game.fighter('U-99'), { area: game.ship('E1').area });
    game.ship('E2').area = game.ship('E1').area;
    expect(game.asked().step).toBe('react');
    expect(reactions(game)).toEqual(['deepDive']);
    const attacks = (game.table.log ?? []).filter(({ kind }) => kind === 'shipAttacks');
    expect(attacks).toHaveLength(2);
    expect(game.thrown('deepDive')).toEqual([1]);
    expect(stressOf(game, /^9\.24/)).toBe(edition === 'first' ? 1 : 2);
  });

  it('9.22: a boat need not react, and may to the next attack', () => {
    const game = hunted(edition, { deepDive: [1], enemyAttack: [1, 1, 1], hit: Array(12).fill(9) });
    game.ship('E2').area = game.ship('E1').area;
    game.expect('react', 'hold');
    game.expect('react', 'deepDive');
    expect(game.thrown('deepDive')).toEqual([1]);
  });
});
