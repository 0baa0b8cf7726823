/** A game from its journal: the entries are replayed, and nothing else is trusted. */
import type { AnyGame, GameShape } from '@flotilla/table';
import { Session } from '@flotilla/table/run';
import type { GameRow } from '../store/games.ts';
import type { SeatRow } from '../store/seats.ts';
import type { Vault } from './dice.ts';
import { mixedSeed } from './dice.ts';

/** The seed of a game whose shares are mixed. */
export function seedOf(row: GameRow, vault: Vault): string {
  if (!row.origin) throw new Error('The dice of this game are not mixed yet.');
  return mixedSeed(row.origin.id ?? row.id, vault.unlock(row.secret), row.origin.parts);
}

/** The table of a game before its first answer. */
export const openingSession = (
  game: AnyGame,
  row: GameRow,
  seats: readonly SeatRow[],
  seed: string,
): Session<GameShape> =>
  new Session(game, { options: row.options, seats: seats.map(({ name, bot }) => ({ name, bot })), seed });
