/** The port to a database: what the rest of the server needs of SQLite and PostgreSQL alike. */

/** What a column may hold. Times are whole milliseconds, JSON is text, yes and no are 1 and 0. */
export type Value = string | number | null;

/** A row by its column names. */
export type DbRow = Readonly<Record<string, Value>>;

/** One statement; `?` stands for each value in turn. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
}

/** A database with the schema of this version. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Runs one statement by itself; on return it is committed and on disk. */
  run<R extends object = DbRow>(sql: string, values?: readonly Value[]): Promise<R[]>;
  /**
   * Runs statements as one transaction, all or none; returns the rows of each. With `allTheTime` they may take as long as they
   * need; otherwise a database that is silent for long counts as away.
   */
  batch(statements: readonly Statement[], patience?: 'allTheTime'): Promise<DbRow[][]>;
  /** Inserts rows into a table, skipping those already there; returns the columns named in `returning` of the rows inserted. */
  insertNew(rows: NewRows, also?: readonly Statement[]): Promise<DbRow[]>;
  /** Writes a copy of the whole database into a new file; refused if the database has its own tools for that. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Rows to be put into a table at once. */
export interface NewRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** The type of each column in PostgreSQL. */
  readonly types: readonly ('text' | 'integer' | 'bigint' | 'double precision')[];
  readonly rows: readonly (readonly Value[])[];
  readonly returning: readonly string[];
}

/** A mistake of the operator; its message is a complete sentence. */
export class StoreFault extends Error {}

/**
 * The connection broke, or none could be made. What was being written may be on disk or not: only the database knows, once it
 * answers again.
 */
export class DatabaseAway extends StoreFault {
  constructor(why: string, cause: unknown) {
    super(`The database is not responding: ${why}`, { cause });
  }
}
