/** Tries what a release brings as somebody would who has nothing else. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { playTable } from '../overHttp.mjs';
import { unpack } from './archive.mjs';
import { cleanEnv, folderFor, give, runAs } from './containerfile.mjs';

const freePort = () =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

/** Starts a program as another user, visits it once it says that it serves, and stops it; it must end well. */
async function visited(command, { user, cwd, env }, visit) {
  const port = await freePort();
  const at = { ...env, HOST: '127.0.0.1', PORT: String(port), BOT_PACE: '0', LOG_LEVEL: 'silent' };
  const child = spawn(command[0], command.slice(1), { ...user, cwd, env: at });
  let said = '';
  const ended = new Promise((end) => child.once('close', (code) => end(code)));
  const serves = new Promise((ready) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
        if (said.includes('Flotilla is at')) ready(true);
      });
  });
  try {
    if ((await Promise.race([serves, ended])) !== true) throw new Error(`The server did not start:\n${said}`);
    await visit(`http://127.0.0.1:${port}`, at);
  } finally {
    if (child.exitCode === null) child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${said}`);
}

/** The first page, a file it names, and a table played to its end. */
async function visitServer(url) {
  const page = await fetch(`${url}/`);
  const html = await page.text();
  const script = /src="\.?\/?([^"]+\.js)"/.exec(html)?.[1];
  const found = await fetch(`${url}/${script}`);
  if (!page.ok || !found.ok) throw new Error(`The site answered with ${page.status} and ${found.status}.`);
  const record = await playTable(url, { game: 'smugglers', bots: ['steady', 'random'] });
  if (record.game !== 'smugglers') throw new Error('The table left no record.');
}

/** Starts the image's command where the steps of the Containerfile ended, and asks what its health check asks. */
export const tryContainer = ({ cwd, env, command, check }, user) =>
  visited(command, { user, cwd, env }, async (url, at) => {
    runAs(user, check, { cwd, env: at });
    await visitServer(url);
  });

/** Installs the server from its archive alone, in an empty folder as another user, and starts it. */
export async function tryServer(archive, folder, user) {
  const [home, server] = ['home', 'server'].map((name) => join(folder, name));
  folderFor(user, home);
  unpack(archive, server);
  chmodSync(server, 0o755);
  give(user, server);
  const at = { cwd: server, env: { ...cleanEnv(home), DATA: join(home, 'data') } };
  runAs(user, 'npm ci --omit=dev', at);
  const listed = runAs(user, 'npx --no-install flotilla games', at);
  if (!listed.includes('night-watch')) throw new Error(`The command line of the archive says:\n${listed}`);
  await visited(['npm', 'start'], { user, ...at }, visitServer);
}

/** Opens every address of the site in a browser, from the unpacked archive on a plain file server. */
export function trySite(archive, folder, { root, browser }) {
  unpack(archive, folder);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'packages/web/vitest.e2e.config.ts',
    'e2e/deepLinks.',
  ];
  const env = { ...process.env, FLOTILLA_CHROMIUM: browser, FLOTILLA_SITE: folder };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site of the archive does not open at every address.');
}
