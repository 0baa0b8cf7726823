/**
 * A clock for tests that stands still until it is moved: nothing happens by itself, and nothing depends on the speed of the
 * machine.
 */
import type { Time } from '../../src/tables/time.ts';

/** A clock and the hand that moves it. */
export interface HandTime extends Time {
  /** Moves both clocks; whatever is due then begins. */
  move(ms: number): void;
  /** Sets the calendar, as when somebody sets the machine's time or the machine has slept; the steady clock stands. */
  jump(ms: number): void;
}

/** A clock that stands still. */
export function handTime(): HandTime {
  let now = 1_800_000_000_000;
  let shift = 0;
  let timers: { at: number; then: () => void }[] = [];
  return {
    now: () => now,
    steady: () => now + shift,
    shift: () => shift,
    shiftTo(ms) {
      shift = ms;
    },
    jump(ms) {
      now += ms;
      shift -= ms;
    },
    after(ms, then) {
      const timer = { at: now + shift + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    move(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now + shift);
      timers = timers.filter(({ at }) => at > now + shift);
      for (const { then } of due) then();
    },
  };
}
