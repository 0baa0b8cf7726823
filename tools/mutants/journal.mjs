/** What a run has found so far: a stopped run resumes where it was, as long as nothing it tests has changed. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The journal of a suite, kept in `folder`; the present folder is the copy of the project that is judged. */
export function journalOf(folder, pack, suite) {
  const path = join(folder, `${pack}-${suite}.ndjson`);
  const state = stateOf(new Set([pack, 'table']));
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const goesOn = first === state;
  if (!goesOn) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${state}\n`);
  }
  return {
    known: new Map(goesOn ? lines.map((line) => JSON.parse(line)) : []),
    note: (name, isKilled) => appendFileSync(path, `${JSON.stringify([name, isKilled])}\n`),
  };
}

/** A hash of everything in some packages. */
function stateOf(packs) {
  const hash = createHash('sha256');
  for (const pack of packs) {
    for (const name of readdirSync(join('packages', pack), { recursive: true }).sort()) {
      if (!/\.(ts|json)$/.test(name)) continue;
      hash.update(name).update(readFileSync(join('packages', pack, name)));
    }
  }
  return hash.digest('hex');
}
