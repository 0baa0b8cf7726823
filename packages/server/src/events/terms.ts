/** What is agreed about a tournament, and when its rounds are. */
import type { TourKind, TourSettings } from '@flotilla/protocol';
import { TOURNAMENTS } from '@flotilla/protocol';
import type { BoardKind } from './boardStanding.ts';
import { cupRounds } from './cup.ts';
import { robinRounds } from './robin.ts';

/** Whether an event is a tournament. */
export const isTourKind = (kind: string): kind is TourKind =>
  (TOURNAMENTS as readonly string[]).includes(kind);

/** Whether two meet at each board. */
export const hasBoards = (kind: TourKind): kind is BoardKind => kind !== 'flotilla';

const MINUTE = 60_000;

/** The fewest and the most who can take part. */
export const ENTRANTS: Readonly<Record<TourKind, { readonly min: number; readonly max: number }>> = {
  robin: { min: 2, max: 24 },
  swiss: { min: 2, max: 64 },
  cup: { min: 2, max: 64 },
  flotilla: { min: 2, max: 60 },
};

/** How far a tournament is. */
export interface TourProgress {
  /** The last round that was paired; 0 before the first. */
  readonly round: number;
  /** How many there will be; 0 until the first is paired. */
  readonly rounds: number;
  /** The places of a round robin or a cup, fixed when the first round is paired; null is a free place. */
  readonly places: readonly (number | null)[];
  /** Marks who wrote this, so that a round is paired once however many try. */
  readonly mark: string;
}

/** A tournament that has not begun. */
export const NOT_BEGUN: TourProgress = { round: 0, rounds: 0, places: [], mark: '' };

/** How many rounds there will be with so many entrants. */
export function roundsFor(kind: TourKind, { rounds, cycles }: TourSettings, entrants: number): number {
  if (kind === 'robin') return robinRounds(entrants, cycles);
  if (kind === 'cup') return cupRounds(entrants);
  if (kind === 'flotilla') return rounds ?? 1;
  return rounds ?? Math.max(1, Math.ceil(Math.log2(Math.max(2, entrants))));
}

/** When a round begins by the plan. */
export const plannedStart = (opens: number, { every }: TourSettings, round: number): number =>
  opens + (round - 1) * every * MINUTE;

/**
 * When a round that begins now must be over: at the next one's time. Where rounds begin early, or this one late because the server
 * was down, it has its full time.
 */
export function deadlineOf(opens: number, terms: TourSettings, round: number, begins: number): number {
  const onTime = begins <= plannedStart(opens, terms, round) + MINUTE;
  return onTime && !terms.early ? plannedStart(opens, terms, round + 1) : begins + terms.every * MINUTE;
}

/** How long before an end people are warned of it: a quarter of the time there was, at most a day. */
export const warningBefore = (length: number): number => Math.min(24 * 60 * MINUTE, length / 4);

/** The time by which an absent player loses. A table of captains waits no longer than a quarter of the round. */
export function graceEnd(
  kind: TourKind,
  { grace, every }: TourSettings,
  begins: number,
  closes: number,
): number {
  const minutes = grace ?? (hasBoards(kind) ? every : every / 4);
  return Math.min(closes, begins + minutes * MINUTE);
}
