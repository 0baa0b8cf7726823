/** Limits on requests. */
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
  /** Lines of chat a seat may write in a minute. */
  readonly linesPerMinute: number;
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
  linesPerMinute: 20,
  tables: 100_000,
};

/** A bucket of drops: each request takes one, and they come back over time. */
interface Bucket {
  drops: number;
  at: number;
}

/** Counts by name, for example by address. */
export class Buckets {
  readonly #size: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: number, perMs: number) {
    this.#size = size;
    this.#perMs = perMs;
  }

  /** Takes a drop; returns the seconds to wait when none is left, otherwise 0. */
  take(name: string, now: number): number {
    const bucket = this.#filled(name, now);
    if (bucket.drops < 1) return Math.max(1, Math.ceil((1 - bucket.drops) / this.#perMs / 1000));
    bucket.drops--;
    return 0;
  }

  /** Takes a drop, or refuses with the time to wait. */
  demand(name: string, now: number): void {
    const seconds = this.take(name, now);
    if (seconds > 0) throw new Refused(429, 'tooMany', { seconds });
  }

  /** Refuses when no drop is left, and takes none. */
  check(name: string, now: number): void {
    const { drops } = this.#filled(name, now);
    if (drops < 1)
      throw new Refused(429, 'tooMany', { seconds: Math.ceil((1 - drops) / this.#perMs / 1000) });
  }

  #filled(name: string, now: number): Bucket {
    const bucket = this.#buckets.get(name) ?? { drops: this.#size, at: now };
    bucket.drops = Math.min(this.#size, bucket.drops + (now - bucket.at) * this.#perMs);
    bucket.at = now;
    this.#buckets.set(name, bucket);
    return bucket;
  }

  /** Forgets buckets that are full again. */
  sweep(now: number): void {
    for (const [name, { drops, at }] of this.#buckets)
      if (drops + (now - at) * this.#perMs >= this.#size) this.#buckets.delete(name);
  }
}

const MINUTE = 60_000;

/** The counters of a server. */
export class Guard {
  readonly limits: Limits;
  readonly tables: Buckets;
  readonly guesses: Buckets;
  readonly requests: Buckets;
  readonly lines: Buckets;
  readonly records: Buckets;
  readonly sockets = new Map<string, number>();

  constructor(limits: Limits) {
    this.limits = limits;
    const perMinute = (count: number) => new Buckets(count, count / MINUTE);
    this.tables = new Buckets(limits.tablesPerHour, limits.tablesPerHour / (60 * MINUTE));
    this.guesses = perMinute(limits.guessesPerMinute);
    this.requests = perMinute(limits.requestsPerMinute);
    this.lines = perMinute(limits.linesPerMinute);
    this.records = perMinute(limits.recordsPerMinute);
  }

  /** Counts a socket of an address; false when it has too many. */
  arrives(address: string): boolean {
    const count = this.sockets.get(address) ?? 0;
    if (count >= this.limits.socketsPerAddress) return false;
    this.sockets.set(address, count + 1);
    return true;
  }

  /** Counts a socket that has gone. */
  leaves(address: string): void {
    const count = (this.sockets.get(address) ?? 1) - 1;
    if (count > 0) this.sockets.set(address, count);
    else this.sockets.delete(address);
  }

  /** Forgets clients that have been quiet. */
  sweep(now: number): void {
    for (const buckets of [this.tables, this.guesses, this.requests, this.lines, this.records])
      buckets.sweep(now);
  }
}
