/** Where games are kept: in IndexedDB, or in memory when the browser allows nothing else. */
import type { Fact, Language } from '@flotilla/table';
import type { GameRecord, SeatRecord } from '@flotilla/table/run';

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
  /** Set when it was played on from a moment of another game: it counts for nothing. */
  readonly variation?: true;
  /** Where the game stands, in the language it was last played in, and as facts for any other. */
  readonly headline: {
    readonly language: Language;
    readonly text: string;
    readonly facts?: readonly Fact[];
  } | null;
  /** Counts the times it was written: a tab that knows an older number must not write. */
  readonly revision: number;
}

/** A game as it is kept. */
export interface Saved {
  readonly summary: Summary;
  readonly record: GameRecord;
}

/** Why the browser keeps nothing: it refuses, or it does not answer. */
export type Unkept = 'blocked' | 'silent';

/** How a write went; `conflict`: somebody else has written since. */
export type Written = 'written' | 'conflict' | 'full' | Unkept;

/** A place to keep games. */
export interface Shelf {
  /** Why everything is gone once the page is closed; null when it is not. */
  readonly unkept: Unkept | null;
  /** All games, the latest first. */
  list(): Promise<Summary[]>;
  read(id: string): Promise<Saved | null>;
  /** Writes a game under a revision nobody has written yet. */
  write(saved: Saved): Promise<Written>;
  remove(id: string): Promise<void>;
}

const byDate = (list: Summary[]): Summary[] => list.sort((a, b) => b.updated - a.updated);

/** A shelf that lasts as long as the page. */
export function memoryShelf(unkept: Unkept = 'blocked'): Shelf {
  const games = new Map<string, Saved>();
  return {
    unkept,
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

/** Milliseconds that the browser is given for an answer; an idle one needs a few. */
const PATIENCE = 3000;

/** The browser has not answered in time. */
export class Silence extends Error {}

/** What is answered in time; fails with `Silence` when nothing is. */
function inTime<T>(answer: Promise<T>, patience = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence('The browser does not answer.')), patience);
    answer.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

const SUMMARIES = 'summaries';
const RECORDS = 'records';
/** One entry for every write of every game: nobody can make the same one twice. */
const REVISIONS = 'revisions';

const STORES = [SUMMARIES, RECORDS, REVISIONS];

/** What the reasons of a browser mean. */
const TROUBLES: Readonly<Record<string, Written>> = {
  QuotaExceededError: 'full',
  ConstraintError: 'conflict',
};

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
  const request = factory.open(name, 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
      request.result.createObjectStore(RECORDS);
    }
    request.result.createObjectStore(REVISIONS);
  };
  return done(request);
}

/** Where and how a shelf is opened. */
export interface DbRequest {
  readonly factory?: IDBFactory;
  readonly name?: string;
  readonly patience?: number;
  /** Called with the shelf when the browser answers after all. */
  readonly late?: (shelf: Shelf) => void;
}

/** Opens the shelf of this browser; where it refuses or does not answer, a shelf in memory. */
export async function openShelf(opening: DbRequest = {}): Promise<Shelf> {
  const {
    factory = globalThis.indexedDB as IDBFactory | undefined,
    name = 'flotilla',
    patience,
    late,
  } = opening;
  if (!factory) return memoryShelf();
  try {
    const opened = openDatabase(factory, name).then(databaseShelf);
    return await inTime(opened, patience).catch((reason) => {
      if (reason instanceof Silence && late) opened.then(late, () => {});
      throw reason;
    });
  } catch (reason) {
    return memoryShelf(reason instanceof Silence ? 'silent' : 'blocked');
  }
}

function databaseShelf(db: IDBDatabase): Shelf {
  db.onversionchange = () => db.close();

  /**
   * Everything is asked for in one go and never waits for a reply, so that it is done even when the page is gone the
   * next moment. A writer that has missed a write asks for a revision that exists: then nothing is written.
   */
  function put({ summary, record }: Saved): Promise<void> {
    const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' });
    try {
      transaction.objectStore(REVISIONS).add(summary.updated, [summary.id, summary.revision]);
      transaction.objectStore(RECORDS).put(record, summary.id);
      transaction.objectStore(SUMMARIES).put(summary);
    } catch (error) {
      transaction.abort();
      throw error;
    }
    transaction.commit?.();
    return ended(transaction);
  }

  return {
    unkept: null,
    async list() {
      const transaction = db.transaction(SUMMARIES, 'readonly');
      return byDate((await inTime(done(transaction.objectStore(SUMMARIES).getAll()))) as Summary[]);
    },
    async read(id) {
      const transaction = db.transaction([SUMMARIES, RECORDS], 'readonly');
      const summary = done(transaction.objectStore(SUMMARIES).get(id)) as Promise<Summary | undefined>;
      const record = done(transaction.objectStore(RECORDS).get(id)) as Promise<GameRecord | undefined>;
      const [first, second] = await inTime(Promise.all([summary, record]));
      return first && second ? { summary: first, record: second } : null;
    },
    async write(saved) {
      try {
        await inTime(put(saved));
        return 'written';
      } catch (error) {
        if (error instanceof Silence) return 'silent';
        return (error instanceof DOMException && TROUBLES[error.name]) || 'blocked';
      }
    },
    async remove(id) {
      const transaction = db.transaction(STORES, 'readwrite');
      transaction.objectStore(SUMMARIES).delete(id);
      transaction.objectStore(RECORDS).delete(id);
      transaction.objectStore(REVISIONS).delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
      await inTime(ended(transaction));
    },
  };
}
