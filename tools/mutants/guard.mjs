/**
 * Comes before everything else in a program of tests: a program that meets a mutant is watched before it loads anything, and Vitest
 * finds what it expects to find in one of its workers.
 */
import { allow, LEAST, watch } from './watch.mjs';

/** What the tests are run with: Vitest's usual settings and the patience of the project's. */
export const CONFIG = {
  root: process.cwd(),
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  sequence: { hooks: 'stack', setupFiles: 'list' },
  fakeTimers: { loopLimit: 10_000, shouldClearNativeTimers: true },
  maxConcurrency: 5,
  retry: 0,
  setupFiles: [],
  passWithNoTests: true,
};

globalThis.__vitest_worker__ = { config: CONFIG, environment: { name: 'node' } };

if (process.env.MUTANTS_TESTS) {
  allow(LEAST);
  watch();
}
