/** Site and server in one process. */
import { existsSync } from 'node:fs';
import { createServer as probeServer } from 'node:net';
import { join } from 'node:path';
import { siteFor, TROUBLES, whenNpmIsGone } from '../packages/web/serve.mjs';
import { Mistake, readOptions, USAGE } from '../packages/web/serving/options.mjs';

const MORE = `
Tables for several players are kept in ./data (or DATA=FOLDER), or in PostgreSQL with DATABASE_URL=postgres://…
Every further setting is in .env.example and docs/running-a-server.md.
`;

/** The names under which the site is known: those of the command line, and that of its public address. */
const namesOf = ({ allowed }, { publicUrl }) =>
  publicUrl ? [...allowed, new URL(publicUrl).hostname] : allowed;

/** Fails when the port is taken, before the database is found to be in use. */
const mustBeFree = ({ port, host }) =>
  new Promise((free, taken) => {
    const probe = probeServer();
    probe.once('error', taken);
    probe.listen(port, host, () => probe.close(free));
  });

/** Starts the server; fails with a sentence when it cannot. */
async function start(options, env) {
  const { createServer, readConfig, ConfigFault, StoreFault } = await import(
    '../packages/server/dist/index.js'
  );
  try {
    const config = readConfig(env);
    await mustBeFree(options);
    const { judge, site } = siteFor({ ...options, allowed: namesOf(options, config) });
    const server = await createServer({ config, judge, site });
    const url = await server.listen(options.port, options.host).catch(async (error) => {
      await server.stop();
      throw error;
    });
    return { ...server, url };
  } catch (error) {
    const trouble = TROUBLES[error.code]?.(options);
    if (trouble) throw new Mistake(trouble);
    if (error instanceof ConfigFault || error instanceof StoreFault) throw new Mistake(error.message);
    throw error;
  }
}

/** Serves until the process is told to stop. */
async function serveUntilStopped(options, env) {
  if (!existsSync(join(options.dir, 'index.html')))
    throw new Mistake(`There is no site in ${options.dir}. Build it first: npm start`);
  const { url, stop } = await start(options, env);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  whenNpmIsGone(end);
  process.stdout.write(`Flotilla is at ${url.replace(/\/*$/, '/')}\nPress Ctrl+C to stop.\n`);
}

/**
 * The whole program: `ready` is called between reading the options and serving. Returns the exit code of a mistake, otherwise 0.
 */
export async function serveAll(args, ready = () => {}, env = process.env) {
  try {
    const options = readOptions(args, env);
    if (options.help) process.stdout.write(USAGE + MORE);
    else {
      ready();
      await serveUntilStopped(options, env);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
