/** What a running step may do: change the state, say what comes next, roll and draw, and tell the log. */
import type { Context } from './chance.ts';
import type { DiceText } from './dice.ts';
import type { GameShape, StepName } from './game.ts';
import type { RollRecord } from './log.ts';
import type { Shuffler } from './piles.ts';
import type { Declared } from './rolls.ts';

/** How a roll fell. */
export interface Roll<R> {
  readonly outcome: R;
  readonly total: number;
  readonly natural: number;
  /** What each die showed, to be read before the next throw. */
  readonly faces: readonly number[];
}

/** How dice fell that no chart reads. */
export type Throw = Pick<Roll<unknown>, 'natural' | 'faces'>;

/** A roll that was thrown, for whoever watches a recorded table. */
export interface ThrownRoll {
  /** The name of the declaration. */
  readonly declared: string;
  /** What it was thrown for. */
  readonly args: unknown;
  readonly record: RollRecord;
  /** The exact chances of all results before the dice fell, by label. */
  readonly chances: ReadonlyMap<string, number>;
}

/**
 * What a running step holds. There are two hands for it: one that records (log, scripted dice, the barrier behind which no
 * answer is taken back) and a quiet one for games nobody reads. One serves a whole game, and keeps nothing that is not in the
 * table's state.
 */
export interface Turn<G extends GameShape> extends Shuffler {
  /** The game's state, changed in place by steps only. */
  readonly state: G['state'];
  readonly options: G['options'];
  readonly seats: number;

  /** Adds a step that runs after those this step has added already, and before everything that was pending. */
  next<N extends StepName<G>>(step: N, ...args: G['steps'][N] extends null ? [] : [G['steps'][N]]): void;
  /** Drops every pending step: the game is over once this step is done. */
  finish(): void;
  /** Drops pending steps down to, not including, the nearest one of this name; false (nothing dropped) without one. */
  dropUntil(step: StepName<G>): boolean;

  /** Places the dice that follow; the context may stay or move forward, never back. */
  at(a: number, b?: number, c?: number, d?: number): void;
  /** Where the dice of this lane stand. */
  readonly context: Context;
  /** Changes to another lane of dice with its own context: captains in equal contexts of their lanes meet the same dice. */
  lane(lane: number): void;

  /** Throws a declared roll, under its own purpose or another. */
  cast<X, R>(declared: Declared<G['state'], X, R>, args: X, purpose?: string): Roll<R>;
  /** Throws dice that are read by no chart, and tells them in the log. */
  dice(text: DiceText, purpose: string, rule: string): Throw;
  /** An evenly spread whole number from 0 up to, not including, `limit` (scripted from 1 to `limit`); not told in the log. */
  below(limit: number, purpose: string): number;
  /** Shuffles a list in place. A script may name the items that end on top (the end of the list). */
  shuffle<T>(items: T[], purpose: string): void;
  /** Marks that somebody has seen something new: what was answered before cannot be taken back freely. */
  reveal(): void;

  /** Writes an event everybody may read; facts in a function are only worked out when somebody reads along. */
  say<K extends keyof G['events'] & string>(
    kind: K,
    rule: string,
    facts: G['events'][K] | (() => G['events'][K]),
  ): void;
  /** Writes an event only these seats may read. */
  tell<K extends keyof G['events'] & string>(
    seats: readonly number[],
    kind: K,
    rule: string,
    facts: G['events'][K],
  ): void;
  /** Whether anybody reads along; lets a step skip work that only the log needs. */
  readonly recording: boolean;
}
