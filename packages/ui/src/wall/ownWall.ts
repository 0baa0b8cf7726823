/** What a game hangs on the wall of the wardroom: its screens have it as `wall`. */
import type { Figures, FormChoice } from '@flotilla/table';
import type { ComponentType, VNode } from 'preact';

/** Facts of one kind, with the game they belong to. */
export type Of<T> = T & { readonly id: string; readonly over: boolean; readonly updated: number };

/** A dialog that is shown over the wall until it closes. */
export type OverWall = (close: () => void) => VNode;

/** One figure of the totals, and what it counts. */
export type Total = readonly [value: string, name: string];

/** One of the best results: its kind, whose it is, and how good. */
export type BestResult = readonly [kind: string, what: string, how: string];

/** Somebody who plays games nobody sailed, to compare with; null where nobody can. Whoever has one stops it in the end. */
export interface Simulator {
  /** The figures of games that steady bots play to their ends, one for each set of options. */
  simulate(game: string, seeds: string, options: readonly FormChoice[]): Promise<readonly Figures[] | null>;
  stop(): void;
}

/** What is told of the games of one kind; `list` always has the best first. */
export interface OwnWall<F = unknown> {
  /** The kind of facts the game's tale is told in. */
  readonly kind: string;
  /** Where it hangs among the others, counted from 1. */
  readonly place: number;
  /** Less than nought: the first one hangs before the second. */
  compare(one: F, other: F): number;
  readonly Plaque: ComponentType<{ of: Of<F>; show: (over: OverWall) => void }>;
  totals(list: readonly Of<F>[]): readonly Total[];
  best(list: readonly Of<F>[]): readonly BestResult[];
  /** Everything once more as a table. */
  readonly Table?: ComponentType<{ list: readonly Of<F>[] }>;
  /** Pictures of many games. */
  readonly Charts?: ComponentType<{ list: readonly Of<F>[]; newReader: () => Simulator }>;
}

/** A wall whose facts nobody else looks into. */
export const wallOf = <F>(wall: OwnWall<F>): OwnWall => wall as unknown as OwnWall;
