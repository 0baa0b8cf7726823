/** A set-up that was filled in elsewhere. */
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
