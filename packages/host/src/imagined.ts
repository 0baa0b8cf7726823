/**
 * The table on which somebody may try things out: what the asked seat knows, with everything else drawn afresh. Given away only
 * where it tells nothing.
 */
import type { AnyGame, GameShape, Rng } from '@flotilla/table';
import type { Session, TableState } from '@flotilla/table/run';
import { clone, hasSecrets } from '@flotilla/table/run';

/**
 * The imagined state of a table for a seat that is asked; undefined where any would give something away. The chance must not come
 * from the game's own seed, nor be one that anybody can foresee.
 */
export function imaginedFor(
  session: Session<GameShape>,
  seat: number,
  rng: () => Rng,
): TableState<object> | undefined {
  const game = session.game as AnyGame;
  const state = clone(session.table.state);
  state.held = state.held.filter((held) => held.seat === seat);
  if (!hasSecrets(game)) return state;
  if (!game.swapSecrets || !game.redealsAll) return undefined;
  return game.swapSecrets(state.game, seat, rng(), session.table.waiting) === false ? undefined : state;
}
