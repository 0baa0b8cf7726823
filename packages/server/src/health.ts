/** Whether the server is well, found out at most once in a few seconds however often somebody asks. */

import type { Condition } from '@flotilla/protocol';
import { DatabaseAway } from './store/database.ts';
import type { Store } from './store/store.ts';

/** How long an answer holds, in milliseconds. */
export const HEALTH_HOLDS = 3_000;

/** Asks rarely and answers often: requests that arrive during a query share its answer. */
export class Health<T> {
  readonly #find: () => Promise<T>;
  readonly #now: () => number;
  readonly #holds: number;
  #found: { readonly at: number; readonly answer: Promise<T> } | null = null;

  constructor(find: () => Promise<T>, now: () => number, holds = HEALTH_HOLDS) {
    this.#find = find;
    this.#now = now;
    this.#holds = holds;
  }

  /** The answer of a moment ago, or a new one. */
  answer(): Promise<T> {
    const now = this.#now();
    const age = now - (this.#found?.at ?? Number.NEGATIVE_INFINITY);
    if (this.#found === null || age >= this.#holds || age < 0)
      this.#found = { at: now, answer: this.#find() };
    return this.#found.answer;
  }
}

/** What may be wrong with it. */
const AILS = {
  away: {
    why: 'databaseAway',
    sentence: 'The database does not answer. It is tried again with every request.',
  },
  unwritable: {
    why: 'databaseRefuses',
    sentence:
      'The database answers, but nothing can be written: its disk may be full, or it may be read only.',
  },
  deaf: {
    why: 'notListening',
    sentence:
      'The connection that hears of other processes is broken and is being made again. Until then pages may lag by some seconds.',
  },
} as const;

/** Finds out how a server is: whether it can write, and whether it hears the others. */
export async function healthOf(
  store: Store,
  now: number,
  fault: (error: unknown) => void,
): Promise<Condition> {
  try {
    await store.check(now);
    return store.wire.hears ? { ok: true } : { ok: true, ...AILS.deaf };
  } catch (error) {
    fault(error);
    return { ok: false, ...(error instanceof DatabaseAway ? AILS.away : AILS.unwritable) };
  }
}
