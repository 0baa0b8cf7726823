/** The journal: all answers, in order. It only grows; an entry in it is on disk. */
import type { JournalEntry as HostEntry } from '@flotilla/host';
import type { Database, DbRow, Statement } from './database.ts';
import type { StoreWatch } from './watched.ts';

/** One line of a game's journal. */
export interface StoredEntry extends HostEntry {
  readonly game: string;
}

/** Appends and reads entries. */
export interface Journal {
  /**
   * Resolves once the entry is on disk: true, or false when its number or id is already taken. Rejects when nothing could be
   * written.
   */
  append(entry: StoredEntry, also?: readonly Statement[]): Promise<boolean>;
  /** The entries of a game from a given number. */
  read(game: string, from?: number): Promise<StoredEntry[]>;
  /** How many entries wait for their commit. */
  readonly waiting: number;
  /** Waits until everything under way is written. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly entry: StoredEntry;
  readonly also: readonly Statement[];
  readonly settle: (taken: boolean) => void;
  readonly fail: (error: unknown) => void;
}

const COLUMNS = ['game', 'number', 'kind', 'seat', 'author', 'body', 'key', 'at'] as const;
const TYPES = ['text', 'integer', 'text', 'integer', 'text', 'text', 'text', 'bigint'] as const;

/** The most entries of one commit. */
const MOST = 500;

/** Commits under way at once: SQLite has one writer, PostgreSQL groups commits itself. */
const UNDER_WAY = { sqlite: 1, postgres: 4 };

/** The journal of a database. Whatever arrives during one turn of the event loop goes into one commit. */
export function journalOf(db: Database, watch?: Pick<StoreWatch, 'committed'>): Journal {
  let waiting: Waiting[] = [];
  let scheduled = false;
  let running = 0;
  let idlers: (() => void)[] = [];

  function schedule(): void {
    if (scheduled || waiting.length === 0 || running >= UNDER_WAY[db.kind]) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void commit();
    });
  }

  async function commit(): Promise<void> {
    const group = nextGroup();
    if (group.length === 0) return;
    running++;
    schedule();
    const began = performance.now();
    let written = 0;
    try {
      const taken = await put(db, group);
      written = taken.size;
      for (const { entry, settle } of group) settle(taken.has(placeOf(entry)));
    } catch (error) {
      for (const { fail } of group) fail(error);
    } finally {
      watch?.committed(written, (performance.now() - began) / 1_000);
      running--;
      schedule();
      if (running === 0 && waiting.length === 0) for (const idle of idlers.splice(0)) idle();
    }
  }

  /** The next entries to commit, at most one for each game: two rivals for one number must not share a statement. */
  function nextGroup(): Waiting[] {
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    const games = new Set<string>();
    for (const one of waiting) {
      if (group.length >= MOST || games.has(one.entry.game)) later.push(one);
      else {
        games.add(one.entry.game);
        group.push(one);
      }
    }
    waiting = later;
    return group;
  }

  return {
    get waiting() {
      return waiting.length;
    },
    append: (entry, also = []) =>
      new Promise((settle, fail) => {
        waiting.push({ entry, also, settle, fail });
        schedule();
      }),
    read: async (game, from = 1) =>
      (await db.run<DbRow>(
        `select ${COLUMNS.join(', ')} from entries where game = ? and number >= ? order by number`,
        [game, from],
      )) as unknown as StoredEntry[],
    idle: () =>
      running === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idlers = [...idlers, resolve];
          }),
  };
}

const placeOf = ({ game, number }: Pick<StoredEntry, 'game' | 'number'>): string => `${game} ${number}`;

async function put(db: Database, group: readonly Waiting[]): Promise<Set<string>> {
  const made = await db.insertNew(
    {
      table: 'entries',
      columns: COLUMNS,
      types: TYPES,
      rows: group.map(({ entry }) => COLUMNS.map((column) => entry[column])),
      returning: ['game', 'number'],
    },
    group.flatMap(({ also }) => also),
  );
  return new Set(made.map((row) => placeOf(row as unknown as StoredEntry)));
}
