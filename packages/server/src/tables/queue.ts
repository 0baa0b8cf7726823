/** Work that is done strictly one thing after another. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many pieces of work wait or are in progress. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Does something once everything before it is done, whether that went well or not. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const next = this.#last.then(work).finally(() => {
      this.#waiting--;
    });
    this.#last = next.catch(() => {});
    return next;
  }
}
