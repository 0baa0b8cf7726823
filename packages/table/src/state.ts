/** The state of a table: the game's own state, and what the kernel keeps beside it. */
import type { Context } from './chance.ts';
import type { Frame, GameDefinition, GameShape } from './game.ts';
import { canonical } from './json.ts';
import { sha256 } from './sha256.ts';

/** The dice of one lane: their context, and how often each purpose was drawn there. */
export interface Lane {
  at: Context;
  counts: { readonly purpose: string; times: number }[];
}

/** The kernel's part of the state. */
export interface TableState<S> {
  /** The game's own state. */
  game: S;
  /** Pending steps; the last one runs next. */
  agenda: Frame[];
  /** The lane in use, and all lanes. */
  lane: number;
  lanes: Lane[];
  /** How much of each scripted list has been used. */
  scripted: Record<string, number>;
  /** Number of the decision that is waiting or comes next. */
  decision: number;
  /** Secret answers given so far to a decision of several seats. */
  held: { seat: number; choice: unknown }[];
}

/** The state of a table before the first step. */
export function freshState<G extends GameShape>(
  game: GameDefinition<G>,
  options: G['options'],
  seats: number,
): TableState<G['state']> {
  return {
    game: game.setup(options, seats),
    agenda: [{ step: game.first, args: null }],
    lane: 0,
    lanes: [{ at: [0, 0, 0, 0], counts: [] }],
    scripted: {},
    decision: 0,
    held: [],
  };
}

/**
 * The hash of a state: SHA-256 of its canonical JSON (keys sorted, no spaces). Every machine that replays the same record gets
 * the same hash after every answer.
 */
export const hashOf = (state: TableState<object>): string => sha256(canonical(state));
