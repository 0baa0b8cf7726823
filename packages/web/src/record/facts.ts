/** What the wardroom knows of a game: small enough to be kept, so that no record is played again without need. */
import type { TaleFacts } from '@flotilla/companion';

/** A game in the wardroom. */
export interface GameFacts extends TaleFacts {
  readonly id: string;
  /** Which writing of the game this was read from. */
  readonly revision: number;
  readonly game: string;
  readonly over: boolean;
  readonly updated: number;
}

/** Which way of reading made the facts: another number has them read anew. */
export const READING = 1;
