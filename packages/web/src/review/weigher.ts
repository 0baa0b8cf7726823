/** Has workers review a finished game; without workers there is no review, as it would block the page. */
import type { WeighedGame, WeigherOrder, WeigherReply } from './weigher.worker.ts';

/** Somebody who weighs a game. */
export interface Weigher {
  go(): void;
  rest(): void;
  stop(): void;
}

/** Starts a review, from the beginning or from what was kept; null where there are no workers. */
export type StartWeighing = (
  weighed: WeighedGame,
  kept: Uint8Array | null,
  hear: (told: WeigherReply) => void,
) => Weigher | null;

/** The most workers of one review. */
const MOST_WORKERS = 4;

/** As many workers as leave the page a core, two at least where there are two; one on a phone. */
export function workersFor(cores: number, phone: boolean): number {
  return phone || cores < 2 ? 1 : Math.min(MOST_WORKERS, Math.max(2, cores - 1));
}

const isPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 600px)').matches;

/** Has a game weighed by as many workers as the device can spare. */
export const startWeighing: StartWeighing = (weighed, kept, hear) => {
  if (!globalThis.Worker) return null;
  const made: Worker[] = [];
  const stop = (): void => {
    for (const worker of made) worker.terminate();
  };
  const newWorker = (): Worker => {
    const worker = new Worker(new URL('./weigher.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WeigherReply>) => hear(data));
    worker.addEventListener('error', ({ message }) => {
      stop();
      hear({ kind: 'failed', error: message ?? '', record: false });
    });
    made.push(worker);
    return worker;
  };
  const leader = newWorker();
  const order = (given: WeigherOrder, ports: Transferable[] = []): void => leader.postMessage(given, ports);
  const hands: MessagePort[] = [];
  for (let i = 1; i < workersFor(navigator.hardwareConcurrency, isPhone()); i++) {
    const { port1, port2 } = new MessageChannel();
    hands.push(port1);
    newWorker().postMessage({ kind: 'help', hand: port2, ...weighed } satisfies WeigherOrder, [port2]);
  }
  order({ kind: 'lead', kept, hands, ...weighed }, hands);
  return { go: () => order({ kind: 'go' }), rest: () => order({ kind: 'rest' }), stop };
};
