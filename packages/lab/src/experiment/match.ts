/** Two bots against each other on pairs with seats swapped, by a sequential test. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import type { Failure } from '../simulation/gather.ts';
import { eloOf } from '../statistics/exact.ts';
import { valuesOf } from '../statistics/sketch.ts';
import { errorIn, meanIn, varianceIn } from '../statistics/sums.ts';
import type { Experiment } from './experiment.ts';
import type { Part } from './part.ts';

/** An estimate with its 95 % interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** `better`: the first bot wins more than it would as the equal of the other; `notBetter`: it does not by as much as asked. */
export type MatchVerdict = 'better' | 'notBetter' | 'open';

/** The result of a match. */
export interface MatchResult {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: string;
  readonly options: FormChoice;
  readonly seats: number;
  /** The bot that is tested, and the other. */
  readonly bots: readonly [string, string];
  readonly seed: string;
  /** Sets of games with the same seed, one for each seat of the first bot. */
  readonly sets: number;
  /** The first bot's share of the wins; alone at the table, how often its game was the better one. */
  readonly share: Interval;
  /** How often a set ended with each share. */
  readonly shares: readonly { readonly share: number; readonly sets: number }[];
  /** Its share as the equal of the other, and the share that is asked for. */
  readonly equal: number;
  readonly asked: number;
  /** The logarithm of the likelihoods of the one against the other; beyond ± `bound` the test has decided. */
  readonly evidence: number;
  readonly bound: number;
  readonly verdict: MatchVerdict;
  /** Difference in Elo points; null among more than two. */
  readonly elo: Interval | null;
  readonly errors: number;
  readonly unfinished: number;
  readonly failures: readonly Failure[];
}

/** By how much more the first bot must win: two of a hundred. */
const GAIN = 0.02;
/** ln(0.95 / 0.05): either error happens in five of a hundred matches. */
const BOUND = 2.94443897916644;
/** Nothing is decided on fewer sets than this. */
const FEWEST_SETS = 30;
const Z = 1.959963984540054;

/** How the test stands (generalized sequential probability ratio test; sets are taken as independent draws of the same share). */
export function evidenceOf({ score }: Part, equal: number): number {
  const { count, sums } = score;
  if (count === 0) return 0;
  const mean = meanIn(sums, count);
  // A few lucky sets without any spread would decide at once: one set of the widest spread is added.
  const variance = (varianceIn(sums, count) * count + 0.25) / (count + 1);
  return (count * GAIN * (2 * mean - 2 * equal - GAIN)) / (2 * variance);
}

/** The first bot's share as the equal of the other. */
export const equalShare = ({ arms: [{ plan }] }: Experiment): number =>
  plan.bots.length === 1 ? 0.5 : 1 / plan.bots.length;

/** How a match stands. */
export function verdictOf(experiment: Experiment, part: Part): MatchVerdict {
  const evidence = evidenceOf(part, equalShare(experiment));
  if (part.score.count < FEWEST_SETS || Math.abs(evidence) < BOUND) return 'open';
  return evidence > 0 ? 'better' : 'notBetter';
}

/** Turns what was counted into the result of a match. */
export function matchOf(game: AnyGame, experiment: Experiment, part: Part): MatchResult {
  const [{ plan }, second] = experiment.arms;
  const { count, sums, sketch } = part.score;
  const value = meanIn(sums, count);
  const half = Z * errorIn(sums, count);
  const share = { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
  const equal = equalShare(experiment);
  // A share of nothing or of all has no Elo: it is told as that of half a set lost or won.
  const inside = (one: number) => eloOf(Math.min(1 - 0.5 / (count + 1), Math.max(0.5 / (count + 1), one)));
  return {
    game: game.id,
    title: game.title,
    rulesVersion: game.version,
    options: plan.options,
    seats: plan.bots.length,
    bots: [plan.bots[0] as string, (plan.bots[1] ?? second?.plan.bots[0]) as string],
    seed: plan.seed,
    sets: count,
    share,
    shares: valuesOf(sketch).map(([one, sets]) => ({ share: one, sets })),
    equal,
    asked: equal + GAIN,
    evidence: evidenceOf(part, equal),
    bound: BOUND,
    verdict: verdictOf(experiment, part),
    elo:
      plan.bots.length > 2
        ? null
        : { value: inside(value), low: inside(share.low), high: inside(share.high) },
    errors: part.arms.reduce((sum, { errors }) => sum + errors, 0),
    unfinished: part.arms.reduce((sum, { unfinished }) => sum + unfinished, 0),
    failures: part.arms.flatMap(({ failures }) => failures),
  };
}

/** The bots of every arm of a match: the first at each seat in turn, the other everywhere else; alone, one after the other. */
export function seatings(first: string, other: string, seats: number): string[][] {
  if (seats === 1) return [[first], [other]];
  return Array.from({ length: seats }, (_, own) =>
    Array.from({ length: seats }, (_, seat) => (seat === own ? first : other)),
  );
}
