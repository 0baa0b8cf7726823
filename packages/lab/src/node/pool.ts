/** Simulation over worker threads: the same result for any number of them. */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { loadGame } from '../registry.ts';
import type { Gathered } from '../simulation/gather.ts';
import { mergeGathered } from '../simulation/gather.ts';
import type { Progress } from '../simulation/here.ts';
import { simulateHere } from '../simulation/here.ts';
import type { Shard, SimulationPlan } from '../simulation/plan.ts';
import { planFault, shardsOf } from '../simulation/plan.ts';
import type { SimulationResult } from '../simulation/result.ts';
import { resultOf } from '../simulation/result.ts';
import type { Report, ShardDone } from './worker.ts';

/** How a simulation is run; nothing here changes its result. */
export interface RunManner {
  /** Worker threads; 1 runs in the calling thread. When left out, as many as pay off, up to one for each core. */
  readonly workers?: number;
  readonly progress?: Progress;
}

/** Runs a simulation and puts it into figures. */
export async function simulate(plan: SimulationPlan, manner: RunManner = {}): Promise<SimulationResult> {
  const { progress = () => {} } = manner;
  const game = await loadGame(plan.game);
  const fault = planFault(game, plan);
  if (fault) throw new Error(fault);
  const shards = shardsOf(plan);
  const most = Math.max(1, Math.min(manner.workers ?? availableParallelism(), shards.length));
  let began = performance.now();
  let done = 0;
  const count: Progress = (games, of) => {
    done = games;
    progress(games, of);
  };
  const workersPay =
    most === 1 ? () => false : manner.workers === undefined ? longAhead(plan, () => done) : () => true;
  const gathered = await simulateHere(game, plan, count, workersPay);
  const left = shards.filter(({ first }) => first > done);
  if (left.length > 0) {
    const begin = (): void => {
      if (done === 0) began = performance.now();
    };
    await simulateOver(most, plan, left, gathered, begin, count);
  }
  const workers = left.length > 0 ? most : 1;
  return resultOf(game, plan, gathered, { seconds: (performance.now() - began) / 1000, workers });
}

/**
 * A worker takes a second or two to load the game and warm up, while a thread that is warm already would have played on, so it
 * pays off only when more processor time than this lies ahead. The compiler and the collector have their part in it.
 */
const WORTH_HIRING_MS = 15_000;
/** How long a stretch of games is timed; the first ones say little, as the thread itself is still warming up. */
const STRETCH_MS = 500;
const WARM_UP = 3;

/** Whether workers would shorten what is left, judged by the latest stretch of games. */
function longAhead({ games }: SimulationPlan, done: () => number): () => boolean {
  let stretches = 0;
  let before = { at: busyMs(), done: 0 };
  return () => {
    const now = { at: busyMs(), done: done() };
    const spent = now.at - before.at;
    if (spent < STRETCH_MS) return false;
    const left = (games - now.done) * (spent / (now.done - before.done));
    before = now;
    return stretches++ >= WARM_UP && left > WORTH_HIRING_MS;
  };
}

/** The processor time of this program: on a busy machine the clock would count other programs. */
function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Shards a worker holds at once, so that it never waits for the next one. */
const IN_HAND = 2;

/** How often a shard is handed out again after its worker is lost. */
const MOST_LOSSES = 2;

/** Adds up the results in the order of the shards, so that sums do not depend on which worker was faster. */
function summed(shards: readonly Shard[], total: Gathered) {
  const early = new Map<number, Gathered>();
  let merged = 0;
  return {
    /** Takes the result of one shard; true for the last of them. */
    add(shard: Shard, gathered: Gathered): boolean {
      early.set(shard.first, gathered);
      for (let next = shards[merged]; next; next = shards[merged]) {
        const part = early.get(next.first);
        if (!part) return false;
        mergeGathered(total, part);
        early.delete(next.first);
        merged++;
      }
      return true;
    },
  };
}

/** Hands shards to workers and adds up their results; those of a lost worker are handed out again. */
function simulateOver(
  count: number,
  plan: SimulationPlan,
  shards: readonly Shard[],
  total: Gathered,
  begin: () => void,
  progress: Progress,
): Promise<void> {
  const waiting = [...shards].reverse();
  const losses = new Map<number, number>();
  const sum = summed(shards, total);
  const workers = new Set<Worker>();
  let done = (shards[0]?.first ?? 1) - 1;
  let ready = 0;

  return new Promise((resolve, reject) => {
    const finish = (end: () => void): void => {
      for (const worker of workers) void worker.terminate();
      workers.clear();
      end();
    };

    const take = ({ shard, gathered }: ShardDone): void => {
      done += shard.count;
      progress(done, plan.games);
      if (sum.add(shard, gathered)) finish(resolve);
    };

    const replace = (inHand: readonly Shard[], failure: Error | null): void => {
      const [broken] = inHand;
      const lost = broken ? (losses.get(broken.first) ?? 0) + 1 : MOST_LOSSES;
      if (lost >= MOST_LOSSES) {
        finish(() => reject(failure ?? new Error('A worker thread ended before its work was done.')));
        return;
      }
      if (broken) losses.set(broken.first, lost);
      waiting.push(...[...inHand].reverse());
      hire();
    };

    const hire = (): void => {
      const worker = new Worker(workerFile(), { workerData: plan });
      const inHand: Shard[] = [];
      let failure: Error | null = null;
      workers.add(worker);
      const hand = (): void => {
        const shard = waiting.pop();
        if (!shard) return;
        inHand.push(shard);
        worker.postMessage(shard);
      };
      worker.on('message', (report: Report) => {
        if (report.kind === 'ready') {
          if (++ready === count) begin();
          for (let i = 0; i < IN_HAND; i++) hand();
          return;
        }
        inHand.shift();
        take(report);
        hand();
      });
      worker.on('error', (error) => {
        failure = error instanceof Error ? error : new Error(String(error));
      });
      worker.on('exit', () => {
        if (workers.delete(worker)) replace(inHand, failure);
      });
    };

    for (let i = 0; i < count; i++) hire();
  });
}

/** The compiled worker, even when this file itself runs from source in a test. */
const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('../../dist/node/worker.js', import.meta.url)
    : new URL('./worker.js', import.meta.url);
