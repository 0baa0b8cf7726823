/** A database of which somebody counts what fails. */
import type { Database } from './database.ts';

/** Who wants to know how a store fares. */
export interface StoreWatch {
  /** The journal has committed so many entries, or has tried to. */
  committed(entries: number, seconds: number): void;
  /** A statement failed, after everything that may be tried again was. */
  failed(error: unknown): void;
}

/** The same database; what fails is told. */
export function watched(db: Database, watch: Pick<StoreWatch, 'failed'>): Database {
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      watch.failed(error);
      throw error;
    });
  return {
    kind: db.kind,
    run: (sql, values) => told(db.run(sql, values)),
    batch: (statements, patience) => told(db.batch(statements, patience)),
    insertNew: (rows, also) => told(db.insertNew(rows, also)),
    backup: (file) => db.backup(file),
    close: () => db.close(),
  };
}
