/** What every drawing needs: ticks, short numbers, escaped words. */
import { roundStep } from '../statistics/steps.ts';

/** Round values between two, about eight of them. */
export function ticksOf(first: number, last: number): number[] {
  const step = roundStep((last - first) / 8 || 1);
  const ticks: number[] = [];
  for (let tick = Math.ceil(first / step) * step; tick <= last + step / 1e6; tick += step) ticks.push(tick);
  return ticks;
}

/** A place, to a tenth of a unit. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** A number short enough for an axis. */
export const short = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** Words between tags. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
