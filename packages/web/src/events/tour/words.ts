/** Times, lengths and figures of a tournament in words. */

import { calendar, spoken as language } from '@flotilla/ui/text/index.ts';
import { serverTime } from '../../net/api.ts';
import { word } from './text/index.ts';
import type { TourEvent } from './wire.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When something is: in so many minutes or hours if it is near, with its date otherwise. */
export function when(time: number): string {
  const away = time - serverTime();
  if (Math.abs(away) < 12 * HOUR) {
    const [amount, unit] =
      Math.abs(away) < 90 * MINUTE
        ? ([Math.round(away / MINUTE), 'minute'] as const)
        : ([Math.round(away / HOUR), 'hour'] as const);
    return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(amount, unit);
  }
  return new Intl.DateTimeFormat(calendar(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}

/** How long a round is. */
export function lengthWords(minutes: number): string {
  const ms = minutes * MINUTE;
  if (ms % DAY === 0) return word('agreed.days', { n: ms / DAY });
  if (ms % HOUR === 0) return word('agreed.hours', { n: ms / HOUR });
  return word('agreed.minutes', { n: minutes });
}

/** Minutes in which one must sit down: what was agreed, otherwise the whole round, or a quarter of it for captains on one sea. */
export const graceOf = ({ kind, settings: { grace, every } }: Pick<TourEvent, 'kind' | 'settings'>): number =>
  grace ?? (kind === 'flotilla' ? every / 4 : every);

const PARTS: Readonly<Record<string, string>> = { '0': '', '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** Points as people write them: 7½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  const part = PARTS[String(value - whole)];
  if (part === undefined) return String(value);
  return whole === 0 && part !== '' ? part : `${whole}${part}`;
}
