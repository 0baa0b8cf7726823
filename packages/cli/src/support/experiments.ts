/** Running experiments from the command line: threads, shards, progress, and stopping. */
import type { Experiment, Part } from '@flotilla/lab';
import { shardNumbered, shardToText } from '@flotilla/lab';
import { runExperiment } from '@flotilla/lab/node';
import { progressBar } from '../terminal/progress.ts';
import type { Args, OptionSpec } from './command.ts';
import { UsageError } from './errors.ts';
import type { FarmOutcome } from './farms.ts';
import { runOnFarm } from './farms.ts';
import { writeOut } from './files.ts';
import type { Io } from './io.ts';

const USUAL_SHARDS = 64;

/** How every experiment can be run. */
export const RUN_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  workers: {
    kind: 'number',
    short: 'w',
    value: 'K',
    least: 1,
    most: 256,
    help: 'Worker threads (one for each core).',
  },
  shard: { kind: 'text', value: 'I/N', help: 'Run only the Ith of N shards, and write it with --out.' },
  out: { kind: 'text', value: 'FILE', help: 'Where a shard is written, for flotilla merge.' },
  farm: {
    kind: 'text',
    value: 'postgres://…',
    help: 'Let the workers of a farm run it (see flotilla worker), and wait for the result.',
  },
  shards: {
    kind: 'number',
    value: 'N',
    least: 1,
    most: 100_000,
    help: 'Into how many shards a farm cuts it (64).',
  },
};

/** How results are shown. */
export const SHOW_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  json: { kind: 'flag', help: 'Print the result as one JSON object.' },
  csv: { kind: 'text', value: 'FILE', help: 'Write the result as CSV.' },
};

/** The shard that was asked for; null for the whole. */
function wantedShard(args: Args, { games }: Experiment) {
  const [wanted, out] = [args.text('shard'), args.text('out')];
  if (wanted === undefined && out === undefined) return null;
  if (wanted === undefined) throw new UsageError('--out goes with --shard I/N.');
  if (out === undefined) throw new UsageError('--shard goes with --out FILE.');
  const [, number, of] = (/^(\d{1,9})\/(\d{1,9})$/.exec(wanted) ?? []).map(Number) as [
    unknown,
    number?,
    number?,
  ];
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new UsageError(`--shard must be I/N with I from 1 to N, such as 3/40, not "${wanted}".`);
  if (of > games) throw new UsageError(`--shard ${wanted}: ${games} games cannot be cut into ${of} shards.`);
  return { number, of, out, run: shardNumbered(games, number, of) };
}

/**
 * Runs an experiment with a bar and a line about its speed on standard error. Ctrl+C ends it with what is done so far. Null when
 * only a shard was asked for, which is written to its file.
 */
export async function runShown(
  experiment: Experiment,
  args: Args,
  io: Io,
  enough?: (part: Part, games: number) => boolean,
): Promise<FarmOutcome | null> {
  const shard = wantedShard(args, experiment);
  const farm = args.text('farm');
  if (farm !== undefined) {
    if (shard) throw new UsageError('--farm cuts shards itself, so it does not go with --shard.');
    return runOnFarm(farm, experiment, args.number('shards') ?? USUAL_SHARDS, io);
  }
  const workers = args.number('workers');
  const interrupt = new AbortController();
  const release = io.onInterrupt(() => interrupt.abort());
  const bar = progressBar(io, experiment.game);
  const arms = experiment.arms.length;
  try {
    const ran = await runExperiment(experiment, {
      ...(workers !== undefined && { workers }),
      ...(shard && { shard: shard.run }),
      ...(enough && !shard && { enough }),
      signal: interrupt.signal,
      progress: (done, of) => bar.show(done * arms, of * arms),
    }).finally(bar.end);
    const wanted = shard?.run.count ?? experiment.games;
    const stopped = interrupt.signal.aborted && ran.games < wanted;
    io.err(`${speedLine(ran.games * arms, ran.seconds, ran.workers)}\n`);
    if (stopped)
      io.err(`flotilla: Stopped after ${ran.games} of ${wanted} games${arms > 1 ? ' of each kind' : ''}.\n`);
    if (!shard) return { part: ran.part, stopped };
    if (stopped)
      throw new Error(`Shard ${shard.number}/${shard.of} was not finished, so ${shard.out} was not written.`);
    const { number, of, out } = shard;
    writeOut(out, shardToText({ experiment, shard: number, of, part: ran.part }));
    return null;
  } finally {
    release();
  }
}

function speedLine(games: number, seconds: number, workers: number): string {
  const speed = seconds > 0 ? Number((games / seconds).toPrecision(4)) : 0;
  const many = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  return `${many.format(games)} games in ${seconds.toFixed(2)} s, ${many.format(speed)} games/s, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
}
