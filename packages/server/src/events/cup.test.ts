import { describe, expect, it } from 'vitest';
import type { RoundBoard } from './boards.ts';
import { BYE } from './boards.ts';
import { cupRound, cupRounds } from './cup.ts';

const NOBODY = new Set<number>();
const firstWins = (
  round: number,
  boards: readonly RoundBoard[],
  entered: readonly number[],
  gone = NOBODY,
): RoundBoard[] =>
  cupRound(entered, round, boards, gone).map((pair, i) => ({
    ...pair,
    round,
    board: i + 1,
    result:
      pair.other === null
        ? BYE
        : { points: pair.lead < pair.other ? [1, 0] : [0, 1], how: 'played', sunk: [0, 0] },
  }));

describe('a cup', () => {
  it('lets the first to enter meet last, and gives them the byes', () => {
    const entered = [1, 2, 3, 4, 5, 6];
    expect(cupRounds(6)).toBe(3);
    let boards: RoundBoard[] = [];
    const met: string[][] = [];
    for (let round = 1; round <= 3; round++) {
      const now = firstWins(round, boards, entered);
      met.push(now.map(({ lead, other }) => [lead, other ?? 0].sort((a, b) => a - b).join('-')).sort());
      boards = [...boards, ...now];
    }
    expect(met).toEqual([['0-1', '0-2', '3-6', '4-5'], ['1-4', '2-3'], ['1-2']]);
  });

  it('sends nobody on from a board to which nobody came, and lets the rival of one who left through', () => {
    const first = firstWins(1, [], [1, 2, 3, 4]);
    const boards = first.map(
      (board): RoundBoard =>
        [board.lead, board.other].includes(1)
          ? { ...board, result: { points: [0, 0], how: 'nobody', sunk: [0, 0] } }
          : board,
    );
    expect(cupRound([1, 2, 3, 4], 2, boards, NOBODY)).toEqual([{ lead: 2, other: null }]);
    expect(cupRound([1, 2, 3, 4], 2, first, new Set([1]))).toEqual([
      expect.objectContaining({ lead: expect.any(Number) }),
    ]);
  });
});
