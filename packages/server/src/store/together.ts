/** One commit for everything that is to be written during one turn of the event loop. */
import type { Database, Statement } from './database.ts';
import { DatabaseAway } from './database.ts';

interface Waiting {
  readonly place: string;
  readonly statement: Statement;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Gathers statements. Each resolves once it is on disk; those for one place keep their order. When they cannot be written at
 * once, each is written by itself, and fails for itself; while the database is away, all fail.
 */
export function together(db: Database): (place: string, statement: Statement) => Promise<void> {
  let waiting: Waiting[] = [];

  async function write(): Promise<void> {
    const group = waiting.sort((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)));
    waiting = [];
    try {
      await db.batch(group.map(({ statement }) => statement));
      for (const { settle } of group) settle();
    } catch (error) {
      if (error instanceof DatabaseAway) for (const { fail } of group) fail(error);
      else
        for (const { statement, settle, fail } of group)
          await db.run(statement.sql, statement.values).then(settle, fail);
    }
  }

  return (place, statement) =>
    new Promise((settle, fail) => {
      waiting.push({ place, statement, settle, fail });
      if (waiting.length === 1) setImmediate(() => void write());
    });
}
