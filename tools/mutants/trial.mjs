/** Tests mutants against one suite of a package's tests, in a copy of the project. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundleOf } from './bundle.mjs';
import { journalOf } from './journal.mjs';

/** Milliseconds after which an idle program counts as hanging; one that computes is watched separately. */
const PATIENCE = 1_800_000;

/** The names of the mutants that a suite notices; findings are kept in a journal on the way. */
export async function noticed(pack, suite, mutants, workers, journals) {
  const { known, note } = journalOf(journals, pack, suite);
  const killed = new Set(mutants.map(({ name }) => name).filter((name) => known.get(name)));
  const queue = mutants.filter(({ name }) => !known.has(name));
  if (queue.length === 0) return killed;
  const { program, numbers } = await bundleOf(pack, suite, mutants);
  const { loading, tests } = await rehearsal(program);
  const loaded = new Set(loading);
  const kills = tests.map(() => 0);
  const work = async (_, worker) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const number = numbers.get(mutant.name);
      const reaching = [...tests.keys()].filter(
        (i) => loaded.has(number) || tests[i].reached.includes(number),
      );
      const list = `${program}.${worker}.json`;
      writeFileSync(list, JSON.stringify(likeliest(reaching, tests, kills).map((i) => [i, tests[i].time])));
      const isKilled =
        reaching.length > 0 &&
        !(await passes(program, { MUTANTS_TESTS: list, __STRYKER_ACTIVE_MUTANT__: number }));
      if (isKilled) {
        killed.add(mutant.name);
        const killer = lastTest(list);
        if (killer !== null) kills[killer]++;
      }
      note(mutant.name, isKilled);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return killed;
}

/** The test a program was at when it ended; null when it did not get that far. The next program starts afresh. */
function lastTest(list) {
  const path = `${list}.at`;
  if (!existsSync(path)) return null;
  const test = Number(readFileSync(path, 'utf8'));
  rmSync(path);
  return test;
}

/** Tests in the order in which they are worth trying: quick ones, those about few things, and those that killed before. */
function likeliest(indices, tests, kills) {
  const cost = (i) => ((1 + tests[i].time) * (1 + tests[i].reached.length)) / (1 + kills[i]);
  return indices.sort((a, b) => cost(a) - cost(b));
}

/** Runs every test once without a mutant: which mutants it reaches, and how long it takes. */
async function rehearsal(program) {
  const notes = `${program}.notes.json`;
  if (!(await passes(program, { MUTANTS_NOTES: notes }))) throw new Error('The tests cannot be loaded.');
  const rehearsed = JSON.parse(readFileSync(notes, 'utf8'));
  const failed = rehearsed.tests.find(({ failure }) => failure !== null);
  if (failed) throw new Error(`"${failed.name}" fails without a mutant: ${failed.failure}`);
  return rehearsed;
}

const passes = (program, env) =>
  new Promise((done) => {
    const run = spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: 'ignore' });
    const clock = setTimeout(() => run.kill('SIGKILL'), PATIENCE);
    run.on('close', (code) => {
      clearTimeout(clock);
      done(code === 0);
    });
  });
