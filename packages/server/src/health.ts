/** Whether the server is well, found out at most once in a few seconds however often somebody asks. */

/** How long an answer holds, in milliseconds. */
export const HEALTH_HOLDS = 3_000;

/** Asks seldom, and answers often: everybody who comes while one is being found out waits for the same answer. */
export class Health<T> {
  readonly #find: () => Promise<T>;
  readonly #now: () => number;
  #found: { readonly at: number; readonly answer: Promise<T> } | null = null;

  constructor(find: () => Promise<T>, now: () => number) {
    this.#find = find;
    this.#now = now;
  }

  /** The answer of a moment ago, or a new one. */
  answer(): Promise<T> {
    const now = this.#now();
    const age = now - (this.#found?.at ?? Number.NEGATIVE_INFINITY);
    if (this.#found === null || age >= HEALTH_HOLDS || age < 0)
      this.#found = { at: now, answer: this.#find() };
    return this.#found.answer;
  }
}
