/**
 * Where reviews are kept: in a database beside the shelf, by the hash of what was reviewed. While one is made, what it takes to go on;
 * once it is done, only what is shown.
 */
import type { Question } from '@flotilla/lab';
import { REVIEW_VERSION } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { canonical, sha256 } from '@flotilla/table/run';
import { allGames } from '../store/games.ts';
import { packed, unpacked } from './packing.ts';
import type { Reviews } from './weigher.worker.ts';

/** A review that is done, with the questions it is about. */
export interface FinishedReview {
  readonly reviews: Reviews;
  readonly questions: readonly Question[];
}

/** What is kept of a review. */
interface Entry {
  /** The game on the shelf: a review goes with it. */
  readonly id: string;
  readonly kind: 'under way' | 'finished';
  readonly bytes: Uint8Array;
}

/** What is known of a review from before. */
export type FromBefore =
  | { readonly kind: 'finished'; readonly finished: FinishedReview }
  | { readonly kind: 'under way'; readonly kept: Uint8Array };

/** What a review is of: the record as it stands, the seat, the rules and the way reviews are made. */
export const reviewKey = (record: GameRecord, seat: number): string =>
  sha256(canonical([record, seat, REVIEW_VERSION]));

const NAME = 'flotilla-reviews';
const STORE = 'reviews';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function database(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request).then((db) => {
    db.onversionchange = () => db.close();
    return db;
  });
}

/** Does something with the store; null where the browser keeps nothing, for a review can always be made again. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const db = await database();
    try {
      return await done(act(db.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/** What is known of a review from before. */
export async function readReview(key: string): Promise<FromBefore | null> {
  const entry = await inStore<Entry | undefined>('readonly', (store) => store.get(key));
  if (!entry) return null;
  if (entry.kind === 'under way') return { kind: 'under way', kept: entry.bytes };
  const finished = (await unpacked(entry.bytes)) as FinishedReview | null;
  return finished && { kind: 'finished', finished };
}

/** Keeps what it takes to go on with a review. */
export const keepUnderWay = async (key: string, id: string, bytes: Uint8Array): Promise<void> =>
  void (await inStore('readwrite', (store) =>
    store.put({ id, kind: 'under way', bytes } satisfies Entry, key),
  ));

/** Keeps a review that is done, in place of what it took to make it. */
export async function keepFinished(key: string, id: string, finished: FinishedReview): Promise<void> {
  const bytes = await packed(finished);
  await inStore('readwrite', (store) => store.put({ id, kind: 'finished', bytes } satisfies Entry, key));
}

/** Forgets the reviews of games that are no longer on the shelf. */
export async function sweepReviews(): Promise<void> {
  const ids = new Set((await allGames()).map(({ id }) => id));
  const keys = (await inStore<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? [];
  for (const key of keys) {
    const entry = await inStore<Entry | undefined>('readonly', (store) => store.get(key));
    if (entry && !ids.has(entry.id)) await inStore('readwrite', (store) => store.delete(key));
  }
}
