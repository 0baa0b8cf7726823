/** Opening a table, sitting down, and beginning. */
import type { TimeControl, WatchRule } from '@flotilla/protocol';
import type { AnyGame, FormChoice, Refusal, Text } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import {
  botNames,
  catalogueOf,
  commitmentTo,
  forcedOptions,
  optionsRefusal,
  plainName,
  reasonIn,
  refusalText,
  tableTexts,
  words,
} from '@flotilla/table/run';
import type { Statement } from '../store/database.ts';
import type { DiceOrigin, GameRow } from '../store/games.ts';
import { insertGame, readGame, updateGame } from '../store/games.ts';
import type { SeatChange, SeatRow } from '../store/seats.ts';
import { deleteKeys, insertKey, insertSeat, readSeats, updateSeat } from '../store/seats.ts';
import { Refused } from '../words.ts';
import { clockStatements, movedClocks, windowOf } from './clock.ts';
import { isShare, newShare, sealOf } from './dice.ts';
import { keyHash, newId } from './ids.ts';
import type { OpenGame } from './openGame.ts';
import type { OpenTables } from './openTables.ts';
import { openingSession, seedOf } from './rehydrate.ts';

/** A table as somebody wants it. */
export interface NewTable {
  readonly game: string;
  readonly options: FormChoice;
  /** A bot's name for each seat, or null for a person. The first person's seat is the host's. */
  readonly seats: readonly (string | null)[];
  readonly name: string;
  readonly share: string;
  readonly pace: TimeControl;
  readonly listed: boolean;
  readonly watch: WatchRule;
  readonly chat: boolean;
}

/** Seats somebody at a table. */
export interface TakenSeat {
  readonly game: OpenGame;
  readonly seat: number;
}

/** A name as it is shown; refused when nothing of it is left. */
export const nameOf = (given: string): string => {
  const name = plainName(given);
  if (name === '') throw new Refused(400, 'noName');
  return name;
};

/** A share of the dice; refused when it is none. */
export const shareOf = (given: string): string => {
  if (!isShare(given)) throw new Refused(400, 'noShare');
  return given;
};

function checkBot(rules: AnyGame, bot: string | null): void {
  if (bot !== null && !botNames(rules).includes(bot)) throw new Refused(400, 'noBot');
}

/**
 * The options with which a game begins here. People elsewhere could tell who is asked, so every table of the server uses the
 * options that follow from several people at one table.
 */
export async function optionsHere(
  rules: AnyGame,
  given: FormChoice,
  seats: readonly (string | null)[],
): Promise<FormChoice> {
  const people: SeatRecord[] = seats.map((bot) => ({ name: '', bot }));
  const crowd = people.filter(({ bot }) => bot === null).length > 1 ? people : [TWO, TWO];
  const options = { ...startOf(rules.optionFields), ...given, ...forcedOptions(rules, crowd) };
  const refusal = optionsRefusal(rules, options, seats.length);
  if (refusal) throw new Refused(400, 'notAllowed', { why: await inWords(rules, refusal) });
  return options;
}

/** A refusal of the rules in English, for clients without words of their own. */
export async function inWords(rules: AnyGame, refusal: Refusal): Promise<string> {
  const catalogue = { ...tableTexts.en, ...(await catalogueOf(rules, 'en')) };
  const say = (said: Text): string => words({ language: 'en', catalogue }, said);
  return reasonIn(say)({ ...refusal, why: refusalText(refusal, 'options', rules.optionFields) });
}

const TWO: SeatRecord = { name: '', bot: null };

/** Opens a table; the host takes its first free seat with the key of their device. */
export async function openTable(house: OpenTables, wanted: NewTable, token: string): Promise<TakenSeat> {
  const rules = await house.library(wanted.game, null);
  if (!rules || rules.seats.max < 2) throw new Refused(400, 'noGame');
  for (const bot of wanted.seats) checkBot(rules, bot);
  const host = wanted.seats.indexOf(null);
  if (host < 0) throw new Refused(400, 'noPersons');
  const options = await optionsHere(rules, wanted.options, wanted.seats);
  const name = nameOf(wanted.name);
  const share = shareOf(wanted.share);
  const id = newId();
  const server = newShare();
  const now = house.time.now();
  const row: GameRow = {
    id,
    game: rules.id,
    rules: rules.version,
    options,
    secret: house.vault.lock(server),
    sealed: sealOf(id, server),
    origin: null,
    commitment: null,
    state: 'open',
    pace: wanted.pace,
    listed: wanted.listed,
    watch: wanted.watch,
    chat: wanted.chat,
    host,
    rematchOf: null,
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
  };
  const seats = wanted.seats.map((bot, seat) => ({
    ...freshSeat(id, seat, bot),
    ...(seat === host && { name, share, taken: true, seen: now }),
  }));
  await house.store.db.batch([
    insertGame(row),
    ...seats.map(insertSeat),
    insertKey({ game: id, hash: keyHash(id, token), kind: 'seat', seat: host, expires: null }),
  ]);
  return { game: (await house.game(id)) as OpenGame, seat: host };
}

/** A seat at which nobody has sat yet. */
export const freshSeat = (game: string, seat: number, bot: string | null): SeatRow => ({
  game,
  seat,
  name: bot ?? '',
  bot,
  taken: bot !== null,
  ready: bot !== null,
  share: null,
  leftMs: null,
  since: null,
  botTookOver: false,
  resigned: false,
  seen: 0,
  orders: '{}',
  holiday: null,
});

/** Notes that somebody did something at a table. */
export const touch = (id: string, now: number): Statement => updateGame(id, { touched: now });

/** Changes a seat and tells everybody. */
export async function alterSeat(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  change: SeatChange,
): Promise<void> {
  const { db } = house.store;
  await db.batch([updateSeat(game.id, seat, change), touch(game.id, house.time.now())]);
  await game.adopt(game.row, await readSeats(db, game.id));
}

/** Puts a bot in a seat, or removes it for a person to come, before the game begins. */
export async function seatBot(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  bot: string | null,
): Promise<void> {
  await game.inTurn(async () => {
    mustBeOpen(game);
    const row = game.seats[seat];
    if (!row) throw new Refused(404, 'seatMissing');
    checkBot(game.rules, bot);
    if (row.bot === null && row.taken) throw new Refused(409, 'seatTaken');
    const { game: _, seat: __, ...fresh } = freshSeat(game.id, seat, bot);
    await house.store.db.batch([deleteKeys(game.id, seat)]);
    await alterSeat(house, game, seat, fresh);
  });
}

/** Frees the seat of somebody who has disappeared, so that its link can be given out again. A bot plays on meanwhile. */
export async function freeSeat(house: OpenTables, game: OpenGame, seat: number): Promise<void> {
  await game.inTurn(async () => {
    const row = game.seats[seat];
    if (!row || row.bot !== null) throw new Refused(404, 'seatMissing');
    if (seat === game.row.host) throw new Refused(409, 'seatTaken');
    const open = game.row.origin === null;
    await house.store.db.batch([deleteKeys(game.id, seat)]);
    await alterSeat(
      house,
      game,
      seat,
      open ? { name: '', taken: false, ready: false, share: null } : { taken: false, botTookOver: true },
    );
  });
}

/** Refuses what can be done only before the game begins. */
export function mustBeOpen(game: OpenGame): void {
  if (game.row.state !== 'open') throw new Refused(409, 'begun');
}

/** Whether every expected person has sat down. */
export const isFull = ({ seats }: OpenGame): boolean => seats.every(({ taken }) => taken);

/** Says that a seat is ready, or no longer ready; the game begins when all are. */
export async function sayReady(
  house: OpenTables,
  game: OpenGame,
  seat: number,
  ready: boolean,
): Promise<void> {
  await game.inTurn(async () => {
    mustBeOpen(game);
    await alterSeat(house, game, seat, { ready });
    if (isFull(game) && game.seats.every((one) => one.ready)) await beginNow(house, game);
  });
}

/** Begins because the host says so. */
export async function begin(house: OpenTables, game: OpenGame): Promise<void> {
  await game.inTurn(async () => {
    mustBeOpen(game);
    if (!isFull(game)) throw new Refused(409, 'seatFree');
    await beginNow(house, game);
  });
}

/** Mixes the shares and lays the table; the dice of a sea that many sail are mixed already. */
export async function beginNow(house: OpenTables, game: OpenGame, sea?: DiceOrigin): Promise<void> {
  const { db } = house.store;
  const now = house.time.now();
  const { row } = game;
  const origin: DiceOrigin = sea ?? { sealed: row.sealed, parts: game.seats.map(({ share }) => share) };
  const seed = seedOf({ ...row, origin }, house.vault);
  const options = await optionsHere(
    game.rules,
    row.options,
    game.seats.map(({ bot }) => bot),
  );
  const change = {
    state: 'running',
    origin,
    commitment: commitmentTo(seed),
    options,
    touched: now,
  } as const;
  const next: GameRow = { ...row, ...change };
  const { decisions } = openingSession(game.rules, next, game.seats, seed);
  const steady = house.time.steady();
  const window = windowOf(row.pace, decisions, steady);
  const moved = movedClocks(row.pace, game.seats, decisions, steady, house.time.shift());
  const clocks = clockStatements(row, moved, window, null);
  const [changed] = await db.batch([updateGame(row.id, change, 'open'), ...clocks]);
  if (changed?.length === 0) return game.refreshNow();
  await game.adopt((await readGame(db, row.id)) ?? next, await readSeats(db, row.id));
}

/** What the host may change about a table. */
export type TableChange = Partial<Pick<GameRow, 'pace' | 'listed' | 'watch' | 'chat'>>;

/** Changes what was agreed; the pace only before the game begins. */
export async function changeTable(house: OpenTables, game: OpenGame, change: TableChange): Promise<void> {
  await game.inTurn(async () => {
    if (change.pace && game.row.state !== 'open') throw new Refused(409, 'begun');
    const { db } = house.store;
    const { sql, values } = updateGame(game.id, { ...change, touched: house.time.now() });
    await db.run(sql, values);
    await game.adopt((await readGame(db, game.id)) ?? game.row, game.seats);
  });
}
