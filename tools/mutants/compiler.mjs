/** Asks the compiler about mutants: one that does not compile never reaches a player and is not valid. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const PROJECT = 'mutants.tsconfig.json';

/**
 * The first mutants of a list that compile, as many as wanted, and the names of those before them that do not; works in the
 * current folder, a copy of the project. What is already known is not asked again.
 */
export function compiling(pack, mutants, size, known) {
  writeFileSync(
    PROJECT,
    JSON.stringify({
      extends: './tsconfig.test.json',
      include: [`packages/${pack}/src`],
      exclude: ['**/*.test.ts'],
    }),
  );
  if (!compiles()) throw new Error(`The sources of ${pack} do not compile; mend that first.`);
  const valid = [];
  const refused = [];
  for (const mutant of mutants) {
    if (valid.length === size) break;
    if (known.get(mutant.name) ?? whileMutated(mutant, compiles)) valid.push(mutant);
    else refused.push(mutant.name);
  }
  return { valid, refused };
}

const compiles = () =>
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--project', PROJECT]).status === 0;

/** Does something while a mutant is in its file. */
function whileMutated({ file, start, end, after }, act) {
  const source = readFileSync(file, 'utf8');
  const offset = ({ line, column }) =>
    source
      .split('\n')
      .slice(0, line)
      .reduce((sum, text) => sum + text.length + 1, 0) + column;
  writeFileSync(file, source.slice(0, offset(start)) + after + source.slice(offset(end)));
  try {
    return act();
  } finally {
    writeFileSync(file, source);
  }
}
