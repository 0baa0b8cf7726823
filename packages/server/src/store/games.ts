/** Games in the database: everything about a table that is not in its journal. */
import type { TableStage, TimeControl, Trouble, WatchRule } from '@flotilla/protocol';
import type { FormChoice } from '@flotilla/table';
import type { Database, DbRow, Statement, Value } from './database.ts';
import type { SeatRow } from './seats.ts';
import { SEAT_COLUMNS, seatFrom } from './seats.ts';

/** Where the seed came from, as far as it may be known before the end. */
export interface DiceOrigin {
  /** The seal of the server's share, shown before anybody sits down. */
  readonly sealed: string;
  /** The share of each seat; null for a bot. */
  readonly parts: readonly (string | null)[];
  /** The name under which the shares were mixed, when it is that of a sea many captains sail and not of this game alone. */
  readonly id?: string;
}

/** A game as it is stored. */
export interface GameRow {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: FormChoice;
  /** The server's share, encrypted with a key that is not in the database. */
  readonly secret: string;
  /** The seal of the server's share. */
  readonly sealed: string;
  /** Null until the shares are mixed. */
  readonly origin: DiceOrigin | null;
  readonly commitment: string | null;
  readonly state: TableStage;
  readonly pace: TimeControl;
  readonly listed: boolean;
  readonly watch: WatchRule;
  /** Whether players may write to each other. */
  readonly chat: boolean;
  /** The seat that opened the table. */
  readonly host: number;
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  /** A hint for lists; the journal decides. */
  readonly length: number;
  /** The seats that are asked, for lists; only as far as everybody may know. */
  readonly asked: readonly number[];
  /** JSON of how it ended. */
  readonly outcome: string | null;
  /** Why it cannot go on: an error in the rules, or rules that have changed. */
  readonly trouble: Trouble;
  /** The hash of the state after an entry, noted when the game last left memory. */
  readonly stand: { readonly number: number; readonly hash: string } | null;
  /** The event it is part of, and which of its seas or rounds. */
  readonly event: string | null;
  readonly round: number | null;
  /** Answers that arrive from this time on are refused; null when only the rules end the game. */
  readonly until: number | null;
  readonly created: number;
  readonly touched: number;
  readonly ended: number | null;
}

/** What may change about a game. */
export type GameChange = Partial<Omit<GameRow, 'id' | 'game' | 'created' | 'secret' | 'sealed'>>;

const COLUMN: Readonly<Record<keyof GameRow, string>> = {
  id: 'id',
  game: 'game',
  rules: 'rules',
  options: 'options',
  secret: 'secret',
  sealed: 'sealed',
  origin: 'origin',
  commitment: 'commitment',
  state: 'state',
  pace: 'pace',
  listed: 'listed',
  watch: 'watch',
  chat: 'chat',
  host: 'host',
  rematchOf: 'rematch_of',
  rematch: 'rematch',
  length: 'length',
  asked: 'asked',
  outcome: 'outcome',
  trouble: 'trouble',
  stand: 'stand',
  event: 'event',
  round: 'round',
  until: 'until',
  created: 'created',
  touched: 'touched',
  ended: 'ended',
};

const AS_JSON = new Set<string>(['options', 'origin', 'pace', 'asked', 'stand']);
const AS_YES = new Set<string>(['listed', 'chat']);

function stored(field: string, value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (AS_JSON.has(field)) return JSON.stringify(value);
  if (AS_YES.has(field)) return value ? 1 : 0;
  return value as Value;
}

function gameFrom(row: DbRow): GameRow {
  const fields = Object.entries(COLUMN).map(([field, column]) => {
    const value = row[column] ?? null;
    if (value !== null && AS_JSON.has(field)) return [field, JSON.parse(String(value))];
    if (AS_YES.has(field)) return [field, value === 1];
    return [field, value];
  });
  return Object.fromEntries(fields) as GameRow;
}

/** The statement that inserts a new game. */
export function insertGame(game: GameRow): Statement {
  const fields = Object.keys(COLUMN) as (keyof GameRow)[];
  return {
    sql: `insert into games (${fields.map((field) => COLUMN[field]).join(', ')}) values (${fields.map(() => '?').join(', ')})`,
    values: fields.map((field) => stored(field, game[field])),
  };
}

/** The statement that changes a game; if a stage is given, only while the game is at it. */
export function updateGame(id: string, change: GameChange, while_?: TableStage): Statement {
  const fields = Object.keys(change) as (keyof GameChange)[];
  const set = fields.map((field) => `${COLUMN[field]} = ?`).join(', ');
  const values = fields.map((field) => stored(field, change[field]));
  return {
    sql: `update games set ${set} where id = ?${while_ ? ' and state = ?' : ''} returning id`,
    values: while_ ? [...values, id, while_] : [...values, id],
  };
}

/** One game; null when there is none. */
export async function readGame(db: Database, id: string): Promise<GameRow | null> {
  const [row] = await db.run('select * from games where id = ?', [id]);
  return row ? gameFrom(row) : null;
}

/** Changes a game; false when it does not exist, or is no longer at that stage. */
export async function changeGame(
  db: Database,
  id: string,
  change: GameChange,
  while_?: TableStage,
): Promise<boolean> {
  const { sql, values } = updateGame(id, change, while_);
  return (await db.run(sql, values)).length > 0;
}

/** Tables that everybody may join or watch, with who sits there, the newest first; the database is asked once. */
export async function listedGames(
  db: Database,
  most: number,
): Promise<{ readonly row: GameRow; readonly seats: readonly SeatRow[] }[]> {
  const rows = await db.run(
    `select listed.*, ${SEAT_COLUMNS.map((column) => `seats.${column}`).join(', ')} from
      (select * from games where (listed = 1 or watch = 'all') and state in ('open', 'running')
        order by created desc, id limit ?) as listed
      join seats on seats.game = listed.id order by listed.created desc, listed.id, seats.seat`,
    [most],
  );
  const tables = new Map<string, { row: GameRow; seats: SeatRow[] }>();
  for (const row of rows) {
    const id = String(row.id);
    const table = tables.get(id) ?? { row: gameFrom(row), seats: [] };
    table.seats.push(seatFrom({ ...row, game: id }));
    tables.set(id, table);
  }
  return [...tables.values()];
}

/** The ids of games that nobody has touched since a time, with their stage; those of events are kept as long as their event. */
export async function untouchedGames(
  db: Database,
  before: number,
  most: number,
): Promise<{ id: string; state: TableStage }[]> {
  return db.run('select id, state from games where touched < ? and event is null order by touched limit ?', [
    before,
    most,
  ]);
}

/** The ids of all games at a stage. */
export async function gamesAt(db: Database, stage: TableStage): Promise<string[]> {
  return (await db.run<{ id: string }>('select id from games where state = ?', [stage])).map(({ id }) => id);
}

/** Removes a game with everything that belongs to it. */
export async function removeGame(db: Database, id: string): Promise<void> {
  await db.batch([
    { sql: 'delete from entries where game = ?', values: [id] },
    { sql: 'delete from jobs where key = ? or substr(key, 1, ?) = ?', values: [id, id.length + 1, `${id}.`] },
    { sql: 'delete from games where id = ?', values: [id] },
  ]);
}
