/** What the game of the day draws: `sea/screen.tsx` in its folder. */
import type { AnyGame } from '@flotilla/table';
import type { ComponentType } from 'preact';
import type { Seen } from '../screens/pictures/night.tsx';
import { SEA_GAME } from './own.ts';
import type { SeaResult } from './seas.ts';

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

const found = import.meta.glob<OwnSeaScreen>('../*/sea/screen.tsx', { eager: true, import: 'default' });

/** Those of the game of the day. */
export const ownSeaScreen = found[`../${SEA_GAME}/sea/screen.tsx`] as OwnSeaScreen;
