/** Scales: values put onto lines of a picture, and the round numbers that are written beside them. */

/** Puts values between `from` and `to` between the points `start` and `end`, to a tenth of a point. */
export interface Scale {
  (value: number): number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Less than this is no width. */
const LEAST = 1e-9;

/** A scale; points and values may run backwards, as heights do. */
export function scale(from: number, to: number, start: number, end: number): Scale {
  const span = Math.abs(to - from) < LEAST ? LEAST : to - from;
  const place = (value: number): number =>
    Math.round((start + ((value - from) / span) * (end - start)) * 10) / 10;
  return Object.assign(place, { from, to, start, end });
}

/** A value held between the ends of a scale. */
export const within = ({ from, to }: Scale, value: number): number => Math.max(from, Math.min(to, value));

/** The smallest round number (1, 2 or 5 and noughts) that is not smaller than a rough one. */
export function roundStep(rough: number): number {
  const size = Math.max(LEAST, rough);
  const tens = 10 ** Math.floor(Math.log10(size));
  return tens * ([1, 2, 5, 10].find((times) => times * tens >= size) ?? 10);
}

/** Round numbers from one value to another, about `wanted` of them. */
export function ticks(from: number, to: number, wanted: number): number[] {
  const step = roundStep(Math.max(LEAST, to - from) / wanted);
  const found: number[] = [];
  for (let at = Math.ceil(from / step - LEAST); at * step <= to + step * LEAST; at++)
    found.push(Math.round(at * step * 1e6) / 1e6 + 0);
  return found;
}

/** In which of `count` bins of equal width a value lies; the outermost take in what lies beyond them. */
export const binOf = (value: number, from: number, step: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((value - from) / step + LEAST)));

/** How many values lie in each of `count` bins of equal width. */
export function counted(values: readonly number[], from: number, step: number, count: number): number[] {
  const bins = Array.from({ length: count }, () => 0);
  for (const value of values) {
    const bin = binOf(value, from, step, count);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}
