/** What the operator finds: tables, events and names. */
import type { FoundEvent, FoundName, FoundTable } from '@flotilla/protocol';
import type { Database, Value } from './database.ts';

/** What is looked for; nothing is everything, the latest first. */
export interface Search {
  /** Part of a name, a title or an id, in any letters. */
  readonly text?: string | undefined;
  readonly state?: string | undefined;
  readonly most: number;
}

/** A pattern that finds a text anywhere, whatever stands in it. SQLite knows the capitals of English only. */
function anywhere({ kind }: Database, text: string): string {
  const small =
    kind === 'sqlite' ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : text.toLowerCase();
  return `%${small.replace(/[\\%_]/g, '\\$&')}%`;
}

const like = (column: string): string => `lower(${column}) like ? escape '\\'`;

/** Tables with the names at them. */
export async function findTables(db: Database, { text, state, most }: Search): Promise<FoundTable[]> {
  const where: string[] = [];
  const values: Value[] = [];
  if (state !== undefined) {
    where.push('g.state = ?');
    values.push(state);
  }
  if (text !== undefined) {
    const named = `exists (select 1 from seats s where s.game = g.id and ${like('s.name')})`;
    where.push(`(g.id = ? or ${like('g.game')} or ${named})`);
    values.push(text, anywhere(db, text), anywhere(db, text));
  }
  const rows = await db.run<Omit<FoundTable, 'names'>>(
    `select g.id, g.game, g.state, g.listed, g.event, g.trouble, g.length, g.created, g.touched,
      (select count(*) from chat c where c.game = g.id) as lines,
      (select count(*) from reports r where r.game = g.id and r.settled is null) as reports
      from games g ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by g.touched desc limit ?`,
    [...values, most],
  );
  return Promise.all(rows.map(async (row) => ({ ...row, names: (await namesAt(db, row.id)).join(' · ') })));
}

const namesAt = async (db: Database, game: string): Promise<string[]> =>
  (
    await db.run<{ name: string; taken: number }>(
      'select name, taken from seats where game = ? order by seat',
      [game],
    )
  ).map(({ name, taken }) => (taken ? name : '–'));

/** Events. */
export function findEvents(db: Database, { text, state, most }: Search): Promise<FoundEvent[]> {
  const where: string[] = [];
  const values: Value[] = [];
  if (state !== undefined) {
    where.push('e.state = ?');
    values.push(state);
  }
  if (text !== undefined) {
    const named = `exists (select 1 from entrants n where n.event = e.id and ${like('n.name')})`;
    where.push(`(e.id = ? or ${like('e.title')} or ${named})`);
    values.push(text, anywhere(db, text), anywhere(db, text));
  }
  return db.run<FoundEvent>(
    `select e.id, e.kind, e.title, e.game, e.state, e.listed, e.opens, e.closes,
      (select count(*) from entrants n where n.event = e.id) as entrants,
      (select count(*) from reports r where r.event = e.id and r.settled is null) as reports
      from events e ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by e.touched desc limit ?`,
    [...values, most],
  );
}

/** Names of people wherever they stand: at seats, on lists, at records that were submitted. */
export async function findNames(db: Database, text: string, most: number): Promise<FoundName[]> {
  const part = anywhere(db, text);
  const seats = await db.run<FoundName>(
    `select 'seat' as at, s.game as id, s.seat as number, s.name, g.state, g.touched from seats s join games g on g.id = s.game
      where s.bot is null and ${like('s.name')} order by g.touched desc limit ?`,
    [part, most],
  );
  const entrants = await db.run<FoundName>(
    `select 'entrant' as at, n.event as id, n.number, n.name, e.state, e.touched from entrants n join events e on e.id = n.event
      where ${like('n.name')} order by e.touched desc limit ?`,
    [part, most],
  );
  const waters = await db.run<FoundName>(
    `select 'record' as at, w.event as id, w.number, w.name, e.state, e.touched from waters w join events e on e.id = w.event
      where ${like('w.name')} order by e.touched desc limit ?`,
    [part, most],
  );
  return [...seats, ...entrants, ...waters];
}
