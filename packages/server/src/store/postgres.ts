/** PostgreSQL, for as many processes as wanted. A connection may break at any moment; the next statement gets another one. */
import pg from 'pg';
import type { Database, DbRow, NewRows, Statement, Value } from './database.ts';
import { DatabaseAway, StoreFault } from './database.ts';

const { Client, Pool, types } = pg;

/** 8-byte integers come as text by default; ours are times and counts, far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

const POOL = 8;

/** How long a server may be silent before the connection to it counts as broken. */
const SILENCE = 10_000;

/** How to connect: a network that swallows everything without a word is noticed too. */
export const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: SILENCE,
  query_timeout: SILENCE,
  keepAlive: true,
});

/** What we have given up the server gives up too, with its locks, even if it has not noticed that we are gone. */
const GIVE_UP = `set statement_timeout = ${SILENCE + 5_000}; set idle_in_transaction_session_timeout = ${SILENCE + 5_000}`;

/** A server that drops a connection or accepts none: it is shutting down, starting up, full, or has another password. */
const ENDS = /^(08|28|57P|25P03|53300)/;
/** What the driver says of a broken connection without a code. */
const BROKEN = /^(Connection terminated|Query read timeout|timeout exceeded|Client )/;
/** What it says of one that is swallowed: the others are no better. */
const SILENT = /^Query read timeout/;
/** Two transactions waited for each other; this one was undone as a whole. */
const UNDONE = /^40(P01|001)$/;
const MOST_TRIES = 4;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** True when nobody can know whether a statement was carried out. */
function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ENDS.test(codeOf(error));
  return error instanceof Error && (/^E(?!RR_)[A-Z_]+$/.test(codeOf(error)) || BROKEN.test(error.message));
}

const named = (error: unknown): unknown =>
  isAway(error) ? new DatabaseAway(codeOf(error) || (error as Error).message, error) : error;

const numbered = new Map<string, string>();

/** The same statement with the numbered places PostgreSQL wants. */
function placed(sql: string): string {
  const known = numbered.get(sql);
  if (known) return known;
  let place = 0;
  const made = sql.replace(/\?/g, () => `$${++place}`);
  numbered.set(sql, made);
  return made;
}

/** Tries again what may be done twice, unless that has taken long already; errors of the connection get their name. */
async function tried<T>(work: () => Promise<T>, isHarmless: (error: unknown) => boolean): Promise<T> {
  const late = performance.now() + SILENCE / 2;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MOST_TRIES || performance.now() > late || !isHarmless(error)) throw named(error);
    }
  }
}

/** Connections that are kept; one that breaks is replaced by the next that is needed. */
function newPool(url: string): pg.Pool {
  const pool = new Pool({
    ...connectionTo(url),
    max: POOL,
    onConnect: (client) => client.query(GIVE_UP),
  });
  // The pool discards a connection that breaks while idle. One that breaks in use fails the statement under way, and says so
  // besides: without a listener that would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const wasUndone = (error: unknown): boolean => UNDONE.test(codeOf(error));
const wasUndoneOrAway = (error: unknown): boolean => wasUndone(error) || isAway(error);

/** Connects to a server by its address. */
export async function openPostgres(url: string): Promise<Database> {
  let pool = newPool(url);
  await pool.query('select 1').catch((error: Error) => {
    throw new StoreFault(`The database of DATABASE_URL does not answer: ${error.message}`);
  });

  /** Runs something with the pool, which is given up as a whole when one of its connections falls silent. */
  async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const used = pool;
    try {
      return await work(used);
    } catch (error) {
      if (used === pool && error instanceof Error && SILENT.test(error.message)) {
        pool = newPool(url);
        void used.end().catch(() => {});
      }
      throw error;
    }
  }

  const asked = (sql: string, values: readonly unknown[]) =>
    tried(
      () => withPool(async (used) => (await used.query(sql, [...values])).rows as DbRow[]),
      /^\s*select\b/i.test(sql) ? wasUndoneOrAway : wasUndone,
    );

  async function pooled(statements: readonly Statement[], used: pg.Pool): Promise<DbRow[][]> {
    const client = await used.connect();
    let broken: Error | undefined;
    try {
      return await transaction(client, statements);
    } catch (error) {
      if (isAway(error)) broken = error as Error;
      else
        await client.query('rollback').catch((lost: Error) => {
          broken = lost;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** On a connection of its own, without limits of time. */
  async function unhurried(statements: readonly Statement[]): Promise<DbRow[][]> {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('error', () => {});
    await client.connect();
    return transaction(client, statements).finally(() => client.end().catch(() => {}));
  }

  const batch = (statements: readonly Statement[], patience?: 'allTheTime'): Promise<DbRow[][]> =>
    tried(() => (patience ? unhurried(statements) : withPool((used) => pooled(statements, used))), wasUndone);

  return {
    kind: 'postgres',
    run: async <R extends object>(sql: string, values: readonly Value[] = []) =>
      (await asked(placed(sql), values)) as unknown as R[],
    batch,
    insertNew: async (put: NewRows, also: readonly Statement[] = []) => {
      const insert = unnested(put);
      if (also.length > 0) return (await batch([insert as unknown as Statement, ...also]))[0] ?? [];
      return asked(insert.sql, insert.values);
    },
    backup: async () => {
      throw new StoreFault('A database of PostgreSQL is copied with its own tools, for example pg_dump.');
    },
    close: () => pool.end(),
  };
}

async function transaction(client: pg.ClientBase, statements: readonly Statement[]): Promise<DbRow[][]> {
  await client.query('begin');
  const rows: DbRow[][] = [];
  for (const { sql, values = [] } of statements)
    rows.push((await client.query(placed(sql), [...values])).rows as DbRow[]);
  await client.query('commit');
  return rows;
}

/** All rows as one statement with one list for each column, so that it is prepared once for any number of rows. */
function unnested({ table, columns, types: kinds, rows, returning }: NewRows) {
  const lists = kinds.map((type, i) => `$${i + 1}::${type}[]`).join(', ');
  return {
    sql: `insert into ${table} (${columns.join(', ')}) select * from unnest(${lists}) on conflict do nothing returning ${returning.join(', ')}`,
    values: columns.map((_, column) => rows.map((row) => row[column] as Value)),
  };
}
