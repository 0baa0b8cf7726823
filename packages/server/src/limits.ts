/** Limits on requests. */
import type { Source } from './address.ts';
import type { SharedCounts, Used } from './counting.ts';
import { Limit } from './counting.ts';
import { Refused } from './words.ts';

/** Every limit there is. */
export interface Limits {
  /** Bytes of one message or request. */
  readonly message: number;
  /** Messages of one socket: how many in a burst, and how many more per second. */
  readonly burst: number;
  readonly perSecond: number;
  /** New tables of one address in an hour. */
  readonly tablesPerHour: number;
  /** Keys and links of one address that opened nothing, in a minute. */
  readonly guessesPerMinute: number;
  /** Requests of one address in a minute. */
  readonly requestsPerMinute: number;
  readonly socketsPerAddress: number;
  readonly socketsPerSeat: number;
  readonly watchersPerGame: number;
  /** Bytes that may be queued for a slow reader. */
  readonly unread: number;
  /** Records an address may submit in a minute. */
  readonly recordsPerMinute: number;
  /** How often somebody may ask what is kept of them, and report somebody; by address. */
  readonly looksPerMinute: number;
  readonly reportsPerHour: number;
  /** Lines of chat a seat may write in a minute. */
  readonly linesPerMinute: number;
  /** Connections of one address, where no proxy stands between. */
  readonly connectionsPerAddress: number;
  /** Milliseconds within which a request must have come in whole, and its head alone. */
  readonly requestWithin: number;
  readonly headWithin: number;
  /** Milliseconds after which a connection is cut on which nothing moves, and one that waits for its next request. */
  readonly idle: number;
  readonly betweenRequests: number;
  /** How often connections are looked over, in milliseconds. */
  readonly lookOver: number;
  /** Tables that may be under way or waiting at once. */
  readonly tables: number;
}

/** The default limits. */
export const USUAL_LIMITS: Limits = {
  message: 64 * 1024,
  burst: 30,
  perSecond: 10,
  tablesPerHour: 30,
  guessesPerMinute: 30,
  requestsPerMinute: 600,
  socketsPerAddress: 200,
  socketsPerSeat: 8,
  watchersPerGame: 200,
  unread: 1024 * 1024,
  recordsPerMinute: 10,
  looksPerMinute: 6,
  reportsPerHour: 10,
  linesPerMinute: 20,
  connectionsPerAddress: 500,
  requestWithin: 30_000,
  headWithin: 15_000,
  idle: 120_000,
  betweenRequests: 72_000,
  lookOver: 5_000,
  tables: 100_000,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many requests are taken from the shared counts at once: a twentieth of the limit. */
const PORTIONS = 20;

/** Where a guard keeps its counts. */
export interface GuardSettings {
  /** Counts shared with other processes; null when this process is alone. */
  readonly shared?: SharedCounts | null;
  /** What a source is called where counts are kept. */
  readonly nameOf?: (source: string) => string;
}

/** The limits of a server. */
export class Guard {
  readonly limits: Limits;
  /** Tables, events and ways to be told that an address opens. */
  readonly tables: Limit<Source>;
  readonly guesses: Limit<Source>;
  readonly requests: Limit<Source>;
  readonly records: Limit<Source>;
  /** People who ask what is kept about them: their key is tried on every row. */
  readonly looks: Limit<Source>;
  /** Reports to the operator, each of which keeps a copy of a whole game. */
  readonly reports: Limit<Source>;
  /** Lines of chat, by seat. */
  readonly lines: Limit;
  /** Sockets and streams that are open, by address. */
  readonly sockets = new Map<Source, number>();

  constructor(limits: Limits, { shared = null, nameOf = (source) => source }: GuardSettings = {}) {
    this.limits = limits;
    const limit = <S extends string>(kind: string, count: number, within: number, portion = 1) =>
      new Limit<S>({ kind, rate: { count, within }, nameOf, shared, portion });
    this.tables = limit('tables', limits.tablesPerHour, HOUR);
    this.guesses = limit('guesses', limits.guessesPerMinute, MINUTE);
    this.records = limit('records', limits.recordsPerMinute, MINUTE);
    this.looks = limit('looks', limits.looksPerMinute, MINUTE);
    this.reports = limit('reports', limits.reportsPerHour, HOUR);
    this.lines = limit('lines', limits.linesPerMinute, MINUTE);
    const portion = Math.ceil(limits.requestsPerMinute / PORTIONS);
    this.requests = limit('requests', limits.requestsPerMinute, MINUTE, portion);
  }

  /** Every limit that counts by time. */
  get #all(): readonly Pick<Limit, 'sweep' | 'changes' | 'recall'>[] {
    return [this.requests, ...Object.values(this.#kept)];
  }

  /** The limits that outlive a restart; requests are back within a minute anyway, and change with every one. */
  get #kept(): Readonly<Record<string, Pick<Limit, 'sweep' | 'changes' | 'recall'>>> {
    const { tables, guesses, records, looks, reports, lines } = this;
    return { tables, guesses, records, looks, reports, lines };
  }

  /** What has been used up since this was last asked. */
  changes(): Used[] {
    return Object.values(this.#kept).flatMap((limit) => limit.changes());
  }

  /** Takes up what was used before a restart. */
  recall(used: readonly Used[]): void {
    for (const one of used) this.#kept[one.kind]?.recall(one);
  }

  /** Counts a socket of an address; false when it has too many. */
  arrives(address: Source): boolean {
    const count = this.sockets.get(address) ?? 0;
    if (count >= this.limits.socketsPerAddress) return false;
    this.sockets.set(address, count + 1);
    return true;
  }

  /** Counts a socket that has gone. */
  leaves(address: Source): void {
    const count = (this.sockets.get(address) ?? 1) - 1;
    if (count > 0) this.sockets.set(address, count);
    else this.sockets.delete(address);
  }

  /** Refuses a further socket or stream of a seat, or a further watcher (null), when there are as many as there may be. */
  checkRoom(readers: Iterable<{ readonly seat: number | null }>, seat: number | null): void {
    const most = seat === null ? this.limits.watchersPerGame : this.limits.socketsPerSeat;
    let count = 0;
    for (const reader of readers) if (reader.seat === seat) count++;
    if (count >= most) throw new Refused(429, 'tooMany', { seconds: 60 });
  }

  /** Forgets clients that have been quiet. */
  sweep(now: number): void {
    for (const limit of this.#all) limit.sweep(now);
  }
}
