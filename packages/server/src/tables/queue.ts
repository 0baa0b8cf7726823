/** How much waits in several queues together. */
export interface QueueCount {
  waiting: number;
}

/** Work that is done strictly one thing after another. */
export class Queue {
  readonly #tally: QueueCount | null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** With a tally, its work counts there too. */
  constructor(tally: QueueCount | null = null) {
    this.#tally = tally;
  }

  /** How many pieces of work wait or are in progress. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Does something once everything before it is done, whether that went well or not. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#count(1);
    const next = this.#last.then(work).finally(() => {
      this.#count(-1);
    });
    this.#last = next.catch(() => {});
    return next;
  }

  #count(change: 1 | -1): void {
    this.#waiting += change;
    if (this.#tally) this.#tally.waiting += change;
  }
}
