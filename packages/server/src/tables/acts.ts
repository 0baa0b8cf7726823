/** What somebody at a table may do besides answering. */
import { oneLine } from '@flotilla/table';
import { changeGame, insertGame, readGame, removeGame } from '../store/games.ts';
import { changeSeat, insertKey, insertSeat, readSeats, updateSeat } from '../store/seats.ts';
import type { ChatRow } from '../store/talk.ts';
import { addChat, linesNumbered, readChat } from '../store/talk.ts';
import { Refused } from '../words.ts';
import { GRACE, leftAt } from './clock.ts';
import { isShare, newShare, sealOf } from './dice.ts';
import { keyHash, newId } from './ids.ts';
import { seatOf } from './links.ts';
import type { OpenGame } from './openGame.ts';
import type { OpenTables } from './openTables.ts';
import { ordersOf, personSeats } from './people.ts';
import { alterSeat, freshSeat } from './seating.ts';

/** The longest line of chat. */
const MOST_LINE = 500;

/** Says something to the players, once, however often it is sent; gives the moment of the game at which it was said. */
export async function say(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  line: { readonly key: string; readonly text: string },
): Promise<number> {
  if (!game.row.chat) throw new Refused(403, 'chatOff');
  const body = oneLine(line.text.slice(0, 4 * MOST_LINE)).slice(0, MOST_LINE);
  if (body === '') throw new Refused(400, 'empty');
  return game.inTurn(async () => {
    const row = await addChat(house.store.db, game.id, { seat, body, key: line.key, at: house.time.now() });
    if (row) {
      await passOnChatNow(house, game);
      house.store.wire.notify(game.id);
    }
    return game.n;
  });
}

/** Passes on what was said here or to another process, each line once and in order. */
export const passOnChat = (house: OpenTables, game: OpenGame): Promise<void> =>
  game.inTurn(() => passOnChatNow(house, game));

async function passOnChatNow(house: OpenTables, game: OpenGame): Promise<void> {
  for (const line of await readChat(house.store.db, game.id, game.lastSaid)) {
    game.lastSaid = line.number;
    for (const receiver of game.receivers) if (receiver.seat !== null) receiver.send(saidMessage(line));
  }
}

/** Sends lines that were emptied once more: pages replace what they show. */
export const passOnBlank = (house: OpenTables, game: OpenGame, numbers: readonly number[]): Promise<void> =>
  game.inTurn(async () => {
    if (numbers.length === 0) return;
    for (const line of await linesNumbered(house.store.db, game.id, numbers))
      for (const receiver of game.receivers) if (receiver.seat !== null) receiver.send(saidMessage(line));
  });

/** A line of the chat as it is sent; one that was emptied has no text. */
export const saidMessage = ({ number, seat, body, at }: ChatRow): string =>
  JSON.stringify({ t: 'said', number, seat, text: body, at });

const mustRun = (game: OpenGame): void => {
  if (game.row.state === 'open') throw new Refused(409, 'notBegun');
};

/** Gives up: a bot plays on to the end. */
export async function resign(house: OpenTables, game: OpenGame, seat: number): Promise<void> {
  await game.inTurn(async () => {
    mustRun(game);
    await alterSeat(house, game, seat, { resigned: true, botTookOver: true });
  });
}

/** Takes a seat back from the bot that played on. */
export async function takeBack(house: OpenTables, game: OpenGame, seat: number): Promise<void> {
  await game.inTurn(async () => {
    mustRun(game);
    const row = game.seats[seat];
    if (!row?.botTookOver) throw new Refused(409, 'notPlayedOn');
    const now = house.time.steady();
    const left = row.leftMs === null ? null : Math.max(row.leftMs, GRACE);
    await alterSeat(house, game, seat, {
      botTookOver: false,
      resigned: false,
      leftMs: left,
      since: row.since === null ? null : now,
    });
    if (left !== null && row.since !== null)
      await house.store.jobs.set('clock', `${game.id}.${seat}`, now + left);
  });
}

/** Gives standing orders, or takes them back. Nobody else is told, not even that there is something to tell. */
export async function giveOrders(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  pass: boolean,
): Promise<void> {
  await game.inTurn(async () => {
    const orders = JSON.stringify({ ...ordersOf(game, seat), pass });
    await changeSeat(house.store.db, game.id, seat, { orders });
    game.seats = game.seats.map((one) => (one.seat === seat ? { ...one, orders } : one));
    for (const receiver of game.receivers) if (receiver.seat === seat) receiver.send(game.tableFor(seat));
    house.bots.follow(game);
  });
}

/** The longest holiday. */
const MOST_HOLIDAY = 30 * 24 * 60 * 60_000;

/** Goes on holiday: by correspondence the clock waits until then. Null comes back. */
export async function takeHoliday(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  until: number | null,
): Promise<void> {
  await game.inTurn(async () => {
    if (game.row.pace.kind !== 'days') throw new Refused(409, 'noHoliday');
    const now = house.time.now();
    const holiday = until === null || until <= now ? null : Math.min(until, now + MOST_HOLIDAY);
    const { leftMs, since } = game.seats[seat] ?? { leftMs: null, since: null };
    if (leftMs === null || since === null) return alterSeat(house, game, seat, { holiday });
    // The clock stands until the holiday is over, and goes on with what was left when it began.
    const steady = house.time.steady();
    const left = since > steady ? leftMs : leftAt({ left: leftMs, since }, steady);
    const goesOn = holiday === null ? steady : holiday + house.time.shift();
    await alterSeat(house, game, seat, { holiday, leftMs: left, since: goesOn });
    await house.store.jobs.set('clock', `${game.id}.${seat}`, goesOn + left);
  });
}

/** Agrees to end the game as it stands; it ends when everybody agrees. */
export async function endByAgreement(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  agreed: boolean,
): Promise<void> {
  await game.inTurn(async () => {
    mustRun(game);
    if (game.row.state !== 'running') return;
    await alterSeat(house, game, seat, { orders: JSON.stringify({ ...ordersOf(game, seat), agreed }) });
    const people = personSeats(game.seats).filter(({ taken, resigned }) => taken && !resigned);
    if (!people.every((one) => ordersOf(game, one.seat).agreed)) return;
    const ended = house.time.now();
    await changeGame(house.store.db, game.id, { state: 'over', ended, touched: ended, asked: [] }, 'running');
    await house.store.jobs.clearGame(game.id);
    await game.adopt((await readGame(house.store.db, game.id)) ?? game.row, game.seats);
  });
}

/** Where a seat goes in a rematch: everybody moves up by one, so that sides change hands. */
const seatInRematch = (seat: number, seats: number): number => (seat + 1) % seats;

/** Sits down at the rematch of a game that is over, opening it if nobody has yet; gives its id. */
export async function joinRematch(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  { share, token }: { readonly share: string; readonly token: string },
): Promise<string> {
  if (game.row.state !== 'over') throw new Refused(409, 'notOver');
  if (!isShare(share)) throw new Refused(400, 'noShare');
  const id = await game.inTurn(() => rematchOf(house, game, seat));
  const next = await house.game(id);
  if (!next) throw new Refused(404, 'absent');
  const place = seatInRematch(seat, game.seats.length);
  await next.inTurn(async () => {
    if ((await seatOf(house, id, token)) !== null) return;
    const { db } = house.store;
    if (next.seats[place]?.taken) throw new Refused(409, 'seatTaken');
    const { name } = game.seats[seat] ?? { name: '' };
    await db.batch([
      insertKey({ game: id, hash: keyHash(id, token), kind: 'seat', seat: place, expires: null }),
      updateSeat(id, place, { name, share, taken: true, seen: house.time.now() }),
    ]);
    await next.adopt(next.row, await readSeats(db, id));
  });
  return id;
}

/** The rematch of a game: the one there is, or a new table with the same people moved up by one. */
async function rematchOf(house: OpenTables, game: OpenGame, seat: number): Promise<string> {
  const { db } = house.store;
  const known = (await readGame(db, game.id))?.rematch;
  if (known) return known;
  const rules = await house.library(game.row.game, null);
  if (!rules) throw new Refused(400, 'noGame');
  const id = newId();
  const server = newShare();
  const now = house.time.now();
  const count = game.seats.length;
  const seats = game.seats.map((_, place) => {
    const old = game.seats[(place - 1 + count) % count];
    return freshSeat(id, place, old?.bot ?? null);
  });
  await db.batch([
    insertGame({
      ...game.row,
      id,
      rules: rules.version,
      secret: house.vault.lock(server),
      sealed: sealOf(id, server),
      origin: null,
      commitment: null,
      state: 'open',
      host: seatInRematch(seat, count),
      rematchOf: game.id,
      rematch: null,
      length: 0,
      asked: [],
      outcome: null,
      trouble: null,
      stand: null,
      event: null,
      round: null,
      until: null,
      created: now,
      touched: now,
      ended: null,
    }),
    ...seats.map(insertSeat),
  ]);
  const won = await db.run('update games set rematch = ? where id = ? and rematch is null returning id', [
    id,
    game.id,
  ]);
  if (won.length === 0) {
    await removeGame(db, id);
    return (await readGame(db, game.id))?.rematch as string;
  }
  await game.adopt((await readGame(db, game.id)) ?? game.row, game.seats);
  return id;
}
