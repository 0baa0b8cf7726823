/** Simulation in the thread that asks for it: the browser's worker uses it, and the command line with one worker. */
import type { AnyGame } from '@flotilla/table';
import type { Gathered } from './gather.ts';
import { mergeGathered, newGathered } from './gather.ts';
import type { SimulationPlan } from './plan.ts';
import { shardsOf } from './plan.ts';
import { runShard } from './shard.ts';

/** Told after every shard how many games are done. */
export type Progress = (done: number, of: number) => void;

/** Runs all shards one after another, letting go of the thread between them; `stop` ends it early. */
export async function simulateHere(
  game: AnyGame,
  plan: SimulationPlan,
  progress: Progress = () => {},
  stop: () => boolean = () => false,
): Promise<Gathered> {
  const gathered = newGathered();
  let done = 0;
  for (const shard of shardsOf(plan)) {
    if (stop()) break;
    mergeGathered(gathered, runShard(game, plan, shard));
    done += shard.count;
    progress(done, plan.games);
    await letGo();
  }
  return gathered;
}

/** Lets other work of this thread go first. */
const letGo = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
