/** Moving a game under way to today's rules, only if its journal still leads to the same state. */
import { playEntry } from '@flotilla/host';
import type { AnyGame } from '@flotilla/table';
import { hashOf } from '@flotilla/table/run';
import type { GameRow } from '../store/games.ts';
import { changeGame } from '../store/games.ts';
import type { SeatRow } from '../store/seats.ts';
import type { Store } from '../store/store.ts';
import type { Vault } from './dice.ts';
import { openingSession, seedOf } from './rehydrate.ts';

/**
 * The row of a game under today's rules. When the journal does not lead to the same state there, the row keeps its old version
 * and says that the rules have changed: the players may end the game by agreement, or wait for a server that has the old rules.
 */
export async function moveToToday(
  store: Store,
  vault: Vault,
  today: AnyGame,
  row: GameRow,
  seats: readonly SeatRow[],
): Promise<GameRow> {
  const change = (await playsTheSame(store, vault, today, row, seats))
    ? ({ rules: today.version, trouble: null } as const)
    : ({ trouble: 'rules' } as const);
  await changeGame(store.db, row.id, change);
  return { ...row, ...change };
}

async function playsTheSame(
  store: Store,
  vault: Vault,
  today: AnyGame,
  row: GameRow,
  seats: readonly SeatRow[],
): Promise<boolean> {
  if (row.origin === null) return true;
  if (row.stand === null) return false;
  try {
    const session = openingSession(today, row, seats, seedOf(row, vault));
    if (row.stand.number === 0 && hashOf(session.table.state) !== row.stand.hash) return false;
    for (const entry of await store.journal.read(row.id)) {
      playEntry(session, entry);
      if (entry.number === row.stand.number && hashOf(session.table.state) !== row.stand.hash) return false;
    }
    return true;
  } catch {
    return false;
  }
}
