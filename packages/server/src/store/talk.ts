/** What players write to each other, and where they want to be reminded of their turn. */
import type { Channel } from '@flotilla/protocol';
import type { Database } from './database.ts';

/** A line of the chat. */
export interface ChatRow {
  readonly number: number;
  readonly seat: number;
  readonly body: string;
  readonly at: number;
}

/** The last lines of a game's chat. */
export async function readChat(db: Database, game: string, from = 0, most = 200): Promise<ChatRow[]> {
  const rows = await db.run<ChatRow>(
    'select number, seat, body, at from chat where game = ? and number > ? order by number desc limit ?',
    [game, from, most],
  );
  return rows.reverse();
}

/** The number of the last line of a game's chat; 0 when there is none. */
export async function lastLine(db: Database, game: string): Promise<number> {
  const [row] = await db.run<{ number: number | null }>(
    'select max(number) as number from chat where game = ?',
    [game],
  );
  return row?.number ?? 0;
}

/** Adds a line; null when the same line has been sent before. */
export async function addChat(
  db: Database,
  game: string,
  line: { readonly seat: number; readonly body: string; readonly key: string; readonly at: number },
): Promise<ChatRow | null> {
  const { seat, body, key, at } = line;
  for (let tries = 0; tries < 5; tries++) {
    const [row] = await db.run<{ number: number }>(
      `insert into chat (game, number, seat, body, key, at)
       values (?, (select coalesce(max(number), 0) + 1 from chat where game = ?), ?, ?, ?, ?)
       on conflict do nothing returning number`,
      [game, game, seat, body, key, at],
    );
    if (row) return { number: row.number, seat, body, at };
    const [known] = await db.run('select number from chat where game = ? and key = ?', [game, key]);
    if (known) return null;
  }
  throw new Error('A line of the chat found no place.');
}

/** Empties a line, or every line of a seat; gives the numbers of the lines that were emptied. They keep their places. */
export async function blankChat(
  db: Database,
  game: string,
  which: { readonly line: number } | { readonly seat: number },
): Promise<number[]> {
  const [column, value] = 'line' in which ? ['number', which.line] : ['seat', which.seat];
  const rows = await db.run<{ number: number }>(
    `update chat set body = '' where game = ? and ${column} = ? and body <> '' returning number`,
    [game, value],
  );
  return rows.map(({ number }) => number);
}

/** Lines by their numbers. */
export async function linesNumbered(
  db: Database,
  game: string,
  numbers: readonly number[],
): Promise<ChatRow[]> {
  const places = numbers.map(() => '?').join(', ');
  return db.run<ChatRow>(
    `select number, seat, body, at from chat where game = ? and number in (${places}) order by number`,
    [game, ...numbers],
  );
}

/** Where somebody wants to be told of a turn. */
export interface ContactRow {
  readonly game: string;
  readonly seat: number;
  readonly channel: Channel;
  /** An address, or JSON of a push subscription. */
  readonly target: string;
  readonly language: string;
  readonly failures: number;
  /** Hash of the key in the link that stops it. */
  readonly stopHash: string;
}

const CONTACT = 'game, seat, channel, target, language, failures, stop_hash as "stopHash"';

/** The contacts of a seat. */
export const readContacts = (db: Database, game: string, seat: number): Promise<ContactRow[]> =>
  db.run<ContactRow>(`select ${CONTACT} from contacts where game = ? and seat = ?`, [game, seat]);

/** Adds a contact, or forgets the failures of an existing one. */
export async function addContact(db: Database, contact: ContactRow): Promise<void> {
  const { game, seat, channel, target, language, stopHash } = contact;
  await db.run(
    `insert into contacts (game, seat, channel, target, language, failures, stop_hash) values (?, ?, ?, ?, ?, 0, ?)
     on conflict (game, seat, channel, target) do update set failures = 0, language = excluded.language, stop_hash = excluded.stop_hash`,
    [game, seat, channel, target, language, stopHash],
  );
}

/** Removes the contacts of a seat, or one of them. */
export async function removeContacts(
  db: Database,
  game: string,
  seat: number,
  target?: string,
): Promise<void> {
  if (target === undefined) await db.run('delete from contacts where game = ? and seat = ?', [game, seat]);
  else await db.run('delete from contacts where game = ? and seat = ? and target = ?', [game, seat, target]);
}

/** Removes the contact to which a stop link belongs; false when there is none. */
export async function stopContact(db: Database, game: string, stopHash: string): Promise<boolean> {
  const gone = await db.run('delete from contacts where game = ? and stop_hash = ? returning seat', [
    game,
    stopHash,
  ]);
  return gone.length > 0;
}

/** The number of failures in a row after which a contact is given up. */
export const MOST_FAILURES = 3;

/** Notes whether a contact could be told. */
export async function noteContact(db: Database, contact: ContactRow, worked: boolean): Promise<void> {
  const { game, seat, channel, target, failures } = contact;
  const where = 'where game = ? and seat = ? and channel = ? and target = ?';
  const place = [game, seat, channel, target];
  if (worked) await db.run(`update contacts set failures = 0 ${where}`, place);
  else if (failures + 1 >= MOST_FAILURES) await db.run(`delete from contacts ${where}`, place);
  else await db.run(`update contacts set failures = failures + 1 ${where}`, place);
}
