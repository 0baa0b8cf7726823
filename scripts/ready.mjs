/**
 * Makes the checkout ready: installs what is missing, builds what is stale. Needs only Node and npm.
 * Usage: node scripts/ready.mjs install|build|site
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packagesIn } from '../packages/lab/discover.mjs';
import { missingFrom } from './installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules', '.flotilla');
const LEAST_NODE = [20, 19];
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Stops with a sentence when Node is too old to run anything here. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  stop(`Flotilla needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs what the lock file lists and this machine lacks; an empty checkout gets all of it at once. */
export function install() {
  checkNode();
  const missing = missingFrom(root);
  if (missing.length === 0) return;
  if (existsSync(join(root, 'node_modules', '.package-lock.json'))) {
    say(`Installing what is missing (${missing.length} of the dependencies) …`);
    run('npm', ['install', '--no-save', ...QUIETLY]);
    if (missingFrom(root).length === 0) return;
  }
  say('Installing dependencies (npm ci) …');
  run('npm', ['ci', ...QUIETLY]);
}

/** Compiles the packages whose sources have changed since the last build. */
export function build() {
  install();
  const wanted = hash(sourcesOf('packages', (path) => !path.startsWith(join('packages', 'web'))).join('\n'));
  if (stampOf('build') === wanted) return;
  say('Building the packages (tsc) …');
  listProjects();
  run(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), '--build']);
  stamp('build', wanted);
}

/** Writes the list of compiled packages for `tsc --build` and for editors; the list is found, not maintained. */
function listProjects() {
  const references = packagesIn()
    .filter(({ path }) => compiles(join(path, 'tsconfig.json')))
    .map(({ path }) => ({ path: relative(root, path).split(sep).join('/') }));
  writeFileSync(join(root, 'tsconfig.json'), `${JSON.stringify({ files: [], references }, null, 2)}\n`);
}

/** Whether a package is compiled into a folder of its own; one that only the site's build reads is not. */
const compiles = (config) =>
  existsSync(config) && JSON.parse(readFileSync(config, 'utf8')).compilerOptions?.outDir !== undefined;

const VITE = join('node_modules', 'vite', 'bin', 'vite.js');

/** Bundles the site when its sources have changed since the last time. */
export function site() {
  build();
  const job = siteJob();
  if (!job) return;
  say('Building the site (vite) …');
  run(process.execPath, job.args);
  job.done();
}

/** What bundles the site, and what to do when that is done; null when it is as its sources are. */
export function siteJob() {
  const wanted = hash(sourcesOf('packages', () => true).join('\n'));
  if (stampOf('site') === wanted && existsSync(join(root, 'packages', 'web', 'dist', 'index.html')))
    return null;
  return {
    name: 'the build of the site',
    args: [VITE, 'build', 'packages/web', '--logLevel', 'error'],
    done: () => stamp('site', wanted),
  };
}

/** Every source file with its size and time of change: cheap to list, and different whenever a source changes. */
function sourcesOf(folder, wanted) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesOf(path, wanted);
      if (!wanted(path)) return [];
      const { size, mtimeMs } = statSync(join(root, path));
      return [`${path} ${size} ${mtimeMs}`];
    });
}

const hash = (content) => createHash('sha256').update(content).digest('hex');

const stampOf = (name) => {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Runs a command in the project's root; if it fails, so do we. */
export function run(command, args, options = {}) {
  const status = tried(command, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command in the project's root; how it ended. */
export function tried(command, args, options = {}) {
  const windows = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  if (error) stop(`${command} could not be started: ${error.message}`);
  return status;
}

/** Runs programs of Node side by side; each says what it has to say when it ends. Returns the names of those that failed. */
export async function runTogether(jobs) {
  const ended = jobs.map(
    ({ name, args, done = () => {} }) =>
      new Promise((end) => {
        const said = [];
        const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
        child.stdout.on('data', (data) => said.push(data));
        child.stderr.on('data', (data) => said.push(data));
        child.on('close', (status) => {
          process.stderr.write(Buffer.concat(said));
          if (status === 0) done();
          end(status === 0 ? [] : [name]);
        });
      }),
  );
  return (await Promise.all(ended)).flat();
}

/** One line that says what is being done; on standard error, so that it never mixes with a program's output. */
export function say(line) {
  process.stderr.write(`flotilla: ${line}\n`);
}

function stop(sentence) {
  say(sentence);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const jobs = { install, build, site };
  const job = jobs[process.argv[2] ?? ''];
  if (!job) stop(`Say what to make ready: ${Object.keys(jobs).join(', ')}.`);
  job();
}
