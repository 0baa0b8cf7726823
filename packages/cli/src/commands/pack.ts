/** `flotilla pack check`: checks a file that a player wrote for a game. */
import type { GameEntry, PlayerFiles } from '@flotilla/lab';
import { GAMES } from '@flotilla/lab';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { FAILED, OK, UsageError } from '../support/errors.ts';
import { readText } from '../support/files.ts';
import { unknownWord } from '../support/near.ts';
import { speechFor } from '../support/speech.ts';
import { wrap } from '../terminal/layout.ts';

type Judge = GameEntry & { readonly files: PlayerFiles };

const JUDGES = GAMES.filter((entry): entry is Judge => entry.files !== undefined);

/** More faults than this are only counted. */
const MOST_SHOWN = 20;

/** Checks a pack or a scenario. */
export const pack: Command = {
  name: 'pack',
  summary: 'Check a pack of cards or a scenario that you wrote, and say what is wrong with it.',
  usage: ['pack check FILE [--for GAME]'],
  options: {
    for: { kind: 'text', value: 'GAME', help: 'The game it is for, when the file does not show it.' },
    json: { kind: 'flag', help: 'Print one JSON object.' },
  },
  details: [
    `Such files are read by ${JUDGES.map(({ id, files }) => `${id} (a ${files.kind}, played with ${files.play})`).join(' and ')}.`,
  ],
  examples: ['pack check my-convoys.json', 'play uboat-leader --pack @my-convoys.json'],
  run: async (args, io) => {
    noWords(pack, args, 2);
    const [what, file] = args.words;
    if (what !== 'check' || file === undefined) throw new UsageError('Usage: flotilla pack check FILE');
    const text = readText(file);
    const judge = judgeFor(text, args.text('for'));
    const speaker = await speechFor(await judge.load(), 'en');
    const faults = (await judge.files.faults(text)).map(({ at, why }) =>
      [at, speaker.say(why)].filter((part) => part !== '').join(': '),
    );
    const { kind, play } = judge.files;
    if (args.flag('json')) {
      io.out(`${JSON.stringify({ file, game: judge.id, kind, faults }, null, 2)}\n`);
    } else if (faults.length === 0) {
      io.out(
        `${file} is a sound ${kind} for ${judge.title}. Play it with:
flotilla play ${judge.id} ${play.replace('@FILE', `@${file}`)}
`,
      );
    } else {
      for (const fault of faults.slice(0, MOST_SHOWN))
        io.out(`${wrap(`${file}: ${fault}`, io.width(), '  ').join('\n')}\n`);
      const more = faults.length - MOST_SHOWN;
      if (more > 0) io.out(`… and ${more} more; --json prints all of them.\n`);
      io.err(
        `flotilla: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in this ${kind} for ${judge.title}.\n`,
      );
    }
    return faults.length === 0 ? OK : FAILED;
  },
};

function judgeFor(text: string, wanted: string | undefined): Judge {
  const ids = JUDGES.map((judge) => judge.id);
  const named = JUDGES.find((judge) => judge.id === wanted);
  if (wanted !== undefined && !named) throw new UsageError(unknownWord('game with such files', wanted, ids));
  const likely = named ?? JUDGES.find((judge) => judge.files.looksLike(jsonObject(text)));
  const packs = JUDGES.find((judge) => judge.files.kind === 'pack');
  const judge = likely ?? packs;
  if (!judge) throw new UsageError('No game reads such files.');
  return judge;
}

function jsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
