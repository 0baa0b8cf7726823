/** The port to a database: what the rest of the server asks of SQLite and PostgreSQL alike. */

/** What a column may hold. Times are whole milliseconds, JSON is text, yes and no are 1 and 0. */
export type Value = string | number | null;

/** A row by its column names. */
export type Row = Readonly<Record<string, Value>>;

/** One statement; `?` stands for each value in turn. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
}

/** A database with the schema of this version. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Runs one statement by itself; on return it is committed and on disk. */
  run<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R[]>;
  /** Runs statements as one transaction: all of them are committed or none; gives the rows of each. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** Inserts rows into a table, leaving out those that are there already; gives the columns named in `returning` of those it put in. */
  insertNew(rows: NewRows, also?: readonly Statement[]): Promise<Row[]>;
  /** Writes a copy of the whole database into a new file; refused where the database has tools of its own for that. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Rows to be put into a table at once. */
export interface NewRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** The type of each column in PostgreSQL. */
  readonly types: readonly ('text' | 'integer' | 'bigint')[];
  readonly rows: readonly (readonly Value[])[];
  readonly returning: readonly string[];
}

/** A fault of whoever runs the server; its message is the whole sentence. */
export class StoreFault extends Error {}
