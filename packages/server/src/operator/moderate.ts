/** What the operator does to tables and events: closing, deleting, blanking. */
import { endAsItStands } from '../events/boardTables.ts';
import { dailyId, dayAt } from '../events/days.ts';
import type { EventService } from '../events/service.ts';
import { waterRecord } from '../store/attempts.ts';
import type { EventRow } from '../store/events.ts';
import {
  changeEvent,
  entrantNumbered,
  readEvent,
  readEventGames,
  removeEvent,
  updateEntrant,
} from '../store/events.ts';
import { changeGame, readGame, removeGame } from '../store/games.ts';
import type { EntrantPlace, SeatPlace } from '../store/kept.ts';
import { entrantAt, seatsOfEntrant } from '../store/kept.ts';
import { readSeats, updateSeat } from '../store/seats.ts';
import { blankChat } from '../store/talk.ts';
import { passOnBlank } from '../tables/acts.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { SHUT } from '../tables/openTables.ts';
import { Refused } from '../words.ts';
import { namelessJournal, namelessRecord } from './nameless.ts';
import { spread } from './news.ts';

/** What moderating needs. */
export interface Moderated {
  readonly house: OpenTables;
  readonly events: EventService;
}

const absent = (place: string): Refused => new Refused(404, 'noPlace', { place });

async function gameNamed(house: OpenTables, id: string): Promise<OpenGame> {
  const game = await house.game(id);
  if (!game) throw absent(`table ${id}`);
  return game;
}

async function eventNamed({ house }: Moderated, id: string): Promise<EventRow> {
  const event = await readEvent(house.store.db, id);
  if (!event) throw absent(`event ${id}`);
  return event;
}

/** Closes a table: its game ends as it stands, and the people at it are told why nothing goes on. */
export async function closeTable({ house }: Moderated, id: string): Promise<void> {
  const game = await gameNamed(house, id);
  await endAsItStands(house, game);
  await game.inTurn(async () => {
    const { db } = house.store;
    await changeGame(db, id, { trouble: SHUT, listed: false });
    await game.adopt((await readGame(db, id)) ?? game.row, await readSeats(db, id));
  });
}

/** Deletes a table with everything that belongs to it. */
export async function deleteTable({ house }: Moderated, id: string): Promise<void> {
  const row = await readGame(house.store.db, id);
  if (!row) throw absent(`table ${id}`);
  if (row.event !== null) throw new Refused(409, 'ofEvent', { event: row.event });
  await takeAway(house, id, () => removeGame(house.store.db, id));
}

async function takeAway(house: OpenTables, id: string, remove: () => Promise<void>): Promise<void> {
  await house.vanish(id);
  await remove();
  spread(house, { kind: 'gone', game: id });
}

/** Closes an event: before it opens it is cancelled, afterwards it ends as it stands. */
export async function closeEvent(moderated: Moderated, id: string): Promise<void> {
  const event = await eventNamed(moderated, id);
  const act = event.state === 'open' ? 'close' : 'cancel';
  await moderated.events.organise(event, { do: act });
}

/** Deletes an event with its games. */
export async function deleteEvent(moderated: Moderated, id: string): Promise<void> {
  const { house, events } = moderated;
  const event = await eventNamed(moderated, id);
  // The server would announce the sea of the day anew, with other dice.
  if (id === dailyId(dayAt(event.opens)) && event.state !== 'closed') throw new Refused(409, 'ofServer');
  const games = await readEventGames(house.store.db, id);
  for (const game of games) await house.vanish(game);
  await house.store.jobs.clearGame(id);
  await removeEvent(house.store.db, id);
  await events.book.look(id);
  for (const game of games) spread(house, { kind: 'gone', game });
}

/** Takes a name away: at its seat, in what was typed at the table and, in an event, wherever that person stands in it. */
export async function blankSeat(moderated: Moderated, place: SeatPlace): Promise<void> {
  const { house } = moderated;
  const game = await gameNamed(house, place.game);
  if (!game.seats[place.seat]) throw absent(`seat ${place.seat + 1} of ${place.game}`);
  const entrant = await entrantAt(house.store.db, place);
  if (entrant) return blankEntrant(moderated, entrant);
  await unnameSeat(house, place, '');
}

/** Takes the name of an entrant away, on the list and at every table of the event. */
export async function blankEntrant({ house }: Moderated, place: EntrantPlace): Promise<void> {
  const { db } = house.store;
  if (!(await entrantNumbered(db, place.event, place.number)))
    throw absent(`entrant ${place.number} of ${place.event}`);
  const name = `#${place.number}`;
  const { sql, values } = updateEntrant(place.event, place.number, { name });
  await db.run(sql, values);
  for (const seat of await seatsOfEntrant(db, place)) await unnameSeat(house, seat, name);
}

/** Gives a seat another name, or none, and clears the names it has typed out of its journal. */
export async function unnameSeat(
  house: OpenTables,
  { game: id, seat }: SeatPlace,
  name: string,
): Promise<void> {
  const game = await house.game(id);
  if (!game?.seats[seat]) return;
  const { db, journal } = house.store;
  const rewritten = await game.inTurn(async () => {
    await game.refreshNow();
    const row = (await readGame(db, id)) ?? game.row;
    const seats = await readSeats(db, id);
    const playable = game.session !== null || row.origin === null;
    const changes = playable
      ? namelessJournal(game.rules, row, seats, house.vault, await journal.read(id), seat)
      : [];
    await db.batch([updateSeat(id, seat, { name }), ...changes]);
    await game.adopt(row, await readSeats(db, id));
    return changes.length > 0;
  });
  if (!rewritten) return;
  await game.reread();
  spread(house, { kind: 'reread', game: id });
}

/** Takes the title of an event away: it is called by its game. */
export async function blankTitle(moderated: Moderated, id: string): Promise<void> {
  const { house, events } = moderated;
  const event = await eventNamed(moderated, id);
  const title = (await house.library(event.game, null))?.title ?? event.game;
  const changed = await changeEvent(house.store.db, id, { title });
  if (changed) await events.book.note(changed);
}

/** Empties a line of the chat, also on the pages that show it. */
export async function blankLine({ house }: Moderated, id: string, line: number): Promise<void> {
  const game = await gameNamed(house, id);
  if (!(await blankChat(house.store.db, id, { line }))[0]) throw absent(`line ${line} of ${id}`);
  await passOnBlank(house, game, [line]);
  spread(house, { kind: 'line', game: id, line });
}

/**
 * Takes the name off a record that was submitted, and out of the record. One that cannot be replayed any more is no longer handed
 * out: its figures stay.
 */
export async function blankRecord(moderated: Moderated, { event: id, number }: EntrantPlace): Promise<void> {
  const { db } = moderated.house.store;
  const event = await eventNamed(moderated, id);
  const text = await waterRecord(db, id, number);
  if (text === null) throw absent(`record ${number} of ${id}`);
  const rules = await moderated.house.library(event.game, null);
  await db.run('update waters set name = ?, record = ? where event = ? and number = ?', [
    `#${number}`,
    (rules && namelessRecord(rules, text)) ?? '{}',
    id,
    number,
  ]);
}
