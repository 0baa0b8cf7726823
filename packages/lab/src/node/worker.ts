/** A worker thread: loads one game and runs the shards it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../registry.ts';
import type { Gathered } from '../simulation/gather.ts';
import type { Shard, SimulationPlan } from '../simulation/plan.ts';
import { runShard } from '../simulation/shard.ts';

/** A shard that has been run. */
export interface ShardDone {
  readonly kind: 'done';
  readonly shard: Shard;
  readonly gathered: Gathered;
}

/** What a worker reports: ready for shards, or one done. */
export type Report = { readonly kind: 'ready' } | ShardDone;

const plan = workerData as SimulationPlan;
const game = await loadGame(plan.game);
const report = (message: Report): void => parentPort?.postMessage(message);

parentPort?.on('message', (shard: Shard) => {
  report({ kind: 'done', shard, gathered: runShard(game, plan, shard) });
});
report({ kind: 'ready' });
