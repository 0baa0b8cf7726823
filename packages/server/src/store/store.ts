/** Everything a server keeps, behind one door. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { DatabaseAway, StoreFault } from './database.ts';
import type { Jobs } from './jobs.ts';
import { jobsOf } from './jobs.ts';
import type { Journal } from './journal.ts';
import { journalOf } from './journal.ts';
import type { Migration } from './migrations.ts';
import { migrate } from './migrations.ts';
import type { Wire } from './notify.ts';
import { noWire, postgresWire } from './notify.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { StoreWatch } from './watched.ts';
import { watched } from './watched.ts';

/** Where a server keeps its games. */
export interface StorePlace {
  /** The folder of the embedded database. */
  readonly data: string;
  /** The address of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
}

/** A database with its journal, its jobs and the wire to other processes. */
export interface Store {
  readonly db: Database;
  readonly journal: Journal;
  readonly jobs: Jobs;
  readonly wire: Wire;
  /** The steps of the schema taken on opening. */
  readonly migrated: readonly Migration[];
  /** Whether it shares its database with other processes. */
  readonly shared: boolean;
  /** Fails when nothing can be written, also when the database takes too long to say so. */
  check(now: number): Promise<void>;
  close(): Promise<void>;
}

/** The name of the embedded database in its folder. */
export const DATABASE_FILE = 'flotilla.db';

/** What stands in `meta` of a database that is being filled by a move: no server starts on half of one. */
export const MOVING = 'moving';

async function mustBeWhole(db: Database): Promise<void> {
  if ((await meta(db, MOVING)) === null) return;
  await db.close();
  throw new StoreFault(
    'This database is being filled by flotilla migrate --to, or that was interrupted. Run it again to the end, then start.',
  );
}
/** How long a check may take. */
const CHECKED_WITHIN = 3_000;

/** Opens the database, brings its schema up to date and begins to listen. */
export async function openStore({ data, databaseUrl }: StorePlace, watch?: StoreWatch): Promise<Store> {
  const opened =
    databaseUrl === null ? openSqlite(join(data, DATABASE_FILE)) : await openPostgres(databaseUrl);
  const db = watch ? watched(opened, watch) : opened;
  const migrated = await migrate(db);
  await mustBeWhole(db);
  const self = randomBytes(8).toString('hex');
  const wire = databaseUrl === null ? noWire : await postgresWire(databaseUrl, self);
  const journal = journalOf(db, watch);
  return {
    db,
    journal,
    jobs: jobsOf(db),
    wire,
    migrated,
    shared: databaseUrl !== null,
    check: (now) => within(CHECKED_WITHIN, setMeta(db, 'alive', String(now))),
    async close() {
      await journal.idle();
      await wire.close();
      await db.close();
    },
  };
}

/** Waits so long, and no longer. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new DatabaseAway('it is silent', null)), ms);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** A value of the server itself, such as its push keys; null when it is not set. */
export async function meta(db: Database, key: string): Promise<string | null> {
  const [row] = await db.run<{ value: string }>('select value from meta where key = ?', [key]);
  return row?.value ?? null;
}

/** Sets a value of the server itself. */
export async function setMeta(db: Database, key: string, value: string): Promise<void> {
  await db.run(
    'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
}

/** A value of the server itself, created if missing; several processes agree on one. */
export async function metaOnce(db: Database, key: string, make: () => string): Promise<string> {
  await db.run('insert into meta (key, value) values (?, ?) on conflict (key) do nothing', [key, make()]);
  return (await meta(db, key)) as string;
}
