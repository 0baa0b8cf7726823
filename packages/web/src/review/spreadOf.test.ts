import { describe, expect, it } from 'vitest';
import { workersFor } from '../workers/crew.ts';
import { binsOf, spreadOf, wilsonHalf } from './spreadOf.ts';

const endings = (...worths: number[]) =>
  worths.map((worth, i) => ({ worth, fate: i % 2 ? 'sunk' : 'survived' }));

describe('a heap of endings', () => {
  it('has its middle half, its mean, and those that came to less and to more', () => {
    const spread = spreadOf(endings(1, 2, 3, 4, 5, 6, 7, 8), 4);
    expect([spread.quarter, spread.threeQuarters, spread.mean]).toEqual([3, 7, 4.5]);
    expect([spread.less, spread.more]).toEqual([3, 4]);
    expect(spread.fates.map(({ fate, count }) => [fate, count])).toEqual([
      ['sunk', 4],
      ['survived', 4],
    ]);
  });

  it('is empty before the first one has arrived', () => {
    expect(spreadOf([], 10)).toMatchObject({ games: 0, mean: 0, half: 0, less: 0, more: 0, fates: [] });
  });

  it('falls into bins with round limits, every ending in one of them, the real one too', () => {
    const { from, step, bins } = binsOf(endings(12_300, 99_000, 45_000), 150_000, 24, () => 0);
    expect([from, step]).toEqual([10_000, 10_000]);
    expect(bins.flat()).toHaveLength(3);
    expect(from + bins.length * step).toBeGreaterThan(150_000);
  });

  it('gives shares the interval of Wilson, which is never empty', () => {
    expect(Math.round(wilsonHalf(398, 1000))).toBe(30);
    expect(wilsonHalf(0, 1000)).toBeGreaterThan(1);
  });
});

describe('a device', () => {
  it('gives a review two workers where it has two cores, one on a phone, and keeps one for the page where it has more', () => {
    expect([workersFor(1, false), workersFor(2, false), workersFor(4, false), workersFor(16, false)]).toEqual(
      [1, 2, 3, 4],
    );
    expect(workersFor(8, true)).toBe(1);
  });
});
