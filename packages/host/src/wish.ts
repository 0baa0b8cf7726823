/** What somebody at a table wants, and what becomes of it. */
import type { Choice, Refusal } from '@flotilla/table';
import type { Author, EntryKind } from './entry.ts';

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

/** The outcome of a wish. */
export type Taken =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly n: number };

/** Somebody who is told what happens. */
export interface TableReader {
  /** Null is a spectator. */
  readonly seat: number | null;
  /** Whether the reader wants imagined tables to try things out on. */
  readonly odds: boolean;
  /** Whether the reader wants to see how an answer came about, moment by moment. */
  readonly told: boolean;
}
