/** A worker of the laboratory: plays shards of an experiment, one after the other. */
import type { Experiment, Part, Shard } from '@flotilla/lab';
import { loadGame, runPart } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';

/** What the page asks of a worker: to learn the experiment, then to play games of it. */
export type LabOrder =
  | { readonly kind: 'open'; readonly experiment: Experiment }
  | { readonly kind: 'play'; readonly shard: Shard };

/** What a worker tells: what became of a shard, or that it cannot go on. */
export type LabReply =
  | { readonly kind: 'part'; readonly shard: Shard; readonly part: Part }
  | { readonly kind: 'failed'; readonly error: string };

const tell = (told: LabReply): void => (postMessage as (message: LabReply) => void)(told);

let opened: Promise<readonly [AnyGame, Experiment]> | null = null;

addEventListener('message', async ({ data }: MessageEvent<LabOrder>) => {
  if (data.kind === 'open') {
    const { experiment } = data;
    opened = loadGame(experiment.game).then((game) => [game, experiment] as const);
    return;
  }
  try {
    const [game, experiment] = (await opened) ?? [];
    if (game && experiment)
      tell({ kind: 'part', shard: data.shard, part: runPart(game, experiment, data.shard) });
  } catch (error) {
    tell({ kind: 'failed', error: (error as Error).message });
  }
});
