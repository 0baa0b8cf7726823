/** Enemy attacks with their numbers and modifiers, edition by edition (9.24 - 9.26). */
import { describe, expect, it } from 'vitest';
import { contact, hunted, letPass, type Played } from './game.ts';

/** Four ships of speed 2 that nobody outruns. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

const rolls = (game: Played, purpose: string) =>
  (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll] : []));

describe('enemy attacks of the first edition (9.24 - 9.26)', () => {
  /** Ballinderry attacks U-99 below: 5-8-10. */
  const struck = (dice: readonly number[], change: object = {}, reaction = 'hold') => {
    const game = hunted('first', { enemyAttack: dice, deepDive: [1] });
    Object.assign(game.ship('E1'), change);
    game.expect('react', reaction);
    return game;
  };

  it.each([
    [4, 'nothing', 0],
    [5, 'stress1', 1],
    [7, 'stress1', 1],
    [8, 'stress3', 3],
    [9, 'stress3', 3],
    [10, 'sunk', 0],
  ] as const)('9.25 1e: a die of %i: %s', (die, outcome, stress) => {
    const game = struck([die]);
    expect(rolls(game, 'enemyAttack')[0]).toMatchObject({ total: die, outcome });
    expect(game.boat('U-99').fate).toBe(outcome === 'sunk' ? 'sunk' : 'serving');
    const [told] = (game.table.log ?? []).filter(({ kind, rule }) => kind === 'stress' && rule === '9.25 1e');
    expect(Number(told?.data.n ?? 0)).toBe(stress);
  });

  it('9.26 1e: light damage takes 1 off the attack, heavy damage 2', () => {
    const modifiers = (change: object) =>
      rolls(struck([8], change), 'enemyAttack')[0]?.modifiers.map(({ why, value }) => [why, value]);
    expect(modifiers({})).toEqual([]);
    expect(modifiers({ light: 1 })).toEqual([['lightDamage', -1]]);
    expect(modifiers({ heavy: 1 })).toEqual([['heavyDamage', -2]]);
    expect(modifiers({ tactics: 'T-5' })).toEqual([['tactics', 2]]);
  });

  it('9.24 1e: against a boat that dives deep the lower of two dice counts', () => {
    const game = struck([10, 4], {}, 'deepDive');
    expect(rolls(game, 'enemyAttack')[0]).toMatchObject({ faces: [10, 4], natural: 4, outcome: 'nothing' });
    const other = struck([9, 10], {}, 'deepDive');
    expect(rolls(other, 'enemyAttack')[0]).toMatchObject({ natural: 9, outcome: 'stress3' });
  });
});

describe('enemy attacks of the second edition (9.24 - 9.26)', () => {
  /** Ballinderry attacks the submerged U-99 with 4 light hits; evasion 4 takes 2 off. */
  const struck = (change: object = {}, reaction = 'hold', evasion = 0) => {
    const game = hunted('second', { hit: Array(9).fill(9), deepDive: [1] });
    Object.assign(game.ship('E1'), change);
    if (evasion > 0) game.boat('U-99').snorkel = true;
    game.expect('react', reaction);
    return game;
  };
  const hits = (game: Played) => {
    const [told] = (game.table.log ?? []).filter(({ kind }) => kind === 'attackHits');
    return told && [told.data.light, told.data.heavy];
  };

  it('9.25 2e: as many counters are drawn as the card and its modifiers say', () => {
    const game = struck();
    expect(hits(game)).toEqual([2, 0]);
    expect((game.table.log ?? []).filter(({ kind }) => kind === 'hitCounter')).toHaveLength(2);
  });

  it('9.26 2e: every 2 evasion take a light hit off, light damage one, heavy damage a heavy hit, which is two light ones', () => {
    expect(hits(struck({}, 'hold', 2))).toEqual([1, 0]);
    expect(hits(struck({ light: 1 }))).toEqual([1, 0]);
    expect(hits(struck({ heavy: 1 }))).toEqual([0, 0]);
    expect(hits(struck({ tactics: 'T-5' }))).toEqual([4, 0]);
  });

  it('9.26 2e: on the surface in the same area it is a heavy hit more', () => {
    const game = contact(
      'second',
      'CV-39',
      {
        'deck.merchants': EVEN,
        'deck.escorts': ['E-203', 'E-202'],
        detection: [10, 10],
        hit: Array(9).fill(9),
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:S-E');
    game.expect('helm', 'surfaced:S-E');
    letPass(game, { driftBoat: 'S-E', escorts: 'E1', aim: 'hold', enemyAttacks: 'E1' });
    game.expect('react', 'hold');
    // 1 light and 1 heavy, plus 1 heavy, less 2 light: the light one, and one of the two that a heavy one becomes
    expect(game.ship('E1').area).toBe('S-E');
    expect(hits(game)).toEqual([1, 1]);
  });

  it('9.24 2e: attacks on a boat that dives deep have no effect', () => {
    const game = struck({}, 'deepDive');
    expect(hits(game)).toBeUndefined();
    expect(
      (game.table.log ?? []).some(({ kind, rule }) => kind === 'attackEvaded' && rule === '9.24 2e'),
    ).toBe(true);
  });
});
