/** Rows as objects: which field stands in which column, and in what form. */
import type { DbRow, Statement, Value } from './database.ts';

/** How a table's rows are written and read. */
export interface Rows<T extends object> {
  /** A row as an object. */
  from(row: DbRow): T;
  /** The statement that inserts an object; one that is already there stays as it is if `unless` says so. */
  insert(object: T, unless?: 'there'): Statement;
  /** The statement that changes fields of the rows for which a condition holds; gives back the changed rows. */
  update(change: Partial<T>, where: string, values: readonly Value[]): Statement;
}

/** What the fields of a table hold besides texts and numbers. */
export interface Forms<T> {
  readonly json?: readonly (keyof T)[];
  readonly yes?: readonly (keyof T)[];
}

/** The rows of a table; a field stands in the column of the same name, with `_` before each capital letter. */
export function rowsOf<T extends object>(
  table: string,
  fields: readonly (keyof T & string)[],
  { json = [], yes = [] }: Forms<T> = {},
): Rows<T> {
  const columns = fields.map(columnOf);
  const asJson = new Set<keyof T>(json);
  const asYes = new Set<keyof T>(yes);
  const stored = (field: keyof T, value: unknown): Value => {
    if (value === null || value === undefined) return null;
    if (asJson.has(field)) return JSON.stringify(value);
    return asYes.has(field) ? Number(Boolean(value)) : (value as Value);
  };
  const read = (field: keyof T, value: Value): unknown => {
    if (asYes.has(field)) return value === 1;
    return asJson.has(field) ? JSON.parse(String(value)) : value;
  };
  const places = fields.map(() => '?').join(', ');
  return {
    from: (row) =>
      Object.fromEntries(
        fields.map((field, i) => [field, read(field, row[columns[i] as string] ?? null)]),
      ) as T,
    insert: (object, unless) => ({
      sql: `insert into ${table} (${columns.join(', ')}) values (${places})${unless ? ' on conflict do nothing returning 1 as made' : ''}`,
      values: fields.map((field) => stored(field, object[field])),
    }),
    update(change, where, values) {
      const changed = fields.filter((field) => field in change);
      return {
        sql: `update ${table} set ${changed.map((field) => `${columnOf(field)} = ?`).join(', ')} where ${where} returning *`,
        values: [...changed.map((field) => stored(field, change[field])), ...values],
      };
    },
  };
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
