/** What the wardroom knows of a game: small enough to be kept, so that no record is played again without need. */
import type { Tale } from '@flotilla/hunters';

/** Honours by id: how far a game came towards each. */
export type Counts = Readonly<Record<string, number>>;

/** Throws that had to succeed, as they came: 1 or 0, and the chance of a 1 in thousandths. */
export type Throws = readonly (readonly [good: 0 | 1, chance: number])[];

/** A career of The Hunters. */
export interface CareerFacts {
  readonly kind: 'career';
  readonly name: string;
  readonly boat: Tale['boat'];
  readonly number: number;
  readonly tons: number;
  readonly ships: number;
  readonly patrols: number;
  readonly awards: number;
  readonly fate: Tale['fate'];
  readonly level: Tale['level'];
  /** Months after September 1939: when it began, and when it ended or where it is. */
  readonly from: number;
  readonly to: number;
  /** Tons of the best patrol and the largest ship. */
  readonly best: { readonly tons: number; readonly month: number };
  readonly largest: { readonly name: string; readonly tons: number };
  readonly hits: Throws;
  readonly runs: Throws;
}

/** A campaign of U-Boat Leader. */
export interface CampaignFacts {
  readonly kind: 'campaign';
  readonly campaign: string;
  readonly evaluation: string | null;
  readonly vp: number;
  readonly ships: number;
  readonly tons: number;
  readonly boats: number;
  readonly lost: number;
}

/** A battle of Naval Battles. */
export interface BattleFacts {
  readonly kind: 'battle';
  readonly navy: string | null;
  readonly won: boolean | null;
  readonly points: number;
  readonly against: number;
  readonly seats: number;
}

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
