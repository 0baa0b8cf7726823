/** `flotilla saves`: the saved games. */
import type { GameRecord } from '@flotilla/table';
import { recordFromText } from '@flotilla/table';
import { listSaves, savesFolder } from '../play/saves.ts';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { OK } from '../support/errors.ts';
import { readText } from '../support/files.ts';
import { printable } from '../support/printable.ts';
import { columns } from '../terminal/layout.ts';

/** Lists the saved games. */
export const saves: Command = {
  name: 'saves',
  summary: 'List the saved games, the newest first.',
  usage: ['saves'],
  options: {},
  examples: ['saves', 'play --resume last'],
  run: async (args, io) => {
    noWords(saves, args);
    const list = listSaves(io.env);
    if (list.length === 0) {
      io.out(`There is no saved game in ${savesFolder(io.env)}.\n`);
      return OK;
    }
    const rows = list.map(({ name, file, saved }) => {
      const read = recordFromText(readText(file));
      const seats = read.ok ? namesOf(read.value) : read.error;
      const when = saved.toISOString().slice(0, 16).replace('T', ' ');
      return [name, when, read.ok ? `${read.value.position} answers` : '—', seats];
    });
    io.out(`${columns(rows, [false, false, true]).join('\n')}\n`);
    return OK;
  },
};

/** Who plays, on one line. */
const namesOf = ({ seats }: GameRecord): string =>
  printable(seats.map((seat) => seat.name).join(', ')).replace(/\s+/g, ' ');
