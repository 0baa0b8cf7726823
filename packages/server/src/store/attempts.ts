/** Attempts in the database: who sailed which sea of an event in which game, and records that were submitted afterwards. */
import type { Scored } from '@flotilla/companion';
import type { AttemptState } from '@flotilla/protocol';
import type { Database, Statement } from './database.ts';
import { rowsOf } from './rows.ts';

/** One attempt. */
export interface AttemptRow {
  readonly event: string;
  readonly entrant: number;
  readonly sea: number;
  readonly game: string;
  readonly state: AttemptState;
  /** The patrol or week that is under way, counted from 1. */
  readonly progress: number;
  /** Null while it is under way. */
  readonly figures: Scored | null;
  readonly marks: readonly string[];
  readonly began: number;
  readonly ended: number | null;
}

/** A record somebody played at home and submitted. */
export interface WaterRow {
  readonly event: string;
  readonly number: number;
  readonly sea: number;
  readonly name: string;
  readonly figures: Scored;
  /** The hash of its answers: the same game counts once. */
  readonly hash: string;
  /** The text of the record. */
  readonly record: string;
  readonly at: number;
}

const attempts = rowsOf<AttemptRow>(
  'attempts',
  ['event', 'entrant', 'sea', 'game', 'state', 'progress', 'figures', 'marks', 'began', 'ended'],
  { json: ['figures', 'marks'] },
);

const waters = rowsOf<WaterRow>(
  'waters',
  ['event', 'number', 'sea', 'name', 'figures', 'hash', 'record', 'at'],
  { json: ['figures'] },
);

/**
 * The statement that begins an attempt; it fails when there is one of this entrant on this sea, and does nothing once the event is not
 * open any more. Gives back the game of an attempt that was begun.
 */
export const insertWhileOpen = ({
  event,
  entrant,
  sea,
  game,
  state,
  progress,
  began,
}: AttemptRow): Statement => ({
  sql: `insert into attempts (event, entrant, sea, game, state, progress, marks, began)
    select id, cast(? as integer), cast(? as integer), ?, ?, cast(? as integer), '[]', cast(? as bigint)
    from events where id = ? and state = 'open' returning game`,
  values: [entrant, sea, game, state, progress, began, event],
});

/** The statement that changes the attempt of a game while it runs. */
export const updateAttempt = (game: string, change: Partial<AttemptRow>): Statement =>
  attempts.update(change, "game = ? and state = 'running'", [game]);

/** The statement that writes the marks of an attempt. */
export const markAttempt = (game: string, marks: readonly string[]): Statement =>
  attempts.update({ marks }, 'game = ?', [game]);

/** All attempts of an event, or those of one entrant. */
export const readAttempts = async (db: Database, event: string, entrant?: number): Promise<AttemptRow[]> =>
  (
    await db.run(
      `select * from attempts where event = ?${entrant === undefined ? '' : ' and entrant = ?'} order by entrant, sea`,
      entrant === undefined ? [event] : [event, entrant],
    )
  ).map(attempts.from);

/** Adds a submitted record; null when the same game has been submitted for this sea. */
export async function addWater(db: Database, water: Omit<WaterRow, 'number'>): Promise<WaterRow | null> {
  for (let tries = 0; tries < 50; tries++) {
    const known = 'select number from waters where event = ? and sea = ? and hash = ?';
    if ((await db.run(known, [water.event, water.sea, water.hash])).length > 0) return null;
    const [last] = await db.run<{ number: number | null }>(
      'select max(number) as number from waters where event = ?',
      [water.event],
    );
    const row: WaterRow = { ...water, number: (last?.number ?? 0) + 1 };
    const { sql, values } = waters.insert(row, 'there');
    if ((await db.run(sql, values)).length > 0) return row;
  }
  throw new Error('A record found no place on the list.');
}

/** Submitted records, without their texts. */
export const readWaters = async (db: Database, event: string): Promise<Omit<WaterRow, 'record'>[]> =>
  (
    await db.run(
      "select event, number, sea, name, figures, hash, at, '' as record from waters where event = ? order by number",
      [event],
    )
  ).map((row) => {
    const { record: _, ...water } = waters.from(row);
    return water;
  });

/** The text of a submitted record; null when there is none. */
export async function waterRecord(db: Database, event: string, number: number): Promise<string | null> {
  const [row] = await db.run<{ record: string }>('select record from waters where event = ? and number = ?', [
    event,
    number,
  ]);
  return row?.record ?? null;
}
