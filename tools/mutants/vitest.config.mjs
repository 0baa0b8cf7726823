/** The tests that judge a mutant: those of one package and one suite, as the environment says. */
import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { SUITES } from './suites.mjs';

const { MUTANTS_PACKAGE: pack, MUTANTS_SUITE: suite } = process.env;

/** Small files first: most mutants are noticed before the statistics of a million throws begin. */
class SmallFirst extends BaseSequencer {
  sort(files) {
    const size = ({ moduleId }) => statSync(moduleId).size;
    return [...files].sort((a, b) => size(a) - size(b));
  }
}

export default defineConfig({
  root: process.cwd(),
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    ...SUITES[suite](pack),
    testTimeout: 120_000,
    isolate: false,
    sequence: { sequencer: SmallFirst },
  },
});
