/** The key that encrypts the dice, and the certainty that it is the one the running games were encrypted with. */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Database } from './store/database.ts';
import { StoreFault } from './store/database.ts';
import { meta, metaOnce, setMeta } from './store/store.ts';
import type { Vault } from './tables/dice.ts';
import { vaultOf } from './tables/dice.ts';

type Place = Pick<Config, 'secret' | 'databaseUrl' | 'data' | 'newLockKey'>;

/** What the mark of the key is called in `meta`. It tells one key from another, and nothing about either. */
const MARK = 'lock mark';

const markOf = (key: string): string => createHash('sha256').update(`flotilla lock ${key}`).digest('hex');

const newKey = (): string => randomBytes(32).toString('hex');

const isKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

const fileOf = ({ data }: Place): string => join(data, 'lock.key');

/** Notes with which key the dice of a database are locked; the key itself stays out of it. */
export const markLock = (db: Database, key: string): Promise<void> =>
  setMeta(db, MARK, markOf(key.toLowerCase()));

/** Opens the vault; fails with a sentence when the key is lost, damaged or another one. */
export async function openVault(place: Place, db: Database): Promise<Vault> {
  const key = await keyAt(place, db);
  const vault = vaultOf(Buffer.from(key, 'hex'));
  const known = await meta(db, MARK);
  if (known === markOf(key)) return vault;
  const fits = known === null && (await opensGames(db, vault));
  if (!fits && !place.newLockKey) throw new StoreFault(anotherKey(place));
  await markLock(db, key);
  return vault;
}

/** From the environment, from a file beside the database or, if several processes share a database, in it. */
async function keyAt(place: Place, db: Database): Promise<string> {
  if (place.secret) return place.secret.toLowerCase();
  if (place.databaseUrl) return metaOnce(db, 'lock', newKey);
  const file = fileOf(place);
  const kept = read(file);
  if (kept === null) {
    if (!place.newLockKey && (await isNeeded(db))) throw new StoreFault(lostKey(place));
    return made(place.data, file);
  }
  if (!isKey(kept))
    throw new StoreFault(
      `${file} must hold 64 hexadecimal digits, and holds something else. Restore it from your backup; without it running games cannot go on.`,
    );
  keepToOwner(file);
  return kept.toLowerCase();
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StoreFault(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** A key that came back from a backup may be open to others; where it is not ours to close, it stays as it is. */
function keepToOwner(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // A file that the system hands in, for example as a secret of a container.
  }
}

function made(data: string, file: string): string {
  const key = newKey();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600 });
  return key;
}

/** Whether something in a database is encrypted with a key. */
async function isNeeded(db: Database): Promise<boolean> {
  return (await meta(db, MARK)) !== null || (await lockedShares(db)).length > 0;
}

/** Shares of games and seas that are not over, some of the oldest and some of the newest. */
async function lockedShares(db: Database): Promise<string[]> {
  const some = (from: string) => db.run<{ secret: string }>(`select secret from ${from} limit 3`);
  const games = "games where state in ('open', 'running') order by created";
  const seas = "seas join events on events.id = seas.event where state <> 'closed' order by opens";
  const found = await Promise.all([games, `${games} desc`, seas, `${seas} desc`].map(some));
  return found.flat().map(({ secret }) => secret);
}

/** Whether the games of a database whose key was never marked can be opened; true when there are none. */
async function opensGames(db: Database, vault: Vault): Promise<boolean> {
  try {
    for (const locked of await lockedShares(db)) vault.unlock(locked);
    return true;
  } catch {
    return false;
  }
}

const GO_ON =
  'If it is lost for good, start once with NEW_LOCK_KEY=1: a new key is used from then on, and games under way stop for ever.';

const lostKey = (place: Place): string =>
  `${fileOf(place)} is missing, and the games in this database cannot go on without it. Restore it from your backup. ${GO_ON}`;

/** A moved database brings its games, but not its key. */
const MOVED =
  'The dice of this database are locked with another key: set SECRET to the 64 digits of the lock.key (or SECRET) of the server it was moved from.';

const anotherKey = (place: Place): string =>
  place.databaseUrl && !place.secret
    ? MOVED
    : `${place.secret ? 'SECRET' : fileOf(place)} is not the key with which the games in this database were encrypted. Restore the old one. ${GO_ON}`;
