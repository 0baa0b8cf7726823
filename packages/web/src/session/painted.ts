/** Work that may wait until the answer is on the screen. */

/** So long a page that paints nothing, such as one in the background, is waited for. */
const LONGEST = 100;

/** A wait that ends with the next painted frame, or at once when it is cut short. */
export interface Wait {
  readonly over: Promise<void>;
  cutShort(): void;
}

/** Waits until what has been changed is painted. */
export function untilPainted(): Wait {
  let cutShort = (): void => {};
  const over = new Promise<void>((done) => {
    const frame = globalThis.requestAnimationFrame as typeof requestAnimationFrame | undefined;
    const timer = setTimeout(done, frame ? LONGEST : 0);
    cutShort = () => {
      clearTimeout(timer);
      done();
    };
    // A task set in the frame runs after it has been painted.
    frame?.(() => setTimeout(cutShort));
  });
  return { over, cutShort };
}
