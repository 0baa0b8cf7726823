/** The worker in which games are played on from a moment to see how they end. */
import type { Ending, EndingsMaking } from '@flotilla/lab';
import { loadGame, openEndings } from '@flotilla/lab';
import type { Choice } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';

/** What the page asks for. */
export type EndingsOrder =
  | { readonly kind: 'open'; readonly record: GameRecord; readonly seat: number; readonly answers: number }
  | { readonly kind: 'play'; readonly choice: Choice | null; readonly from: number; readonly to: number };

/** What comes back; endings arrive in small heaps. */
export type EndingsReply =
  | ({ readonly kind: 'opened' } & Pick<EndingsMaking, 'given' | 'by' | 'tally' | 'own'>)
  | {
      readonly kind: 'endings';
      readonly choice: Choice | null;
      readonly endings: readonly Ending[];
      readonly tried: number;
    }
  | { readonly kind: 'failed'; readonly error: string };

/** Games in a heap. */
const HEAP = 20;

const tell = (told: EndingsReply): void => (postMessage as (message: EndingsReply) => void)(told);

let desk: EndingsMaking | null = null;

async function obey(order: EndingsOrder): Promise<void> {
  if (order.kind === 'open') {
    desk = openEndings(await loadGame(order.record.game), order.record, order.seat, order.answers);
    const { given, by, tally, own } = desk;
    tell({ kind: 'opened', given, by, tally, own });
    return;
  }
  for (let from = order.from; desk && from < order.to; from += HEAP) {
    const to = Math.min(order.to, from + HEAP);
    tell({ kind: 'endings', choice: order.choice, endings: desk.play(order.choice, from, to), tried: to });
  }
}

addEventListener('message', ({ data }: MessageEvent<EndingsOrder>) => {
  obey(data).catch((error: unknown) =>
    tell({ kind: 'failed', error: error instanceof Error ? error.message : String(error) }),
  );
});
