/** What the packages with screens bring, as the site finds it: one list for each kind of thing, written when the site is built. */
import { screensIn } from '@flotilla/lab/discover';
import type { Plugin } from 'vite';

const NAME = /^#screens\/(\w+)$/;
/** Without the `#`: a server of unbuilt files makes an address of it, and what follows a `#` is not sent. */
const RESOLVED = '\0flotilla-screens/';

/** What is loaded when somebody wants it. Everything else comes with whoever asks for the list. */
const LATER = new Set(['screens', 'picture', 'takenAlong', 'opening']);

/** How each kind of thing is taken out of its file: `picture` is the whole of it, all others its default export. */
const later = (name: string, from: string): string =>
  `() => import(${JSON.stringify(from)})${name === 'picture' ? '' : '.then((all) => all.default)'}`;

/** The list of one kind of thing, by the ids of the games. */
function listOf(name: string): string {
  const found = screensIn().filter(({ brings }) => brings.includes(name));
  const from = found.map(({ package: pack }) => `${pack}/${name}`);
  const entries = found.map(
    ({ game }, i) =>
      `${JSON.stringify(game)}: ${LATER.has(name) ? later(name, from[i] as string) : `own${i}`}`,
  );
  const imports = LATER.has(name)
    ? []
    : from.map((path, i) => `import own${i} from ${JSON.stringify(path)};`);
  return [...imports, `export const found = { ${entries.join(', ')} };`].join('\n');
}

/** Gives the site the screens of every game of the workspaces. */
export function screens(): Plugin {
  return {
    name: 'flotilla-screens',
    enforce: 'pre',
    resolveId: (id) => (NAME.test(id) ? RESOLVED + NAME.exec(id)?.[1] : null),
    load: (id) => (id.startsWith(RESOLVED) ? listOf(id.slice(RESOLVED.length)) : null),
  };
}
