/** One number for one thing: what is shown before a salvo is what its rolls say (9.13 - 9.20). */
import { bigRollOf, needOf } from '@flotilla/companion';
import type { LogEvent, RollRecord } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { bigRolls } from '../src/index.ts';
import { closeIn, contact, EDITIONS, letPass, oddsFor, type Played } from './game.ts';

/** U-98 at range 2 of Eulota and Sedgepool, five torpedoes in its tubes; the first merchant is damaged like this. */
function aiming(edition: 'first' | 'second', damage: object, torpedo: readonly number[]): Played {
  const game = contact(edition, 'CV-37', {
    'deck.merchants': ['M-078', 'M-056', 'M-055', 'M-071'],
    escortCourse: [5, 5],
    torpedo,
    gun: torpedo,
  });
  closeIn(game, 'surfaced:L-S', 'surfaced:S-S');
  letPass(game, { react: 'hold', enemyAttacks: 'M3' });
  Object.assign(game.ship('M3'), damage);
  return game;
}

const rollsOf = (game: Played, purpose: string): RollRecord[] =>
  (game.table.log as LogEvent[]).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll] : []));

/** What is told above a roll before it is thrown, by result. */
function headline(roll: RollRecord): Record<string, number> {
  const big = bigRollOf(bigRolls, roll);
  if (!big) throw new Error('The roll is not a big one.');
  expect(big.about).toBe('howMuch');
  return Object.fromEntries(needOf(big, roll).results.map(({ outcome, chance }) => [outcome, chance]));
}

/** Only what can happen, as the headline leaves out what the dice cannot bring. */
const possible = (odds: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(odds).filter(([, chance]) => chance > 0));

const close = (odds: Record<string, number>) =>
  Object.fromEntries(Object.entries(odds).map(([of, chance]) => [of, expect.closeTo(chance, 10)]));

const DAMAGE = [
  ['sound', { light: 0, heavy: 0 }],
  ['lightly damaged', { light: 1, heavy: 0 }],
  ['crippled', { light: 0, heavy: 1 }],
  ['crippled and lightly damaged', { light: 1, heavy: 1 }],
] as const;

describe.each(EDITIONS)('a salvo (9.13 - 9.20), %s edition', (edition) => {
  describe.each(DAMAGE)('at a ship that is %s', (_name, damage) => {
    it.each([1, 2, 4, 5])(
      'says the same before it is declared and before it is thrown: %i torpedoes',
      (n) => {
        const game = aiming(edition, damage, [1, 1, 1, 1, 1]);
        game.expect('aim', 'plain:M3');
        const shown = oddsFor(game, String(n));
        game.expect('spread', String(n));
        letPass(game, { aim: 'fire' });
        const [first] = rollsOf(game, 'torpedo');
        expect(possible(headline(first as RollRecord))).toEqual(close(possible(shown)));
      },
    );

    it('says the same for the gun', () => {
      const game = aiming(edition, damage, [1]);
      const shown = oddsFor(game, 'gun:M3');
      game.expect('aim', 'gun:M3');
      letPass(game, { aim: 'fire' });
      const [roll] = rollsOf(game, 'gun');
      expect(possible(headline(roll as RollRecord))).toEqual(close(possible(shown)));
    });
  });
});

describe('the roll of a salvo in the log (9.14, 9.20)', () => {
  it('9.14 2e: names what has become of the ship, equal dice and all, with the chance shown before', () => {
    const game = aiming('second', { light: 0, heavy: 0 }, [5, 5, 1, 1]);
    const numbers = [3, 6, 9];
    game.expect('aim', 'plain:M3');
    const shown = oddsFor(game, '4');
    game.expect('spread', '4');
    letPass(game, { aim: 'fire' });
    const [roll] = rollsOf(game, 'torpedo') as [RollRecord];
    // a five with the spread and the range is a heavy hit, and two of them sink her
    expect(numbers[1]).toBeLessThanOrEqual(roll.total);
    expect(roll.total).toBeLessThan(numbers[2] as number);
    expect([roll.outcome, roll.chance]).toEqual(['sunk', expect.closeTo(shown.sunk as number, 10)]);
    expect([roll.from, roll.to, roll.fates?.settled]).toEqual([null, null, true]);
    expect(game.ship('M3').sunk).toBe(true);
  });

  it('9.20: a hit that sinks a cripple is called so, with the chance of all that would', () => {
    const game = aiming('first', { light: 0, heavy: 1 }, [6]);
    game.expect('aim', 'plain:M3');
    const shown = oddsFor(game, '1');
    game.expect('spread', '1');
    letPass(game, { aim: 'fire' });
    const [roll] = rollsOf(game, 'torpedo') as [RollRecord];
    expect([roll.outcome, roll.chance]).toEqual(['sunk', expect.closeTo(shown.sunk as number, 10)]);
    expect(game.ship('M3').sunk).toBe(true);
  });

  it('9.14 1e: each die has its own result, and the salvo is not settled before the last', () => {
    const game = aiming('first', { light: 0, heavy: 0 }, [1, 1, 1]);
    game.expect('aim', 'plain:M3');
    game.expect('spread', '3');
    letPass(game, { aim: 'fire' });
    const rolls = rollsOf(game, 'torpedo');
    expect(rolls.map(({ fates }) => fates?.settled)).toEqual([false, false, undefined]);
    const sinks = rolls.map((roll) => headline(roll).sunk ?? 0);
    expect(sinks).toEqual([...sinks].sort((a, b) => b - a));
  });
});
