/** `flotilla serve`, `backup` and `migrate`: running a server for several players. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Args, Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { FAILED, Failed, OK, UsageError } from '../support/errors.ts';
import type { Io } from '../support/io.ts';
import { projectRoot } from '../support/root.ts';

interface Serving {
  serveAll(args: readonly string[], ready: () => void, env: Io['env']): Promise<number>;
}

interface Ready {
  site(): void;
}

/** A script of the checkout from which site and server are served. */
const script = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(join(projectRoot(), 'scripts', name)).href)) as T;

/** The options that are passed on as they are. */
const passedOn = (args: Args): string[] =>
  ['port', 'host', 'allow-host'].flatMap((name) => {
    const value = args.text(name);
    return value === undefined ? [] : [`--${name}`, value];
  });

/** Serves site and tables. */
export const serve: Command = {
  name: 'serve',
  summary: 'Serve the site, and tables for several players.',
  usage: ['serve [options]'],
  options: {
    port: {
      kind: 'text',
      value: 'NUMBER',
      help: 'The port to listen on (or PORT), 4173 unless told otherwise.',
    },
    host: {
      kind: 'text',
      value: 'ADDRESS',
      help: 'The address to listen on (or HOST), 127.0.0.1 unless told otherwise.',
    },
    'allow-host': {
      kind: 'text',
      value: 'NAME',
      help: 'A further name the site may be asked for (or ALLOWED_HOSTS).',
    },
  },
  details: [
    'Games are kept in ./data, or where DATA says, or in PostgreSQL with DATABASE_URL. Every setting is in .env.example and in docs/running-a-server.md.',
  ],
  examples: ['serve', 'serve --host 0.0.0.0 --port 8080'],
  run: async (args, io) => {
    noWords(serve, args);
    const { serveAll } = await script<Serving>('serving.mjs');
    const { site } = await script<Ready>('ready.mjs');
    const code = await serveAll(passedOn(args), site, io.env);
    return code === 0 ? OK : FAILED;
  },
};

/** Does something with the server's package, whose own errors are already sentences. */
async function withServer<T>(
  io: Io,
  work: (server: typeof import('@flotilla/server'), config: import('@flotilla/server').Config) => Promise<T>,
): Promise<T> {
  const server = await import('@flotilla/server');
  try {
    return await work(server, server.readConfig(io.env));
  } catch (error) {
    if (error instanceof server.ConfigFault || error instanceof server.StoreFault)
      throw new Failed(error.message);
    throw error;
  }
}

/** Copies the database. */
export const backup: Command = {
  name: 'backup',
  summary: 'Write a copy of the tables of a server, also while it runs.',
  usage: ['backup FILE'],
  options: {},
  details: [
    'For the embedded database in ./data (or DATA). A database of PostgreSQL is copied with pg_dump.',
  ],
  examples: ['backup flotilla-monday.db'],
  run: async (args, io) => {
    const [file] = args.words;
    if (file === undefined) throw new UsageError('Say into which file: flotilla backup FILE.');
    noWords(backup, args, 1);
    await withServer(io, (server, config) => server.backUp(config, file));
    io.out(`The copy is in ${file}.\n`);
    return OK;
  },
};

/** Brings the database up to date. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'Bring the tables of a server to the form of this version.',
  usage: ['migrate'],
  options: {},
  details: ['A server does this by itself when it starts. Of several on one PostgreSQL, the first does.'],
  examples: ['migrate'],
  run: async (args, io) => {
    noWords(migrate, args);
    const done = await withServer(io, (server, config) => server.migrateNow(config));
    io.out(
      done.length === 0
        ? 'Nothing was to be done.\n'
        : `Done:\n${done.map((line) => `  ${line}\n`).join('')}`,
    );
    return OK;
  },
};
