/** One steady clock for all processes of a database, which a restart does not set either. */
import type { Database } from '../store/database.ts';
import { meta, metaOnce } from '../store/store.ts';
import type { Time } from './time.ts';
import { DRIFT } from './time.ts';

/** What the shift of the steady clock is called in `meta`. */
const SHIFT = 'clock shift';

/** Keeps the steady clock of this process and that of the others together. */
export class AgreedTime {
  readonly #db: Database;
  readonly #time: Time;
  #agreed = 0;

  constructor(db: Database, time: Time) {
    this.#db = db;
    this.#time = time;
  }

  /** Takes up the steady clock where it was left. */
  async start(): Promise<void> {
    this.#agreed = Number(await metaOnce(this.#db, SHIFT, () => '0'));
    this.#time.shiftTo(this.#agreed);
  }

  /** Whoever first sees a clock jump writes how far; the others follow. */
  async look(): Promise<void> {
    const stored = Number((await meta(this.#db, SHIFT)) ?? 0);
    const isNews = stored !== this.#agreed;
    this.#agreed = stored;
    const own = this.#time.shift();
    if (Math.abs(own - stored) <= DRIFT) return;
    if (isNews) return this.#time.shiftTo(stored);
    await this.#db.run('update meta set value = ? where key = ? and value = ?', [
      String(own),
      SHIFT,
      String(stored),
    ]);
  }
}
