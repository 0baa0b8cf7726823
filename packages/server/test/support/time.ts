/** A clock for tests that stands until it is moved: nothing happens by itself, and nothing depends on how fast the machine is. */
import type { Time } from '../../src/tables/time.ts';

/** A clock and the hand that moves it. */
export interface HandTime extends Time {
  /** Moves the clock; whatever is due then begins. */
  move(ms: number): void;
}

/** A clock that stands. */
export function handTime(): HandTime {
  let now = 1_800_000_000_000;
  let timers: { at: number; then: () => void }[] = [];
  return {
    now: () => now,
    after(ms, then) {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    move(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
}
