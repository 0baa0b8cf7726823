/** The games as the site finds them: the same packages as Node does, written into a module when the site is built. */
import { gamesIn } from '@flotilla/lab/discover';
import type { Plugin } from 'vite';

const NAME = '#games';
/** Without the `#`: a server of unbuilt files makes an address of it, and what follows a `#` is not sent. */
const RESOLVED = '\0flotilla-games';

const loading = (name: string): string => `() => import(${JSON.stringify(name)})`;

const entry = ({ package: name, path, order, fuzz, ...known }: ReturnType<typeof gamesIn>[number]): string =>
  `{ ...${JSON.stringify(known)}, load: ${loading(name)}${known.puzzles ? `, loadPuzzles: ${loading(`${name}/puzzles`)}` : ''} }`;

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
