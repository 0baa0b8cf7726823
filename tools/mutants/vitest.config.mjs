/** The tests that judge a mutant: those of one package and one suite, as the environment says. */
import { defineConfig } from 'vitest/config';
import { SUITES } from './suites.mjs';

const { MUTANTS_PACKAGE: pack, MUTANTS_SUITE: suite } = process.env;

export default defineConfig({
  root: process.cwd(),
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: { ...SUITES[suite](pack), testTimeout: 120_000, isolate: false },
});
