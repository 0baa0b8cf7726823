/** What a running step may do: change the state, say what comes next, roll and draw, and write to the log. */
import type { Context } from './chance.ts';
import type { DiceText } from './dice.ts';
import type { GameShape, StepName } from './game.ts';
import type { RollRecord } from './log.ts';
import type { Shuffler } from './piles.ts';
import type { Declared } from './rolls.ts';

/** The result of a roll. */
export interface Roll<R> {
  readonly outcome: R;
  readonly total: number;
  readonly natural: number;
  /** What each die showed, to be read before the next throw. */
  readonly faces: readonly number[];
}

/** The result of a throw that no chart reads. */
export type Throw = Pick<Roll<unknown>, 'natural' | 'faces'>;

/** A roll that has been made, for those who watch a recording table. */
export interface ThrownRoll {
  /** The name of the declaration. */
  readonly declared: string;
  /** The arguments of the roll. */
  readonly args: unknown;
  readonly record: RollRecord;
  /** The exact chances of all results before the throw, by label. */
  readonly chances: ReadonlyMap<string, number>;
}

/**
 * What a running step works with. Two hands implement it: one that records (log, scripted dice, the barrier behind which no
 * answer can be taken back) and a quiet one for games nobody reads. One hand serves a whole game and keeps nothing that is not in
 * the table's state.
 */
export interface Turn<G extends GameShape> extends Shuffler {
  /** The game's state, changed in place by steps only. */
  readonly state: G['state'];
  readonly options: G['options'];
  readonly seats: number;

  /** Adds a step. It runs after those this step has already added and before everything that was pending. */
  next<N extends StepName<G>>(step: N, ...args: G['steps'][N] extends null ? [] : [G['steps'][N]]): void;
  /** Drops every pending step, so that the game is over once this step is done. */
  finish(): void;
  /** Drops the pending steps above the nearest one of this name; if there is none, drops nothing and gives false. */
  dropUntil(step: StepName<G>): boolean;

  /** Places the dice that follow; the context may stay or move forward, never back. */
  at(a: number, b?: number, c?: number, d?: number): void;
  /** The place of the dice in this lane. */
  readonly context: Context;
  /** Changes to another lane of dice, with its own context: captains at the same context in their lanes meet the same dice. */
  lane(lane: number): void;

  /** Makes a declared roll, under its own purpose or another. */
  cast<X, R>(declared: Declared<G['state'], X, R>, args: X, purpose?: string): Roll<R>;
  /** Throws dice that no chart reads, and logs them. */
  dice(text: DiceText, purpose: string, rule: string): Throw;
  /** An evenly spread whole number from 0 up to, not including, `limit` (scripted from 1 to `limit`); not logged. */
  below(limit: number, purpose: string): number;
  /** Shuffles a list in place. A script may name the items that end on top, at the end of the list. */
  shuffle<T>(items: T[], purpose: string): void;
  /** Marks that somebody has seen something new: earlier answers can no longer be taken back freely. */
  reveal(): void;

  /** Writes an event that everybody may read; facts given as a function are worked out only when there is a log. */
  say<K extends keyof G['events'] & string>(
    kind: K,
    rule: string,
    facts: G['events'][K] | (() => G['events'][K]),
  ): void;
  /** Writes an event that only these seats may read. */
  tell<K extends keyof G['events'] & string>(
    seats: readonly number[],
    kind: K,
    rule: string,
    facts: G['events'][K],
  ): void;
  /** Whether a log is kept; lets a step skip work that only the log needs. */
  readonly recording: boolean;
}
