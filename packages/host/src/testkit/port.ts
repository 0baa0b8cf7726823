/** A place where tables are played, as a test sees it. */
import type { AnyGame, Choice, FormChoice, LogEvent, Refusal } from '@flotilla/table';
import type { PlainDecision, SessionStart, Story } from '@flotilla/table/run';

/** What a test wants done. */
export type PortWish =
  | {
      readonly kind: 'answer';
      readonly seat: number;
      readonly at: number;
      readonly choice: Choice;
      readonly key: string;
    }
  | { readonly kind: 'undo' | 'redo'; readonly seat: number; readonly key: string };

/** A moment as somebody is told of it. */
export type ShownMoment = Story['before'];

/** What a reader has before them. */
export interface PortSeen {
  readonly view: object;
  readonly log: readonly LogEvent[];
  readonly decision: PlainDecision | null;
  /** The moments of the last answer; left out where they are not shown to this reader. */
  readonly told?: readonly ShownMoment[] | undefined;
}

/** A table at such a place; everybody at it is a person. */
export interface PortTable {
  /** How the game began. */
  readonly start: SessionStart;
  /** Does what is wanted; a refusal in whatever words, or null. */
  take(wish: PortWish): Promise<Refusal | null>;
  /** What a reader is shown, as far as anything is shown to them now; null is a spectator. */
  seen(reader: number | null): Promise<PortSeen | null>;
  /** How many answers stand, and the hash of the state, as they are kept. */
  kept(): Promise<{ readonly answers: number; readonly hash: string }>;
  /** Goes away and comes back: only what was kept is left. */
  again(): Promise<void>;
  close(): Promise<void>;
}

/** A place where tables are played. */
export interface Port {
  open(game: AnyGame, options: FormChoice, seats: number): Promise<PortTable>;
}
