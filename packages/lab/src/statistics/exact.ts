/** Quantiles and logarithms from sums, products and quotients alone, on which engines agree to the last bit. */
import { upperTail } from '../review/normal.ts';

/** How many standard errors each of so many 95 % intervals must span on either side so that all of them hold together (Bonferroni). */
export function errorsFor(intervals: number): number {
  const wrong = 0.05 / (2 * Math.max(1, intervals));
  let [low, high] = [0, 16_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (upperTail(middle / 1000) > wrong) low = middle;
    else high = middle;
  }
  return high / 1000;
}

const TERMS = 40;

/** The natural logarithm of a number above 0. */
export function naturalLog(number: number): number {
  let [rest, halvings] = [number, 0];
  for (; rest > 1.5; rest /= 2) halvings++;
  for (; rest < 0.75; rest *= 2) halvings--;
  const y = (rest - 1) / (rest + 1);
  let [sum, power] = [0, y];
  for (let n = 0; n < TERMS; n++) {
    sum += power / (2 * n + 1);
    power *= y * y;
  }
  return 2 * sum + halvings * Math.LN2;
}

/** The difference in Elo points of a player who has this share of the wins against the other, above 0 and below 1. */
export const eloOf = (share: number): number => (400 * naturalLog(share / (1 - share))) / Math.LN10;
