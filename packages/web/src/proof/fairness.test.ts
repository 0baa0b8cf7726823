import type { LogEvent } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { chancesOf, histogramsOf, tailOf } from './fairness.ts';

describe('fair dice', () => {
  it('show a seven with two dice in six of thirty-six throws', () => {
    const chances = chancesOf(2, 6);
    expect(chances).toHaveLength(11);
    expect(chances[5]).toBeCloseTo(6 / 36);
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  it('stray as far as the printed tables of the chi-square distribution say', () => {
    expect(tailOf(3.841, 1)).toBeCloseTo(0.05, 3);
    expect(tailOf(11.07, 5)).toBeCloseTo(0.05, 3);
    expect(tailOf(18.307, 10)).toBeCloseTo(0.05, 3);
    expect(tailOf(4.351, 5)).toBeCloseTo(0.5, 3);
    expect(tailOf(0, 5)).toBe(1);
  });

  it('are told from a die that only ever shows a six', () => {
    const roll = (face: number) =>
      ({ roll: { dice: '1d6', faces: [face], natural: face } }) as unknown as LogEvent;
    const fair = histogramsOf(Array.from({ length: 60 }, (_, i) => roll((i % 6) + 1)))[0];
    const loaded = histogramsOf(Array.from({ length: 60 }, () => roll(6)))[0];
    expect(fair?.further).toBeCloseTo(1);
    expect(fair?.bars.map(({ thrown }) => thrown)).toEqual([10, 10, 10, 10, 10, 10]);
    expect(loaded?.further).toBeLessThan(0.001);
  });
});
