/** Counts over the whole database, for the figures. */
import type { Database } from './database.ts';
import { isDue } from './jobs.ts';

/** What there is. */
export interface Census {
  /** Tables by their state. */
  readonly tables: Readonly<Record<string, number>>;
  /** Running tables at which the game cannot go on: by a fault, or because the rules have changed. */
  readonly stopped: Readonly<Record<string, number>>;
  /** Jobs that are due and that nobody does at present. */
  readonly due: number;
}

/** Counts everything in two statements. */
export async function census(db: Database, now: number, steady: number): Promise<Census> {
  const groups = await db.run<{ state: string; trouble: string | null; tables: number }>(
    'select state, trouble, count(*) as tables from games group by state, trouble',
  );
  const due = isDue(now, steady);
  const [jobs] = await db.run<{ due: number }>(
    `select count(*) as due from jobs where ${due.sql} and leased <= ?`,
    [...due.values, now],
  );
  const tables: Record<string, number> = { open: 0, running: 0, over: 0 };
  const stopped: Record<string, number> = { fault: 0, rules: 0 };
  for (const { state, trouble, tables: count } of groups) {
    tables[state] = (tables[state] ?? 0) + count;
    if (state === 'running' && trouble !== null) stopped[trouble] = count;
  }
  return { tables, stopped, due: jobs?.due ?? 0 };
}
