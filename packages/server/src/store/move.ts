/** Moving everything from the embedded database to PostgreSQL: copied table by table, and compared by a hash of each. */
import { createHash } from 'node:crypto';
import type { Database, DbRow, NewRows, Value } from './database.ts';
import { StoreFault } from './database.ts';
import { migrate } from './migrations.ts';
import { MOVING, meta, setMeta } from './store.ts';

/** One table, how many rows it has, and the hash of them all. */
export interface MovedTable {
  readonly table: string;
  readonly rows: number;
  readonly hash: string;
}

/** What belongs to one database alone: its schema, its processes, the key that locks its dice. */
const OWN = /^(?:schema.*|alive.*|moving|lock)$/;

const AT_ONCE = 500;

interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
  readonly types: NewRows['types'];
  readonly key: readonly string[];
}

/** The tables of a PostgreSQL database with their columns, those to which others refer first. */
async function shapesOf(db: Database): Promise<Shape[]> {
  const columns = await db.run<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = current_schema() order by table_name, ordinal_position`,
  );
  const keys = await db.run<{ table: string; column: string }>(
    `select k.table_name as table, k.column_name as column from information_schema.key_column_usage k
      join information_schema.table_constraints c
      on c.constraint_name = k.constraint_name and c.table_schema = k.table_schema and c.table_name = k.table_name
      where c.constraint_type = 'PRIMARY KEY' and k.table_schema = current_schema()
      order by k.table_name, k.ordinal_position`,
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  const first = ['meta', 'games', 'events'];
  const rank = (table: string): number => (first.includes(table) ? first.indexOf(table) : first.length);
  return tables
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((table) => ({
      table,
      columns: columns.filter((one) => one.table === table).map(({ column }) => column),
      types: columns.filter((one) => one.table === table).map(({ type }) => typeOf(type)),
      key: keys.filter((one) => one.table === table).map(({ column }) => column),
    }));
}

function typeOf(type: string): NewRows['types'][number] {
  if (type === 'integer' || type === 'bigint' || type === 'text' || type === 'double precision') return type;
  throw new StoreFault(`A column of type ${type} cannot be moved.`);
}

/** Reads a table in pieces, by its primary key. */
async function eachPiece(
  db: Database,
  { table, columns, key }: Shape,
  take: (rows: readonly DbRow[]) => Promise<void>,
): Promise<void> {
  const list = key.join(', ');
  const from = `select ${columns.join(', ')} from ${table}`;
  let last: DbRow | null = null;
  for (;;) {
    const after: string = last ? ` where (${list}) > (${key.map(() => '?').join(', ')})` : '';
    const values: Value[] = last ? key.map((column) => (last as DbRow)[column] ?? null) : [];
    const rows: DbRow[] = await db.run(`${from}${after} order by ${list} limit ${AT_ONCE}`, values);
    await take(table === 'meta' ? rows.filter(({ key: name }) => !OWN.test(String(name))) : rows);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1) ?? null;
  }
}

const LARGEST = 2n ** 256n;

/** The hash of a table: the sum of the hashes of its rows, so that the order in which a database gives them is nothing. */
async function hashedTable(db: Database, shape: Shape): Promise<MovedTable> {
  let sum = 0n;
  let rows = 0;
  await eachPiece(db, shape, async (piece) => {
    for (const row of piece) {
      const text = JSON.stringify(shape.columns.map((column) => row[column] ?? null));
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % LARGEST;
    }
    rows += piece.length;
  });
  return { table: shape.table, rows, hash: sum.toString(16).padStart(64, '0') };
}

/** Refuses a target that holds something which is not of an earlier try; empties one that is. */
async function cleared(to: Database, shapes: readonly Shape[]): Promise<void> {
  const isOurs = (await meta(to, MOVING)) !== null;
  for (const shape of [...shapes].reverse()) {
    if (shape.table === 'meta') {
      if (isOurs) await clearMeta(to, shape);
      continue;
    }
    const [row] = await to.run(`select 1 as there from ${shape.table} limit 1`);
    if (!row) continue;
    if (!isOurs)
      throw new StoreFault(
        'The database to move to is not empty, and what is in it would be mixed up with what comes: make a new one.',
      );
    await to.run(`delete from ${shape.table}`);
  }
}

const clearMeta = (to: Database, shape: Shape): Promise<void> =>
  eachPiece(to, shape, async (rows) => {
    for (const { key } of rows) await to.run('delete from meta where key = ?', [key ?? null]);
  });

/**
 * Moves everything. The target is marked as long as it is not known to be the same: a move that was interrupted is begun again, and
 * no server starts on half of one.
 */
export async function moveAll(
  from: Database,
  to: Database,
  told: (table: MovedTable) => void = () => {},
  /** What is written before the target counts as whole. */
  finish: () => Promise<void> = async () => {},
): Promise<MovedTable[]> {
  await migrate(from);
  await migrate(to);
  const shapes = await shapesOf(to);
  await cleared(to, shapes);
  await setMeta(to, MOVING, '1');
  const moved: MovedTable[] = [];
  for (const shape of shapes) {
    await eachPiece(from, shape, async (piece) => {
      if (piece.length === 0) return;
      const rows = piece.map((row) => shape.columns.map((column) => row[column] ?? null));
      await to.insertNew({ ...shape, rows, returning: [shape.key[0] as string] });
    });
    const [before, after] = [await hashedTable(from, shape), await hashedTable(to, shape)];
    if (before.hash !== after.hash || before.rows !== after.rows)
      throw new StoreFault(
        `The table ${shape.table} did not arrive as it was: ${before.rows} rows here, ${after.rows} there. Nothing was changed here; start again.`,
      );
    moved.push(after);
    told(after);
  }
  await finish();
  await to.run('delete from meta where key = ?', [MOVING]);
  return moved;
}
