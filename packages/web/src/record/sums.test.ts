import { describe, expect, it } from 'vitest';
import type { GameFacts } from './facts.ts';
import { luckOf, standingOf, survivalOf } from './sums.ts';

describe('the curve of survival', () => {
  it('falls only for those who die; who leaves alive is no longer at risk', () => {
    const lives = [
      { patrols: 1, died: true },
      { patrols: 2, died: false },
      { patrols: 3, died: true },
      { patrols: 4, died: false },
    ];
    expect(survivalOf(lives)).toEqual([1, 0.75, 0.75, 0.375, 0.375]);
    expect(survivalOf([])).toEqual([1]);
  });
});

describe('luck', () => {
  it('is what came above what was to be expected, throw by throw', () => {
    const { good, expected, course, throws } = luckOf([
      [1, 500],
      [0, 250],
      [1, 750],
    ]);
    expect([throws, good, expected]).toEqual([3, 2, 1.5]);
    expect(course).toEqual([0.5, 0.25, 0.5]);
  });
});

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
