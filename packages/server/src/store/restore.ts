/** Putting a copy of the embedded database back in its place. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vaultOf } from '../tables/dice.ts';
import type { Database } from './database.ts';
import { StoreFault } from './database.ts';
import { SCHEMA_NUMBER, schemaOf } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { DATABASE_FILE } from './store.ts';

/** What was put back. */
export interface Restored {
  readonly games: number;
  readonly events: number;
  /** Where the database that was there before lies now; null when there was none. */
  readonly before: string | null;
}

/** How it is put back. */
export interface Restoring {
  /** Takes the place of a database that holds something, and of one whose dice another key has locked. */
  readonly force: boolean;
  /** The key that locks the dice, where it is a setting and not a file; 64 hexadecimal digits. */
  readonly secret: string | null;
  readonly now: Date;
}

/** Files that belong to a database while it is open. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

const count = async (db: Database, table: string): Promise<number> => {
  const [row] = await db.run<{ n: number }>(`select count(*) as n from ${table}`);
  return Number(row?.n ?? 0);
};

/**
 * Puts a copy in the place of the embedded database. The copy is read, checked and closed under another name first: nothing is in
 * its place before it is known to be whole.
 */
export async function restore(data: string, file: string, restoring: Restoring): Promise<Restored> {
  const source = resolve(file);
  if (!existsSync(source)) throw new StoreFault(`${file} is not there.`);
  mkdirSync(data, { recursive: true });
  const place = join(data, DATABASE_FILE);
  const held = await mustBeFree(place, restoring.force);
  const copy = `${place}.restoring`;
  clear(copy);
  copyFileSync(source, copy);
  chmodSync(copy, 0o600);
  try {
    const { games, events } = await checked(copy, file, keyOf(data, restoring), restoring.force);
    const before = held ? `${place}.before-${restoring.now.toISOString().replace(/[:.]/g, '-')}` : null;
    if (before) renameSync(place, before);
    else clear(place);
    for (const companion of COMPANIONS) rmSync(place + companion, { force: true });
    renameSync(copy, place);
    return { games, events, before };
  } catch (error) {
    clear(copy);
    throw error;
  }
}

function clear(file: string): void {
  for (const name of [file, ...COMPANIONS.map((companion) => file + companion)])
    rmSync(name, { force: true });
}

/** True when a database with content exists; refused while a server uses it, or when it would be overwritten without consent. */
async function mustBeFree(place: string, force: boolean): Promise<boolean> {
  if (!existsSync(place)) return false;
  // Opened with an exclusive lock: a server that runs makes this fail with its own sentence.
  const db = openSqlite(place);
  try {
    const empty =
      (await schemaOf(db)) === 0 || (await count(db, 'games')) + (await count(db, 'events')) === 0;
    if (!empty && !force)
      throw new StoreFault(
        `${place} holds tables or events. With --force the copy takes its place, and what is there now is kept beside it.`,
      );
    return !empty;
  } finally {
    await db.close();
  }
}

/** The key that locks the dice here; null where there is none yet. */
function keyOf(data: string, { secret }: Restoring): string | null {
  if (secret) return secret;
  const file = join(data, 'lock.key');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

async function checked(
  copy: string,
  file: string,
  key: string | null,
  force: boolean,
): Promise<{ readonly games: number; readonly events: number }> {
  let db: Database;
  try {
    db = openSqlite(copy);
  } catch {
    throw new StoreFault(`${file} is no database of SQLite, or its beginning is damaged.`);
  }
  try {
    const faults = await db.run('pragma integrity_check');
    const [only] = faults.map((row) => String(Object.values(row)[0]));
    if (only !== 'ok') throw new StoreFault(`${file} is damaged: ${only ?? 'it cannot be read'}.`);
    if ((await db.run('pragma foreign_key_check')).length > 0)
      throw new StoreFault(`${file} is damaged: rows belong to tables that are not there.`);
    const schema = await schemaOf(db);
    if (schema === 0) throw new StoreFault(`${file} is no copy of a Flotilla server.`);
    if (schema > SCHEMA_NUMBER)
      throw new StoreFault(
        `${file} has schema ${schema}, and this version of Flotilla knows ${SCHEMA_NUMBER}: restore it with a newer version.`,
      );
    if (!force) await mustFit(db, key);
    return { games: await count(db, 'games'), events: await count(db, 'events') };
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    throw new StoreFault(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    await db.close().catch(() => {});
  }
}

/** Refuses a copy whose running games could not go on: their dice are locked with another key than the one here. */
async function mustFit(db: Database, key: string | null): Promise<void> {
  const [row] = await db.run<{ secret: string }>(
    "select secret from games where state in ('open', 'running') limit 1",
  );
  if (!row || fits(key, row.secret)) return;
  throw new StoreFault(
    key === null
      ? 'The games of this copy are locked with the lock.key of that time, and there is none here. Put it back first; with --force the copy is restored without, and its running games cannot go on.'
      : 'The games of this copy are locked with another lock.key (or SECRET) than the one here. Put the old one back first; with --force the copy is restored all the same, and its running games cannot go on.',
  );
}

function fits(key: string | null, secret: string): boolean {
  if (key === null) return false;
  try {
    vaultOf(Buffer.from(key, 'hex')).unlock(secret);
    return true;
  } catch {
    return false;
  }
}
