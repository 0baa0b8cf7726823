/** PostgreSQL, for as many processes as wanted. */
import pg from 'pg';
import type { Database, NewRows, Row, Statement, Value } from './database.ts';
import { StoreFault } from './database.ts';

const { Pool, types } = pg;

/** 8-byte integers come as text by default; ours are times and counts, far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

const POOL = 8;

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

/** Connects to a server by its address. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: POOL });
  // The pool discards a connection that breaks while idle; the next query opens another.
  pool.on('error', () => {});
  await pool.query('select 1').catch((error: Error) => {
    throw new StoreFault(`The database of DATABASE_URL does not answer: ${error.message}`);
  });

  async function batch(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const rows: Row[][] = [];
      for (const { sql, values = [] } of statements) {
        rows.push((await client.query(placed(sql), [...values])).rows as Row[]);
      }
      await client.query('commit');
      return rows;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    kind: 'postgres',
    run: async <R extends object>(sql: string, values: readonly Value[] = []) =>
      (await pool.query(placed(sql), [...values])).rows as R[],
    batch,
    insertNew: async (put: NewRows, also: readonly Statement[] = []) => {
      const insert = unnested(put);
      if (also.length > 0) return (await batch([insert as unknown as Statement, ...also]))[0] ?? [];
      return (await pool.query(insert.sql, [...insert.values])).rows as Row[];
    },
    backup: async () => {
      throw new StoreFault('A database of PostgreSQL is copied with its own tools, for example pg_dump.');
    },
    close: () => pool.end(),
  };
}

/** All rows as one statement with one list for each column, so that it is prepared once for any number of rows. */
function unnested({ table, columns, types: kinds, rows, returning }: NewRows) {
  const lists = kinds.map((type, i) => `$${i + 1}::${type}[]`).join(', ');
  return {
    sql: `insert into ${table} (${columns.join(', ')}) select * from unnest(${lists}) on conflict do nothing returning ${returning.join(', ')}`,
    values: columns.map((_, column) => rows.map((row) => row[column] as Value)),
  };
}
