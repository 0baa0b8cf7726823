/** Beats: moments grouped into what is shown as one thing. */
import type { LogEvent } from './log.ts';
import type { Moment } from './moments.ts';

/** Something that is shown as one thing. */
export interface Beat {
  /** What is seen; every game has kinds of its own, `section` is the one all games share. */
  readonly kind: string;
  readonly moments: readonly Moment[];
  /** Whether it waits until the player goes on. */
  readonly stop: boolean;
  /** Whether its first roll is one of those a player likes to throw. */
  readonly big: boolean;
  /** The entry that names it; null when nothing in it is worth a line. */
  readonly headline: LogEvent | null;
}

/** Groups moments into beats; pure: every moment comes into exactly one beat, and in its order. */
export type BeatsOf = (moments: readonly Moment[]) => readonly Beat[];

/** The entry that names moments: their heading, otherwise the first that is no roll. */
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

/** The rolls of a beat, in the order they fell. */
export const rollsOf = ({ moments }: Beat): readonly LogEvent[] =>
  moments.flatMap(({ events }) => events.filter(({ roll }) => roll));
