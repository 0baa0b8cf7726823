/** Judging an answer at once: everything was weighed before it was asked. */
import type { Choice } from '@flotilla/table';
import { clearAt } from '../review/normal.ts';
import type { Verdict, VerdictWord, WeighedAnswer } from '../review/types.ts';
import { wordOf } from '../review/verdicts.ts';
import type { Estimate } from '../statistics/pairs.ts';
import type { ClearDifference } from '../why.ts';
import type { Puzzle, PuzzleBook } from './types.ts';

/** What an answer loses before it is doubtful, a mistake, a blunder. */
export type LossScale = PuzzleBook['scale'];

/** A question of which every answer has been weighed. */
export interface WeighedQuestion {
  readonly choices: readonly Choice[];
  readonly froms: readonly WeighedAnswer['from'][];
  readonly best: number;
  readonly habit: number;
  readonly worlds: number;
  readonly scale: LossScale;
  readonly value: (answer: number) => Estimate;
  /** By how much one answer is worth more than another. */
  readonly lead: (one: number, other: number) => Estimate;
  /** What happens more, and less, often after the best answer than after another. */
  readonly why: (answer: number) => readonly (ClearDifference | null)[];
}

/** An answer judged. */
export interface Judgement {
  readonly given: number;
  /** What the best answer would have been worth more; null when it was given. */
  readonly loss: Estimate | null;
  /** Null means that nothing is clearly better. */
  readonly word: VerdictWord | null;
  readonly clearAt: number;
  /** From 100 for the best answer down to 0 for one that loses a blunder. */
  readonly score: number;
  readonly answers: readonly WeighedAnswer[];
}

const NOTHING: Estimate = { mean: 0, error: 0 };
const FULL = 100;

/** Judges the answer at a place among the choices. */
export function judged(weighed: WeighedQuestion, given: number): Judgement {
  const { best, scale, choices, froms, worlds } = weighed;
  const atLeast = clearAt(choices.length);
  const loss = given === best ? null : weighed.lead(best, given);
  const clear = loss !== null && loss.mean > atLeast * loss.error;
  const lost = Math.max(0, loss?.mean ?? 0);
  return {
    given,
    loss,
    word: clear ? wordOf(lost, scale) : null,
    clearAt: atLeast,
    score: Math.max(0, Math.round(FULL - (FULL * lost) / scale.blunder)),
    answers: choices.map((choice, place): WeighedAnswer => {
      const lead = place === given ? NOTHING : weighed.lead(place, given);
      return {
        choice,
        from: froms[place] ?? 'offered',
        value: weighed.value(place),
        lead,
        worlds,
        same: lead.mean === 0 && lead.error === 0,
        dropped: false,
      };
    }),
  };
}

/** The place of a pair among the errors of all pairs, row by row. */
const pairOf = (one: number, other: number): number => {
  const [high, low] = one > other ? [one, other] : [other, one];
  return (high * (high - 1)) / 2 + low;
};

/** A puzzle as a question that can be judged; `choices` are the ids of its options. */
export function weighedPuzzle(
  { worlds, scale }: Pick<PuzzleBook, 'worlds' | 'scale'>,
  { values, errors, pairs, best, habit, why }: Puzzle,
  choices: readonly string[],
): WeighedQuestion {
  const estimate = (answer: number): Estimate => ({ mean: values[answer] ?? 0, error: errors[answer] ?? 0 });
  return {
    choices,
    froms: choices.map(() => 'offered'),
    best,
    habit,
    worlds,
    scale,
    value: estimate,
    lead: (one, other) => ({
      mean: (values[one] ?? 0) - (values[other] ?? 0),
      error: pairs[pairOf(one, other)] ?? 0,
    }),
    why: (answer) => why[answer] ?? [],
  };
}

/**
 * A question of a review as one that can be judged. The best answer leads by its loss as it was measured in fresh worlds. Differences
 * between two answers of which neither was given then have at most the error of both: all were tried in the same worlds.
 */
export function weighedVerdict(verdict: Verdict, scale: LossScale): WeighedQuestion {
  const { answers, best, habit, played, loss, worlds, why } = verdict;
  const leadOver = (answer: number): Estimate =>
    answer === played ? NOTHING : answer === best && loss ? loss : (answers[answer]?.lead ?? NOTHING);
  return {
    choices: answers.map(({ choice }) => choice),
    froms: answers.map(({ from }) => from),
    best,
    habit,
    worlds,
    scale,
    value: (answer) => answers[answer]?.value ?? NOTHING,
    lead: (one, other) => {
      const [first, second] = [leadOver(one), leadOver(other)];
      const error = Math.sqrt(first.error * first.error + second.error * second.error);
      return { mean: first.mean - second.mean, error };
    },
    why: (answer) => (answer === played && why ? [why.gains, why.costs] : []),
  };
}
