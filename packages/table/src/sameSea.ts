/** Many captains on one sea: what an attempt is in a game, when it is over, and what came of it. */
import type { FormChoice } from './decision.ts';
import type { GameShape } from './game.ts';
import type { LogEvent } from './log.ts';

/** How long an attempt is. */
export type SeaLength =
  | { readonly kind: 'patrols'; readonly patrols: number }
  /** The patrols that begin within twelve months of the first. */
  | { readonly kind: 'season' }
  /** As long as the captain serves. */
  | { readonly kind: 'career' }
  /** One campaign. */
  | { readonly kind: 'campaign' };

/** What counts. */
export type SeaCount = 'tons' | 'survival' | 'points';

/** What came of an attempt, without a ship or a place. */
export interface SeaFigures {
  readonly tons: number;
  readonly ships: number;
  /** Points the rules give; 0 where they give none. */
  readonly points: number;
  readonly patrols: number;
  /** Hull boxes filled, and how many the boat has; 0 of 0 where no single boat counts. */
  readonly hull: number;
  readonly hullOf: number;
  /** Torpedoes fired, how many of them hit, and how many hits were to be expected; 0 where they are not counted. */
  readonly fired: number;
  readonly hits: number;
  readonly expected: number;
  /** Boats lost; a captain has one. */
  readonly lost: number;
  readonly end: 'home' | 'rescued' | 'lost' | 'survived' | 'evaluated' | 'broke off';
  /** The number of the boat; null where there are several. */
  readonly boat: number | null;
}

/** How a game is sailed by many on the same sea, each at a table of their own. */
export interface SameSea<G extends GameShape = GameShape> {
  readonly lengths: readonly SeaLength['kind'][];
  readonly counts: readonly SeaCount[];
  /** The options of every attempt: what makes sense only at another kind of table is settled. */
  readonly settled: Partial<G['options']>;
  /** Whether an attempt has reached its length; the rules may end it earlier. */
  isOver(state: G['state'], length: SeaLength): boolean;
  /** The patrol or turn that is under way, counted from 1. */
  progress(state: G['state']): number;
  /** What came of an attempt, which counts as it stands when it was not sailed to the end. */
  result(state: G['state'], log: readonly LogEvent[], length: SeaLength): SeaFigures;
  /** What a day, written as 2026-11-17, sets for everybody, where the game has a sea of the day. */
  day?(day: string): { readonly options: FormChoice; readonly length: SeaLength };
}
