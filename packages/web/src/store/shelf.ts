/** Where games are kept: in IndexedDB, or in memory when the browser allows nothing else. */
import type { GameRecord, Language, SeatRecord } from '@flotilla/table';

/** What a list of games shows of one. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatRecord[];
  readonly created: number;
  readonly updated: number;
  readonly answers: number;
  readonly over: boolean;
  readonly practice: boolean;
  /** Where the game stands, in the language it was last played in. */
  readonly headline: { readonly language: Language; readonly text: string } | null;
  /** Counts the times it was written: a tab that knows an older number must not write. */
  readonly revision: number;
}

/** A game as it is kept. */
export interface Saved {
  readonly summary: Summary;
  readonly record: GameRecord;
}

/** How a write went; `conflict`: somebody else has written since. */
export type Written = 'written' | 'conflict' | 'full' | 'blocked';

/** A place to keep games. */
export interface Shelf {
  /** False when everything is gone once the page is closed. */
  readonly lasting: boolean;
  /** All games, the latest first. */
  list(): Promise<Summary[]>;
  read(id: string): Promise<Saved | null>;
  /** Writes a game whose last known revision is one less than the one written (or that is new). */
  write(saved: Saved): Promise<Written>;
  remove(id: string): Promise<void>;
}

const byDate = (list: Summary[]): Summary[] => list.sort((a, b) => b.updated - a.updated);

/** A shelf that lasts as long as the page. */
export function memoryShelf(): Shelf {
  const games = new Map<string, Saved>();
  return {
    lasting: false,
    list: async () => byDate([...games.values()].map(({ summary }) => summary)),
    read: async (id) => games.get(id) ?? null,
    write: async (saved) => {
      games.set(saved.summary.id, saved);
      return 'written';
    },
    remove: async (id) => {
      games.delete(id);
    },
  };
}

const SUMMARIES = 'summaries';
const RECORDS = 'records';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up storing.'));
  });

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
    request.result.createObjectStore(RECORDS);
  };
  return done(request);
}

/** Opens the shelf of this browser; where it refuses, a shelf in memory. */
export async function openShelf(
  factory: IDBFactory | undefined = globalThis.indexedDB,
  name = 'flotilla',
): Promise<Shelf> {
  try {
    if (!factory) return memoryShelf();
    return databaseShelf(await openDatabase(factory, name));
  } catch {
    return memoryShelf();
  }
}

function databaseShelf(db: IDBDatabase): Shelf {
  db.onversionchange = () => db.close();

  async function put({ summary, record }: Saved): Promise<Written> {
    const transaction = db.transaction([SUMMARIES, RECORDS], 'readwrite', { durability: 'strict' });
    const finished = ended(transaction);
    finished.catch(() => {});
    const summaries = transaction.objectStore(SUMMARIES);
    const there = (await done(summaries.get(summary.id))) as Summary | undefined;
    if (there && there.revision !== summary.revision - 1) return 'conflict';
    try {
      transaction.objectStore(RECORDS).put(record, summary.id);
      summaries.put(summary);
    } catch (error) {
      transaction.abort();
      throw error;
    }
    await finished;
    return 'written';
  }

  return {
    lasting: true,
    async list() {
      const transaction = db.transaction(SUMMARIES, 'readonly');
      return byDate((await done(transaction.objectStore(SUMMARIES).getAll())) as Summary[]);
    },
    async read(id) {
      const transaction = db.transaction([SUMMARIES, RECORDS], 'readonly');
      const summary = done(transaction.objectStore(SUMMARIES).get(id)) as Promise<Summary | undefined>;
      const record = done(transaction.objectStore(RECORDS).get(id)) as Promise<GameRecord | undefined>;
      const [first, second] = await Promise.all([summary, record]);
      return first && second ? { summary: first, record: second } : null;
    },
    async write(saved) {
      try {
        return await put(saved);
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
      }
    },
    async remove(id) {
      const transaction = db.transaction([SUMMARIES, RECORDS], 'readwrite');
      transaction.objectStore(SUMMARIES).delete(id);
      transaction.objectStore(RECORDS).delete(id);
      await ended(transaction);
    },
  };
}
