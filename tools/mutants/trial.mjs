/** Tests mutants against one suite of a group's tests, in a copy of the project. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.mjs';
import { journalOf } from './journal.mjs';

/** Milliseconds after which an idle program counts as hanging; one that computes is watched separately. */
const PATIENCE = 1_800_000;

/** The names of the mutants that a suite notices; findings are kept in a journal on the way. */
export async function noticed(
  group,
  suite,
  mutants,
  { workers, seconds, postgres, tests: wanted, journals },
) {
  const terms = `${seconds} s${postgres ? ', PostgreSQL' : ''}${wanted === '' ? '' : `, ${wanted}`}`;
  const { known, note } = journalOf(journals, group, suite, terms);
  const killed = new Set(mutants.map(({ name }) => name).filter((name) => known.get(name)));
  const queue = mutants.filter(({ name }) => !known.has(name));
  if (queue.length === 0) return killed;
  const { program, numbers } = await bundleOf(group, suite, mutants, wanted);
  const { env, leave } = await databaseFor(postgres);
  const passes = (more, stdio) => programPasses(program, { ...env, ...more }, stdio);
  try {
    const { loading, tests } = await rehearsal(program, passes);
    const loaded = new Set(loading);
    const kills = new Map();
    const work = async (_, worker) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const number = numbers.get(mutant.name);
        const reaching = tests.filter(({ reached }) => loaded.has(number) || reached.includes(number));
        const list = `${program}.${worker}.json`;
        writeFileSync(list, JSON.stringify(within(seconds, likeliest(reaching, kills))));
        const isKilled =
          reaching.length > 0 && !(await passes({ MUTANTS_TESTS: list, __STRYKER_ACTIVE_MUTANT__: number }));
        if (isKilled) {
          killed.add(mutant.name);
          const { test, failure } = lastTest(list);
          kills.set(test, (kills.get(test) ?? 0) + 1);
          console.log(`${mutant.name} ${mutant.file}:${mutant.start.line + 1} ${test}: ${failure}`);
        }
        note(mutant.name, isKilled);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    leave();
  }
  return killed;
}

/** The database of the tests besides SQLite: one PostgreSQL for all programs, or none. */
async function databaseFor(postgres) {
  if (!postgres) return { env: { FLOTILLA_POSTGRES: 'none' }, leave: () => {} };
  const { startPostgres } = await import(pathToFileURL(join(process.cwd(), 'scripts/postgres.mjs')).href);
  const cluster = startPostgres();
  if (!cluster) throw new Error('There is no PostgreSQL here.');
  return { env: { TEST_DATABASE_URL: cluster.url }, leave: () => cluster.stop() };
}

/** The test a program was at when it ended, and how it failed; none when it did not get that far. The next program starts afresh. */
function lastTest(list) {
  const path = `${list}.at`;
  if (!existsSync(path)) return { test: null, failure: 'ended before any test' };
  const [test, failure = 'stopped by the watch'] = readFileSync(path, 'utf8').split('\n');
  rmSync(path);
  return { test, failure };
}

/** Tests by file, in the order in which they are worth trying: quick ones, those about few things, and those that killed before. */
function likeliest(tests, kills) {
  return [...new Set(tests.map(({ path }) => path))]
    .map((path) => {
      const those = tests.filter((test) => test.path === path);
      const time = those.reduce((sum, test) => sum + test.time, 0);
      const breadth = new Set(those.flatMap(({ reached }) => reached)).size;
      const past = those.reduce((sum, { i }) => sum + (kills.get(`${path}#${i}`) ?? 0), 0);
      const cost = ((1 + time) * (1 + breadth)) / (1 + past);
      return { path, cost, time, tests: those.map(({ i, time: usual }) => ({ i, time: usual })) };
    })
    .sort((a, b) => a.cost - b.cost);
}

/** The first files of tests, as long as they usually take no longer than this together. */
function within(seconds, files) {
  let spent = 0;
  return files.filter(({ time }, i) => {
    spent += time / 1000;
    return i === 0 || spent <= seconds;
  });
}

/** Runs every test once without a mutant: which mutants it reaches, and how long it takes. */
async function rehearsal(program, passes) {
  const notes = `${program}.notes.json`;
  if (!(await passes({ MUTANTS_NOTES: notes }, 'inherit'))) throw new Error('The tests cannot be loaded.');
  const rehearsed = JSON.parse(readFileSync(notes, 'utf8'));
  const failed = rehearsed.tests.filter(({ failure }) => failure !== null);
  const seconds = rehearsed.tests.reduce((sum, { time }) => sum + time, 0) / 1000;
  console.log(`${rehearsed.tests.length} tests take ${seconds.toFixed(0)} s of the processor.`);
  for (const { path, name, failure } of failed) console.log(`${path}, "${name}": ${failure}`);
  if (failed.length > 0) throw new Error('These tests fail without a mutant.');
  return rehearsed;
}

const [guard, act] = ['guard.mjs', 'act.mjs'].map((name) => join('tools', 'mutants', name));

const programPasses = (program, env, stdio = 'ignore') =>
  new Promise((done) => {
    const run = spawn(process.execPath, ['--import', `./${guard}`, act, program], {
      env: { ...process.env, ...env },
      stdio,
    });
    const clock = setTimeout(() => run.kill('SIGKILL'), PATIENCE);
    run.on('close', (code) => {
      clearTimeout(clock);
      done(code === 0);
    });
  });
