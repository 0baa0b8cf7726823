/** `flotilla merge`: shards of an experiment as one result. */
import type { NamedShard } from '@flotilla/lab';
import { loadGame, mergeShards, shardFromText } from '@flotilla/lab';
import type { Command } from '../support/command.ts';
import { UsageError } from '../support/errors.ts';
import { SHOW_OPTIONS } from '../support/experiments.ts';
import { readText } from '../support/files.ts';
import { reportOn } from '../support/reports.ts';

/** Merges shards. */
export const merge: Command = {
  name: 'merge',
  summary: 'Put the shards of an experiment together and show what came of it.',
  usage: ['merge FILE … [--json] [--csv FILE] [--svg FILE]'],
  options: {
    ...SHOW_OPTIONS,
    svg: { kind: 'text', value: 'FILE', help: 'Write a plot as SVG.' },
    figure: { kind: 'text', value: 'NAME', help: 'The figure or measure of the plot.' },
  },
  details: [
    'The files are those written by simulate and lab with --shard I/N --out FILE, in any order; a shard that is there twice counts once. The result is the same to the last byte as that of one run.',
  ],
  examples: ['merge shards/*.shard --json'],
  run: async (args, io) => {
    const [first, ...others] = args.words.map(fileNamed);
    if (!first) throw new UsageError('Say which files: flotilla merge FILE …');
    const merged = mergeShards([first, ...others]);
    if ('fault' in merged) throw new Error(merged.fault);
    const game = await loadGame(merged.experiment.game);
    if (game.version !== merged.experiment.rules)
      throw new Error(
        `These shards were played by the rules ${merged.experiment.rules} of ${game.title}; here are the rules ${game.version}.`,
      );
    return reportOn(game, merged.experiment, merged.part, args, io);
  },
};

function fileNamed(name: string): NamedShard {
  const result = shardFromText(readText(name));
  if ('fault' in result) throw new Error(`${name} cannot be used: ${result.fault}.`);
  return { name, result };
}
