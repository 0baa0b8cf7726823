/** What a shared database has of games that are open here: enough to see whether another process has changed one. */
import type { Database } from './database.ts';

/** The newest of a game in the database. */
export interface Latest {
  readonly id: string;
  /** The number of its last entry. */
  readonly number: number;
  /** The number of the last line of its chat. */
  readonly said: number;
  /** Changes whenever the table or a seat does. */
  readonly mark: string;
}

/** What pages and bots go by; not when somebody was last seen, nor what only lists show. */
const OF_TABLE = [
  ...['state', 'options', 'pace', 'listed', 'watch', 'chat', 'host'],
  ...['rematch', 'outcome', 'trouble', 'until', 'origin'],
];
const OF_SEAT = [
  ...['seat', 'name', 'bot', 'taken', 'ready', 'share', 'left_ms', 'since'],
  ...['played_on', 'resigned', 'orders', 'holiday'],
];

const columns = (of: string, names: readonly string[]): string =>
  `row(${names.map((name) => `${of}.${name}`).join(', ')})::text`;

/** One look into the index for each game. */
const LATEST = `select g.id,
  coalesce((select max(e.number) from entries e where e.game = g.id), 0) as number,
  coalesce((select max(c.number) from chat c where c.game = g.id), 0) as said,
  md5(${columns('g', OF_TABLE)} || coalesce(
    (select string_agg(${columns('s', OF_SEAT)}, '' order by s.seat) from seats s where s.game = g.id), '')) as mark
  from games g where g.id in (select json_array_elements_text(?::json))`;

/** The newest of each of these games in one query; one that is gone is left out. For PostgreSQL only: no other is shared. */
export async function latestOf(db: Database, ids: readonly string[]): Promise<Map<string, Latest>> {
  if (ids.length === 0) return new Map();
  const found = await db.run<Latest>(LATEST, [JSON.stringify(ids)]);
  return new Map(found.map((latest) => [latest.id, latest]));
}
