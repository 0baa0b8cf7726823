/** The end of a bundle: runs all its tests once and notes what each reaches, or runs some of them against one mutant. */
import { readFileSync, writeFileSync } from 'node:fs';
import { FIRST, TESTS } from './stage.mjs';
import { allow, LEAST, taken } from './watch.mjs';

const { MUTANTS_NOTES: notes, MUTANTS_TESTS: wanted } = process.env;

/** Where Stryker's switches note which mutants are reached. */
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

const failureOf = async ({ act }) => {
  try {
    await act();
    return null;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 300);
  }
};

/** How many times longer a test may take than without a mutant. */
const TIMES = 10;

for (const act of FIRST) await act();

if (notes) {
  const loading = Object.keys(switches.mutantCoverage?.static ?? {});
  const tests = [];
  for (const [i, test] of TESTS.entries()) {
    switches.currentTestId = String(i);
    const begin = taken();
    const failure = await failureOf(test);
    const reached = Object.keys(switches.mutantCoverage?.perTest?.[i] ?? {});
    tests.push({ name: test.name, failure, time: taken() - begin, reached });
  }
  writeFileSync(notes, JSON.stringify({ loading, tests }));
  process.exit(0);
}

for (const [i, time] of JSON.parse(readFileSync(wanted, 'utf8'))) {
  allow(LEAST + TIMES * time);
  writeFileSync(`${wanted}.at`, String(i));
  if ((await failureOf(TESTS[i])) !== null) process.exit(1);
}
process.exit(0);
