/** What the game at a table says of its seats. */
import type { SeatScore } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import type { OpenGame } from '../tables/openGame.ts';

/** What every seat has come to; none where nothing has begun, or where the game compares nobody. */
export async function scoresAt({ session, rules }: OpenGame): Promise<readonly SeatScore[]> {
  const scoring = await companionOf(rules).scoring?.();
  return (session && scoring?.bySeat?.(session.table.state.game)) ?? [];
}
