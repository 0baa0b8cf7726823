/** One program of a group's tests with all mutants of a sample in it, each behind a switch. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { SILENT, spotOf } from './sample.mjs';
import { GROUPS, SUITES } from './suites.mjs';

/** Writes the program into the current folder, a copy of the project; returns its path and the number of each mutant's switch. */
export async function bundleOf(group, suite, mutants, wanted) {
  const numbers = await putIn(mutants);
  const folder = `mutants-${suite}`;
  const entry = `${folder}.mjs`;
  const tests = testsOf(group, suite, wanted).map(
    (path) => `  ${JSON.stringify(path)}: () => import(${JSON.stringify(join(process.cwd(), path))}),\n`,
  );
  writeFileSync(entry, `export const FILES = {\n${tests.join('')}};\n`);
  const { rolldown } = await import(installed('node_modules/rolldown/dist/index.mjs'));
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
    external: (id) => !/^[.#\0]|^@flotilla\//.test(id) && !isAbsolute(id) && id !== entry,
    plugins: [inPlace, await games()],
    resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  });
  await bundle.write({ dir: folder, format: 'esm' });
  return { program: join(process.cwd(), folder, entry.replace('.mjs', '.js')), numbers };
}

const installed = (path) => pathToFileURL(join(process.cwd(), path)).href;

/** The files of a group's tests that belong to a suite; only those with one of the wanted words in their path, if there are any. */
const testsOf = (group, suite, wanted) =>
  GROUPS[group].tests
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .filter((path) => path.endsWith('.test.ts') && SUITES[suite](path))
    .filter((path) => wanted.split(',').some((part) => path.includes(part)));

/** A source that asks where it lies gets the place it had before it was bundled. */
const inPlace = {
  name: 'in-place',
  transform: (code, id) =>
    /import\.meta\.url|__dirname/.test(code)
      ? code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('__dirname', JSON.stringify(dirname(id)))
      : null,
};

/** The games of the workspaces, so that they share one kernel with the sources; without it Node would load what was compiled. */
async function games() {
  const { gamesIn } = await import(installed('packages/lab/discover.mjs'));
  const entry = ({ package: name, puzzles, ...known }) =>
    `{ ...${JSON.stringify({ ...known, puzzles })}, package: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(name)})${
      puzzles ? `, loadPuzzles: () => import(${JSON.stringify(`${name}/puzzles`)})` : ''
    } }`;
  const list = () => `export const PACKAGES = [${gamesIn().map(entry).join(',\n')}];`;
  return {
    name: 'games',
    resolveId: (id) => (id === '#games' ? '\0games' : null),
    load: (id) => (id === '\0games' ? list() : null),
  };
}

/** Puts every mutant into its file, behind a switch; returns the numbers of the switches by the mutants' names. */
async function putIn(mutants) {
  const files = [...new Set(mutants.map(({ file }) => file))].map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: mutants.filter(({ file }) => file === name).map(({ start, end }) => ({ start, end })),
  }));
  const options = { ignorers: [], excludedMutations: [], plugins: null };
  const instrumented = await new Instrumenter(SILENT).instrument(files, options);
  for (const { name, content } of instrumented.files) writeFileSync(name, content);
  const names = new Map(mutants.map((mutant) => [spotOf(mutant), mutant.name]));
  return new Map(
    instrumented.mutants.flatMap(
      ({ id, fileName: file, mutatorName: kind, replacement: after, location }) => {
        const name = names.get(spotOf({ file, kind, after, ...location }));
        return name === undefined ? [] : [[name, id]];
      },
    ),
  );
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
