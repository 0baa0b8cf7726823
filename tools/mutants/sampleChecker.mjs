/** Lets only the mutants of the sample through to the tests: Stryker takes ranges of lines, but knows no samples. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { spotOf } from './sample.mjs';

const OUTSIDE = { status: 'compileError', reason: 'not in the sample' };

class SampleChecker {
  #spots = new Set();

  async init() {
    this.#spots = new Set(JSON.parse(readFileSync(process.env.MUTANTS_SPOTS, 'utf8')));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#spots.has(strykerSpot(mutant)) ? { status: 'passed' } : OUTSIDE,
      ]),
    );
  }
}

/** The spot of a mutant as Stryker describes it. */
export const strykerSpot = ({ fileName, mutatorName, replacement, location }) =>
  spotOf({
    file: relative(process.cwd(), fileName).split(sep).join('/'),
    kind: mutatorName,
    after: replacement,
    ...location,
  });

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
