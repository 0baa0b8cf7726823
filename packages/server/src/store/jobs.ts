/** Work for later: clocks that run out, reminders, bots, cleaning. The same few statements serve both databases. */
import type { Database, Statement } from './database.ts';
import { together } from './together.ts';

/** The kinds of jobs. */
export type JobKind =
  | 'clock'
  | 'window'
  | 'remind'
  | 'bot'
  | 'purge'
  /** Opening, closing and rounds of an event; the key is the event's id. */
  | 'open'
  | 'close'
  | 'round'
  /** Makes sure that the seas of today and tomorrow are there. */
  | 'days'
  /** What `steady` makes of the seas of an event that is closed. */
  | 'steady'
  /** Tells those who asked about an event; the key is its id and what there is to tell. */
  | 'tell';

/** The jobs that are due by the steady clock, as they watch the clocks of games; all others go by the calendar. */
export const BY_STEADY_CLOCK: ReadonlySet<JobKind> = new Set(['clock', 'window']);

const STEADY = `kind in (${[...BY_STEADY_CLOCK].map((kind) => `'${kind}'`).join(', ')})`;

/** Something that is due. */
export interface Job {
  readonly kind: JobKind;
  readonly key: string;
  readonly due: number;
  /** How long its claimer has it. */
  readonly leased: number;
  readonly tries: number;
  readonly payload: string;
}

/** Sets, moves and claims jobs. */
export interface Jobs {
  /** Sets a job, or moves the one with this key. */
  set(kind: JobKind, key: string, due: number, payload?: string): Promise<void>;
  /** Sets a job unless there is one with this key. */
  setOnce(kind: JobKind, key: string, due: number, payload?: string): Promise<void>;
  clear(kind: JobKind, key: string): Promise<void>;
  /** Removes every job whose key begins with the name of a game. */
  clearGame(game: string): Promise<void>;
  /** Takes jobs that are due by the calendar or by the steady clock; each belongs to one claimer until its lease is over. */
  claim(now: number, most?: number, steady?: number): Promise<Job[]>;
  /** Removes a finished job, unless it has been set again in the meantime. */
  done(job: Job): Promise<void>;
  /** Puts a job off until it is due again, unless it has been set again in the meantime. */
  again(job: Job, due: number): Promise<void>;
  /** Postpones a failed job, longer each time; gives it up after eight tries. */
  failed(job: Job, now: number): Promise<void>;
  /** When the next job is due by the calendar, of which the steady clock is so far ahead; null when there is none. */
  next(shift?: number): Promise<number | null>;
}

/** The statement that sets a job unless there is one with this key, for a transaction that has more to write. */
export const jobOnce = (kind: JobKind, key: string, due: number): Statement => ({
  sql: `insert into jobs (kind, key, due, leased, tries, payload) values (?, ?, ?, 0, 0, '') on conflict (kind, key) do nothing`,
  values: [kind, key, due],
});

const number = 'cast(? as bigint)';

/** The condition that a job is due by the calendar or by the steady clock. */
export const isDue = (now: number, steady: number): Required<Statement> => ({
  sql: `due <= ? and due <= case when ${STEADY} then ${number} else ${number} end`,
  values: [Math.max(now, steady), steady, now],
});

/** How long a claimer has a job for itself. */
export const LEASE = 30_000;
const MOST_TRIES = 8;
const MINUTE = 60_000;

/** The jobs of a database. */
export function jobsOf(db: Database): Jobs {
  const skipping = db.kind === 'postgres' ? ' for update skip locked' : '';
  const insert =
    'insert into jobs (kind, key, due, leased, tries, payload) values (?, ?, ?, 0, 0, ?) on conflict (kind, key)';
  const one = 'kind = ? and key = ?';
  const gathered = together(db);
  // Two processes that change the same jobs do so in the same order, and never wait for each other in a circle.
  const change = (kind: JobKind, key: string, statement: Statement) => gathered(`${kind} ${key}`, statement);
  return {
    set: (kind, key, due, payload = '') =>
      change(kind, key, {
        sql: `${insert} do update set due = excluded.due, leased = 0, tries = 0, payload = excluded.payload`,
        values: [kind, key, due, payload],
      }),
    setOnce: (kind, key, due, payload = '') =>
      change(kind, key, { sql: `${insert} do nothing`, values: [kind, key, due, payload] }),
    clear: (kind, key) => change(kind, key, { sql: `delete from jobs where ${one}`, values: [kind, key] }),
    async clearGame(game) {
      // Keys are `game.seat`, or the game alone.
      await db.run('delete from jobs where key = ? or substr(key, 1, ?) = ?', [
        game,
        game.length + 1,
        `${game}.`,
      ]);
    },
    async claim(now, most = 20, steady = now) {
      const { sql, values } = isDue(now, steady);
      // A lease of the far future was given before a clock was set back.
      const isFree = '(leased <= ? or leased > ?)';
      const due = `select kind, key from jobs where ${sql} and ${isFree} order by due limit ?${skipping}`;
      const claimed = await db.run<Job>(
        `update jobs set leased = ?, tries = tries + 1 where (kind, key) in (${due}) returning *`,
        [now + LEASE, ...values, now, now + 10 * LEASE, most],
      );
      return claimed.sort((a, b) => a.due - b.due);
    },
    async done({ kind, key, leased }) {
      await db.run(`delete from jobs where ${one} and leased = ?`, [kind, key, leased]);
    },
    async again({ kind, key, leased }, due) {
      await db.run(`update jobs set due = ?, leased = 0, tries = 0 where ${one} and leased = ?`, [
        due,
        kind,
        key,
        leased,
      ]);
    },
    async failed({ kind, key, leased, tries }, now) {
      if (tries >= MOST_TRIES)
        await db.run(`delete from jobs where ${one} and leased = ?`, [kind, key, leased]);
      else
        await db.run(`update jobs set leased = 0, due = ? where ${one} and leased = ?`, [
          now + 2 ** tries * MINUTE,
          kind,
          key,
          leased,
        ]);
    },
    async next(shift = 0) {
      const due = `case when ${STEADY} then due - ${number} else due end`;
      const [row] = await db.run<{ due: number | null }>(
        `select min(case when leased > ${due} then leased else ${due} end) as due from jobs`,
        [shift, shift],
      );
      return row?.due ?? null;
    },
  };
}
