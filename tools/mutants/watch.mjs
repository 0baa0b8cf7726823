/**
 * Ends this process when it takes far more processor time than it may, or waits for something that will not come: it takes none at
 * all for a while, or several times as long by the clock as it may compute. Less would mean nothing on a busy machine.
 */
import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData: limit } = require('node:worker_threads');
const SECONDS = 15;
const IDLE = 8;
const seen = [];
let last = 0;
let until = 0;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const taken = (user + system) / 1000;
  seen.push(taken);
  const isIdle = seen.length > SECONDS && taken - seen.shift() < IDLE * SECONDS;
  const most = Atomics.load(limit, 0);
  if (most !== last) until = Date.now() + Atomics.load(limit, 1);
  last = most;
  if (isIdle || taken > most || Date.now() > until) process.kill(process.pid, 'SIGKILL');
}, 1000);`;

/** Processor milliseconds that anything may take. */
export const LEAST = 10_000;

const NEVER = 2 ** 31 - 1;
const limit = new Int32Array(new SharedArrayBuffer(8)).fill(NEVER);

/** Processor milliseconds this process has taken. */
export function taken() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How many times longer it may take by the clock: the machine is shared. */
const BY_THE_CLOCK = 4;

/** Allows this many more milliseconds from now on. */
export function allow(milliseconds) {
  Atomics.store(limit, 1, Math.ceil(BY_THE_CLOCK * milliseconds));
  Atomics.store(limit, 0, Math.ceil(taken() + milliseconds));
}

/** Watches from now on. */
export const watch = () => new Worker(WATCH, { eval: true, workerData: limit }).unref();
