/** Commands about the database as a whole: putting a copy back, and moving to PostgreSQL. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteOf } from '../admin.ts';
import type { Config } from '../config.ts';
import { markLock } from '../lockKey.ts';
import { StoreFault } from '../store/database.ts';
import type { MovedTable } from '../store/move.ts';
import { moveAll } from '../store/move.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Restored } from '../store/restore.ts';
import { restore } from '../store/restore.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DATABASE_FILE, setMeta } from '../store/store.ts';

/** Refuses while a server runs on the embedded database. */
async function mustNotRun(config: Config, what: string): Promise<void> {
  const desk = noteOf(config);
  const answers = desk && (await fetch(`${desk.url}/api/v1/server`).catch(() => null));
  if (answers)
    throw new StoreFault(`A server is running on ${config.data}. Stop it before its database is ${what}.`);
}

/** Puts a copy of the embedded database back in its place. */
export async function restoreCopy(config: Config, file: string, force: boolean): Promise<Restored> {
  if (config.databaseUrl !== null)
    throw new StoreFault('A database of PostgreSQL is restored with its own tools, for example pg_restore.');
  await mustNotRun(config, 'restored');
  return restore(config.data, file, { force, secret: config.secret, now: new Date() });
}

/** How a move ends. */
export interface Moved {
  readonly tables: readonly MovedTable[];
  /** Where the key that locks the dice is now: in the new database, or to be given as SECRET from the file it lies in. */
  readonly key: 'moved' | 'setting' | 'file';
}

/** Moves everything in the embedded database to PostgreSQL; the embedded one stays as it is. */
export async function moveTo(
  config: Config,
  url: string,
  { withKey, told }: { readonly withKey: boolean; told?: (table: MovedTable) => void },
): Promise<Moved> {
  if (config.databaseUrl !== null)
    throw new StoreFault(
      'DATABASE_URL is set: what is to be moved is the embedded database in DATA. Unset it.',
    );
  const place = join(config.data, DATABASE_FILE);
  if (!existsSync(place)) throw new StoreFault(`There is no ${place} to be moved.`);
  await mustNotRun(config, 'moved');
  const key = keyOf(config);
  const from = openSqlite(place);
  try {
    const to = await openPostgres(url).catch((error: Error) => {
      throw new StoreFault(error.message.replace('DATABASE_URL', '--to'));
    });
    try {
      const tables = await moveAll(from, to, told, async () => {
        await markLock(to, key);
        if (withKey) await setMeta(to, 'lock', key);
      });
      return { tables, key: withKey ? 'moved' : config.secret ? 'setting' : 'file' };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function keyOf({ secret, data }: Config): string {
  if (secret) return secret;
  const file = join(data, 'lock.key');
  const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (/^[0-9a-fA-F]{64}$/.test(key)) return key;
  throw new StoreFault(
    `There is no key in ${file} that locks the dice of these games, and SECRET is not set. Put it back before you move.`,
  );
}
