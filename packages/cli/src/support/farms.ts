/** Farms as the command line sees them; what they need is loaded only when somebody asks for one. */
import type { Experiment, NamedShard, Part } from '@flotilla/lab';
import { mergePart, mergeShards, newPart } from '@flotilla/lab';
import type { Farm } from '@flotilla/lab/farm';
import { progressBar } from '../terminal/progress.ts';
import type { Io } from './io.ts';

/** What came of an experiment, and whether it was stopped before its end. */
export interface FarmOutcome {
  readonly part: Part;
  readonly stopped: boolean;
}

/** The parts of the program that know farms. */
export async function farming(): Promise<typeof import('@flotilla/lab/farm')> {
  try {
    return await import('@flotilla/lab/farm');
  } catch (error) {
    const [, missing] = /Cannot find package '([^']+)'/.exec((error as Error).message) ?? [];
    if (missing === undefined) throw error;
    throw new Error(
      `A farm needs the package ${missing}, which is not installed: npm install --include=optional.`,
    );
  }
}

/** Opens a farm for as long as something is done with it. */
export async function withFarm<T>(url: string, use: (farm: Farm) => Promise<T>): Promise<T> {
  const { Farm } = await farming();
  const farm = await Farm.open(url);
  try {
    return await use(farm);
  } finally {
    await farm.close();
  }
}

/** Between two looks at a farm. */
const LOOK_MS = 500;
/** Seconds without a sign of life after which a worker's shards are handed out again, if no worker is left to notice it. */
const SILENCE_S = 30;

/** Puts an experiment into a farm and waits for it; Ctrl+C leaves it there and gives what is done so far. */
export function runOnFarm(url: string, experiment: Experiment, wanted: number, io: Io): Promise<FarmOutcome> {
  const of = Math.min(wanted, experiment.games);
  return withFarm(url, async (farm) => {
    let stopped = false;
    const release = io.onInterrupt(() => {
      stopped = true;
    });
    const bar = progressBar(io, experiment.game);
    const id = await farm.submit(experiment, of);
    io.err(`flotilla: Experiment ${id} is in the farm: ${of} shards.\n`);
    try {
      for (;;) {
        const { cancelled, done, dead } = await farm.standing(id);
        bar.show(done, of);
        if (done >= of || stopped) break;
        if (cancelled) throw new Error(`Experiment ${id} was cancelled.`);
        if (dead > 0)
          throw new Error(
            `Experiment ${id} cannot be finished: ${dead} shards failed too often (flotilla farm dead).`,
          );
        await farm.sweep(SILENCE_S);
        await io.rest(LOOK_MS);
      }
    } finally {
      bar.end();
      release();
    }
    return partOf(experiment, await farm.results(id, experiment, of), id, of, io);
  });
}

function partOf(
  experiment: Experiment,
  results: readonly NamedShard['result'][],
  id: string,
  of: number,
  io: Io,
): FarmOutcome {
  const [first, ...others] = results.map((result): NamedShard => ({ name: `shard ${result.shard}`, result }));
  if (first && results.length === of) {
    const merged = mergeShards([first, ...others]);
    if ('fault' in merged) throw new Error(merged.fault);
    return { part: merged.part, stopped: false };
  }
  const part = newPart(experiment);
  for (const result of results) mergePart(part, result.part);
  io.err(
    `flotilla: Stopped looking after ${results.length} of ${of} shards; experiment ${id} goes on in the farm.\n`,
  );
  return { part, stopped: true };
}
