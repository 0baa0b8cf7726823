import { describe, expect, it } from 'vitest';
import type { GameFacts } from './facts.ts';
import { standingOf } from './sums.ts';

describe('an honour', () => {
  const game = (updated: number, count: number): GameFacts => ({
    id: `${updated}`,
    revision: 1,
    game: 'hunters',
    over: true,
    updated,
    told: null,
    counts: { fullHouse: count },
  });

  it('is earned by the first game that reaches its goal, and counted again by others', () => {
    expect(standingOf([game(1, 3), game(2, 4), game(3, 5)], 'fullHouse', 4)).toEqual({
      best: 5,
      since: 2,
      times: 2,
    });
    expect(standingOf([game(1, 3)], 'fullHouse', 4)).toEqual({ best: 3, since: null, times: 0 });
  });
});
