/** What the first page imports, directly or through others but not on demand, is one file beside its entry. */
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function reach(modules: Modules, id: string, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of modules.getModuleInfo(id)?.importedIds ?? []) reach(modules, other, found);
  return found;
}

/**
 * Sentences of the kernel: each language comes with the words of the site in it, but English, which the kernel itself needs.
 * Those of reviews come with a review.
 */
const OTHER_WORDS = /\/table\/src\/text\/(?:(?!en\b)\w+|\w+\/review)\.ts$/;

/**
 * What the first page reaches through a door of which it uses other things: reviews, puzzles, advice (with its changes of a plan), variations,
 * findings, lessons, beats, scores and what a server sends come with their own pages.
 */
const BEHIND_A_DOOR =
  /\/lab\/src\/(?:review\/|puzzles\/|experiment\/|simulation\/|statistics\/|field\.ts|why\.ts|planWords\.ts)|\/table\/src\/(?:variation|difference|findings|neighbours)\.ts$|\/companion\/src\/(?:lesson|scoring|beats|bigRolls)\.ts$/;

/** Names the file of a module: `shell` for what the first page imports, null for what the builder may place. */
export function shell(): (id: string, modules: Modules) => string | null {
  let first: Set<string> | null = null;
  return (id, modules) => {
    first ??= reach(modules, ENTRY, new Set());
    const elsewhere = id === ENTRY || OTHER_WORDS.test(id) || BEHIND_A_DOOR.test(id);
    return first.has(id) && !elsewhere ? 'shell' : null;
  };
}
