/**
 * The server's two clocks. The calendar follows the clock of the machine, which may be set, and which runs on while a machine
 * sleeps. Clocks at tables go by a steady one that never jumps, so that nobody loses on time because a clock was set. Tests move
 * both by hand.
 */
import { performance } from 'node:perf_hooks';

/** What cancels something that was to happen later. */
export type Cancel = () => void;

/** Time as the server counts it. */
export interface Time {
  /** Milliseconds since 1970 by the calendar: for days, events, deadlines in the calendar, and everything that is noted. */
  now(): number;
  /** Milliseconds by the steady clock: for the clocks of games and the jobs that watch them. */
  steady(): number;
  /** How far the steady clock is ahead of the calendar; changes only when a clock has jumped. */
  shift(): number;
  /** Sets the steady clock this far ahead of the calendar: as it was before a restart, or as another process has it. */
  shiftTo(ms: number): void;
  /** Calls back after a while. */
  after(ms: number, then: () => void): Cancel;
}

/** The longest a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** Two clocks of a machine drift this far apart without one of them having jumped, in milliseconds. */
export const DRIFT = 500;

/** The clocks of a machine: one that tells the time of day and may be set, and one that only counts. */
export interface MachineClocks {
  wall(): number;
  elapsed(): number;
}

const THIS_MACHINE: MachineClocks = { wall: () => Date.now(), elapsed: () => performance.now() };

/** Time by the clocks of a machine. */
export function machineTime({ wall, elapsed }: MachineClocks = THIS_MACHINE): Time {
  let began = wall() - elapsed();
  let shift = 0;
  const steady = (): number => Math.floor(began + elapsed());
  return {
    now: wall,
    steady,
    shift() {
      const apart = steady() - wall();
      if (Math.abs(apart - shift) > DRIFT) shift = apart;
      return shift;
    },
    shiftTo(ms) {
      began = wall() + ms - elapsed();
      shift = ms;
    },
    after(ms, then) {
      const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
