/** What the wardroom knows of a game: small enough to be kept, so that no record is played again without need. */
import type { CareerFacts } from '@flotilla/hunters';
import type { BattleFacts } from '@flotilla/naval-battles';
import type { CampaignFacts } from '@flotilla/uboat-leader';

export type { CareerFacts, Throws } from '@flotilla/hunters';
export type { BattleFacts } from '@flotilla/naval-battles';
export type { CampaignFacts } from '@flotilla/uboat-leader';

/** Honours by id: how far a game came towards each. */
export type Counts = Readonly<Record<string, number>>;

/** A game in the wardroom. */
export interface GameFacts {
  readonly id: string;
  /** Which writing of the game this was read from. */
  readonly revision: number;
  readonly game: string;
  readonly over: boolean;
  readonly updated: number;
  readonly told: CareerFacts | CampaignFacts | BattleFacts | null;
  readonly counts: Counts;
}

/** Which way of reading made the facts: another number has them read anew. */
export const READING = 1;
