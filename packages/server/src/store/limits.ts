/** Used-up limits in the database: shared by all processes of PostgreSQL, and kept over restarts everywhere. */
import type { Rate, SharedCounts, Used } from '../counting.ts';
import type { Database } from './database.ts';

/** Counts that all processes of a database share. One statement takes, and two at the same moment wait for each other. */
export function sharedCounts(db: Database): SharedCounts {
  const whole = 'cast(? as double precision)';
  const used = `least(greatest(limits.until, ${whole}), ${whole})`;
  const take = `insert into limits (kind, name, until) values (?, ?, ${whole})
    on conflict (kind, name) do update set until = ${used} + ${whole} where ${used} + ${whole} <= ${whole}
    returning until`;
  return {
    async take(kind, name, { count, within }: Rate, many, now) {
      const cost = (many * within) / count;
      // A thousandth of a millisecond makes up for rounding.
      const full = now + within + 1e-3;
      const bounds = [now, now + within];
      const values = [kind, name, now + cost, ...bounds, cost, ...bounds, cost, full];
      const [made] = await db.run<{ until: number }>(take, values);
      if (made) return { taken: true, until: made.until };
      const [row] = await db.run<{ until: number }>('select until from limits where kind = ? and name = ?', [
        kind,
        name,
      ]);
      return { taken: false, until: row?.until ?? now };
    },
  };
}

/** Writes what was used up, for the next start. */
export async function keepUsed(db: Database, used: readonly Used[]): Promise<void> {
  if (used.length === 0) return;
  await db.batch(
    used.map(({ kind, name, until }) => ({
      sql: 'insert into limits (kind, name, until) values (?, ?, ?) on conflict (kind, name) do update set until = excluded.until',
      values: [kind, name, until],
    })),
  );
}

/** What was used up and is not back yet. */
export const readUsed = (db: Database, now: number): Promise<Used[]> =>
  db.run<Used>('select kind, name, until from limits where until > ?', [now]);

/** Forgets what is back. */
export async function forgetUsed(db: Database, now: number): Promise<void> {
  await db.run('delete from limits where until <= ?', [now]);
}
