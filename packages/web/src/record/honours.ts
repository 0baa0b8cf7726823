/** All honours there are, and the games they are earned in; those of the sea are earned in the calendar. */
import type { TaleReader } from '@flotilla/companion';
import type { Seas } from '@flotilla/ui/sea/seas.ts';
import { daysFrom, weeksOf } from '../days.ts';
import type { GameFacts } from './facts.ts';
import type { Tally } from './sums.ts';
import { standingOf } from './sums.ts';

/** An honour with its standing. */
export interface Worn extends Tally {
  readonly id: string;
  readonly goal: number;
}

const isSailed = (seas: Seas, day: string): boolean => Boolean(seas[day]?.result);

/** The most days in a row on which a sea was sailed. */
function longestRow(seas: Seas): number {
  const starts = Object.keys(seas).filter((day) => isSailed(seas, day) && !isSailed(seas, daysFrom(day, -1)));
  const lengths = starts.map((day) => {
    let length = 0;
    while (isSailed(seas, daysFrom(day, length))) length++;
    return length;
  });
  return Math.max(0, ...lengths);
}

/** The share of the fullest month, in days that were sailed; a whole month counts as 1. */
function fullMonths(seas: Seas): number {
  const months = [...new Set(Object.keys(seas).map((day) => day.slice(0, 7)))];
  return months.filter((month) =>
    weeksOf(month)
      .flat()
      .every((day) => day === null || isSailed(seas, day)),
  ).length;
}

/** The last day of a row of seas, as a point in time. */
const lastDay = (seas: Seas): number => Date.parse(Object.keys(seas).sort().at(-1) ?? '1970-01-01');

/** Honours of the calendar. */
function ofTheCalendar(seas: Seas): Worn[] {
  const worn = (id: string, goal: number, best: number): Worn => ({
    id,
    goal,
    best,
    since: best >= goal ? lastDay(seas) : null,
    times: best >= goal ? 1 : 0,
  });
  return [worn('week', 7, longestRow(seas)), worn('month', 1, fullMonths(seas))];
}

/** Every honour as it stands, those that are earned first. */
export function allHonours(honours: TaleReader['honours'], games: readonly GameFacts[], seas: Seas): Worn[] {
  const ofGames = honours.map(({ id, goal }) => ({
    id,
    goal,
    ...standingOf(games, id, goal),
  }));
  const all = [...ofGames, ...ofTheCalendar(seas)];
  return [...all.filter(({ since }) => since !== null), ...all.filter(({ since }) => since === null)];
}
