/**
 * Ends this process when it takes far more processor time than it may, or none at all for a while: then it waits for something that
 * will not come. Elapsed time as such means nothing on a busy machine.
 */
import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData: limit } = require('node:worker_threads');
const SECONDS = 15;
const IDLE = 8;
const seen = [];
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const taken = (user + system) / 1000;
  seen.push(taken);
  const isIdle = seen.length > SECONDS && taken - seen.shift() < IDLE * SECONDS;
  if (isIdle || taken > Atomics.load(limit, 0)) process.kill(process.pid, 'SIGKILL');
}, 1000);`;

/** Processor milliseconds that anything may take. */
export const LEAST = 10_000;

const NEVER = 2 ** 31 - 1;
const limit = new Int32Array(new SharedArrayBuffer(4)).fill(NEVER);

/** Processor milliseconds this process has taken. */
export function taken() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Allows this many more milliseconds from now on. */
export const allow = (milliseconds) => Atomics.store(limit, 0, Math.ceil(taken() + milliseconds));

/** Watches from now on. */
export const watch = () => new Worker(WATCH, { eval: true, workerData: limit }).unref();
