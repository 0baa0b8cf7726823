/**
 * What is kept of one person. Hashes differ from game to game, so that nobody who reads the database can tell who plays where: a
 * person is found only by whoever has the key, by trying it on every row.
 */
import type { KeptEvent, KeptSomewhere, KeptTable, KeptUnderKey } from '@flotilla/protocol';
import type { Database, DbRow, Value } from './database.ts';

/** A seat at a table. */
export interface SeatPlace {
  readonly game: string;
  readonly seat: number;
}

/** A place on the list of an event. */
export interface EntrantPlace {
  readonly event: string;
  readonly number: number;
}

/** Everywhere somebody is. */
export interface Places {
  readonly seats: readonly SeatPlace[];
  readonly entrants: readonly EntrantPlace[];
  /** Events this person has announced. */
  readonly events: readonly string[];
  /** Events this device wants to be told about, with the hash of its key there. */
  readonly follows: readonly { readonly event: string; readonly holder: string }[];
}

/** Rows that are tried at once; then others have a turn. */
const AT_ONCE = 500;

/** Reads a table from its first row to its last, in pieces. */
async function eachPiece<R extends object>(
  db: Database,
  sql: string,
  after: (row: R | null) => readonly Value[],
  take: (rows: readonly R[]) => void,
): Promise<void> {
  let last: R | null = null;
  for (;;) {
    const rows: R[] = await db.run<R>(sql, [...after(last), AT_ONCE]);
    take(rows);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1) ?? null;
    await new Promise((turn) => setImmediate(turn));
  }
}

/** Everywhere a key opens something; `hashAt` is what is kept of it at a table or event. */
export async function placesOf(db: Database, hashAt: (scope: string) => string): Promise<Places> {
  const seats: SeatPlace[] = [];
  const entrants: EntrantPlace[] = [];
  const events: string[] = [];
  const follows: { event: string; holder: string }[] = [];
  await eachPiece<{ game: string; hash: string; seat: number }>(
    db,
    "select game, hash, seat from keys where kind = 'seat' and (game, hash) > (?, ?) order by game, hash limit ?",
    (row) => [row?.game ?? '', row?.hash ?? ''],
    (rows) => {
      for (const { game, hash, seat } of rows) if (hash === hashAt(game)) seats.push({ game, seat });
    },
  );
  await eachPiece<{ event: string; number: number; hash: string | null }>(
    db,
    'select event, number, token_hash as hash from entrants where (event, number) > (?, ?) order by event, number limit ?',
    (row) => [row?.event ?? '', row?.number ?? 0],
    (rows) => {
      for (const { event, number, hash } of rows)
        if (hash === hashAt(event)) entrants.push({ event, number });
    },
  );
  await eachPiece<{ id: string; hash: string | null }>(
    db,
    'select id, owner_hash as hash from events where id > ? order by id limit ?',
    (row) => [row?.id ?? ''],
    (rows) => {
      for (const { id, hash } of rows) if (hash === hashAt(id)) events.push(id);
    },
  );
  await eachPiece<{ event: string; holder: string }>(
    db,
    'select distinct event, holder from followers where (event, holder) > (?, ?) order by event, holder limit ?',
    (row) => [row?.event ?? '', row?.holder ?? ''],
    (rows) => {
      for (const { event, holder } of rows) if (holder === hashAt(event)) follows.push({ event, holder });
    },
  );
  return { seats, entrants, events, follows };
}

/**
 * Everything kept of somebody at a seat, without keys and shares; null where there is no such seat. Nothing in it may change when
 * somebody else answers in secret: no number in the journal, and not when the table was last touched.
 */
export async function keptAtSeat(db: Database, { game, seat }: SeatPlace): Promise<KeptTable | null> {
  const place = [game, seat];
  const [own] = await db.run<Omit<KeptTable, 'table' | 'seat' | 'contacts' | 'chat' | 'answers'>>(
    `select g.game, g.state, g.listed, g.created, g.ended, s.name, s.seen, s.holiday, s.resigned
      from seats s join games g on g.id = s.game where s.game = ? and s.seat = ?`,
    place,
  );
  if (!own) return null;
  return {
    table: game,
    seat,
    ...own,
    contacts: await db.run<KeptTable['contacts'][number]>(
      'select channel, target, language from contacts where game = ? and seat = ?',
      place,
    ),
    chat: await db.run<KeptTable['chat'][number]>(
      'select number, body as text, at from chat where game = ? and seat = ? order by number',
      place,
    ),
    answers: await db.run<KeptTable['answers'][number]>(
      "select kind, body, at from entries where game = ? and seat = ? and author = 'person' order by number",
      place,
    ),
  };
}

/** Everything kept about an entrant of an event; null where no entrant has that number. */
export async function keptOfEntrant(
  db: Database,
  { event, number }: EntrantPlace,
): Promise<KeptEvent | null> {
  const [own] = await db.run<Omit<KeptEvent, 'event' | 'entrant' | 'attempts'>>(
    'select e.title, e.kind, e.state, n.name, n.state as entry, n.entered, n.marks, n.address from entrants n join events e on e.id = n.event where n.event = ? and n.number = ?',
    [event, number],
  );
  if (!own) return null;
  const attempts = await db.run<KeptEvent['attempts'][number]>(
    'select sea, game, state, figures, marks, began, ended from attempts where event = ? and entrant = ? order by sea',
    [event, number],
  );
  return { event, entrant: number, ...own, attempts };
}

/** The ways by which a device is told about events. */
export const keptOfFollower = (
  db: Database,
  { event, holder }: { readonly event: string; readonly holder: string },
): Promise<KeptUnderKey['notices'][number][]> =>
  db.run('select event, channel, target, language from followers where event = ? and holder = ?', [
    event,
    holder,
  ]);

/** Everywhere an address was given to be told something. */
export const keptOfTarget = async (db: Database, target: string): Promise<KeptSomewhere['notices']> => ({
  contacts: await db.run('select game, seat, channel, target, language from contacts where target = ?', [
    target,
  ]),
  followers: await db.run('select event, channel, target, language from followers where target = ?', [
    target,
  ]),
});

/** Forgets an address everywhere. */
export async function forgetTarget(db: Database, target: string): Promise<number> {
  const gone = await db.batch([
    { sql: 'delete from contacts where target = ? returning game', values: [target] },
    { sql: 'delete from followers where target = ? returning event', values: [target] },
  ]);
  return gone.reduce((sum, rows) => sum + rows.length, 0);
}

/** The tables at which an entrant sits for an event. */
export async function seatsOfEntrant(
  db: Database,
  { event, number }: EntrantPlace,
): Promise<readonly SeatPlace[]> {
  const attempts = await db.run<{ game: string }>(
    'select game from attempts where event = ? and entrant = ?',
    [event, number],
  );
  const boards = await db.run<{ game: string; seats: string }>(
    'select game, seats from pairings where event = ? and game is not null',
    [event],
  );
  return [
    ...attempts.map(({ game }) => ({ game, seat: 0 })),
    ...boards.flatMap(({ game, seats }) => {
      const seat = (JSON.parse(seats) as number[]).indexOf(number);
      return seat < 0 ? [] : [{ game, seat }];
    }),
  ];
}

/** The entrant who sits at a seat of a game of an event; null when the game is part of none. */
export async function entrantAt(db: Database, { game, seat }: SeatPlace): Promise<EntrantPlace | null> {
  const [attempt] = await db.run<EntrantPlace>(
    'select event, entrant as number from attempts where game = ?',
    [game],
  );
  if (attempt) return attempt;
  const [board] = await db.run<{ event: string; seats: string }>(
    'select event, seats from pairings where game = ?',
    [game],
  );
  const number = board && (JSON.parse(board.seats) as number[])[seat];
  return board && number !== undefined ? { event: board.event, number } : null;
}

/** Everything there is about a table or an event, as rows by the name of their table: what a report keeps. */
export async function snapshot(
  db: Database,
  of: { readonly game?: string; readonly event?: string },
): Promise<Record<string, DbRow[]>> {
  if (of.game !== undefined) {
    const rows = (sql: string): Promise<DbRow[]> => db.run(sql, [of.game ?? '']);
    return {
      games: await rows('select * from games where id = ?'),
      seats: await rows('select * from seats where game = ? order by seat'),
      entries: await rows('select * from entries where game = ? order by number'),
      chat: await rows('select * from chat where game = ? order by number'),
    };
  }
  const rows = (sql: string): Promise<DbRow[]> => db.run(sql, [of.event ?? '']);
  return {
    events: await rows(
      'select id, kind, title, game, state, opens, closes, created from events where id = ?',
    ),
    entrants: await rows('select number, name, state, entered from entrants where event = ? order by number'),
  };
}
