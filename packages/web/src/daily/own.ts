/** What the game of the day brings: `sea/sea.ts` in its folder says what a day's sea is and what came of it. */
import { GAMES } from '@flotilla/lab';
import type { FormChoice, LogEvent } from '@flotilla/table';
import type { SeaResult } from './seas.ts';

/** A game's seas, one for each day. */
export interface OwnSea {
  /** How the sea of a day is sailed. */
  seaOf(day: string): { readonly options: FormChoice; readonly seed: string };
  /** What came of the attempt, once it is over; null while it goes on. */
  resultIn(log: readonly LogEvent[]): SeaResult | null;
  /** The same for an attempt whose day is over: as it stands; null where nothing has happened. */
  resultSoFar(log: readonly LogEvent[]): SeaResult | null;
}

const found = import.meta.glob<OwnSea>('../*/sea/sea.ts', { eager: true, import: 'default' });

/** The id of the game whose sea it is. */
export const SEA_GAME = GAMES.find(({ daily }) => daily)?.id ?? '';

/** Its seas. */
export const ownSea = found[`../${SEA_GAME}/sea/sea.ts`] as OwnSea;
