/** Tests mutants against one suite of a package's tests, in a copy of the project. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { spotOf } from './sample.mjs';
import { strykerSpot } from './sampleChecker.mjs';

/** A mutant that never ends is killed by the clock; a slow machine must not be. */
const PATIENCE = { timeoutMS: 60_000, timeoutFactor: 4 };

/** The mutants with what became of each: Killed, Timeout, Survived, NoCoverage or RuntimeError. */
export async function trial(pack, suite, mutants, workers) {
  const spots = join(process.cwd(), 'mutants.json');
  writeFileSync(spots, JSON.stringify(mutants.map(spotOf)));
  Object.assign(process.env, { MUTANTS_SPOTS: spots, MUTANTS_PACKAGE: pack, MUTANTS_SUITE: suite });
  const results = await new Stryker({
    mutate: mutants.map(rangeOf),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sampleChecker.mjs', import.meta.url))],
    checkers: ['sample'],
    vitest: { configFile: 'tools/mutants/vitest.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    inPlace: true,
    concurrency: workers,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    dryRunTimeoutMinutes: 60,
    ...PATIENCE,
  }).runMutationTest();
  const status = new Map(results.map((result) => [reportedSpot(result), result.status]));
  return mutants.map((mutant) => ({ ...mutant, status: status.get(spotOf(mutant)) ?? 'Unknown' }));
}

/** A result counts lines and columns from one, unlike the mutant it is about. */
const reportedSpot = (result) => {
  const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  const { start, end } = result.location;
  return strykerSpot({ ...result, location: { start: fromZero(start), end: fromZero(end) } });
};

/** A range counts lines from one and columns from zero. */
const rangeOf = ({ file, start, end }) =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
