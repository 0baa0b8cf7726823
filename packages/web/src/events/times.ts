/** Times of events in words. */
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { calendar, spoken } from '@flotilla/ui/text/index.ts';
import { word } from './text/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is until a time, in the two largest units. */
export function until(time: number, now: number): string {
  const left = Math.max(0, time - now);
  if (left >= DAY)
    return word('time.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return word('time.hours', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  return word('time.minutes', { minutes: Math.max(1, Math.ceil(left / MINUTE)) });
}

/** How long something took. */
export const took = (minutes: number): string =>
  minutes >= 60
    ? word('time.hours', { hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) })
    : word('time.minutes', { minutes: Math.max(1, Math.round(minutes)) });

/** A day and an hour as the reader's calendar and clock have them. */
export const atTime = (time: number): string =>
  new Intl.DateTimeFormat(calendar(), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);

/** A day, in universal time. */
export const onDay = (time: number): string =>
  dayIn(spoken(), new Date(time).toISOString().slice(0, 10), { day: 'numeric', month: 'long' });

/** What a field for a time of day in the reader's own zone holds. */
export const fieldOf = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);

/** The time in such a field; null when there is none. */
export function timeOf(field: string): number | null {
  const time = new Date(field).getTime();
  return Number.isFinite(time) ? time : null;
}
