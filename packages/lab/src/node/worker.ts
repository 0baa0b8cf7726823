/** A worker thread: loads one game and runs the shards of an experiment it is handed. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Experiment } from '../experiment/experiment.ts';
import type { Part } from '../experiment/part.ts';
import { runPart } from '../experiment/part.ts';
import { loadGame } from '../registry.ts';
import type { Shard } from '../simulation/plan.ts';

/** A shard that has been run. */
export interface ShardDone {
  readonly kind: 'done';
  readonly shard: Shard;
  readonly part: Part;
}

/** What a worker reports: ready for shards, or one done. */
export type Report = { readonly kind: 'ready' } | ShardDone;

const experiment = workerData as Experiment;
const game = await loadGame(experiment.game);
const report = (message: Report): void => parentPort?.postMessage(message);

parentPort?.on('message', (shard: Shard) => {
  report({ kind: 'done', shard, part: runPart(game, experiment, shard) });
});
report({ kind: 'ready' });
