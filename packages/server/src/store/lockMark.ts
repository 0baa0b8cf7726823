/** A mark of the key that locks the dice, so that a database which was moved is not opened with another. */
import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { StoreFault } from './database.ts';
import { meta, setMeta } from './store.ts';

const MARK = 'lock mark';

const markOf = (key: Buffer): string =>
  createHash('sha256').update('flotilla lock ').update(key).digest('hex');

/** Notes with which key the dice of a database are locked; the key itself stays out of it. */
export const markLock = (db: Database, key: Buffer): Promise<void> => setMeta(db, MARK, markOf(key));

/** Refuses another key than the one with which the dice are locked, where that is known. */
export async function mustFitLock(db: Database, key: Buffer): Promise<void> {
  const mark = await meta(db, MARK);
  if (mark !== null && mark !== markOf(key))
    throw new StoreFault(
      'The dice of this database are locked with another key: set SECRET to the 64 digits of the lock.key (or SECRET) of the server it was moved from.',
    );
}
