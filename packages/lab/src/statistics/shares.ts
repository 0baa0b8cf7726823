/** Shares of a whole with their confidence intervals. */
import { own } from '@flotilla/table';

/** How often each word occurred. */
export type Counts = Record<string, number>;

/** A share with the interval that contains the true one nineteen times out of twenty. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a 95 % interval. */
const Z = 1.959963984540054;

/** Wilson's interval for `count` out of `of`; sound for small numbers and for shares near 0 and 1. */
export function wilson(count: number, of: number): Share {
  if (of === 0) return { count, share: 0, low: 0, high: 1 };
  const share = count / of;
  const square = Z * Z;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))) / (1 + square / of);
  return {
    count,
    share,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  };
}

/** Counts one more word. */
export function countWord(counts: Counts, word: string, more = 1): void {
  counts[word] = (own(counts, word) ?? 0) + more;
}

/** Adds all counts of the second to the first. */
export function mergeCounts(into: Counts, from: Counts): void {
  for (const word of Object.keys(from)) countWord(into, word, from[word]);
}

/** Every count as a share of `of`, the commonest word first. */
export function sharesOf(counts: Counts, of: number): Record<string, Share> {
  const sorted = Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([word, count]) => [word, wilson(count, of)]));
}
