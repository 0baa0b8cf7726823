/**
 * SQLite in one file. One exclusive connection: the core of libsql can lose its write-ahead log when two connections reset it,
 * and the exclusive lock makes a second server on the same file impossible.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Database, DbRow, NewRows, Statement, Value } from './database.ts';
import { StoreFault } from './database.ts';

/** What both drivers have in common. */
interface Driver {
  prepare(sql: string): { all(...values: Value[]): unknown[]; run(...values: Value[]): unknown };
  exec(sql: string): unknown;
  close(): unknown;
}

const require = createRequire(import.meta.url);

/** From this version Node's own SQLite is no longer experimental and has the fixed core. */
const NODE_WITH_SQLITE = 24;

function driverFor(file: string): Driver {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= NODE_WITH_SQLITE) {
    const { DatabaseSync } = require('node:sqlite') as { DatabaseSync: new (file: string) => Driver };
    return new DatabaseSync(file);
  }
  const Libsql = require('libsql') as new (file: string) => Driver;
  return new Libsql(file);
}

/** `synchronous=full`: a commit that has returned survives a power cut. */
const SETTINGS = [
  'pragma locking_mode = exclusive',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma temp_store = memory',
];

/** Read and written by the user of the server alone: there are e-mail addresses in it. */
const OWNER_ONLY = 0o600;

const RETURNS_ROWS = /^\s*(select|pragma|with)\b|\breturning\b/i;

/** Opens a file, or creates it. */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const driver = opened(file);
  const prepared = new Map<string, ReturnType<Driver['prepare']>>();

  function rowsOf(sql: string, values: readonly Value[] = []): DbRow[] {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = driver.prepare(sql);
      prepared.set(sql, statement);
    }
    if (RETURNS_ROWS.test(sql)) return statement.all(...values) as DbRow[];
    statement.run(...values);
    return [];
  }

  function atomically<T>(work: () => T): T {
    rowsOf('begin immediate');
    try {
      const result = work();
      rowsOf('commit');
      return result;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  function rollBack(): void {
    try {
      rowsOf('rollback');
    } catch {
      // A failed commit may have rolled back by itself.
    }
  }

  return {
    kind: 'sqlite',
    run: async <R extends object>(sql: string, values?: readonly Value[]) =>
      rowsOf(sql, values) as unknown as R[],
    batch: async (statements: readonly Statement[]) =>
      atomically(() => statements.map(({ sql, values }) => rowsOf(sql, values))),
    insertNew: async (put: NewRows, also: readonly Statement[] = []) =>
      atomically(() => {
        const sql = `insert into ${put.table} (${put.columns.join(', ')}) values (${put.columns
          .map(() => '?')
          .join(', ')}) on conflict do nothing returning ${put.returning.join(', ')}`;
        const made = put.rows.flatMap((row) => rowsOf(sql, row));
        for (const { sql: more, values } of also) rowsOf(more, values);
        return made;
      }),
    backup: async (copy: string) => {
      // The file is made first, so that nobody else can read it even while it is written.
      closeSync(openSync(copy, 'wx', OWNER_ONLY));
      try {
        rowsOf('vacuum into ?', [copy]);
      } catch (error) {
        rmSync(copy, { force: true });
        throw error;
      }
    },
    close: async () => {
      prepared.clear();
      // libsql releases a file only when its statements are garbage-collected; the lock must not wait for that.
      driver.prepare('pragma journal_mode = delete').all();
      driver.prepare('pragma locking_mode = normal').all();
      driver.prepare('select count(*) from meta').all();
      driver.close();
    },
  };
}

/** Makes sure that a database and what SQLite lays beside it are nobody else's to read. */
function keepToOwner(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY);
}

function opened(file: string): Driver {
  try {
    keepToOwner(file);
    const driver = driverFor(file);
    for (const setting of SETTINGS) driver.prepare(setting).all();
    // The exclusive lock is taken with the first write.
    driver.exec('create table if not exists meta (key text primary key, value text not null)');
    driver.exec('begin immediate; commit');
    return driver;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (/locked|busy/i.test(why))
      throw new StoreFault(
        `${file} is in use by another server. Only one process can have it: stop the other one.`,
      );
    throw new StoreFault(`${file} cannot be opened as a database: ${why}`);
  }
}
