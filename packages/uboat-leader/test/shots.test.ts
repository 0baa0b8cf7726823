/** Dice with their modifiers in play: contacts, detection, torpedoes, guns (2.6, 8.2, 9.7, 9.12 - 9.20). */
import { describe, expect, it } from 'vitest';
import { buy, closeIn, contact, EDITIONS, letPass, type Played, play, sail } from './game.ts';

/** Four ships of speed 2: Tiberton and Telena (3-6-9), Eulota (3-6-8), Sedgepool (4-7-9). */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

const rolls = (game: Played, purpose: string) =>
  (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll] : []));

/** What was added to the last roll for a purpose, by its reasons, with total and result. */
function last(game: Played, purpose: string) {
  const roll = rolls(game, purpose).at(-1);
  const modifiers = Object.fromEntries((roll?.modifiers ?? []).map(({ why, value }) => [why, value]));
  return { modifiers, total: roll?.total, outcome: roll?.outcome };
}

const damageOf = (game: Played, slot: string) => {
  const { light, heavy, sunk } = game.ship(slot);
  return { light, heavy, sunk };
};

describe.each(EDITIONS)('contact rolls (8.2), %s edition', (edition) => {
  /** U-48 Veteran, a Searcher, off the Southwest Approaches. */
  function searching(die: number, level: string, change: (game: Played) => void = () => undefined): Played {
    const game = play(
      { edition, campaign: 'happy-time', length: 'long' },
      { 'deck.events': ['EV-038', 'EV-012'], contact: [die] },
    );
    buy(game, ['U-48', level, 'france']);
    change(game);
    game.expect('spend', 'done');
    sail(game, 'U-48', 'to:southwest-approaches', 'stop');
    return game;
  }

  it('8.2: intelligence adds 2, a Searcher 1, events what they say; a warning and an Attacked counter take 2 off', () => {
    const game = searching(4, 'veteran', (fresh) =>
      fresh.expect('spend', 'intelligence:southwest-approaches'),
    );
    Object.assign(game.state().marks['southwest-approaches'] ?? {}, { warnings: 2 });
    game.boat('U-48').attacked = true;
    game.expect('lookout', 'search:U-48');
    expect(last(game, 'contact')).toEqual({
      modifiers: { intelligence: 2, searcher: 1, warnings: -4, attacked: -2, events: 1 },
      total: 2,
      outcome: '1',
    });
  });

  it('8.2: what does not apply is not added', () => {
    const game = searching(4, 'trained');
    game.boat('U-48').contactBonus = 0;
    game.expect('lookout', 'search:U-48');
    expect(last(game, 'contact')).toEqual({ modifiers: {}, total: 4, outcome: '1' });
  });

  it('2.6: the die has ten sides; the 0 of a printed one is its 10', () => {
    const game = searching(10, 'trained');
    game.expect('lookout', 'search:U-48');
    expect(last(game, 'contact')).toMatchObject({ total: 11, outcome: '3' });
    for (const die of [0, 11]) {
      const other = searching(die, 'trained');
      expect(() => other.expect('lookout', 'search:U-48')).toThrow('a d10 shows 1 to 10');
    }
  });
});

describe.each(EDITIONS)('detection dice (9.7), %s edition', (edition) => {
  /** U-99 beside E1 (Ballinderry, 5 against a surfaced boat and 6 against a submerged one), which is about to search for it. */
  function sought(die: number, depth: string, area: string, change: (game: Played) => void): Played {
    const game = contact(
      edition,
      'CV-39',
      {
        'deck.merchants': EVEN,
        'deck.escorts': ['E-203', 'E-202'],
        detection: [die, 1],
        escortCourse: [5, 5],
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    game.expect('place', `${depth}:${area}`);
    game.expect('helm', `${depth}:${area}`);
    game.battle().condition = '';
    Object.assign(game.ship('E2'), { area: 'L-W' });
    change(game);
    if (game.asked().step === 'driftBoat') game.answer(game.offered()[0] as string);
    letPass(game, { escorts: 'E1' });
    return game;
  }

  it('9.7: every Alerted counter adds 1, light damage takes 1 off and heavy damage 2; the number of the card detects', () => {
    for (const [die, outcome] of [
      [6, 'passed'],
      [5, 'failed'],
    ] as const) {
      const game = sought(die, 'surfaced', 'S-E', (fresh) => {
        fresh.battle().alerted = 2;
        Object.assign(fresh.ship('E1'), { card: fresh.state().decks.escorts.draw.pop(), light: 1, heavy: 1 });
      });
      const [first] = rolls(game, 'detection');
      expect(first).toMatchObject({ total: die + 2 - 1 - 2, outcome });
      expect(first?.modifiers.map(({ why, value }) => [why, value])).toEqual([
        ['alerted', 2],
        ['lightDamage', -1],
        ['heavyDamage', -2],
      ]);
      expect(game.battle().boats[0]?.detected).toBe(outcome === 'passed');
    }
  });

  it('9.7: a submerged boat is looked for at range 0 and 1, by the number against submerged boats', () => {
    const near = sought(5, 'submerged', 'S-E', () => undefined);
    expect(rolls(near, 'detection')[0]).toMatchObject({ total: 5, outcome: 'failed' });
    const found = sought(6, 'submerged', 'S-E', () => undefined);
    expect(rolls(found, 'detection')[0]).toMatchObject({ total: 6, outcome: 'passed' });
    const far = sought(10, 'submerged', 'S-S', (game) => {
      game.ship('E1').area = 'S-N';
    });
    expect(rolls(far, 'detection')).toEqual([]);
  });
});

describe.each(EDITIONS)('torpedoes and guns (9.12 - 9.20), %s edition', (edition) => {
  /** U-98 Veteran (torpedo and gunnery skill 0) astern of convoy card 37. */
  function aiming(course: string, dice: Record<string, readonly (number | string)[]>, boat = 'U-98'): Played {
    const game = contact(
      edition,
      'CV-37',
      {
        'deck.merchants': EVEN,
        'deck.convoys': ['CV-37', 'CV-38'],
        escortCourse: [5, 5],
        enemyAttack: [1, 1, 1],
        hit: Array(9).fill(9),
        ...dice,
      },
      [[boat, 'veteran']],
    );
    closeIn(game, 'surfaced:L-S', course);
    letPass(game, { react: 'hold', enemyAttacks: 'M3' });
    expect(game.asked().step).toBe('aim');
    game.battle().condition = '';
    return game;
  }
  const fire = (game: Played, ...salvoes: readonly [target: string, n: number][]) => {
    for (const [target, n] of salvoes) {
      game.expect('aim', target);
      if (!target.startsWith('gun')) game.expect('spread', String(n));
    }
    if (game.asked().step === 'aim') game.answer('fire');
  };

  it('9.12: torpedoes reach three areas; all attacks are declared before the first die', () => {
    const game = aiming('surfaced:L-S', { torpedo: [1, 1, 1] });
    // from the wake the rear merchants are 3 areas away, those in front 4
    const ids = game.offered();
    expect([ids.includes('plain:M3'), ids.includes('plain:M4'), ids.includes('plain:M1')]).toEqual([
      true,
      true,
      false,
    ]);
    game.expect('aim', 'plain:M3');
    game.expect('spread', '2');
    expect(rolls(game, 'torpedo')).toEqual([]);
    game.expect('aim', 'plain:M4');
    expect(rolls(game, 'torpedo')).toEqual([]);
    game.expect('spread', '1');
    // nothing else is in reach: they are fired
    expect(game.thrown('torpedo')).toHaveLength(3);
    expect(game.boat('U-98').ready.plain).toBe(2);
  });

  it('9.13: each torpedo more adds 1 to all dice of its salvo', () => {
    for (const n of [1, 2, 3, 4]) {
      const game = aiming('surfaced:M-SSE', { torpedo: Array(n).fill(1) });
      fire(game, ['plain:M4', n]);
      expect(last(game, 'torpedo').modifiers.spread ?? 0).toBe(n - 1);
      expect(game.thrown('torpedo')).toHaveLength(n);
    }
  });

  it('9.14 1e, 9.14 2e: torpedoes fired at a ship that is sunk meanwhile are spent all the same', () => {
    const game = aiming('surfaced:M-SSE', { torpedo: [10, 10, 10] });
    fire(game, ['plain:M4', 3]);
    expect(damageOf(game, 'M4').sunk).toBe(true);
    // each die in turn until she goes down, or all at once
    expect(game.thrown('torpedo')).toHaveLength(edition === 'first' ? 1 : 3);
    expect(game.boat('U-98').ready.plain).toBe(2);
  });

  it('9.14: below the first number a miss, from it light, from the second heavy, from the third sunk', () => {
    // Telena, 3-6-9, one torpedo from range 2
    const results = [4, 5, 7, 8, 10].map((die) => {
      const game = aiming('surfaced:M-SSE', { torpedo: [die] });
      fire(game, ['plain:M4', 1]);
      return last(game, 'torpedo').outcome;
    });
    expect(results).toEqual(['miss', 'light', 'light', 'heavy', 'heavy']);
    const close = aiming('surfaced:S-S', { torpedo: [10] });
    fire(close, ['plain:M3', 1]);
    expect(last(close, 'torpedo')).toEqual({ modifiers: { range: -1 }, total: 9, outcome: 'sunk' });
  });

  it('9.15: 1 off for each area, 1 more against heavy damage, and the skill of the crew', () => {
    const game = aiming('surfaced:M-SSE', { torpedo: [5] }, 'U-47');
    Object.assign(game.ship('M4'), { heavy: 1 });
    fire(game, ['plain:M4', 1]);
    // U-47 Veteran has torpedo skill +1
    expect(last(game, 'torpedo').modifiers).toEqual({ range: -2, heavyTarget: 1, torpedoSkill: 1 });
  });

  it('9.17: the gun reaches two areas, from the surface, once in a phase, and costs a shell', () => {
    const game = aiming('surfaced:S-S', { gun: [1] });
    const guns = () => game.offered().filter((id) => id.startsWith('gun:'));
    expect(guns()).toEqual(['gun:M1', 'gun:M2', 'gun:M3', 'gun:M4']);
    game.expect('aim', 'gun:M3');
    expect([guns(), game.refusal('gun:M4')]).toEqual([[], 'refused.gunDeclared [9.17]']);
    game.expect('aim', 'fire');
    expect(game.boat('U-98').gun).toBe(5);
    const far = aiming('surfaced:L-S', {});
    expect(far.offered().filter((id) => id.startsWith('gun:'))).toEqual([]);
  });

  it('9.18: the gun loses 3 for each area, gains 1 against heavy damage, and reads the gun numbers', () => {
    for (const [die, outcome] of [
      [5, 'miss'],
      [6, 'light'],
      [7, 'light'],
      [8, 'heavy'],
      [10, 'sunk'],
    ] as const) {
      const game = aiming('surfaced:S-S', { gun: [die] });
      // Eulota, 3-5-7, at range 1
      expect(game.ship('M3').card).toBe('M-055');
      fire(game, ['gun:M3', 1]);
      expect(last(game, 'gun')).toEqual({ modifiers: { range: -3 }, total: die - 3, outcome });
    }
    const game = aiming('surfaced:S-S', { gun: [5] });
    Object.assign(game.ship('M3'), { heavy: 1 });
    fire(game, ['gun:M3', 1]);
    expect(last(game, 'gun')).toEqual({
      modifiers: { range: -3, heavyTarget: 1 },
      total: 3,
      outcome: 'light',
    });
  });

  it('9.20: light and light make heavy, heavy and heavy sink; light and heavy lie side by side', () => {
    const hit = (before: object, torpedo: number, gun: number) => {
      const game = aiming('surfaced:S-S', { torpedo: [torpedo], gun: [gun] });
      Object.assign(game.ship('M3'), before);
      fire(game, ['plain:M3', 1], ['gun:M3', 1]);
      return damageOf(game, 'M3');
    };
    // Eulota at range 1: torpedo 3-6-8 less 1, gun 3-5-7 less 3
    expect(hit({}, 4, 6)).toEqual({ light: 0, heavy: 1, sunk: false });
    expect(hit({}, 7, 6)).toEqual({ light: 1, heavy: 1, sunk: false });
    expect(hit({}, 4, 8)).toEqual({ light: 1, heavy: 1, sunk: false });
    expect(hit({}, 7, 8)).toMatchObject({ sunk: true });
    expect(hit({ light: 1, heavy: 1 }, 3, 1)).toMatchObject({ sunk: true });
    expect(hit({}, 1, 1)).toEqual({ light: 0, heavy: 0, sunk: false });
  });

  it('9.20: light damage takes 1 off a ship’s speed and heavy damage 2, never below 0', () => {
    const game = aiming('surfaced:S-S', { torpedo: [4, 8] });
    fire(game, ['plain:M3', 1], ['plain:M4', 1]);
    expect([damageOf(game, 'M3').light, damageOf(game, 'M4').heavy]).toEqual([1, 1]);
    letPass(game, { enemyAttacks: 'M4', react: 'hold' });
    game.expect('helm', 'surfaced:S-S');
    // at speed 1 one area back, at speed 0 two
    expect([game.asked().step, game.asked().about.n]).toEqual(['driftShip', 1]);
    game.answer(game.offered()[0] as string);
    expect([game.asked().step, game.asked().about.n]).toEqual(['driftShip', 2]);
  });
});
