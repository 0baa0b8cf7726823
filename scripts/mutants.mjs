/** Installs what mutation testing needs, in a folder of its own, and runs it. Usage: npm run mutants -- --help */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run, say } from './ready.mjs';

const LOCK = 'tools/mutants/package-lock.json';
const STAMP = 'tools/mutants/node_modules/.installed';

const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  say('Installing what mutation testing needs (npm ci) …');
  run('npm', ['ci', '--prefix', 'tools/mutants', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, wanted);
}
run(process.execPath, ['tools/mutants/run.mjs', ...process.argv.slice(2)]);
