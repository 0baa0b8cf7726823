/** Mean, deviation, extremes and quantiles of a number that is measured many times, mergeable. */
import type { Sketch } from './sketch.ts';
import { addToSketch, mergeSketch, newSketch, quantileOf, valuesOf } from './sketch.ts';
import { roundStep } from './steps.ts';
import type { Sums } from './sums.ts';
import { addToSums, errorIn, meanIn, mergeSums, newSums, varianceIn } from './sums.ts';

/** Exact sums with a sketch of the distribution. */
export interface Spread {
  count: number;
  readonly sums: Sums;
  min: number;
  max: number;
  readonly sketch: Sketch;
}

/** A spread of nothing. */
export const newSpread = (): Spread => ({
  count: 0,
  sums: newSums(),
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
  sketch: newSketch(),
});

/** Adds a value. */
export function addToSpread(spread: Spread, value: number): void {
  addToSums(spread.sums, value);
  spread.count++;
  if (value < spread.min) spread.min = value;
  if (value > spread.max) spread.max = value;
  addToSketch(spread.sketch, value);
}

/** Adds everything the second spread holds to the first. */
export function mergeSpread(into: Spread, from: Spread): void {
  mergeSums(into.sums, from.sums);
  into.count += from.count;
  into.min = Math.min(into.min, from.min);
  into.max = Math.max(into.max, from.max);
  mergeSketch(into.sketch, from.sketch);
}

/** One bar of a histogram: values from `from` up to, not including, `to` (the last bar includes its end). */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** A spread in figures. */
export interface NumberSummary {
  readonly count: number;
  readonly mean: number;
  /** Standard deviation of the values. */
  readonly sd: number;
  /** Standard error of the mean. */
  readonly se: number;
  readonly min: number;
  readonly max: number;
  readonly quantiles: Readonly<Record<QuantileName, number>>;
  /** Whether the quantiles are exact; otherwise they are right to one per cent of their value. */
  readonly exact: boolean;
  readonly histogram: readonly Bar[];
}

const QUANTILES = { p5: 0.05, p10: 0.1, p25: 0.25, p50: 0.5, p75: 0.75, p90: 0.9, p95: 0.95, p99: 0.99 };

/** The quantiles every summary has. */
export type QuantileName = keyof typeof QUANTILES;

/** Turns a spread into figures; null when it is empty. */
export function summaryOf(spread: Spread): NumberSummary | null {
  if (spread.count === 0) return null;
  const sd = deviationOf(spread);
  const within = (value: number) => Math.min(spread.max, Math.max(spread.min, value));
  const quantiles = Object.fromEntries(
    Object.entries(QUANTILES).map(([name, q]) => [name, within(quantileOf(spread.sketch, q))]),
  ) as Record<QuantileName, number>;
  return {
    count: spread.count,
    mean: meanIn(spread.sums, spread.count),
    sd,
    se: errorIn(spread.sums, spread.count),
    min: spread.min,
    max: spread.max,
    quantiles,
    exact: spread.sketch.exact,
    histogram: histogramOf(spread),
  };
}

/** The standard deviation of a sample. */
export const deviationOf = (spread: Spread): number => Math.sqrt(varianceIn(spread.sums, spread.count));

/** Bars of an even, round width, about twenty of them; one for each value where the values are few whole numbers. */
export function histogramOf(spread: Spread, bars = 20): Bar[] {
  if (spread.count === 0) return [];
  const step = stepFor(spread, bars);
  const start = Math.floor(spread.min / step) * step;
  const number = Math.max(1, Math.floor((spread.max - start) / step + 1e-9) + 1);
  const counts = new Array<number>(number).fill(0);
  for (const [value, times] of valuesOf(spread.sketch)) {
    const place = Math.min(number - 1, Math.max(0, Math.floor((value - start) / step + 1e-9)));
    counts[place] = (counts[place] as number) + times;
  }
  return counts.map((count, i) => ({
    from: tidy(start + i * step),
    to: tidy(start + (i + 1) * step),
    count,
  }));
}

/** Rounds off the errors of repeated addition. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function stepFor(spread: Spread, bars: number): number {
  const range = spread.max - spread.min;
  if (range === 0) return 1;
  const whole = spread.sketch.exact && [...spread.sketch.counts.keys()].every(Number.isInteger);
  const step = roundStep(range / bars);
  return whole ? Math.max(1, Math.round(step)) : step;
}
