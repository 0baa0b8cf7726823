/** Has workers review a finished game; without workers there is no review, as it would block the page. */
import { crewOf } from '../workers/crew.ts';
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

/** Has a game weighed by as many workers as the device can spare. */
export const startWeighing: StartWeighing = (weighed, kept, hear) => {
  const crew = crewOf<WeigherReply>(
    () => new Worker(new URL('./weigher.worker.ts', import.meta.url), { type: 'module' }),
    hear,
    (error) => hear({ kind: 'failed', error, record: false }),
  );
  const [leader, ...helpers] = crew?.workers ?? [];
  if (!crew || !leader) return null;
  const order = (given: WeigherOrder, ports: Transferable[] = []): void => leader.postMessage(given, ports);
  const hands = helpers.map((helper) => {
    const { port1, port2 } = new MessageChannel();
    helper.postMessage({ kind: 'help', hand: port2, ...weighed } satisfies WeigherOrder, [port2]);
    return port1;
  });
  order({ kind: 'lead', kept, hands, ...weighed }, hands);
  return { go: () => order({ kind: 'go' }), rest: () => order({ kind: 'rest' }), stop: crew.stop };
};
