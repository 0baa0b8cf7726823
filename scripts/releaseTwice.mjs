/** Makes a version of the last commit, tries it, makes it again elsewhere and compares every byte. Usage: npm run promise -- release */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './ready.mjs';
import { commitOf } from './release/commit.mjs';
import { release } from './release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flotilla-releases-'));
try {
  // The same commit twice, whatever is committed meanwhile.
  const commit = commitOf('.');
  const made = [
    await release({ commit, out: join(folder, 'first') }),
    await release({ commit, out: join(folder, 'second'), untried: true }),
  ];
  const [first, second] = made.map((one) => readFileSync(join(one, 'SHA256SUMS'), 'utf8'));
  const same = first === second;
  process.stdout.write(same ? first : `${first}\n${second}`);
  say(same ? 'Twice the same bytes.' : 'The second release differs from the first.');
  process.exitCode = same ? 0 : 1;
} catch (error) {
  say(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
