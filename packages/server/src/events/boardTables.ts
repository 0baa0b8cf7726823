/** The tables of a round: opened by the tournament itself, taken by those who are paired, with the key of their entry. */
import type { TourKind, TourSettings } from '@flotilla/protocol';
import { optionsRefusal } from '@flotilla/table/run';
import type { EventRow, PairingRow } from '../store/events.ts';
import { changeGame, insertGame, readGame, removeGame } from '../store/games.ts';
import { setBoardBegun, setBoardGame } from '../store/rounds.ts';
import { insertKey, insertSeat, readSeats, updateSeat } from '../store/seats.ts';
import { newShare, sealOf } from '../tables/dice.ts';
import { keyHash, newId } from '../tables/ids.ts';
import { seatOf } from '../tables/links.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { OpenTables } from '../tables/openTables.ts';
import { beginNow, freshSeat, isFull, optionsHere, shareOf } from '../tables/seating.ts';
import { Refused } from '../words.ts';
import { seaDice } from './tourSea.ts';

/** Nobody is the host of a board: what was agreed was agreed by the tournament. */
const NO_HOST = -1;

/** The table of a pairing: the one there is, or a new one. However many try, one is kept. */
export async function boardTable(
  house: OpenTables,
  event: EventRow,
  pairing: PairingRow,
  nameOf: (entrant: number) => string,
): Promise<OpenGame> {
  const id = pairing.game ?? (await openBoard(house, event, pairing, nameOf));
  const game = await house.game(id);
  if (!game) throw new Error(`The table of round ${pairing.round}, board ${pairing.board} is gone.`);
  return game;
}

async function openBoard(
  house: OpenTables,
  event: EventRow,
  pairing: PairingRow,
  nameOf: (entrant: number) => string,
): Promise<string> {
  const { db } = house.store;
  const rules = await house.library(event.game, null);
  if (!rules) throw new Error(`The rules of ${event.game} are not in this house.`);
  const { pace } = event.settings as TourSettings;
  const people = pairing.seats.map(() => null);
  const id = newId();
  const { secret, sealed } = await diceOf(house, event, pairing, id);
  const now = house.time.now();
  await db.batch([
    insertGame({
      id,
      game: rules.id,
      rules: rules.version,
      options: await optionsHere(rules, event.options, people),
      secret,
      sealed,
      origin: null,
      commitment: null,
      state: 'open',
      pace,
      listed: false,
      watch: event.kind === 'flotilla' ? 'nobody' : 'link',
      chat: true,
      host: NO_HOST,
      rematchOf: null,
      rematch: null,
      length: 0,
      asked: [],
      outcome: null,
      trouble: null,
      stand: null,
      event: event.id,
      round: pairing.round,
      until: pairing.closes,
      created: now,
      touched: now,
      ended: null,
    }),
    ...pairing.seats.map((entrant, seat) =>
      insertSeat({ ...freshSeat(id, seat, null), name: nameOf(entrant) }),
    ),
  ]);
  const kept = await setBoardGame(db, pairing, id);
  if (kept !== id) await removeGame(db, id);
  return kept;
}

/** The server's share of the dice of a table: its own, or that of the sea all captains of the round sail. */
async function diceOf(house: OpenTables, event: EventRow, { round }: PairingRow, id: string) {
  if (event.kind === 'flotilla') return seaDice(house, event.id, round);
  const server = newShare();
  return { secret: house.vault.lock(server), sealed: sealOf(id, server) };
}

/** Begins a game; captains on one sea have dice that are mixed already. */
async function beginBoard(house: OpenTables, game: OpenGame, kind: TourKind): Promise<void> {
  const { event, round } = game.row;
  const sea =
    kind === 'flotilla' && event !== null && round !== null ? await seaDice(house, event, round) : undefined;
  await beginNow(house, game, sea?.origin);
  await setBoardBegun(house.store.db, game.id);
}

/** Sits an entrant down at their board; the game begins when everybody is there. */
export async function sitDown(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  kind: TourKind,
  { share, token }: { readonly share: string; readonly token: string },
): Promise<void> {
  const { db } = house.store;
  await game.inTurn(async () => {
    await game.refreshNow();
    if (!game.seats[seat]?.taken) {
      if (game.row.state !== 'open') throw new Refused(409, 'boardDecided');
      const given = shareOf(share);
      const known = (await seatOf(house, game.id, token)) !== null;
      await db.batch([
        ...(known
          ? []
          : [insertKey({ game: game.id, hash: keyHash(game.id, token), kind: 'seat', seat, expires: null })]),
        updateSeat(game.id, seat, { share: given, taken: true, ready: true, seen: house.time.now() }),
      ]);
      await game.adopt(game.row, await readSeats(db, game.id));
    }
    if (game.row.state === 'open' && isFull(game)) await beginBoard(house, game, kind);
  });
}

/** Begins without those who have not come: a bot sails their boats, and nothing of it counts. */
export async function beginWithout(house: OpenTables, game: OpenGame): Promise<void> {
  const { db } = house.store;
  await game.inTurn(async () => {
    if (game.row.state !== 'open' || !game.seats.some(({ taken }) => taken)) return;
    await db.batch(
      game.seats
        .filter(({ taken }) => !taken)
        .map(({ seat }) => updateSeat(game.id, seat, { bot: 'steady', taken: true, ready: true })),
    );
    await game.adopt(game.row, await readSeats(db, game.id));
    await beginBoard(house, game, 'flotilla');
  });
}

/** Ends a game as it stands, or before it has begun. */
export async function endAsItStands(house: OpenTables, game: OpenGame): Promise<void> {
  const { store, time } = house;
  await game.close();
  await game.inTurn(async () => {
    if (game.row.state !== 'open') return;
    const ended = time.now();
    await changeGame(store.db, game.id, { state: 'dropped', ended, touched: ended, asked: [] }, 'open');
    await store.jobs.clearGame(game.id);
    await game.adopt((await readGame(store.db, game.id)) ?? game.row, await readSeats(store.db, game.id));
  });
}

/** The most people for whom the options of an event make a table, and the fewest; null when they make none. */
export async function tableSizes(
  house: OpenTables,
  game: string,
  options: EventRow['options'],
): Promise<{ readonly min: number; readonly max: number } | null> {
  const rules = await house.library(game, null);
  if (!rules) return null;
  const sizes: number[] = [];
  for (let size = Math.max(2, rules.seats.min); size <= rules.seats.max; size++)
    if (!optionsRefusal(rules, await normalisedAt(rules, options, size), size)) sizes.push(size);
  return sizes.length === 0 ? null : { min: Math.min(...sizes), max: Math.max(...sizes) };
}

async function normalisedAt(
  rules: Parameters<typeof optionsHere>[0],
  options: EventRow['options'],
  size: number,
) {
  try {
    return await optionsHere(
      rules,
      options,
      Array.from({ length: size }, () => null),
    );
  } catch {
    // What is refused here is refused below, in the words of the rules.
    return options;
  }
}
