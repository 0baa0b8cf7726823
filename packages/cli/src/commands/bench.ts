/** `flotilla bench`: where the bench is. */
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { OK } from '../support/errors.ts';

/** Points to the bench. */
export const bench: Command = {
  name: 'bench',
  summary: 'Say how the speed of the kernel and the games is measured.',
  usage: ['bench'],
  options: {},
  examples: ['bench'],
  run: async (args, io) => {
    noWords(bench, args);
    io.out(
      'npm run bench measures everything, prints one table and writes bench/results.json and docs/benchmarks.md.\n' +
        'flotilla simulate GAME --games N prints the games a second of one game.\n',
    );
    return OK;
  },
};
