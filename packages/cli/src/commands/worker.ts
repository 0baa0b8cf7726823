/** `flotilla worker`: takes shards from a farm. */
import { availableParallelism } from 'node:os';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { FAILED, OK, UsageError } from '../support/errors.ts';
import { farming } from '../support/farms.ts';
import { VERSION } from '../support/version.ts';

const USUAL_SILENCE_S = 20;

/** Works for a farm. */
export const worker: Command = {
  name: 'worker',
  summary: 'Take shards of experiments from a farm and run them.',
  usage: ['worker --farm postgres://… [--threads N]'],
  options: {
    farm: { kind: 'text', value: 'postgres://…', help: 'The database of the farm.' },
    threads: { kind: 'number', value: 'N', least: 1, most: 256, help: 'Shards at once (one for each core).' },
    drain: { kind: 'flag', help: 'Leave when nothing is left to do.' },
    silence: {
      kind: 'number',
      value: 'SECONDS',
      least: 1,
      most: 3600,
      help: `After how long without a sign of life another worker's shards are handed out again (${USUAL_SILENCE_S}).`,
    },
  },
  details: [
    'As many workers as you like may share a farm, on as many machines; they need nothing in common but the database. A worker that is killed loses nothing: its shard is handed out again. A worker takes part only in experiments for its own rules and version.',
  ],
  examples: ['worker --farm postgres://farm@db/farm --threads 8'],
  run: async (args, io) => {
    noWords(worker, args);
    const url = args.text('farm');
    if (url === undefined) throw new UsageError('Say which farm: flotilla worker --farm postgres://…');
    const { workOn } = await farming();
    const leave = new AbortController();
    const release = io.onInterrupt(() => leave.abort());
    try {
      const { shards, refused } = await workOn(url, {
        threads: args.number('threads') ?? availableParallelism(),
        program: VERSION,
        silence: args.number('silence') ?? USUAL_SILENCE_S,
        drain: args.flag('drain'),
        signal: leave.signal,
        say: (sentence) => io.err(`flotilla: ${sentence}\n`),
      });
      io.err(`flotilla: This worker ran ${shards} shards.\n`);
      return shards === 0 && refused.length > 0 ? FAILED : OK;
    } finally {
      release();
    }
  },
};
