/** `flotilla saves`: the saved games. */
import { oneLine } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { listSaves, noSaves, recordOf } from '../play/saves.ts';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { OK } from '../support/errors.ts';
import { languageOf, speechFor } from '../support/speech.ts';
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
    const speaker = await speechFor(null, languageOf(io.env));
    const list = listSaves(io.env);
    if (list.length === 0) {
      io.out(`${speaker.say(noSaves(io.env))}\n`);
      return OK;
    }
    const rows = list.map((save) => {
      const { saved } = save;
      const name = oneLine(save.name);
      const read = recordOf(save, speaker.say);
      const seats = read.ok ? namesOf(read.value) : oneLine(read.error);
      const when = saved.toISOString().slice(0, 16).replace('T', ' ');
      return [name, when, read.ok ? speaker.own('save.answers', { count: read.value.position }) : '—', seats];
    });
    io.out(`${columns(rows, [false, false, true]).join('\n')}\n`);
    return OK;
  },
};

/** Who plays, on one line. */
const namesOf = ({ seats }: GameRecord): string => seats.map((seat) => seat.name).join(', ');
