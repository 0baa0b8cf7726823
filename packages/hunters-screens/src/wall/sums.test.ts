import { describe, expect, it } from 'vitest';
import { luckOf, survivalOf } from './sums.ts';

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
