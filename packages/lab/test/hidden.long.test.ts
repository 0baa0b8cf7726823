/** A review of a seat goes by what the seat could know, and by nothing else. */
import type { AnyGame } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/index.ts';
import { playedBy } from '../src/review/questions.ts';
import { yardstickOf } from '../src/review/scale.ts';
import { workAt } from '../src/review/work.ts';
import { careless, recordBy } from './reviews.ts';

/** Everything that is worked out at some questions of a seat, after its rivals' secrets were dealt anew `deals` times. */
function workedOut(game: AnyGame, seed: string, seat: number, most: number, deals: number): string {
  const record = recordBy(game, seed, { seats: game.seats.min, seat, player: careless(5), most });
  const played = playedBy(game, record, seat);
  const positions = played.positions.slice(-6);
  for (const { table } of positions)
    for (let deal = 0; deal < deals; deal++)
      game.swapSecrets?.(table.state.game, seat, rngFrom(seedFrom(`deal ${deal}`), 'deal'), table.waiting);
  const yardstick = yardstickOf(played.opening, undefined, () => 1);
  const order = { played: { ...played, positions }, ...yardstick, seed: 'review' };
  const blocks = positions.map(({ question }, number) => {
    const raced = question.candidates.map((_, i) => i);
    return [
      question.candidates.map(({ choice }) => choice),
      workAt(order, { kind: 'worlds', question: number, from: 0, to: 4, raced }),
      ...(question.rolls.length > 0
        ? [workAt(order, { kind: 'roll', question: number, roll: 0, from: 0, to: 2 })]
        : []),
    ];
  });
  return JSON.stringify(blocks);
}

describe('a review of a seat', () => {
  test.each([
    ['naval-battles', 60],
    ['naval-battles', 150],
    ['smugglers', 12],
  ])(
    'of %s is the same byte for byte when all it could not know is swapped, after %i answers',
    async (id, most) => {
      const game = await loadGame(id);
      for (const seat of [0, 1]) {
        const plain = workedOut(game, 'hidden', seat, most, 0);
        expect(plain.length).toBeGreaterThan(200);
        expect(workedOut(game, 'hidden', seat, most, 3)).toBe(plain);
      }
    },
  );

  test('of U-Boat Leader is the same when everything face down is shuffled', async () => {
    const game = await loadGame('uboat-leader');
    expect(workedOut(game, 'hidden', 0, 60, 2)).toBe(workedOut(game, 'hidden', 0, 60, 0));
  });
});
