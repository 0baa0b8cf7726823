/** What a review says, piece by piece; everything in it is plain data, the same on every machine. */
import type { Choice } from '@flotilla/table';
import type { CandidateOrigin } from '../candidates.ts';
import type { Estimate } from '../statistics/pairs.ts';
import type { ClearDifference } from '../why.ts';
import type { Question } from './questions.ts';

/** The version of the way reviews are made: another one may say other things of the same game. */
export const REVIEW_VERSION = '3';

/** How much a review may spend. Counted in worlds and games, never in time, so that the same budget gives the same review. */
export interface ReviewBudget {
  /** The most worlds for one question. */
  readonly worlds?: number;
  /** The most imagined games in all. */
  readonly rollouts?: number;
  /** Games simulated for the percentile. */
  readonly games?: number;
  /** Other seeds imagine other worlds. */
  readonly seed?: string;
  /** The id of the worth that decides; what the game is reviewed by when left out. */
  readonly by?: string;
}

/** What an answer is called that is clearly worse than another. */
export const WORDS = ['doubtful', 'mistake', 'blunder'] as const;

/** A word for an answer that is clearly worse than another. */
export type VerdictWord = (typeof WORDS)[number];

/** What a question came to: nobody had a choice, every answer came to the same, or the answers were weighed. */
export type VerdictKind = 'noChoice' | 'same' | 'weighed';

/** One answer to a question, against the one that was given. */
export interface WeighedAnswer {
  readonly choice: Choice;
  readonly from: CandidateOrigin;
  /** What it is worth, as it is told. */
  readonly value: Estimate;
  /** By how much it is worth more than the answer given; both zero for that one and for those that came to the same. */
  readonly lead: Estimate;
  readonly worlds: number;
  /** Whether it came to the same as the answer given in every world. */
  readonly same: boolean;
  /** Whether it fell so far behind that no more worlds were spent on it. */
  readonly dropped: boolean;
}

/** What is said of an answer besides its loss. */
export type VerdictNote =
  /** Every other answer is worse by a blunder. */
  | 'onlyChoice'
  /** Clearly more of one part of the worth, clearly less of another. */
  | 'brave'
  /** Clear by itself, but too many questions were asked to be sure of this one. */
  | 'tooMany'
  /** The player went back over it in practice. */
  | 'practice';

/** The verdict on one answer. */
export interface Verdict {
  readonly question: number;
  readonly kind: VerdictKind;
  /** Whether its word is final. Everything else may still become more exact. */
  readonly settled: boolean;
  /** Null means no clear difference. */
  readonly word: VerdictWord | null;
  /** What the best answer found would have been worth more, each half of the worlds naming it for the other; null where nothing was lost. */
  readonly loss: Estimate | null;
  /** How many standard errors make a difference clear here. */
  readonly clearAt: number;
  /** The places of the answer given, of the habit's and of the best one found among the answers. */
  readonly played: number;
  readonly habit: number;
  readonly best: number;
  readonly answers: readonly WeighedAnswer[];
  /** What happens more, and less, often after the best answer than after the one given. */
  readonly why: { readonly gains: ClearDifference | null; readonly costs: ClearDifference | null } | null;
  readonly notes: readonly VerdictNote[];
  readonly worlds: number;
}

/** One line of the ledger, in whole grains of the scale: all of them add up exactly. */
export interface LedgerLine {
  readonly question: number;
  /** What the game was worth when the question was asked. */
  readonly value: number;
  readonly valueError: number;
  /** The answer given against the habit's own. */
  readonly skill: number;
  readonly skillError: number;
  /** All that chance and others did until the next question. */
  readonly luck: number;
  readonly luckError: number;
}

/** The account of a game: `result = expected + luck + skill + practice`, exactly. Amounts are whole grains. */
export interface Ledger {
  readonly grain: number;
  readonly result: number;
  readonly expected: number;
  readonly expectedError: number;
  readonly luck: number;
  readonly luckError: number;
  readonly skill: number;
  readonly skillError: number;
  /** What questions brought that the player went back over. */
  readonly practice: number;
  readonly lines: readonly LedgerLine[];
}

/** A word for what chance did. */
export type LuckWord = 'lucky' | 'veryLucky' | 'unlucky' | 'veryUnlucky';

/** A moment of luck: what happened between two questions. */
export interface LuckMoment {
  readonly question: number;
  readonly luck: Estimate;
  readonly word: LuckWord | null;
  /** The roll that did most of it; null where no roll could be weighed. */
  readonly roll: WeighedRoll | null;
}

/** One roll with what each of its results would have been worth, all in the same worlds. */
export interface WeighedRoll {
  /** Its place among the rolls that followed the answer. */
  readonly roll: number;
  readonly natural: number;
  readonly luck: Estimate;
  readonly results: readonly {
    readonly natural: number;
    readonly outcome: string;
    /** The exact chance of this number. */
    readonly chance: number;
    /** What it is worth against what was expected. */
    readonly lead: Estimate;
  }[];
  readonly worlds: number;
}

/** A moment of skill: an answer that is clearly worth more than the habit's own. */
export interface SkillMoment {
  readonly question: number;
  readonly skill: Estimate;
  /** Whether no better answer was found. */
  readonly best: boolean;
}

/** Where the result stands among simulated games with the same options. */
export interface Percentile {
  readonly games: number;
  /** Games that came to less, and to the same. */
  readonly less: number;
  readonly same: number;
  /** The results in rising order, as whole grains. */
  readonly results: readonly number[];
}

/** How many questions came to what. */
export type ReviewCounts = Readonly<Record<'noChoice' | 'same' | 'clear' | VerdictWord | 'open', number>>;

/** A review, as far as it has got. */
export interface Review {
  readonly version: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly seat: number;
  readonly seed: string;
  /** The id of the worth that decides. */
  readonly by: string;
  /** Whether amounts are shares of a win. */
  readonly shares: boolean;
  readonly scale: {
    readonly doubtful: number;
    readonly mistake: number;
    readonly blunder: number;
    readonly spread: number;
  };
  readonly done: boolean;
  readonly settled: number;
  readonly rollouts: number;
  /** Worlds left out because a game failed or did not end. */
  readonly failed: number;
  readonly capped: number;
  readonly mostWorlds: number;
  readonly ledger: Ledger;
  readonly verdicts: readonly Verdict[];
  /** The largest first, only those that are clear. */
  readonly luck: readonly LuckMoment[];
  readonly skill: readonly SkillMoment[];
  readonly losses: readonly number[];
  readonly percentile: Percentile | null;
  readonly counts: ReviewCounts;
  readonly practice: boolean;
  /** Dice were typed in: they were weighed, nobody vouches for them. */
  readonly ownDice: boolean;
}

/** What arrives while a review is made. */
export type ReviewEvent =
  | { readonly kind: 'opened'; readonly questions: readonly Question[] }
  | { readonly kind: 'percentile'; readonly percentile: Percentile }
  /** The first values of every question are there: the curve can be drawn. */
  | { readonly kind: 'curve'; readonly ledger: Ledger }
  | { readonly kind: 'settled'; readonly verdict: Verdict }
  | {
      readonly kind: 'progress';
      readonly settled: number;
      readonly questions: number;
      readonly rollouts: number;
    }
  | { readonly kind: 'done'; readonly review: Review };
