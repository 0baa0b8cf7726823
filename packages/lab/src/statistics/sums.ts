/**
 * Sums that come out the same in any order and grouping, on every engine: values are rounded to millionths and added up as whole
 * numbers of any size.
 */

/** The sum of values and of their squares, in millionths and in millionths of millionths. */
export interface Sums {
  sum: bigint;
  squares: bigint;
}

const SCALE = 1_000_000;

/** Sums of nothing. */
export const newSums = (): Sums => ({ sum: 0n, squares: 0n });

/** Adds a value. */
export function addToSums(sums: Sums, value: number): void {
  const whole = BigInt(Math.round(value * SCALE));
  sums.sum += whole;
  sums.squares += whole * whole;
}

/** Adds everything the second holds to the first. */
export function mergeSums(into: Sums, from: Sums): void {
  into.sum += from.sum;
  into.squares += from.squares;
}

/** The mean of so many values. */
export const meanIn = ({ sum }: Sums, count: number): number =>
  count === 0 ? 0 : Number(sum) / (SCALE * count);

/** The variance of so many values, as a sample. */
export function varianceIn({ sum, squares }: Sums, count: number): number {
  if (count < 2) return 0;
  const spread = BigInt(count) * squares - sum * sum;
  return Number(spread) / (count * (count - 1)) / (SCALE * SCALE);
}

/** The standard error of the mean of so many values. */
export const errorIn = (sums: Sums, count: number): number =>
  count === 0 ? 0 : Math.sqrt(varianceIn(sums, count) / count);
