/** The tables this browser has a seat at. Their keys are in a cookie no script can read. */
import { signal } from '@preact/signals';

/** A table somebody in this browser sat down at. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly seat: number;
  readonly at: number;
}

const PLACE = 'flotilla tables';
const MOST = 50;

function read(): readonly MyTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept.filter((one) => typeof one?.id === 'string') as MyTable[]) : [];
  } catch {
    return [];
  }
}

/** My tables, the latest first. */
export const myTables = signal<readonly MyTable[]>(read());

function write(tables: readonly MyTable[]): void {
  myTables.value = tables.slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(myTables.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Notes that this browser has a seat at a table. */
export function rememberTable(table: Omit<MyTable, 'at'>): void {
  write([{ ...table, at: Date.now() }, ...read().filter(({ id }) => id !== table.id)]);
}

/** Forgets a table. */
export const forgetTable = (id: string): void => write(read().filter((table) => table.id !== id));
