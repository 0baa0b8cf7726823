/** Simulation in the calling thread, for the browser's worker and for the command line with one worker. */
import type { AnyGame } from '@flotilla/table';
import type { Gathered } from './gather.ts';
import { mergeGathered, newGathered } from './gather.ts';
import type { SimulationPlan } from './plan.ts';
import { shardsOf } from './plan.ts';
import { runShard } from './shard.ts';

/** Called after every shard with the number of games done. */
export type Progress = (done: number, of: number) => void;

/** How long the thread is held before other work gets a turn. */
const HOLD_MS = 30;

/** Runs all shards one after another, yielding the thread now and then; `stop` ends it early. */
export async function simulateHere(
  game: AnyGame,
  plan: SimulationPlan,
  progress: Progress = () => {},
  stop: () => boolean = () => false,
): Promise<Gathered> {
  const gathered = newGathered();
  let done = 0;
  let lastPause = performance.now();
  for (const shard of shardsOf(plan)) {
    if (stop()) break;
    mergeGathered(gathered, runShard(game, plan, shard));
    done += shard.count;
    progress(done, plan.games);
    if (performance.now() - lastPause < HOLD_MS) continue;
    await letGo();
    lastPause = performance.now();
  }
  return gathered;
}

/** Gives other work of this thread a turn. */
const letGo = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
