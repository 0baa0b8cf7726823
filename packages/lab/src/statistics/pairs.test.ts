import { rngFrom, seedFrom } from '@flotilla/table';
import { describe, expect, test } from 'vitest';
import { FEWEST_TRIES, standsOut } from './pairs.ts';

const tries = (count: number, worth: (i: number) => number): number[] =>
  Array.from({ length: count }, (_, i) => worth(i));

describe('what stands out', () => {
  test('is told on thirty tries at the least, however great the difference', () => {
    const verdict = (count: number) =>
      standsOut(
        tries(count, () => 10),
        [tries(count, () => 0)],
      );
    expect(verdict(FEWEST_TRIES - 1)).toBe(false);
    expect(verdict(FEWEST_TRIES)).toBe(true);
  });

  test('must be better than every other, not only than most', () => {
    const [good, equal, bad] = [10, 10, 0].map((worth) => tries(60, () => worth));
    expect(standsOut(good as number[], [bad as number[]])).toBe(true);
    expect(standsOut(good as number[], [bad as number[], equal as number[]])).toBe(false);
    expect(standsOut(good as number[], [])).toBe(false);
  });

  test('is found where worlds differ far more than what was tried in them', () => {
    const world = (i: number) => 1000 * Math.sin(i);
    const better = tries(120, (i) => world(i) + 1 + (i % 2));
    expect(standsOut(better, [tries(120, world)])).toBe(true);
  });

  test('is judged anew only when the tries have doubled', () => {
    const late = tries(59, (i) => (i < 30 ? 0 : 1000));
    expect(standsOut(late, [tries(59, () => 0)])).toBe(false);
    expect(standsOut([...late, 1000], [tries(60, () => 0)])).toBe(true);
  });

  test('is hardly ever claimed of two equal things, however often somebody looks', () => {
    let wrong = 0;
    for (let game = 0; game < 400; game++) {
      const rng = rngFrom(seedFrom(`equal ${game}`), 'test');
      const [a, b] = [tries(480, () => rng.below(1000)), tries(480, () => rng.below(1000))];
      const claimed = [30, 60, 120, 240, 480].some(
        (n) => standsOut(a.slice(0, n), [b.slice(0, n)]) || standsOut(b.slice(0, n), [a.slice(0, n)]),
      );
      if (claimed) wrong++;
    }
    expect(wrong / 400).toBeLessThan(0.05);
  });
});
