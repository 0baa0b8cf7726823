/**
 * What several answers came to in the same worlds, as sums of whole numbers: exact, so that it does not matter in which order or on
 * which machine the worlds were tried.
 */
import type { Estimate } from '../statistics/pairs.ts';

/** The sums over a block of worlds. All answers raced were tried in every world that counts. */
export interface WorldBlock {
  readonly from: number;
  readonly to: number;
  /** The answers tried, by their numbers. */
  readonly raced: readonly number[];
  /** Worlds that count. */
  worlds: number;
  /** Worlds left out: a game failed, or did not end. */
  failed: number;
  capped: number;
  /** By measure: the sum of each answer's grains. */
  readonly sums: Record<string, number[]>;
  /** By measure: the sums of products of each pair of answers, row by row up to the answer itself. */
  readonly products: Record<string, number[]>;
}

/** A block of worlds that have not been tried. */
export function newBlock(
  from: number,
  to: number,
  raced: readonly number[],
  measures: readonly string[],
): WorldBlock {
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  const { length } = raced;
  return {
    from,
    to,
    raced,
    worlds: 0,
    failed: 0,
    capped: 0,
    sums: Object.fromEntries(measures.map((measure) => [measure, zeros(length)])),
    products: Object.fromEntries(measures.map((measure) => [measure, zeros((length * (length + 1)) / 2)])),
  };
}

/** Counts a world; `grains` holds what each answer raced came to by a measure. */
export function countWorld(block: WorldBlock, grains: Readonly<Record<string, readonly number[]>>): void {
  block.worlds++;
  for (const measure of Object.keys(block.sums)) {
    const sums = block.sums[measure] as number[];
    const products = block.products[measure] as number[];
    const list = grains[measure] as readonly number[];
    let at = 0;
    for (let i = 0; i < list.length; i++) {
      const mine = list[i] as number;
      sums[i] = (sums[i] as number) + mine;
      for (let j = 0; j <= i; j++, at++) products[at] = (products[at] as number) + mine * (list[j] as number);
    }
  }
}

/** Adds a part of a block to it. */
export function addBlock(into: WorldBlock, part: WorldBlock): void {
  into.worlds += part.worlds;
  into.failed += part.failed;
  into.capped += part.capped;
  for (const measure of Object.keys(into.sums)) {
    addTo(into.sums[measure] as number[], part.sums[measure] as number[]);
    addTo(into.products[measure] as number[], part.products[measure] as number[]);
  }
}

function addTo(into: number[], from: readonly number[]): void {
  from.forEach((number, i) => {
    into[i] = (into[i] as number) + number;
  });
}

const NOTHING: Moments = { worlds: 0, sum: 0, squares: 0 };

/** Count, sum and sum of squares of a quantity. */
interface Moments {
  readonly worlds: number;
  readonly sum: number;
  readonly squares: number;
}

const productOf = (products: readonly number[], i: number, j: number): number => {
  const [high, low] = i >= j ? [i, j] : [j, i];
  return products[(high * (high + 1)) / 2 + low] as number;
};

/** The moments of what an answer is ahead of another, or of the answer itself when there is no other. */
function momentsIn(block: WorldBlock, measure: string, one: number, other: number | null): Moments {
  const i = block.raced.indexOf(one);
  const j = other === null ? -1 : block.raced.indexOf(other);
  const sums = block.sums[measure];
  if (!sums || i < 0 || (other !== null && j < 0)) return NOTHING;
  const products = block.products[measure] as readonly number[];
  const own = productOf(products, i, i);
  if (other === null) return { worlds: block.worlds, sum: sums[i] as number, squares: own };
  return {
    worlds: block.worlds,
    sum: (sums[i] as number) - (sums[j] as number),
    squares: own - 2 * productOf(products, i, j) + productOf(products, j, j),
  };
}

/** A mean with its error, and in how many worlds it was found. */
export interface Measured extends Estimate {
  readonly worlds: number;
}

const measuredOf = ({ worlds, sum, squares }: Moments, grain: number): Measured => {
  if (worlds === 0) return { mean: 0, error: 0, worlds };
  const spread = worlds < 2 ? 0 : Math.max(0, squares - (sum * sum) / worlds) / (worlds - 1);
  return { mean: (sum / worlds) * grain, error: Math.sqrt(spread / worlds) * grain, worlds };
};

function over(blocks: readonly WorldBlock[], measure: string, one: number, other: number | null): Moments {
  let [worlds, sum, squares] = [0, 0, 0];
  for (const block of blocks) {
    const part = momentsIn(block, measure, one, other);
    worlds += part.worlds;
    sum += part.sum;
    squares += part.squares;
  }
  return { worlds, sum, squares };
}

/** What an answer is worth on average. */
export const meanOf = (
  blocks: readonly WorldBlock[],
  measure: string,
  one: number,
  grain: number,
): Measured => measuredOf(over(blocks, measure, one, null), grain);

/** By how much an answer is ahead of another, in the worlds in which both were tried. */
export const leadOf = (
  blocks: readonly WorldBlock[],
  measure: string,
  one: number,
  other: number,
  grain: number,
): Measured => measuredOf(over(blocks, measure, one, other), grain);

/** Whether two answers came to the same in every world. */
export const isSame = (
  blocks: readonly WorldBlock[],
  measures: readonly string[],
  one: number,
  other: number,
): boolean => measures.every((measure) => over(blocks, measure, one, other).squares === 0);
