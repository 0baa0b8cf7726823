/** Beats: moments grouped into units that a screen shows together. */
import type { LogEvent, Moment } from '@flotilla/table';

/** Moments that are shown together. */
export interface Beat {
  /** What it shows; every game has kinds of its own, and all games share `section`. */
  readonly kind: string;
  readonly moments: readonly Moment[];
  /** Whether the screen waits here until the player goes on. */
  readonly stop: boolean;
  /** Whether its first roll is a big one, which players like to throw themselves. */
  readonly big: boolean;
  /** The log entry that names it; null when nothing in it deserves one. */
  readonly headline: LogEvent | null;
}

/** Groups moments into beats, in order and each into exactly one; a pure function. */
export type BeatsOf = (moments: readonly Moment[]) => readonly Beat[];

/** The log entry that names these moments: their heading, or else the first entry that is not a roll. */
export function headlineOf(moments: readonly Moment[]): LogEvent | null {
  const events = moments.flatMap(({ events }) => events);
  return events.find(({ heading }) => heading !== null) ?? events.find(({ roll }) => !roll) ?? null;
}

const opensSection = ({ events }: Moment): boolean => events.some(({ heading }) => heading !== null);

/** The beats of a game that has none of its own: one for each heading of its log. */
export const beatsByHeading: BeatsOf = (moments) => {
  const groups: Moment[][] = [];
  for (const moment of moments) {
    const open = groups.at(-1);
    if (open && !opensSection(moment)) open.push(moment);
    else groups.push([moment]);
  }
  return groups.map((group) => ({
    kind: 'section',
    moments: group,
    stop: false,
    big: false,
    headline: headlineOf(group),
  }));
};

/** The rolls of a beat, in the order they were made. */
export const rollsOf = ({ moments }: Beat): readonly LogEvent[] =>
  moments.flatMap(({ events }) => events.filter(({ roll }) => roll));
