/** The games as the site finds them: the same packages as Node does, written into a module when the site is built. */
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesIn } from '@flotilla/lab/discover';
import type { Plugin } from 'vite';

const NAME = '#games';
/** Without the `#`: a server of unbuilt files makes an address of it, and what follows a `#` is not sent. */
const RESOLVED = '\0flotilla-games';

const loading = (name: string): string => `() => import(${JSON.stringify(name)})`;

type Players = readonly [fewest: number, most: number];

/** Prints of every game found the fewest and the most who can play it. */
const COUNT = `
  const { gamesIn } = await import('@flotilla/lab/discover');
  const counted = gamesIn().map(async (game) => {
    const { seats } = (await import(game.package))[game.export];
    return [game.id, [seats.min, seats.max]];
  });
  console.log(JSON.stringify(await Promise.all(counted)));`;

let counted: ReadonlyMap<string, Players> | undefined;

/** How many can play each game, as the built games themselves say; asked once, in a process that reads nothing unbuilt. */
function playersOf(id: string): Players | undefined {
  if (!counted) {
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', COUNT], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    counted = new Map(JSON.parse(said) as [string, Players][]);
  }
  return counted.get(id);
}

function entry({ package: name, path, order, fuzz, ...known }: ReturnType<typeof gamesIn>[number]): string {
  const facts = JSON.stringify({ ...known, players: playersOf(known.id) });
  return `{ ...${facts}, load: ${loading(name)}${known.puzzles ? `, loadPuzzles: ${loading(`${name}/puzzles`)}` : ''} }`;
}

/** The large games as a description of the site names them: "A, B and C". */
function titles(): string {
  const [last, ...others] = gamesIn()
    .filter(({ table }) => !table?.small)
    .map(({ title }) => title.split(' – ')[0])
    .reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : `${last}`;
}

/** Gives the registry every game of the workspaces; each is a file of its own that is loaded when somebody plays. */
export function games(): Plugin {
  return {
    name: 'flotilla-games',
    enforce: 'pre',
    transformIndexHtml: (page) => page.replaceAll('%GAMES%', titles()),
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const PACKAGES = [${gamesIn().map(entry).join(', ')}];` : null),
  };
}
