/** What switches change: every arm of an experiment against the first, game by game. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { own } from '@flotilla/table';
import type { Failure, Gathered } from '../simulation/gather.ts';
import { PARTS_OF_WIN } from '../simulation/gather.ts';
import { errorsFor } from '../statistics/exact.ts';
import { errorIn, meanIn, newSums } from '../statistics/sums.ts';
import type { Arm, Experiment } from './experiment.ts';
import type { Differences, Part } from './part.ts';

/** How one measure differs between an arm and the first. */
export interface Effect {
  /** The means of the first arm and of this one. */
  readonly without: number;
  readonly with: number;
  /** The mean of the differences, game by game, with its standard error. */
  readonly difference: number;
  readonly error: number;
  /** The interval; all intervals of a result hold together in 95 of 100 results. */
  readonly low: number;
  readonly high: number;
  /** Whether there is a difference beyond chance (Holm over all effects of the result). */
  readonly clear: boolean;
}

/** One arm against the first. */
export interface Comparison {
  readonly label: string;
  readonly options: FormChoice;
  readonly bots: readonly string[];
  /** Pairs of games that both came to their end. */
  readonly pairs: number;
  readonly effects: Readonly<Record<string, Effect>>;
}

/** The result of an experiment with switches. */
export interface LabResult {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: string;
  readonly options: FormChoice;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Games in every arm. */
  readonly games: number;
  readonly errors: number;
  readonly unfinished: number;
  readonly failures: readonly Failure[];
  readonly measures: readonly string[];
  /** Standard errors on either side of a difference in its interval. */
  readonly spans: number;
  readonly switches: readonly Comparison[];
}

/** The measures an experiment is asked about; every number of the games where it names none. */
export function measuresIn({ asked }: Experiment, { arms: [first] }: Part): string[] {
  const named = own(asked, 'measures') ?? '';
  return named === '' ? Object.keys(first?.numbers ?? {}) : named.split(',');
}

/** The mean of a measure over games. */
function meanBy(gathered: Gathered, measure: string): number {
  const spread = measure === 'answers' ? gathered.answers : own(gathered.numbers, measure);
  if (spread) return meanIn(spread.sums, gathered.games);
  const [name = '', word = '1'] = splitOnce(measure);
  const count =
    name === 'won'
      ? (gathered.seats[Number(word) - 1]?.won ?? 0) / PARTS_OF_WIN
      : (own(own(gathered.tallies, name) ?? {}, word) ?? 0);
  return count / Math.max(1, gathered.games);
}

function splitOnce(text: string): string[] {
  const at = text.indexOf('.');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Turns what was counted into effects with their intervals. */
export function comparisonOf(game: AnyGame, experiment: Experiment, part: Part): LabResult {
  const [base, ...arms] = experiment.arms;
  const first = part.arms[0] as Gathered;
  const measures = measuresIn(experiment, part);
  const spans = errorsFor(measures.length * arms.length);
  const comparisons = arms.map((arm, i) =>
    compared(arm, first, part.arms[i + 1] as Gathered, part.differences[i] as Differences, measures, spans),
  );
  return {
    game: game.id,
    title: game.title,
    rulesVersion: game.version,
    options: base.plan.options,
    seats: base.plan.bots.length,
    bots: base.plan.bots,
    seed: base.plan.seed,
    games: first.games + first.errors + first.unfinished,
    errors: part.arms.reduce((sum, { errors }) => sum + errors, 0),
    unfinished: part.arms.reduce((sum, { unfinished }) => sum + unfinished, 0),
    failures: part.arms.flatMap(({ failures }) => failures),
    measures,
    spans,
    switches: holm(comparisons),
  };
}

function compared(
  { label, plan }: Arm,
  first: Gathered,
  second: Gathered,
  { pairs, by }: Differences,
  measures: readonly string[],
  spans: number,
): Comparison {
  const effects = measures.map((measure): [string, Effect] => {
    const sums = own(by, measure) ?? newSums();
    const difference = meanIn(sums, pairs);
    const error = errorIn(sums, pairs);
    return [
      measure,
      {
        without: meanBy(first, measure),
        with: meanBy(second, measure),
        difference,
        error,
        low: difference - spans * error,
        high: difference + spans * error,
        clear: false,
      },
    ];
  });
  return { label, options: plan.options, bots: plan.bots, pairs, effects: Object.fromEntries(effects) };
}

/** Fewer pairs than this call nothing clear. */
const FEWEST_PAIRS = 30;

/** Holm's steps: the clearest effect must pass the test for all, the next that for all but one, until one does not. */
function holm(comparisons: readonly Comparison[]): Comparison[] {
  const all = comparisons
    .flatMap(({ effects, pairs }) => Object.values(effects).map((effect) => ({ effect, pairs })))
    .map(({ effect, pairs }) => ({ effect, size: sizeOf(effect, pairs) }))
    .sort((a, b) => b.size - a.size);
  const clear = new Set<Effect>();
  for (const [i, { effect, size }] of all.entries()) {
    if (size <= errorsFor(all.length - i)) break;
    clear.add(effect);
  }
  return comparisons.map((comparison) => ({
    ...comparison,
    effects: Object.fromEntries(
      Object.entries(comparison.effects).map(([name, effect]) => [
        name,
        { ...effect, clear: clear.has(effect) },
      ]),
    ),
  }));
}

const sizeOf = ({ difference, error }: Effect, pairs: number): number =>
  pairs < FEWEST_PAIRS || difference === 0
    ? 0
    : error === 0
      ? Number.POSITIVE_INFINITY
      : Math.abs(difference) / error;

/** The widest interval of the first measure. */
export const widestOf = ({ measures: [first = ''], switches }: LabResult): number =>
  Math.max(
    0,
    ...switches.map(({ effects }) => (effects[first] ? effects[first].high - effects[first].low : 0)),
  );
