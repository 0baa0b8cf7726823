/**
 * Serves the built site on this machine. No dependency.
 * Usage: node packages/web/serve.mjs [--port 4173] [--host 127.0.0.1] [--allow-host NAME] [--dir packages/web/dist]
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer } from './serving/answer.mjs';
import { doorkeeper } from './serving/hosts.mjs';
import { Mistake, readOptions, USAGE, USUAL } from './serving/options.mjs';
import { siteIn } from './serving/site.mjs';

/** Milliseconds that answers under way are given when the server stops. */
const PATIENCE = 500;
/** Milliseconds between two looks whether npm is still there. */
const GLANCE = 200;

/** What a system's reasons mean for whoever chose the address. */
export const TROUBLES = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken, perhaps by another Flotilla. A browser keeps games by address, so under another port they ` +
    'would seem gone: stop the other program, or choose a port yourself with --port NUMBER or PORT=NUMBER.',
  EACCES: ({ port }) => `Port ${port} is not allowed here. Choose another with --port NUMBER or PORT=NUMBER.`,
  EADDRNOTAVAIL: ({ host }) => `"${host}" is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `"${host}" is not an address of this machine.`,
};

/** The site of a folder for a server that has more to answer: who may be answered, and the answers. */
export function siteFor({ dir, host = USUAL.host, allowed = [] }) {
  const site = siteIn(resolve(dir));
  const judge = doorkeeper({ host, allowed });
  return { judge, site: (request, response) => answer(site, judge, request, response) };
}

/** Serves a folder; fails with a sentence when that cannot be. */
export function serve({ dir, port = USUAL.port, host = USUAL.host, allowed = [] }) {
  const { site } = siteFor({ dir, host, allowed });
  const server = createServer((request, response) => {
    site(request, response).catch((error) => {
      // Nobody is left to be answered when a reader goes away in the middle.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') process.stderr.write(`${error.message}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Length': 0 }).end();
    });
  });
  const close = () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const sentence = TROUBLES[error.code]?.({ port, host });
      reject(sentence ? new Mistake(sentence) : error);
    });
    server.listen(port, host, () => {
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${name}:${server.address().port}/`, close });
    });
  });
}

/** Calls back once npm, which started us, is gone: one that is killed cannot pass on that we shall stop. */
export function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, GLANCE);
  watch.unref();
}

/** Serves until the process is told to stop. */
export async function serveUntilStopped(options) {
  if (!existsSync(join(options.dir, 'index.html')))
    throw new Mistake(`There is no site in ${options.dir}. Build it first: npm start`);
  const { url, close } = await serve(options);
  const stop = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  whenNpmIsGone(stop);
  process.stdout.write(`Flotilla is at ${url}\nPress Ctrl+C to stop.\n`);
}

/** The whole program: `ready` is called between reading the options and serving. */
export async function main(args, ready = () => {}) {
  try {
    const options = readOptions(args);
    if (options.help) return void process.stdout.write(USAGE);
    ready();
    await serveUntilStopped(options);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
