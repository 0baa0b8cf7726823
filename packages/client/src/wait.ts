/** Waits that can be cut short. */

/** How long to wait for a page that paints nothing, such as one in the background. */
const LONGEST = 100;

/** A wait that ends by itself, or at once when it is cut short. */
export interface Wait {
  readonly over: Promise<void>;
  cutShort(): void;
}

/** Waits until what has been changed is painted: for work that need not hold up the screen. */
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

/** A thought that is told when its time has come. */
export interface Timed<T> {
  readonly told: Promise<T>;
  cutShort(): void;
}

/**
 * Tells a thought after so many milliseconds from now, however soon it was ready. One that takes longer is told as soon as it is ready, or,
 * with `beat`, at the end of a further wait of the same length: then only whole waits can be seen.
 */
export function inTime<T>(thought: Promise<T>, milliseconds: number, beat: boolean): Timed<T> {
  let wait = pause(milliseconds);
  let isReady = false;
  let isCut = false;
  const ready = thought.finally(() => {
    isReady = true;
  });
  // A failure is told in its time too.
  ready.catch(() => {});
  const tell = async (): Promise<T> => {
    await wait.over;
    while (beat && !isReady && !isCut) {
      wait = pause(milliseconds);
      await wait.over;
    }
    return ready;
  };
  return {
    told: tell(),
    cutShort() {
      isCut = true;
      wait.cutShort();
    },
  };
}

/** Waits so many milliseconds. */
export function pause(milliseconds: number): Wait {
  let cutShort = (): void => {};
  if (milliseconds === 0) return { over: Promise.resolve(), cutShort };
  const over = new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    cutShort = () => {
      clearTimeout(timer);
      done();
    };
  });
  return { over, cutShort };
}
