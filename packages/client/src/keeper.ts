/** When a game is written to the store. What is written, and where, is the caller's affair. */
import type { Wait } from './wait.ts';
import { untilPainted } from './wait.ts';

/**
 * Keeps a game as soon as the answer is on the screen: nothing anybody has seen is ever lost. While one write is under
 * way the next waits and then writes the latest.
 */
export class Keeper {
  readonly #write: () => Promise<void>;
  /** The writing that is under way, waits included. */
  #underWay: Promise<void> | null = null;
  /** Whether the game has changed since it was last written. */
  #dirty = false;
  #stopped = false;
  #beforeWriting: Wait | null = null;

  /** `write` writes the game as it stands when it is called. */
  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  /** The game has changed and wants to be written. */
  keep(): void {
    if (this.#stopped) return;
    this.#dirty = true;
    this.#underWay ??= this.#writeAll().finally(() => {
      this.#underWay = null;
    });
  }

  /** Writes now what is not written yet: nothing is waited for. */
  flush(): Promise<unknown> {
    const under = this.#underWay ?? Promise.resolve();
    if (!this.#dirty || this.#stopped) return under;
    if (!this.#beforeWriting) return Promise.all([under, this.#writeOnce()]);
    this.#beforeWriting.cutShort();
    return under;
  }

  /** Begins no further write. */
  stop(): void {
    this.#stopped = true;
  }

  async #writeAll(): Promise<void> {
    while (this.#dirty && !this.#stopped) {
      this.#beforeWriting = untilPainted();
      await this.#beforeWriting.over;
      this.#beforeWriting = null;
      if (this.#dirty) await this.#writeOnce();
    }
  }

  #writeOnce(): Promise<void> {
    this.#dirty = false;
    return this.#write();
  }
}
