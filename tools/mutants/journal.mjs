/** What a run has found so far: a stopped run resumes where it was, as long as nothing it tests has changed. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GROUPS, packageOf } from './suites.mjs';

/**
 * The journal of a suite, kept in `folder`; the present folder is the copy of the project that is judged. What was found stays
 * found, whatever the terms of the run; what was not found is looked for again on other terms.
 */
export function journalOf(folder, group, suite, terms = '') {
  const path = join(folder, `${group}-${suite}.ndjson`);
  const tests = GROUPS[group].tests.map((test) => test.split('/').slice(0, 2).join('/'));
  const state = stateOf(new Set([packageOf(group), 'packages/table', ...tests]));
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const goesOn = first === state;
  if (!goesOn) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${state}\n`);
  }
  const noted = goesOn ? lines.map((line) => JSON.parse(line)) : [];
  return {
    known: new Map(noted.filter(([, isFound, on]) => isFound || on === terms)),
    note: (name, isFound) => appendFileSync(path, `${JSON.stringify([name, isFound, terms])}\n`),
  };
}

/** A hash of everything in some packages. */
function stateOf(packs) {
  const hash = createHash('sha256');
  for (const pack of packs) {
    for (const name of readdirSync(pack, { recursive: true }).sort()) {
      if (!/\.(ts|tsx|json)$/.test(name)) continue;
      hash.update(name).update(readFileSync(join(pack, name)));
    }
  }
  return hash.digest('hex');
}
