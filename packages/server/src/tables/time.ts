/** The server's clock. Tests move it by hand. */
import { performance } from 'node:perf_hooks';

/** What cancels something that was to happen later. */
export type Cancel = () => void;

/** Time as the server counts it. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after a while. */
  after(ms: number, then: () => void): Cancel;
}

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/**
 * The machine's time at the start, carried on by its monotonic clock: setting the machine's time does not move a clock at a
 * table.
 */
export function steadyTime(): Time {
  const began = Date.now() - performance.now();
  return {
    now: () => Math.floor(began + performance.now()),
    after(ms, then) {
      const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
