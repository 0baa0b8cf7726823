/** What the game of the day brings: its seas, what came of them, and their pictures. */
import type { AnyGame, FormChoice, LogEvent } from '@flotilla/table';
import type { ComponentType } from 'preact';
import type { Seen } from '../pictures/night.tsx';

/** What came of a sea: enough for the line to copy, the picture and the calendar. */
export interface SeaResult {
  readonly boat: string;
  readonly number: number;
  readonly area: string;
  readonly month: number;
  readonly ships: readonly { readonly name: string; readonly kind: string; readonly tons: number }[];
  readonly tons: number;
  readonly fired: number;
  readonly hits: number;
  readonly expected: number;
  readonly hull: number;
  readonly hullOf: number;
  readonly end: 'home' | 'rescued' | 'lost' | 'broke off';
}

/** A game's seas, one for each day. */
export interface OwnSea {
  /** How the sea of a day is sailed. */
  seaOf(day: string): { readonly options: FormChoice; readonly seed: string };
  /** What came of the attempt, once it is over; null while it goes on. */
  resultIn(log: readonly LogEvent[]): SeaResult | null;
  /** The same for an attempt whose day is over: as it stands; null where nothing has happened. */
  resultSoFar(log: readonly LogEvent[]): SeaResult | null;
}

/** A line of the orders: what, and how it is. */
export type OrderLine = readonly [name: string, value: string];

/** A game's pictures of a day. */
export interface OwnSeaScreen {
  /** Whether the game's own words are there. */
  spoken(): boolean;
  /** The chart before the boat sails; `shape` is its width by its height. */
  readonly Chart: ComponentType<{ game: AnyGame; view: object; shape: number }>;
  /** The orders, with every number the boat has; sealed ones name neither her nor her waters. */
  orders(game: AnyGame, view: object, sealed?: string): readonly OrderLine[];
  /** The ships of a result as they are drawn. */
  drawn(ships: SeaResult['ships']): readonly (Seen & { readonly name: string; readonly tons: number })[];
}
