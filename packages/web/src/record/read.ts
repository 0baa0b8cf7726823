/** Reads the facts of a game out of its record: it is played again from its first answer. Runs in a worker, or in slices. */
import { companionOf } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { replay } from '@flotilla/table/run';
import type { GameFacts } from './facts.ts';

type KeptTale = Pick<GameFacts, 'told' | 'counts'>;

const NOTHING: KeptTale = { told: null, counts: {} };

/** The seat whose record it is: the first person's. */
const seatOf = ({ seats }: GameRecord): number =>
  Math.max(
    0,
    seats.findIndex(({ bot }) => bot === null),
  );

/** What there is to tell of a record; nothing when today's rules cannot play it. */
export async function toldOf(record: GameRecord): Promise<KeptTale> {
  const game = await loadGame(record.game);
  const reader = await companionOf(game).tale?.();
  if (!reader) return NOTHING;
  const kernel = replay(game, record);
  if (!kernel.ok) return NOTHING;
  const { table } = kernel.value;
  const seat = seatOf(record);
  // A captain without a name has that of whoever plays.
  return reader.read(table.state.game, table.log ?? [], seat, record.seats[seat]?.name ?? '') as KeptTale;
}
