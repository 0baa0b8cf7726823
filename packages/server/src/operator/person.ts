/** Everything kept of one person: found by a key or a place, handed out, erased. */
import type { Erased, KeptSomewhere, KeptUnderKey, OperatorAct, TableStage } from '@flotilla/protocol';
import type { EventService } from '../events/service.ts';
import { forgetAddress } from '../store/addresses.ts';
import type { Database, Statement } from '../store/database.ts';
import { entrantNumbered, readEvent, updateEntrant, updateEvent } from '../store/events.ts';
import { removeFollowers } from '../store/followers.ts';
import { changeGame, readGame, removeGame } from '../store/games.ts';
import type { EntrantPlace, Places, SeatPlace } from '../store/kept.ts';
import {
  forgetTarget,
  keptAtSeat,
  keptOfEntrant,
  keptOfFollower,
  keptOfTarget,
  placesOf,
  seatsOfEntrant,
} from '../store/kept.ts';
import { deleteGuest, isGuest } from '../store/operator.ts';
import type { SeatChange } from '../store/seats.ts';
import { deleteKeys, readSeats } from '../store/seats.ts';
import { blankChat, readContacts, removeContacts } from '../store/talk.ts';
import { passOnBlank } from '../tables/acts.ts';
import { keyHash } from '../tables/ids.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { personSeats } from '../tables/people.ts';
import { alterSeat } from '../tables/seating.ts';
import { addressHash } from '../work/letterbox.ts';
import { guestHash } from './bans.ts';
import { blankEntrant, unnameSeat } from './moderate.ts';
import { spread } from './news.ts';

/** How somebody is known: by the key of a device, by a seat, by a place on a list, or by an address that was given for notices. */
type Who = Extract<OperatorAct, { do: 'person' }>['who'];

/** What erasing needs. */
export interface Keeping {
  readonly house: OpenTables;
  readonly events: EventService;
}

const NOWHERE: Places = { seats: [], entrants: [], events: [], follows: [] };

async function placesOfWho(house: OpenTables, who: Who): Promise<Places> {
  const { db } = house.store;
  if ('key' in who) return withBoards(house, await placesOf(db, (scope) => keyHash(scope, who.key)));
  if ('table' in who) return { ...NOWHERE, seats: [{ game: who.table, seat: who.seat }] };
  if ('event' in who)
    return withBoards(house, { ...NOWHERE, entrants: [{ event: who.event, number: who.entrant }] });
  return NOWHERE;
}

/** With the seats at which an entrant sits for an event. */
async function withBoards(house: OpenTables, places: Places): Promise<Places> {
  const seats = new Map(places.seats.map((place) => [`${place.game} ${place.seat}`, place]));
  for (const entrant of places.entrants)
    for (const place of await seatsOfEntrant(house.store.db, entrant))
      seats.set(`${place.game} ${place.seat}`, place);
  return { ...places, seats: [...seats.values()] };
}

/** Everything kept of somebody, to be handed out. */
export async function keptOf(house: OpenTables, who: Who): Promise<KeptUnderKey | KeptSomewhere> {
  if ('target' in who) return { notices: await keptOfTarget(house.store.db, who.target) };
  return keptUnder(house, who);
}

/** Everything kept under the key of a device, or about the person at a seat or on a list. */
export async function keptUnder(
  house: OpenTables,
  who: Exclude<Who, { target: string }>,
): Promise<KeptUnderKey> {
  const { db } = house.store;
  const { seats, entrants, events, follows } = await placesOfWho(house, who);
  const organised = await Promise.all(events.map((id) => readEvent(db, id)));
  return {
    invited: 'key' in who && (await isGuest(db, guestHash(who.key))),
    tables: await known(seats.map((place) => keptAtSeat(db, place))),
    events: await known(entrants.map((place) => keptOfEntrant(db, place))),
    organised: organised.flatMap((event) =>
      event ? [{ event: event.id, title: event.title, state: event.state, created: event.created }] : [],
    ),
    notices: (await Promise.all(follows.map((follow) => keptOfFollower(db, follow)))).flat(),
  };
}

const known = async <T>(found: readonly Promise<T | null>[]): Promise<T[]> =>
  (await Promise.all(found)).filter((one) => one !== null);

/** Erases everything kept of somebody; what others need of it stays, without a name. */
export async function erase(keeping: Keeping, who: Who): Promise<Erased> {
  const { house } = keeping;
  const { db } = house.store;
  if ('target' in who) {
    await forgetTarget(db, who.target);
    await forgetAddress(db, addressHash(house.vault, who.target));
    return { tables: 0, events: 0, lines: 0 };
  }
  const { seats, entrants, events, follows } = await placesOfWho(house, who);
  const addresses = await mailAddresses(db, { seats, follows });
  for (const place of entrants) await eraseEntry(keeping, place);
  let lines = 0;
  for (const place of seats) lines += await eraseSeat(house, place);
  const statements: Statement[] = events.map((id) => updateEvent(id, { ownerHash: null }));
  if ('key' in who) statements.push(deleteGuest(guestHash(who.key)));
  if (statements.length > 0) await db.batch(statements);
  for (const { event, holder } of follows) await removeFollowers(db, event, holder);
  for (const target of addresses) await forgetAddress(db, addressHash(house.vault, target));
  return { tables: seats.length, events: entrants.length + events.length, lines };
}

/** The e-mail addresses that somebody left at these places. */
async function mailAddresses(
  db: Database,
  { seats, follows }: Pick<Places, 'seats' | 'follows'>,
): Promise<Set<string>> {
  const ways = await Promise.all([
    ...seats.map(({ game, seat }) => readContacts(db, game, seat)),
    ...follows.map((follow) => keptOfFollower(db, follow)),
  ]);
  return new Set(ways.flat().flatMap(({ channel, target }) => (channel === 'mail' ? [target] : [])));
}

/** Takes somebody out of an event: the place on the list loses its name and its key. */
async function eraseEntry(keeping: Keeping, place: EntrantPlace): Promise<void> {
  const { house, events } = keeping;
  const { db } = house.store;
  const event = await readEvent(db, place.event);
  const entrant = await entrantNumbered(db, place.event, place.number);
  if (!event || !entrant) return;
  // The results of a tournament that is over belong to the others too; a same sea goes on without an entry.
  const counts = event.kind !== 'sea' && (event.state === 'closed' || event.state === 'cancelled');
  if (!counts && entrant.state !== 'withdrawn')
    await events.organise(event, { do: 'withdraw', entrant: place.number });
  await blankEntrant(keeping, place);
  if (entrant.tokenHash) await removeFollowers(db, place.event, entrant.tokenHash);
  const { sql, values } = updateEntrant(place.event, place.number, {
    inviteHash: null,
    tokenHash: null,
    address: null,
  });
  await db.run(sql, values);
}

/** What becomes of a seat whose person is erased: free before the game, played on during it, as it was afterwards. */
const LEFT: Readonly<Record<TableStage, SeatChange>> = {
  open: { taken: false, ready: false, share: null },
  running: { taken: false, botTookOver: true },
  over: {},
  dropped: {},
};

/** Empties a seat: no name, no key, no line, no way to be told. A bot plays on; gives the number of lines. */
async function eraseSeat(house: OpenTables, { game: id, seat }: SeatPlace): Promise<number> {
  const game = await house.game(id);
  const row = game?.seats[seat];
  if (!game || !row) return 0;
  const { db, jobs } = house.store;
  if (await isLonely(house, game, seat)) {
    await house.vanish(id);
    await removeGame(db, id);
    spread(house, { kind: 'gone', game: id });
    return 0;
  }
  if (game.row.event === null) await unnameSeat(house, { game: id, seat }, '');
  await removeContacts(db, id, seat);
  await jobs.clear('remind', `${id}.${seat}`);
  const lines = await blankChat(db, id, { seat });
  await passOnBlank(house, game, lines);
  for (const line of lines) spread(house, { kind: 'line', game: id, line });
  await game.inTurn(async () => {
    await db.batch([deleteKeys(id, seat)]);
    await passOnHost(house, game, seat);
    await alterSeat(house, game, seat, { ...LEFT[game.row.state], seen: 0, holiday: null });
    for (const receiver of game.receivers) if (receiver.seat === seat) receiver.dismiss?.('absent');
  });
  return lines.length;
}

/** True when a table has no other person: it is deleted with its only person, unless an event needs it. */
async function isLonely(house: OpenTables, game: OpenGame, seat: number): Promise<boolean> {
  if (game.row.event !== null) return false;
  const seats = await readSeats(house.store.db, game.id);
  return !personSeats(seats).some((other) => other.seat !== seat && other.taken);
}

/** Leaves the table to somebody else, if it was this person's. */
async function passOnHost(house: OpenTables, game: OpenGame, seat: number): Promise<void> {
  if (game.row.host !== seat) return;
  const next = personSeats(game.seats).find((other) => other.seat !== seat && other.taken);
  if (!next) return;
  await changeGame(house.store.db, game.id, { host: next.seat });
  game.row = (await readGame(house.store.db, game.id)) ?? game.row;
}
