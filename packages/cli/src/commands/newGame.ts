/** `flotilla new-game`: a package with a small game to begin from. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capital } from '@flotilla/table/run';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { Failed, OK, UsageError } from '../support/errors.ts';
import { projectRoot } from '../support/root.ts';
import { VERSION } from '../support/version.ts';

/** Names as in `night-watch`: words of small letters and digits, joined by hyphens. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Longer names would not fit on a card. */
const MOST_LETTERS = 40;

/** How the game of a package is called: in TypeScript, and by people. */
function namesOf(id: string, title: string | undefined) {
  const words = id.split('-').map(capital);
  const type = words.join('');
  return { type, value: type.charAt(0).toLowerCase() + type.slice(1), title: title ?? words.join(' ') };
}

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** Writes the package of a game; its folder. */
function write(root: string, id: string, given: string | undefined): string {
  const folder = join(root, 'packages', id);
  if (existsSync(folder)) throw new Failed(`packages/${id} exists already.`);
  const { type, value, title } = namesOf(id, given);
  cpSync(join(root, 'packages', 'cli', 'template'), folder, { recursive: true });
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('0.0.0', VERSION)
      .replaceAll('new-game', id)
      .replaceAll('NewGame', type)
      .replaceAll('newGame', value)
      .replaceAll('New Game', title);
    writeFileSync(file, text);
  }
  return folder;
}

/** Makes a game. */
export const newGame: Command = {
  name: 'new-game',
  summary: 'Make a package with a small game that can be played at once, to begin your own from.',
  usage: ['new-game NAME [--title TITLE]'],
  options: {
    title: { kind: 'text', value: 'TITLE', help: 'What people call it; made from NAME when left out.' },
  },
  details: [
    'NAME is the id of the game and its folder under packages: small letters, digits and hyphens. The command works in a checkout and notes the package in the lock file (npm install).',
    'docs/adding-a-game.md says what every part is for and what else a game may bring.',
  ],
  examples: ['new-game deep-water', 'new-game deep-water --title "Deep Water, by night"'],
  run: async (args, io) => {
    noWords(newGame, args, 1);
    const [id] = args.words;
    if (id === undefined || !NAME.test(id) || id.length > MOST_LETTERS)
      throw new UsageError(
        'Say what the game is called in small letters, digits and hyphens: new-game deep-water.',
      );
    const title = args.text('title');
    if (title !== undefined && /["'\\<>`$]/.test(title))
      throw new UsageError('A title has no quotes, angle brackets, backslashes or dollar signs.');
    const root = projectRoot();
    const made = filesIn(write(root, id, title));
    io.out(`${made.map((file) => file.slice(root.length + 1)).join('\n')}\n`);
    const { status } = spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--prefer-offline', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0)
      throw new Failed(`The package is there, but "npm install" could not link it: try that again.`);
    io.out(
      `\nPlay it: npx flotilla play ${id}, or npm start for the page and tables.\nCheck it: npx vitest run packages/${id}\nRead on: docs/adding-a-game.md\n`,
    );
    return OK;
  },
};
