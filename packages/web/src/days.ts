/** Days as seas of the day are named: in universal time, written as 2026-11-17. */

const DAY = 86_400_000;

/** The day at a point in time, the same wherever on earth the reader is. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Today. */
export const today = (): string => dayAt(Date.now());

/** So many days before or after a day. */
export const daysFrom = (day: string, by: number): string => dayAt(Date.parse(day) + by * DAY);

/** Hours and minutes until the next day begins. */
export function untilNext(now = Date.now()): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.ceil((DAY - (now % DAY)) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How many days in a row, up to a day, fulfil something. */
export function daysRunning(day: string, isSailed: (day: string) => boolean): number {
  let count = 0;
  for (let at = day; isSailed(at); at = daysFrom(at, -1)) count++;
  return count;
}

/** The days of a month, by weeks that begin on Monday; null before the first and after the last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (new Date(first).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; day.startsWith(month); day = daysFrom(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
