/** Statistics for tests of chance. All draws come from fixed seeds, so that a test passes always or never. */

/** Pearson's chi-square of counts against expected shares. */
export function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count, i) => {
    const expected = draws * (shares[i] as number);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

/** The chi-square a fair source exceeds about once in 100,000 tests (Wilson and Hilferty's approximation). */
export function chiSquareBound(freedom: number): number {
  const z = 4.265;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
}

/** Whether counts look like draws from these shares. */
export const looksFair = (counts: readonly number[], shares: readonly number[]): boolean =>
  chiSquare(counts, shares) < chiSquareBound(counts.length - 1);

/** Equal shares. */
export const evenly = (sides: number): number[] => new Array(sides).fill(1 / sides);

/** Counts how often each of 0 … sides-1 is drawn. */
export function tally(draws: number, sides: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < draws; i++) {
    const value = draw(i);
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/** Pearson's correlation of two columns of numbers. */
export function correlation(a: Float64Array, b: Float64Array): number {
  const n = a.length;
  let sumA = 0;
  let sumB = 0;
  for (let i = 0; i < n; i++) {
    sumA += a[i] as number;
    sumB += b[i] as number;
  }
  let together = 0;
  let squareA = 0;
  let squareB = 0;
  for (let i = 0; i < n; i++) {
    const fromA = (a[i] as number) - sumA / n;
    const fromB = (b[i] as number) - sumB / n;
    together += fromA * fromB;
    squareA += fromA * fromA;
    squareB += fromB * fromB;
  }
  return together / Math.sqrt(squareA * squareB);
}
