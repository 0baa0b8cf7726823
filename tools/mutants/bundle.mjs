/** One program of a package's tests with all mutants of a sample in it, each behind a switch. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { SILENT, spotOf } from './sample.mjs';
import { SUITES } from './suites.mjs';

/** Writes the program into the current folder, a copy of the project; returns its path and the number of each mutant's switch. */
export async function bundleOf(pack, suite, mutants) {
  const numbers = await putIn(mutants);
  const folder = join('packages', pack, 'test');
  const entry = join(folder, `mutants-${suite}.entry.mjs`);
  const program = join(folder, `mutants-${suite}.mjs`);
  const tests = filesBelow(join('packages', pack)).filter(
    (path) => path.endsWith('.test.ts') && SUITES[suite](path),
  );
  const [guard, act] = ['guard.mjs', 'act.mjs'].map((name) => join('tools', 'mutants', name));
  // The guard comes first: a mutant may run in circles while the sources are being loaded.
  const imports = [guard, ...tests, act].map((path) => join(process.cwd(), path));
  writeFileSync(entry, imports.map((path) => `import ${JSON.stringify(path)};\n`).join(''));
  const { rolldown } = await import(
    pathToFileURL(join(process.cwd(), 'node_modules/rolldown/dist/index.mjs')).href
  );
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
    resolve: {
      alias: { vitest: join(process.cwd(), 'tools', 'mutants', 'stage.mjs') },
      conditionNames: ['source', 'import', 'node', 'default'],
    },
  });
  await bundle.write({ file: program, format: 'esm', codeSplitting: false });
  return { program: join(process.cwd(), program), numbers };
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
