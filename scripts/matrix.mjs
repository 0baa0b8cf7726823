/**
 * The smoke test and the server's tests under other versions of Node, which npm has as packages; they are fetched into a folder of
 * their own when first needed. Usage: npm run promise -- matrix [VERSION …]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { run, say, site } from './ready.mjs';

const VERSIONS = ['22', '24', '26'];
const CACHE = join('node_modules', '.flotilla', 'nodes');
const { platform, arch } = process;
const PACKAGE = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** The program of a version of Node, fetched unless it is there. */
function nodeOf(version) {
  const folder = join(CACHE, version);
  const program = join(folder, 'node_modules', PACKAGE, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  say(`Fetching Node ${version} …`);
  mkdirSync(folder, { recursive: true });
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', '--prefix', folder, ...quietly, `${PACKAGE}@${version}`]);
  return program;
}

/** Runs the smoke test; returns the digest of everything played. */
function smoke(program) {
  const { status, stdout, stderr } = spawnSync(program, ['scripts/smoke.mjs'], { encoding: 'utf8' });
  const lines = stdout?.trim().split('\n') ?? [];
  if (status === 0) {
    say(lines.slice(0, -1).join('\n'));
    return lines.at(-1);
  }
  say(`${program} failed:\n${stderr}`);
  return null;
}

/** Runs what the server promises of its database and its tables: from Node 24 on, Node's own SQLite keeps them. */
function serverHolds(program) {
  const PATH = `${resolve(dirname(program))}${delimiter}${process.env.PATH}`;
  const tests = ['contract', 'sqlite', 'play', 'running'].map(
    (name) => `packages/server/test/${name}.test.ts`,
  );
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...tests];
  return spawnSync(program, vitest, { stdio: 'inherit', env: { ...process.env, PATH } }).status === 0;
}

site();
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : VERSIONS;
const programs = wanted.map(nodeOf);
const digests = [process.execPath, ...programs].map(smoke);
if (digests.includes(null)) process.exit(1);
for (const program of programs)
  if (!serverHolds(program)) {
    say(`The server does not hold what it promises under ${program}.`);
    process.exit(1);
  }
if (new Set(digests).size > 1) {
  say('The versions of Node do not play the same games.');
  process.exit(1);
}
say(`The same games under ${digests.length} versions of Node.`);
