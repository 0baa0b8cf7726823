/** What is agreed about a tournament, and when its rounds are. */
import { z } from 'zod';
import { pace } from '../messages.ts';
import type { BoardKind } from './boardStanding.ts';
import { cupRounds } from './cup.ts';
import { robinRounds } from './robin.ts';

/**
 * The kinds of tournaments: everybody against everybody, Swiss, a cup, or several captains at one table on one sea (The Hunters,
 * 13.2 to 13.5).
 */
export const TOURNAMENTS = ['robin', 'swiss', 'cup', 'flotilla'] as const;

/** A kind of tournament. */
export type TourKind = (typeof TOURNAMENTS)[number];

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

/** What the organiser of a tournament agrees with everybody who enters. */
export const tourTerms = z.strictObject({
  /** How many rounds; a Swiss tournament has as many as make a single winner likely, unless it says so. */
  rounds: z.number().int().min(1).max(20).nullable().default(null),
  /** A round robin: how often everybody meets everybody. */
  cycles: z.number().int().min(1).max(2).default(1),
  pace: pace.default({ kind: 'live', minutes: 25, window: 45 }),
  /** Minutes from the beginning of one round to the beginning of the next; by then a game must be over. */
  every: z
    .number()
    .int()
    .min(5)
    .max(60 * 24 * 60)
    .default(90),
  /** Whether a round begins as soon as the one before is over, instead of at its time. */
  early: z.boolean().default(false),
  /** Minutes after which whoever has not sat down has lost; null: at the end of the round. */
  grace: z
    .number()
    .int()
    .min(1)
    .max(60 * 24 * 60)
    .nullable()
    .default(null),
  /** What becomes of a game that is not over in time: more sunk wins, a draw, or both lose. */
  judge: z.enum(['points', 'draw', 'lost']).default('points'),
});

/** The terms of a tournament. */
export type TourTerms = z.infer<typeof tourTerms>;

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
export function roundsFor(kind: TourKind, { rounds, cycles }: TourTerms, entrants: number): number {
  if (kind === 'robin') return robinRounds(entrants, cycles);
  if (kind === 'cup') return cupRounds(entrants);
  if (kind === 'flotilla') return rounds ?? 1;
  return rounds ?? Math.max(1, Math.ceil(Math.log2(Math.max(2, entrants))));
}

/** When a round begins by the plan. */
export const plannedStart = (opens: number, { every }: TourTerms, round: number): number =>
  opens + (round - 1) * every * MINUTE;

/**
 * When a round that begins now must be over: at the next one's time. Where rounds begin early, or this one late because the server
 * was down, it has its full time.
 */
export function deadlineOf(opens: number, terms: TourTerms, round: number, begins: number): number {
  const onTime = begins <= plannedStart(opens, terms, round) + MINUTE;
  return onTime && !terms.early ? plannedStart(opens, terms, round + 1) : begins + terms.every * MINUTE;
}

/** How long before an end people are warned of it: a quarter of the time there was, at most a day. */
export const warningBefore = (length: number): number => Math.min(24 * 60 * MINUTE, length / 4);

/** When whoever has not sat down has lost. A table of captains waits for nobody longer than a quarter of the round. */
export function graceEnd(
  kind: TourKind,
  { grace, every }: TourTerms,
  begins: number,
  closes: number,
): number {
  const minutes = grace ?? (hasBoards(kind) ? every : every / 4);
  return Math.min(closes, begins + minutes * MINUTE);
}
