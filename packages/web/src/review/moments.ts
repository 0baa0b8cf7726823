/** The nine moments a review shows first, each with its letter. */
import type { Estimate, Review } from '@flotilla/lab';

/** The lists of moments. */
export const LISTS = ['luck', 'skill', 'losses'] as const;

/** A list of moments. */
export type List = (typeof LISTS)[number];

/** A moment of a list. */
export interface ReviewMoment {
  readonly list: List;
  /** A B C for luck, 1 2 3 for skill, a b c for losses. */
  readonly letter: string;
  readonly question: number;
  /** What it brought; a loss is below zero. */
  readonly amount: Estimate;
}

const LETTERS: Readonly<Record<List, string>> = { luck: 'ABC', skill: '123', losses: 'abc' };

/** Moments of each list that are shown first. */
export const MOST = 3;

function found(
  { luck, skill, losses, verdicts }: Review,
  list: List,
): { question: number; amount: Estimate }[] {
  if (list === 'luck') return luck.map((one) => ({ question: one.question, amount: one.luck }));
  if (list === 'skill') return skill.map((one) => ({ question: one.question, amount: one.skill }));
  return losses.flatMap((question) => {
    const loss = verdicts[question]?.loss;
    return loss ? [{ question, amount: { mean: -loss.mean, error: loss.error } }] : [];
  });
}

/** The first moments of a list, the largest first; only those that are clear. */
export const momentsIn = (review: Review, list: List): ReviewMoment[] =>
  found(review, list)
    .slice(0, MOST)
    .map((one, i) => ({ ...one, list, letter: LETTERS[list][i] ?? '' }));

/** All moments that are shown first, in the order of the game. */
export const allMoments = (review: Review): ReviewMoment[] =>
  LISTS.flatMap((list) => momentsIn(review, list)).sort((a, b) => a.question - b.question);
