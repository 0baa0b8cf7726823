/** `flotilla serve`, `backup`, `restore` and `migrate`: running a server for several players. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Args, Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { FAILED, OK, UsageError } from '../support/errors.ts';
import type { Io } from '../support/io.ts';
import { projectRoot } from '../support/root.ts';
import { withServer } from './withServer.ts';

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

/** Puts a copy back. */
export const restore: Command = {
  name: 'restore',
  summary: 'Put a copy of the tables of a server back in their place.',
  usage: ['restore FILE [--force]'],
  options: {
    force: {
      kind: 'flag',
      help: 'Take the place of tables that are there, which are kept beside it; and restore without the lock.key of that time.',
    },
  },
  details: [
    'For the embedded database in ./data (or DATA), while no server runs on it. The copy is checked before it is put in place. A database of PostgreSQL is restored with pg_restore or psql.',
  ],
  examples: ['restore flotilla-monday.db'],
  run: async (args, io) => {
    const [file] = args.words;
    if (file === undefined) throw new UsageError('Say which file: flotilla restore FILE.');
    noWords(restore, args, 1);
    const { games, events, before } = await withServer(io, (server, config) =>
      server.restoreCopy(config, file, args.flag('force')),
    );
    io.out(`${file} is restored: ${games} tables, ${events} events.\n`);
    if (before) io.out(`What was there before is in ${before}.\n`);
    return OK;
  },
};

/** Brings the database up to date, or moves it. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'Bring the tables of a server to the form of this version, or move them to PostgreSQL.',
  usage: ['migrate', 'migrate --to postgres://USER:PASSWORD@HOST/DATABASE [--with-key]'],
  options: {
    to: { kind: 'text', value: 'URL', help: 'An empty database of PostgreSQL to which everything is moved.' },
    'with-key': {
      kind: 'flag',
      help: 'Put the key that locks the dice into the new database, instead of giving it as SECRET.',
    },
  },
  details: [
    'A server brings its tables up to date by itself when it starts. Of several on one PostgreSQL, the first does.',
    'A move copies every table and compares it by a hash. The embedded database stays as it is, and what was interrupted can be started again.',
  ],
  examples: ['migrate', 'migrate --to postgres://flotilla@localhost/flotilla'],
  run: async (args, io) => {
    noWords(migrate, args);
    const to = args.text('to');
    if (to !== undefined) return move(to, args.flag('with-key'), io);
    if (args.flag('with-key')) throw new UsageError('--with-key belongs to --to.');
    const done = await withServer(io, (server, config) => server.migrateNow(config));
    io.out(
      done.length === 0
        ? 'Nothing was to be done.\n'
        : `Done:\n${done.map((line) => `  ${line}\n`).join('')}`,
    );
    return OK;
  },
};

async function move(url: string, withKey: boolean, io: Io): Promise<number> {
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new UsageError('--to must begin with postgres://.');
  const { tables, key } = await withServer(io, (server, config) =>
    server.moveTo(config, url, {
      withKey,
      told: ({ table, rows, hash }) =>
        io.out(`  ${table}: ${rows} rows, ${hash.slice(0, 16)} on both sides\n`),
    }),
  );
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  io.out(`Moved: ${tables.length} tables, ${rows} rows, each table the same by its hash.\n`);
  io.out(
    {
      moved: 'The key that locks the dice is in the new database. Whoever can read it can read every hand.\n',
      setting: 'Start the new server with DATABASE_URL and the same SECRET.\n',
      file: 'Start the new server with DATABASE_URL, and with SECRET set to the 64 digits in lock.key.\n',
    }[key],
  );
  return OK;
}
