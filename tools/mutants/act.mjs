/** Runs all tests of a bundle once and notes what each reaches, or runs some of them against one mutant. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { startTests } from '@vitest/runner';
import { getTests } from '@vitest/runner/utils';
import { CONFIG } from './guard.mjs';
import { allow, LEAST, taken } from './watch.mjs';

const { MUTANTS_NOTES: notes, MUTANTS_TESTS: wanted } = process.env;

/** Where Stryker's switches note which mutants are reached. */
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

/** How many times longer a test may take than without a mutant. */
const TIMES = 10;

const { FILES } = await import(pathToFileURL(process.argv[2]).href);

/** Runs the tests of a file with Vitest's own runner. */
const run = async (path, runner) => {
  const [file] = await startTests([{ filepath: path }], {
    config: CONFIG,
    importFile: () => FILES[path](),
    ...runner,
  });
  return file;
};

const failureOf = ({ result }) => result?.errors?.[0]?.message.slice(0, 300) ?? null;

/** Runs every test. What a file reaches outside its tests, all of them reach; what is reached while loading, every test. */
async function rehearse() {
  const tests = [];
  for (const path of Object.keys(FILES)) {
    const times = new Map();
    switches.currentTestId = undefined;
    const file = await run(path, {
      onBeforeRunSuite: () => {
        switches.currentTestId = path;
      },
      onBeforeRunTask: ({ id }) => {
        switches.currentTestId = id;
        times.set(id, taken());
      },
      onAfterRunTask: ({ id }) => {
        times.set(id, taken() - times.get(id));
        switches.currentTestId = path;
      },
    });
    const reachedBy = (id) => Object.keys(switches.mutantCoverage?.perTest?.[id] ?? {});
    const around = reachedBy(path);
    for (const [i, test] of getTests(file).entries()) {
      if (test.mode !== 'run' || test.result?.state === 'skip') continue;
      tests.push({
        path,
        i,
        name: test.name,
        failure: failureOf(test) ?? failureOf(file),
        time: times.get(test.id) ?? 0,
        reached: [...new Set([...around, ...reachedBy(test.id)])],
      });
    }
    if (getTests(file).length === 0 && failureOf(file) !== null)
      tests.push({ path, i: 0, name: path, failure: failureOf(file), time: 0, reached: [] });
  }
  const loading = Object.keys(switches.mutantCoverage?.static ?? {});
  writeFileSync(notes, JSON.stringify({ loading, tests }));
}

/** Runs the wanted tests, file by file, and ends with the first that fails. */
async function meet() {
  for (const { path, tests } of JSON.parse(readFileSync(wanted, 'utf8'))) {
    const times = new Map(tests.map(({ i, time }) => [i, time]));
    const places = new Map();
    const file = await run(path, {
      onCollected: ([collected]) => {
        for (const [i, test] of getTests(collected).entries()) {
          places.set(test.id, i);
          if (!times.has(i)) test.mode = 'skip';
        }
      },
      onBeforeRunTask: ({ id }) => {
        allow(LEAST + TIMES * (times.get(places.get(id)) ?? 0));
        writeFileSync(`${wanted}.at`, `${path}#${places.get(id)}`);
      },
      onAfterRunTask: (task) => {
        if (task.result?.state === 'fail') fail(task);
        allow(LEAST);
      },
    });
    if (file.result?.state === 'fail') fail(file);
  }
}

/** Notes how a test failed beside its name, and ends. */
function fail(task) {
  appendFileSync(`${wanted}.at`, `\n${(failureOf(task) ?? 'failed').split('\n', 1)[0]}`);
  process.exit(1);
}

await (notes ? rehearse() : meet());
process.exit(0);
