/** Time as the server counts it, and how a clock shows it. */
import { useEffect, useState } from 'preact/hooks';
import { serverTime } from '../net/api.ts';

const SECOND = 1000;
/** A day in milliseconds. */
export const DAY = 24 * 3600 * SECOND;

/** The server's time, moved on every second. */
export function useSeconds(): number {
  const [now, setNow] = useState(serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A length of time as a clock shows it. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  if (ms >= DAY / 2) return `${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
