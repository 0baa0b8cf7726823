/** Keys of devices and links to seats: who may sit where. */
import type { Statement } from '../store/database.ts';
import type { KeyRow, SeatChange } from '../store/seats.ts';
import { deleteKeys, insertKey, readKeys, readSeats, updateSeat, useUp } from '../store/seats.ts';
import { Refused } from '../words.ts';
import { isToken, keyHash, newToken, sameHash } from './ids.ts';
import type { OpenGame } from './openGame.ts';
import type { OpenTables } from './openTables.ts';
import { mustBeOpen, nameOf, shareOf, touch } from './seating.ts';

/** So long a link to another device works. */
const DEVICE_LINK = 15 * 60_000;

/** The seat a device's key opens; null when it opens none. Takes the same time for any key. */
export async function seatOf(house: OpenTables, game: string, token: string): Promise<number | null> {
  const key = await keyFor(house, game, token);
  return key?.kind === 'seat' ? key.seat : null;
}

async function keyFor(house: OpenTables, game: string, token: string): Promise<KeyRow | null> {
  const hash = keyHash(game, isToken(token) ? token : '');
  let found: KeyRow | null = null;
  for (const key of await readKeys(house.store.db, game)) if (sameHash(key.hash, hash)) found = key;
  return found;
}

/** A new link to a seat that is free; an older one works no more. */
export async function claimLink(house: OpenTables, game: OpenGame, seat: number): Promise<string> {
  return game.inTurn(async () => {
    const row = game.seats[seat];
    if (!row) throw new Refused(404, 'seatMissing');
    if (row.bot !== null || row.taken) throw new Refused(409, 'seatTaken');
    const link = newToken();
    await house.store.db.batch([
      deleteKeys(game.id, seat, 'claim'),
      insertKey({ game: game.id, hash: keyHash(game.id, link), kind: 'claim', seat, expires: null }),
    ]);
    return link;
  });
}

/** A link that brings a seat to another device as well. */
export async function deviceLink(house: OpenTables, game: OpenGame, seat: number): Promise<string> {
  const link = newToken();
  const expires = house.time.now() + DEVICE_LINK;
  await house.store.db.batch([
    deleteKeys(game.id, seat, 'device'),
    insertKey({ game: game.id, hash: keyHash(game.id, link), kind: 'device', seat, expires }),
  ]);
  return link;
}

/** What a link leads to, without using it up. */
export async function linkLeadsTo(
  house: OpenTables,
  game: OpenGame,
  link: string,
): Promise<{ readonly kind: 'claim' | 'device'; readonly seat: number } | null> {
  const key = await keyFor(house, game.id, link);
  if (!key || key.kind === 'seat') return null;
  if (key.expires !== null && key.expires <= house.time.now()) return null;
  return { kind: key.kind, seat: key.seat };
}

/** What somebody brings who opens a link. */
export interface SeatClaim {
  readonly link: string;
  readonly name: string;
  readonly share: string;
  /** The key of the device from now on. */
  readonly token: string;
}

/** Sits somebody down by a link, or brings a seat to another device; the link works once. */
export async function claimSeat(house: OpenTables, game: OpenGame, claim: SeatClaim): Promise<number> {
  const { db } = house.store;
  return game.inTurn(async () => {
    const now = house.time.now();
    const key = await keyFor(house, game.id, claim.link);
    if (!key || key.kind === 'seat') throw new Refused(410, 'linkUsed');
    const held = await seatOf(house, game.id, claim.token);
    if (held !== null && held !== key.seat) throw new Refused(409, 'hasSeat');
    const change = key.kind === 'claim' ? arrival(game, claim, now) : null;
    if (!(await useUp(db, key, now))) throw new Refused(410, 'linkUsed');
    await db.batch([
      ...(held === null ? [seatKey(game.id, key.seat, claim.token)] : []),
      ...(change ? [updateSeat(game.id, key.seat, change), touch(game.id, now)] : []),
    ]);
    if (change) await game.adopt(game.row, await readSeats(db, game.id));
    return key.seat;
  });
}

/** Sits somebody down at a free seat of a table that anybody may join; the link to that seat works no more. */
export async function joinListed(
  house: OpenTables,
  game: OpenGame,
  newcomer: Omit<SeatClaim, 'link'>,
): Promise<number> {
  const { db } = house.store;
  return game.inTurn(async () => {
    mustBeOpen(game);
    const held = await seatOf(house, game.id, newcomer.token);
    if (held !== null) return held;
    const free = game.seats.find(({ taken }) => !taken);
    if (!free) throw new Refused(409, 'seatTaken');
    const now = house.time.now();
    const change = arrival(game, newcomer, now);
    await db.batch([
      deleteKeys(game.id, free.seat),
      seatKey(game.id, free.seat, newcomer.token),
      updateSeat(game.id, free.seat, change),
      touch(game.id, now),
    ]);
    await game.adopt(game.row, await readSeats(db, game.id));
    return free.seat;
  });
}

/** The statement that gives a seat to a device. */
const seatKey = (game: string, seat: number, token: string): Statement =>
  insertKey({ game, hash: keyHash(game, token), kind: 'seat', seat, expires: null });

/** The changes to a seat when somebody takes it; a player who joins a running game adds nothing to the dice. */
function arrival(game: OpenGame, claim: Omit<SeatClaim, 'link'>, now: number): SeatChange {
  const name = nameOf(claim.name);
  const sits = { name, taken: true, ready: false, botTookOver: false, resigned: false, seen: now };
  return game.row.origin === null ? { ...sits, share: shareOf(claim.share) } : sits;
}
