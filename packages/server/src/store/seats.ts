/** Who sits where, and the keys to their seats. */
import type { Database, DbRow, Statement, Value } from './database.ts';

/** A seat at a table. */
export interface SeatRow {
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  /** The name of a bot, or null for a person, present or expected. */
  readonly bot: string | null;
  readonly taken: boolean;
  readonly ready: boolean;
  /** The share of the dice from the person's device. */
  readonly share: string | null;
  /** Milliseconds left on the clock, and since when it has been running; null without a clock, or while it is stopped. */
  readonly leftMs: number | null;
  readonly since: number | null;
  /** Whether a bot plays on because time ran out. */
  readonly botTookOver: boolean;
  readonly resigned: boolean;
  /** When the person was last here. */
  readonly seen: number;
  /** JSON of the standing orders. */
  readonly orders: string;
  /** Until when the person is on holiday. */
  readonly holiday: number | null;
}

/** What may change about a seat. */
export type SeatChange = Partial<Omit<SeatRow, 'game' | 'seat'>>;

const COLUMN: Readonly<Record<keyof SeatRow, string>> = {
  game: 'game',
  seat: 'seat',
  name: 'name',
  bot: 'bot',
  taken: 'taken',
  ready: 'ready',
  share: 'share',
  leftMs: 'left_ms',
  since: 'since',
  botTookOver: 'played_on',
  resigned: 'resigned',
  seen: 'seen',
  orders: 'orders',
  holiday: 'holiday',
};

const AS_YES = new Set<string>(['taken', 'ready', 'botTookOver', 'resigned']);

const stored = (field: string, value: unknown): Value =>
  AS_YES.has(field) ? Number(Boolean(value)) : ((value ?? null) as Value);

/** The columns of a seat that no other table has. */
export const SEAT_COLUMNS: readonly string[] = Object.values(COLUMN).filter((column) => column !== 'game');

/** A seat as it stands in the database. */
export const seatFrom = (row: DbRow): SeatRow =>
  Object.fromEntries(
    Object.entries(COLUMN).map(([field, column]) => {
      const value = row[column] ?? null;
      return [field, AS_YES.has(field) ? value === 1 : value];
    }),
  ) as unknown as SeatRow;

/** The statement that inserts a seat. */
export function insertSeat(seat: SeatRow): Statement {
  const fields = Object.keys(COLUMN) as (keyof SeatRow)[];
  return {
    sql: `insert into seats (${fields.map((field) => COLUMN[field]).join(', ')}) values (${fields.map(() => '?').join(', ')})`,
    values: fields.map((field) => stored(field, seat[field])),
  };
}

/** The statement that changes a seat. */
export function updateSeat(game: string, seat: number, change: SeatChange): Statement {
  const fields = Object.keys(change) as (keyof SeatChange)[];
  return {
    sql: `update seats set ${fields.map((field) => `${COLUMN[field]} = ?`).join(', ')} where game = ? and seat = ?`,
    values: [...fields.map((field) => stored(field, change[field])), game, seat],
  };
}

/** All seats of a game in order. */
export async function readSeats(db: Database, game: string): Promise<SeatRow[]> {
  return (await db.run('select * from seats where game = ? order by seat', [game])).map(seatFrom);
}

/** Changes a seat. */
export async function changeSeat(
  db: Database,
  game: string,
  seat: number,
  change: SeatChange,
): Promise<void> {
  const { sql, values } = updateSeat(game, seat, change);
  await db.run(sql, values);
}

/**
 * What a key opens. `claim`: a free seat, once. `device`: a taken seat on another device, once, within a quarter of an hour.
 * `seat`: the seat itself, as long as the game is kept.
 */
export type KeyKind = 'claim' | 'device' | 'seat';

/** A key of which only the hash is known. */
export interface KeyRow {
  readonly game: string;
  readonly hash: string;
  readonly kind: KeyKind;
  readonly seat: number;
  readonly expires: number | null;
}

/** The statement that inserts a key. */
export const insertKey = ({ game, hash, kind, seat, expires }: KeyRow): Statement => ({
  sql: 'insert into keys (game, hash, kind, seat, expires) values (?, ?, ?, ?, ?)',
  values: [game, hash, kind, seat, expires],
});

/** The statement that removes keys of a seat: all of them, or those of one kind. */
export const deleteKeys = (game: string, seat: number, kind?: KeyKind): Statement => ({
  sql: `delete from keys where game = ? and seat = ?${kind ? ' and kind = ?' : ''}`,
  values: kind ? [game, seat, kind] : [game, seat],
});

/** The keys of a game. */
export async function readKeys(db: Database, game: string): Promise<KeyRow[]> {
  return db.run<KeyRow>('select game, hash, kind, seat, expires from keys where game = ?', [game]);
}

/** Uses up a key that works once; false when somebody was faster or it is too old. */
export async function useUp(db: Database, { game, hash }: KeyRow, now: number): Promise<boolean> {
  const used = await db.run(
    "delete from keys where game = ? and hash = ? and kind <> 'seat' and (expires is null or expires > ?) returning hash",
    [game, hash, now],
  );
  return used.length > 0;
}
