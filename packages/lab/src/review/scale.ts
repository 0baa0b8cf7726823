/** How amounts are judged: the scale of a game, and the curve from means to shares of a win. */
import type { GameShape, ReviewScale, Worth } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { worthsOf } from '@flotilla/table/run';
import type { Estimate } from '../statistics/pairs.ts';

/** What is counted in every world, in whole grains. */
export interface WorldMeasure<G extends GameShape> {
  readonly worth: Worth<G>;
  readonly grain: number;
}

/** Worths whose game does not say otherwise are counted in thousandths. */
const GRAIN = 0.001;

/** Everything a review of a game goes by. */
export interface Yardstick<G extends GameShape> {
  /** The id of the worth that decides. */
  readonly by: string;
  readonly scale: ReviewScale;
  readonly measures: readonly WorldMeasure<G>[];
}

/** Shares of a win, where a game says nothing else. */
const WINS: ReviewScale = { doubtful: 0.02, mistake: 0.04, blunder: 0.08, spread: 0.5, grain: 0.0001 };

/** The scale of a game that has none, by how far its results usually differ. */
export const scaleBySpread = (spread: number): ReviewScale => ({
  doubtful: WINS.doubtful * spread,
  mistake: WINS.mistake * spread,
  blunder: WINS.blunder * spread,
  spread,
  grain: 0.001,
});

/** What a game at a table is reviewed by; `by` names another of its worths. */
export function yardstickOf<G extends GameShape>(
  { setting: { game, seats }, state }: Table<G>,
  by: string | undefined,
  spreadOf: () => number,
): Yardstick<G> {
  const worths = worthsOf(game, seats, state.game);
  const review = game.weighing?.review;
  const usual = review && worths.some(({ id }) => id === review.by) ? review.by : worths[0].id;
  const wanted = by !== undefined && worths.some(({ id }) => id === by) ? by : usual;
  const scale =
    review?.scale(state.game, seats, wanted) ??
    (seats > 1 && wanted === worths[0].id ? WINS : scaleBySpread(spreadOf()));
  return {
    by: wanted,
    scale,
    measures: worths.map((worth) => ({ worth, grain: worth.grain ?? GRAIN })),
  };
}

/** What a mean comes to: itself, or by the curve the share of a win. */
export function toldOf({ curve }: ReviewScale, mean: number): number {
  if (!curve) return mean;
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return mean;
  if (mean <= first[0]) return first[1];
  if (mean >= last[0]) return last[1];
  const next = curve.findIndex(([at]) => at >= mean);
  const [toAt, toShare] = curve[next] as readonly [number, number];
  const [fromAt, fromShare] = curve[next - 1] as readonly [number, number];
  return fromShare + ((toShare - fromShare) * (mean - fromAt)) / (toAt - fromAt);
}

/** How steep the curve is between two means. */
function steepnessOf(scale: ReviewScale, one: number, other: number): number {
  if (!scale.curve) return 1;
  const [low, high] = one < other ? [one, other] : [other, one];
  const [a, b] = high - low > 0.01 ? [low, high] : [low - 0.5, high + 0.5];
  return (toldOf(scale, b) - toldOf(scale, a)) / (b - a);
}

/** A mean with its error as it is told. */
export const toldEstimate = (scale: ReviewScale, { mean, error }: Estimate): Estimate => ({
  mean: toldOf(scale, mean),
  error: error * steepnessOf(scale, mean - error, mean + error),
});

/** A lead of one mean over another as it is told; `error` is that of the lead. */
export function toldLead(scale: ReviewScale, one: number, other: number, error: number): Estimate {
  return {
    mean: toldOf(scale, one) - toldOf(scale, other),
    error: error * steepnessOf(scale, one, other),
  };
}
