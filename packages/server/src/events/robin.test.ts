import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundBoard } from './boards.ts';
import { leadsAhead } from './boards.ts';
import { robinRound, robinRounds } from './robin.ts';

const played = (places: readonly (number | null)[], rounds: number): RoundBoard[] =>
  Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) =>
    robinRound(places, round).map((pair, i) => ({
      ...pair,
      round,
      board: i + 1,
      result:
        pair.other === null
          ? null
          : { points: [1, 0] as const, how: 'played' as const, sunk: [0, 0] as const },
    })),
  );

describe('a round robin', () => {
  it('follows the printed tables of Berger for four and six', () => {
    const table = (n: number): string[] =>
      Array.from({ length: n - 1 }, (_, i) =>
        robinRound(
          Array.from({ length: n }, (_, p) => p + 1),
          i + 1,
        )
          .map(({ lead, other }) => `${lead}-${other}`)
          .sort()
          .join(' '),
      );
    expect(table(4)).toEqual(['1-4 2-3', '1-2 4-3', '2-4 3-1']);
    expect(table(6)).toEqual(['1-6 2-5 3-4', '1-2 5-3 6-4', '2-6 3-1 4-5', '1-4 2-3 6-5', '3-6 4-2 5-1']);
  });

  it('lets everybody meet everybody once a cycle, with at most one bye a cycle and even first turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.integer({ min: 1, max: 2 }), (count, cycles) => {
        const places = Array.from({ length: count }, (_, i) => 100 + i);
        const boards = played(places, robinRounds(count, cycles));
        const pairs = boards.filter(({ other }) => other !== null);
        expect(pairs).toHaveLength((cycles * count * (count - 1)) / 2);
        expect(new Set(pairs.map(({ lead, other }) => `${lead} ${other}`)).size).toBe(pairs.length);
        for (const place of places) {
          expect(boards.filter(({ lead, other }) => other === null && lead === place)).toHaveLength(
            count % 2 === 1 ? cycles : 0,
          );
          expect(Math.abs(leadsAhead(place, boards))).toBeLessThanOrEqual(cycles === 2 ? 0 : 1);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('gives a bye to whoever should meet a free place', () => {
    expect(robinRound([7, null, 9, 8], 1)).toEqual([
      { lead: 7, other: 8 },
      { lead: 9, other: null },
    ]);
  });
});
