/** The people at a table: which seats are theirs, which options follow from that, and whether they know different things. */
import type { FormChoice } from './decision.ts';
import type { AnyGame } from './game.ts';
import type { SeatRecord } from './record.ts';

/** The seats at which people sit. */
export const personsOf = (seats: readonly SeatRecord[]): number[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** Whether the seats of a game know different things. */
export const hasSecrets = (game: AnyGame): boolean =>
  game.swapSecrets !== undefined || game.secrets !== undefined;

/** The options that follow from who sits at these seats; nobody chooses them. */
export const forcedOptions = (game: AnyGame, seats: readonly SeatRecord[]): FormChoice =>
  (game.forcedByPeople?.(personsOf(seats).length) ?? {}) as FormChoice;

/** The options with which a new game begins at these seats. A record keeps those it was begun with. */
export const optionsAtTable = (
  game: AnyGame,
  options: FormChoice,
  seats: readonly SeatRecord[],
): FormChoice => ({ ...options, ...forcedOptions(game, seats) });
