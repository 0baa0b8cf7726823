import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf, wilson } from './shares.ts';
import { addToSketch, BUCKET_WIDTH, MOST_EXACT, mergeSketch, newSketch, quantileOf } from './sketch.ts';
import { addToSpread, deviationOf, histogramOf, mergeSpread, newSpread, summaryOf } from './spread.ts';

const spreadOf = (values: readonly number[]) => {
  const spread = newSpread();
  for (const value of values) addToSpread(spread, value);
  return spread;
};

describe('quantiles', () => {
  test('are exact and interpolated while few different values turn up', () => {
    const sketch = newSketch();
    for (const value of [4, 1, 3, 2]) addToSketch(sketch, value);
    expect(quantileOf(sketch, 0)).toBe(1);
    expect(quantileOf(sketch, 0.5)).toBe(2.5);
    expect(quantileOf(sketch, 1)).toBe(4);
  });

  test('stay within the width of a bucket when there are many values', () => {
    const sketch = newSketch();
    const values = Array.from({ length: 10_000 }, (_, i) => (i - 2000) * 1.7);
    for (const value of values) addToSketch(sketch, value);
    expect(sketch.exact).toBe(false);
    for (const q of [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99]) {
      const exact = values[Math.round(q * (values.length - 1))] as number;
      expect(Math.abs(quantileOf(sketch, q) - exact)).toBeLessThanOrEqual(
        Math.abs(exact) * BUCKET_WIDTH + 1.7,
      );
    }
    expect(sketch.counts.size).toBeLessThan(MOST_EXACT * 2);
  });

  test('do not depend on how the values were grouped, also around the limit of exactness', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 3000 }),
        fc.integer({ min: 1, max: 7 }),
        (values, parts) => {
          const whole = newSketch();
          for (const value of values) addToSketch(whole, value);
          const merged = newSketch();
          for (let part = parts - 1; part >= 0; part--) {
            const piece = newSketch();
            for (const [i, value] of values.entries()) if (i % parts === part) addToSketch(piece, value);
            mergeSketch(merged, piece);
          }
          expect(merged.exact).toBe(whole.exact);
          expect(new Map([...merged.counts].sort())).toEqual(new Map([...whole.counts].sort()));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('moments', () => {
  test('of known values are right', () => {
    const spread = spreadOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(summaryOf(spread)?.mean).toBe(5);
    expect(deviationOf(spread)).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect([spread.min, spread.max]).toEqual([2, 9]);
  });

  test('merge to the same as counting everything at once', () => {
    const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const merged = spreadOf(a);
        mergeSpread(merged, spreadOf(b));
        const whole = spreadOf([...a, ...b]);
        expect(merged).toEqual(whole);
        const other = spreadOf(b);
        mergeSpread(other, spreadOf(a));
        expect({ ...other, sketch: 0 }).toEqual({ ...whole, sketch: 0 });
      }),
    );
  });

  test('of nothing are nothing', () => {
    expect(summaryOf(newSpread())).toBeNull();
    expect(histogramOf(newSpread())).toEqual([]);
  });
});

describe('a histogram', () => {
  test('counts every value once, in bars that follow each other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -300, max: 70_000 }), { minLength: 1, maxLength: 400 }),
        (values) => {
          const bars = histogramOf(spreadOf(values));
          expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(values.length);
          for (const [i, bar] of bars.entries()) expect(bars[i + 1]?.from ?? bar.to).toBe(bar.to);
          expect(bars.length).toBeLessThanOrEqual(22);
        },
      ),
    );
  });

  test('of few whole numbers has a bar for each', () => {
    expect(histogramOf(spreadOf([0, 1, 1, 3]))).toEqual([
      { from: 0, to: 1, count: 1 },
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 3, count: 0 },
      { from: 3, to: 4, count: 1 },
    ]);
  });
});

describe('shares', () => {
  test('have the interval of Wilson', () => {
    const { share, low, high } = wilson(8, 10);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4);
    expect(wilson(20, 20).high).toBe(1);
  });

  test('stand with the commonest first', () => {
    expect(Object.keys(sharesOf({ rare: 1, common: 8, usual: 3 }, 12))).toEqual(['common', 'usual', 'rare']);
  });
});
