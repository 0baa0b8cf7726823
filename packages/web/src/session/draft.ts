/** A set-up that was filled in elsewhere: the form of a new game takes it up once. */
import type { FormChoice } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';

/** Options and players to begin with, and why they are not simply begun with. */
export interface GameDraft {
  readonly game: string;
  readonly options: FormChoice;
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  readonly why: readonly string[];
}

let waiting: GameDraft | null = null;

/** Lays a set-up ready for the form of its game. */
export function layReady(draft: GameDraft): void {
  waiting = draft;
}

/** The set-up that lies ready for a game; it lies there no longer. */
export function takeUp(game: string): GameDraft | null {
  const draft = waiting?.game === game ? waiting : null;
  waiting = null;
  return draft;
}
