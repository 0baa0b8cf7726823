/**
 * A mergeable summary of how values are spread. While there are few different values, it counts each of them and every quantile
 * is exact; beyond that it counts in buckets narrower than one per cent of the value. The result does not depend on the order in
 * which values are added or sketches merged.
 */

/** The most different values that are counted one by one. */
export const MOST_EXACT = 2048;

/** Values within this share of each other may fall into one bucket once a sketch has ceased to be exact. */
export const BUCKET_WIDTH = 0.01;

/** Counts by value, or by bucket once there were too many values. */
export interface Sketch {
  exact: boolean;
  counts: Map<number, number>;
}

/** A sketch of nothing. */
export const newSketch = (): Sketch => ({ exact: true, counts: new Map() });

const bits = new DataView(new ArrayBuffer(8));
/** Of the upper half of a number, exponent and all: as many bits as leave the first seven of its fraction. */
const DROPPED = 13;

/** The number's own exponent and the first bits of its fraction, which are the same on every engine; a logarithm is not. */
const bucketOf = (value: number): number => {
  bits.setFloat64(0, Math.abs(value));
  const key = bits.getUint32(0) >>> DROPPED;
  return value < 0 ? -key : key;
};

const middleOf = (bucket: number): number => {
  if (bucket === 0) return 0;
  bits.setUint32(0, (Math.abs(bucket) << DROPPED) | (1 << (DROPPED - 1)));
  bits.setUint32(4, 0);
  const middle = bits.getFloat64(0);
  return bucket < 0 ? -middle : middle;
};

const count = (counts: Map<number, number>, key: number, more: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + more);
};

/** Adds a value, `times` times. */
export function addToSketch(sketch: Sketch, value: number, times = 1): void {
  count(sketch.counts, sketch.exact ? value : bucketOf(value), times);
  if (sketch.exact && sketch.counts.size > MOST_EXACT) coarsen(sketch);
}

function coarsen(sketch: Sketch): void {
  const exact = sketch.counts;
  sketch.exact = false;
  sketch.counts = new Map();
  for (const [value, times] of exact) count(sketch.counts, bucketOf(value), times);
}

/** Adds everything the second sketch holds to the first. */
export function mergeSketch(into: Sketch, from: Sketch): void {
  if (!from.exact && into.exact) coarsen(into);
  for (const [key, times] of from.counts) {
    if (from.exact) addToSketch(into, key, times);
    else count(into.counts, key, times);
  }
}

/** The values a sketch holds in rising order, each with how often it occurred. */
export function valuesOf(sketch: Sketch): [value: number, times: number][] {
  const values = [...sketch.counts].map(([key, times]): [number, number] => [
    sketch.exact ? key : middleOf(key),
    times,
  ]);
  return values.sort(([a], [b]) => a - b);
}

/** The value below which a share `q` of all values lies, interpolated between neighbours; NaN of nothing. */
export function quantileOf(sketch: Sketch, q: number): number {
  const values = valuesOf(sketch);
  const all = values.reduce((sum, [, times]) => sum + times, 0);
  if (all === 0) return Number.NaN;
  const place = q * (all - 1);
  const low = valueAt(values, Math.floor(place));
  const high = valueAt(values, Math.ceil(place));
  return low + (high - low) * (place - Math.floor(place));
}

function valueAt(values: readonly [number, number][], rank: number): number {
  let passed = 0;
  for (const [value, times] of values) {
    passed += times;
    if (rank < passed) return value;
  }
  return values.at(-1)?.[0] ?? Number.NaN;
}
