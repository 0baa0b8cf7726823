/** Asks the compiler about mutants: one that does not compile never reaches a player and is not valid. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { journalOf } from './journal.mjs';
import { GROUPS, packageOf } from './suites.mjs';

const PROJECT = 'mutants.tsconfig.json';

/**
 * The first mutants of a list that compile, as many as wanted, and the names of those before them that do not; works in the
 * current folder, a copy of the project. What is already known is not asked again.
 */
export function compiling(group, mutants, size, before, journals) {
  const journal = journalOf(journals, group, 'compiler');
  const known = new Map([...before, ...journal.known]);
  writeFileSync(
    PROJECT,
    JSON.stringify({
      extends: `./${GROUPS[group].project ?? 'tsconfig.test.json'}`,
      include: [`${packageOf(group)}/src`],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    }),
  );
  if (faulty().length > 0) throw new Error(`The sources of ${group} do not compile; mend that first.`);
  const valid = [];
  const refused = [];
  const waiting = [...mutants];
  while (valid.length < size && waiting.length > 0) {
    const next = waiting.splice(0, size - valid.length);
    const asked = next.filter(({ name }) => !known.has(name));
    for (const [name, compiles] of verdictsOn(asked)) {
      known.set(name, compiles);
      journal.note(name, compiles);
    }
    for (const mutant of next) {
      if (known.get(mutant.name)) valid.push(mutant);
      else refused.push(mutant.name);
    }
  }
  return { valid, refused };
}

/** Which of some mutants compile, by name. The compiler is asked about one mutant of every file at once. */
function verdictsOn(mutants) {
  const rounds = [];
  for (const mutant of mutants) {
    const round = rounds.find((those) => those.every(({ file }) => file !== mutant.file));
    if (round) round.push(mutant);
    else rounds.push([mutant]);
  }
  return rounds.flatMap(verdictsTogether);
}

/** Which mutants of different files compile: those without a fault in their file. A fault in any other file is traced by halving. */
function verdictsTogether(mutants) {
  const faults = whileMutated(mutants, faulty);
  if (faults.every((fault) => mutants.some(({ file }) => file === fault)))
    return mutants.map(({ name, file }) => [name, !faults.includes(file)]);
  if (mutants.length === 1) return [[mutants[0].name, false]];
  const half = Math.ceil(mutants.length / 2);
  return [mutants.slice(0, half), mutants.slice(half)].flatMap(verdictsTogether);
}

/** The files in which the compiler finds faults. */
function faulty() {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--project', PROJECT],
    { encoding: 'utf8' },
  );
  if (status === 0) return [];
  const files = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
  return files.length > 0 ? [...new Set(files)] : [stdout];
}

/** Does something while mutants, each of another file, are in their files. */
function whileMutated(mutants, act) {
  const sources = mutants.map(({ file }) => readFileSync(file, 'utf8'));
  for (const [i, { file, start, end, after }] of mutants.entries()) {
    const source = sources[i];
    const offset = ({ line, column }) =>
      source
        .split('\n')
        .slice(0, line)
        .reduce((sum, text) => sum + text.length + 1, 0) + column;
    writeFileSync(file, source.slice(0, offset(start)) + after + source.slice(offset(end)));
  }
  try {
    return act();
  } finally {
    for (const [i, { file }] of mutants.entries()) writeFileSync(file, sources[i]);
  }
}
