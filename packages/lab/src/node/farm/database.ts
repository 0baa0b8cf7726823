/** A PostgreSQL that may go away for a while: every statement here may be done twice, so it is tried until it is done. */
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';

/** How long a statement is tried again while the database is away. */
const PATIENCE_MS = 120_000;
const BETWEEN_MS = 250;

/** A server that ends a connection or lets nobody in yet: shutting down, starting up, full. */
const ENDS = /^(08|57P|53300)/;
const BROKEN = /^(Connection terminated|timeout exceeded|Client )/;
/** Two programs made the same table at the same time: the second finds it the next time. */
const RACED = /^(23505|42P07|42P06|42710|40P01|40001|XX000)$/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ENDS.test(codeOf(error));
  return error instanceof Error && (/^E[A-Z]+$/.test(codeOf(error)) || BROKEN.test(error.message));
}

/** Whether another program was faster in making a table. */
export const wasRaced = (error: unknown): boolean => RACED.test(codeOf(error));

/** The database of a farm. */
export class FarmDatabase {
  readonly #pool: pg.Pool;
  /** Whether it has answered once: an address that never did is wrong, and nobody waits for it. */
  #known = false;

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
    // One that breaks while idle is replaced by the next that is needed; without a listener it would end the program.
    this.#pool.on('error', () => {});
  }

  /** Runs a statement that may be run twice; gives its rows. */
  async query<T extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    const { rows } = await this.#tried<T>(sql, values);
    return rows;
  }

  async #tried<T extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<T>> {
    const late = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        const result = await this.#pool.query<T>(sql, [...values]);
        this.#known = true;
        return result;
      } catch (error) {
        if (!this.#known || !isAway(error) || performance.now() > late) throw error;
        await rest(BETWEEN_MS);
      }
    }
  }

  /** The same in the form pg-boss wants. */
  readonly forQueue = {
    executeSql: (sql: string, values: unknown[] = []) => this.#tried(sql, values),
  };

  close(): Promise<void> {
    return this.#pool.end();
  }
}
