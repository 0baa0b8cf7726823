/** Who sits at a table, as everybody may know it. */
import type { OwnStanding, PublicSeat, PublicTable } from '@flotilla/protocol';
import type { GameRow } from '../store/games.ts';
import type { SeatRow } from '../store/seats.ts';
import type { OpenGame } from './openGame.ts';

/** A seat without its keys and shares. */
export const publicSeat = (seat: SeatRow, now: number): PublicSeat => ({
  name: seat.name,
  bot: seat.bot,
  taken: seat.taken,
  ready: seat.ready,
  share: seat.share !== null,
  playedOn: seat.botTookOver,
  resigned: seat.resigned,
  holiday: (seat.holiday ?? 0) > now,
});

/** What a seat has ordered, and whether it would end the game as it is. */
export interface Orders {
  /** Lets every open card pass, whether or not this seat could answer it. */
  readonly pass?: boolean;
  readonly agreed?: boolean;
}

/** The orders of a seat. */
export const ordersOf = ({ seats }: { readonly seats: readonly SeatRow[] }, seat: number): Orders =>
  JSON.parse(seats[seat]?.orders ?? '{}') as Orders;

/** What a seat alone may know of its own standing at the table; null for a spectator. */
export const ownStanding = (seats: readonly SeatRow[], seat: number | null): OwnStanding | null =>
  seat === null
    ? null
    : { passes: ordersOf({ seats }, seat).pass === true, agrees: ordersOf({ seats }, seat).agreed === true };

/** The table as everybody sees it: who is there and what was agreed, nothing of the game itself. */
export function publicTable(row: GameRow, seats: readonly SeatRow[], now: number): PublicTable {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: row.options,
    state: row.state,
    pace: row.pace,
    listed: row.listed,
    watch: row.watch,
    chat: row.chat,
    host: row.host,
    sealed: row.sealed,
    commitment: row.commitment,
    parts: row.origin?.parts ?? null,
    event: row.event,
    round: row.round,
    until: row.until,
    rematchOf: row.rematchOf,
    rematch: row.rematch,
    trouble: row.trouble,
    created: row.created,
    seats: seats.map((seat) => publicSeat(seat, now)),
  };
}

/** Who answers for a seat: the bot that sits there, `steady` for somebody who has left or is out of time, or the person. */
export function botAt({ bot, botTookOver, resigned, taken }: SeatRow): string | null {
  if (bot !== null) return bot;
  return botTookOver || resigned || !taken ? 'steady' : null;
}

/** The seats of people, present or expected. */
export const personSeats = (seats: readonly SeatRow[]): SeatRow[] => seats.filter(({ bot }) => bot === null);

/** Whether nobody may know who is asked now. */
export const isHushed = ({ session }: Pick<OpenGame, 'session'>): boolean =>
  session?.decisions.some(({ hushed }) => hushed) ?? false;

/**
 * The persons for whom a question waits. A hushed one may be for anybody: whoever is told of it is told alike, whether he is asked
 * or not, so that no letter, no list and no silence tells who is.
 */
export function waitedFor(game: Pick<OpenGame, 'session' | 'seats'>): number[] {
  const persons = personSeats(game.seats).map(({ seat }) => seat);
  if (isHushed(game)) return persons;
  return persons.filter((seat) => game.session?.table.decisionFor(seat) != null);
}
