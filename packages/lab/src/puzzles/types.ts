/** Puzzles: positions of played games at which one answer is clearly better than every other. Plain data, made by `scripts/puzzles.mjs`. */
import type { FormChoice } from '@flotilla/table';
import type { ClearDifference } from '../why.ts';

/** A game that positions were taken from. Whoever is asked first answers first, so that answers need no seats. */
export interface PuzzleGame {
  readonly seed: string;
  /** The options that differ from the usual ones. */
  readonly options: FormChoice;
  readonly seats: number;
  /** The places of the options that were chosen, and forms as they were filled in. */
  readonly answers: readonly (number | FormChoice)[];
}

/** A position with what every answer is worth, as it is told. */
export interface Puzzle {
  /** The place of its game among those of the book. */
  readonly game: number;
  /** How many answers of that game come before it. */
  readonly at: number;
  readonly seat: number;
  readonly step: string;
  /** The first letters of the hash of the state: whether it is still the position that was weighed. */
  readonly hash: string;
  /** The places of the best answer and of the habit's among the options. */
  readonly best: number;
  readonly habit: number;
  /** What each answer is worth, and the standard error of that. */
  readonly values: readonly number[];
  readonly errors: readonly number[];
  /** The standard errors of the differences of each pair of answers, row by row, without an answer and itself. */
  readonly pairs: readonly number[];
  /** What happens more, and less, often after the best answer than after each; null where nothing does, and for the best itself. */
  readonly why: readonly (readonly [gains: ClearDifference | null, costs: ClearDifference | null] | null)[];
}

/** All puzzles of a game, with the rules they belong to. */
export interface PuzzleBook {
  readonly game: string;
  readonly rulesVersion: string;
  /** The worlds in which every position was weighed. */
  readonly worlds: number;
  /** Whether imagined games were played out. */
  readonly full: boolean;
  /** The id of the worth that decides. */
  readonly by: string;
  /** Whether amounts are shares of a win. */
  readonly shares: boolean;
  readonly grain: number;
  readonly scale: {
    readonly doubtful: number;
    readonly mistake: number;
    readonly blunder: number;
  };
  readonly games: readonly PuzzleGame[];
  readonly puzzles: readonly Puzzle[];
}
