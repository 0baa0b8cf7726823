/** As many workers as a device can spare, all for one piece of work. */

/** Workers that are ended together. */
export interface WorkerCrew {
  readonly workers: readonly Worker[];
  stop(): void;
}

/** The most workers of one piece of work. */
const MOST_WORKERS = 4;

/** As many workers as leave the page a core, two at least where there are two; one on a phone. */
export function workersFor(cores: number, phone: boolean): number {
  return phone || cores < 2 ? 1 : Math.min(MOST_WORKERS, Math.max(2, cores - 1));
}

const isPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 600px)').matches;

/** Hires a crew: every message is heard, and one that falls ends all of them; null where there are no workers. */
export function crewOf<Told>(
  hire: () => Worker,
  hear: (told: Told, worker: Worker) => void,
  fail: (said: string) => void,
): WorkerCrew | null {
  if (!globalThis.Worker) return null;
  const workers = Array.from({ length: workersFor(navigator.hardwareConcurrency, isPhone()) }, hire);
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  for (const worker of workers) {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data, worker));
    worker.addEventListener('error', ({ message }) => {
      stop();
      fail(message ?? '');
    });
  }
  return { workers, stop };
}
