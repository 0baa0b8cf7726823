/** Clocks that run down. */
import { useEffect, useState } from 'preact/hooks';

const SECOND = 1000;
const HALF_A_DAY = 12 * 3600 * SECOND;

/** The time, moved on every second. */
export function useSeconds(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A length of time as a clock shows it. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  if (ms >= HALF_A_DAY) return `${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
