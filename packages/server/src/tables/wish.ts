/** What goes in and out of an open game: wishes of seats, what becomes of them, who is told, and what the game needs around it. */
import type { Choice, Decision, Refusal } from '@flotilla/table';
import type { Author, EntryKind } from '../store/journal.ts';
import type { Store } from '../store/store.ts';
import type { Word } from '../words.ts';
import type { Vault } from './dice.ts';
import type { OpenGame } from './openGame.ts';
import type { Tally } from './queue.ts';
import type { Referees } from './referee.ts';
import type { Time } from './time.ts';

/** Somebody who is told what happens: a socket, or a stream of events. */
export interface Receiver {
  /** Null is a spectator. */
  readonly seat: number | null;
  /** Whether the page wants imagined tables to try things out on. */
  readonly odds: boolean;
  /** Whether the page wants to see how an answer came about, moment by moment. */
  readonly told: boolean;
  send(message: string): void;
  /** Says goodbye and cuts the line, because the table is gone or its reader is shut out. */
  dismiss?(why: Word): void;
}

/** Who counts what becomes of wishes, without knowing where. */
export interface AnswerFigures {
  /** It is in the journal, so many seconds after it arrived. */
  answered(author: Author, seconds: number): void;
  refused(kind: Word | 'rules'): void;
}

/** What a game needs of its house. */
export interface Surroundings {
  readonly store: Store;
  readonly vault: Vault;
  readonly time: Time;
  /** Who watches over games that are part of an event. */
  readonly referees: Referees;
  /** Whether other processes may write to the same database. */
  readonly shared: boolean;
  /** The work that waits at all games of the house. */
  readonly queues: Tally;
  readonly figures: AnswerFigures;
  /** Called after everything that changed the game, so that bots, clocks and lists can follow. */
  moved(game: OpenGame): void;
  /** Called when the rules failed on an answer. */
  broke(game: OpenGame, error: unknown): void;
  /** The imagined table of a seat, or nothing. */
  imagined(game: OpenGame, seat: number, decision: Decision): unknown;
}

/** The outcome of a wish. */
export type Taken =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly n: number };

/** Something a seat wants to do. */
export interface Wish {
  readonly kind: Exclude<EntryKind, 'close'>;
  readonly seat: number;
  readonly key: string;
  /** The decision an answer is for; for an undo or redo the moment it was asked at. */
  readonly at: number;
  readonly choice?: Choice;
  readonly author: Author;
}
