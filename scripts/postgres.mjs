/**
 * A PostgreSQL for tests: a cluster in a temporary folder, run by another user if we are root, and removed afterwards. Installs
 * Debian's package where possible.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './ready.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs; null when there is none. */
function programs() {
  const folders = [process.env.FLOTILLA_POSTGRES, ...(process.env.PATH ?? '').split(':')];
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  folders.push(...versions.map((version) => join(DEBIAN, version, 'bin')));
  return (
    folders.find(
      (folder) => folder && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

/** Where the programs are, after an attempt to install them; null when there are none, or `FLOTILLA_POSTGRES` says that none are wanted. */
function installed() {
  if (process.env.FLOTILLA_POSTGRES === 'none') return null;
  if (programs()) return programs();
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return null;
  say('Installing PostgreSQL for the tests (apt-get) …');
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
  return programs();
}

/** The user who runs it: PostgreSQL refuses to be run by root. */
function runner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function must({ status, stderr, error }, what) {
  if (status === 0) return;
  throw new Error(`${what} failed: ${error?.message ?? stderr}`);
}

/** Starts a cluster; null when there is no PostgreSQL. Gives its address and how to stop it. */
export function startPostgres() {
  const bin = installed();
  if (!bin) return null;
  const who = runner();
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const how = { ...who, cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  must(
    spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'flotilla', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      how,
    ),
    'initdb',
  );
  // The data must outlive the processes, which is what the tests are about, but not the machine.
  // It listens in its own folder only: no port is needed, and none can be taken by somebody else.
  const settings = `-k ${folder} -c listen_addresses='' -c max_connections=200 -c fsync=off`;
  const control = (...args) =>
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', ...args], {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const start = () => must(control('-l', join(folder, 'log'), '-o', settings, 'start'), 'pg_ctl start');
  start();
  return {
    url: `postgres://flotilla@localhost/postgres?host=${encodeURIComponent(folder)}`,
    restart() {
      control('-m', 'immediate', 'stop');
      start();
    },
    stop() {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
