/**
 * Measuring: subject and baseline take turns in one process, warmed up, median of several runs. Times are processor times
 * of this process, garbage collection included, so that other work on the machine does not count.
 */
import { performance } from 'node:perf_hooks';

/** How long is measured; a rehearsal, which only shows that everything can be measured, takes as little as it can. */
const [RUNS, WARM_UP_MS, RUN_MS] = process.env.BENCH_REHEARSAL ? [1, 0, 0] : [9, 400, 120];

/** The processor time of this many calls, in milliseconds. */
function timed(work, times) {
  const start = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Runs the work until it is compiled, and finds how often it must run to be timed reliably. */
function warmUp(work) {
  const until = performance.now() + WARM_UP_MS;
  let calls = 0;
  const start = performance.now();
  do {
    work();
    calls++;
  } while (performance.now() < until);
  return Math.max(1, Math.ceil((RUN_MS * calls) / (performance.now() - start)));
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/**
 * The time of one unit of each work in nanoseconds. `works` is a list of `{ name, units, run }`: `run` does `units`
 * units of work. They are timed in turns, so that a busy machine disturbs all of them alike.
 */
export function compare(works) {
  const times = works.map((work) => warmUp(work.run));
  const taken = works.map(() => []);
  for (let round = 0; round < RUNS; round++) {
    works.forEach((work, i) => {
      taken[i].push((timed(work.run, times[i]) * 1e6) / (times[i] * work.units));
    });
  }
  return Object.fromEntries(works.map((work, i) => [work.name, median(taken[i])]));
}

/** A line of the table with a rate per second; `goal` is the minimum. */
export function rate(what, nanoseconds, baseline, goal = null) {
  const value = 1e9 / nanoseconds;
  const base = 1e9 / baseline.nanoseconds;
  return {
    what,
    value,
    unit: '/s',
    baseline: baseline.name,
    baselineValue: base,
    ratio: value / base,
    goal,
    met: goal === null ? null : value >= goal,
  };
}

/** A line of the table with a duration in microseconds; `goal` is the maximum. */
export function duration(what, nanoseconds, baseline, goal = null) {
  const value = nanoseconds / 1000;
  const base = baseline.nanoseconds / 1000;
  return {
    what,
    value,
    unit: 'µs',
    baseline: baseline.name,
    baselineValue: base,
    ratio: value / base,
    goal,
    met: goal === null ? null : value <= goal,
  };
}
