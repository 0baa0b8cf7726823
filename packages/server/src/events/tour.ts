/** A tournament as it stands in the database. */
import type { TourKind, TourSettings } from '@flotilla/protocol';
import type { EntrantRow, EventRow, PairingRow } from '../store/events.ts';
import { readEntrants, readEvent, readPairings } from '../store/events.ts';
import { readSitting } from '../store/rounds.ts';
import type { OpenTables } from '../tables/openTables.ts';
import type { PairResult, RoundBoard } from './boards.ts';
import type { TourProgress } from './terms.ts';
import { isTourKind, NOT_BEGUN } from './terms.ts';

/** A tournament with everything that belongs to it. */
export interface Tour {
  readonly event: EventRow;
  readonly kind: TourKind;
  readonly terms: TourSettings;
  readonly progress: TourProgress;
  readonly entrants: readonly EntrantRow[];
  readonly pairings: readonly PairingRow[];
  /** Who sits at a board that is not decided, as `round.board.seat`. */
  readonly sitting: ReadonlySet<string>;
}

/** Reads a tournament; null when there is none of that name. */
export async function readTour(house: OpenTables, id: string): Promise<Tour | null> {
  const { db } = house.store;
  const event = await readEvent(db, id);
  if (!event || !isTourKind(event.kind)) return null;
  return {
    event,
    kind: event.kind,
    terms: event.settings as TourSettings,
    progress: { ...NOT_BEGUN, ...(event.progress as Partial<TourProgress>) },
    entrants: (await readEntrants(db, id)).filter(({ state }) => state !== 'invited'),
    pairings: await readPairings(db, id),
    sitting: await readSitting(db, id),
  };
}

/** The boards of a tournament as its standings and pairings want them. */
export const boardsIn = (pairings: readonly PairingRow[]): RoundBoard[] =>
  pairings.map(({ round, board, seats: [lead = 0, other = null], result }) => ({
    round,
    board,
    lead,
    other,
    result: result as PairResult | null,
  }));

/** Whether somebody sits at the board they are paired at. */
export const sitsAt = (
  { sitting }: Pick<Tour, 'sitting'>,
  { round, board, seats }: PairingRow,
  entrant: number,
): boolean => sitting.has(`${round}.${board}.${seats.indexOf(entrant)}`);

/** Those who have left. */
export const goneFrom = (entrants: readonly EntrantRow[]): Set<number> =>
  new Set(entrants.filter(({ state }) => state === 'withdrawn').map(({ number }) => number));

/** The name of an entrant. */
export const nameIn =
  ({ entrants }: Pick<Tour, 'entrants'>) =>
  (number: number): string =>
    entrants.find((one) => one.number === number)?.name ?? '';
