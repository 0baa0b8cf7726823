/** A thread of a farm's worker: runs whole shards of any experiment. */
import { parentPort } from 'node:worker_threads';
import type { Experiment } from '../../experiment/experiment.ts';
import { experimentFault } from '../../experiment/experiment.ts';
import { packed } from '../../experiment/packed.ts';
import { runPart } from '../../experiment/part.ts';
import { loadGame } from '../../registry.ts';
import { shardNumbered } from '../../simulation/plan.ts';

/** What a thread is asked to run. */
export interface Order {
  readonly experiment: Experiment;
  readonly shard: number;
  readonly of: number;
}

/** What it brings: the packed part, or why there is none. */
export type BroughtPart = { readonly part: string } | { readonly fault: string };

async function run({ experiment, shard, of }: Order): Promise<BroughtPart> {
  try {
    const game = await loadGame(experiment.game);
    const fault = experimentFault(game, experiment, experiment.program);
    if (fault) return { fault };
    return { part: packed(runPart(game, experiment, shardNumbered(experiment.games, shard, of))) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on(
  'message',
  (order: Order) => void run(order).then((brought) => parentPort?.postMessage(brought)),
);
