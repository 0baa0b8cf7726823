/** Fleets kept on this device, by navy. */
import type { Navy } from '../game.ts';
import { SHIPS } from '../game.ts';

/** A fleet somebody has kept. */
export interface Kept {
  readonly name: string;
  readonly ships: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
}

const KEY = 'flotilla.fleets';
const MOST = 12;

const isKept = (value: unknown): value is Kept => {
  const one = value as Partial<Kept> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.name === 'string' &&
    Array.isArray(one.ships) &&
    one.ships.every((ship) => SHIPS.some(({ id }) => id === ship)) &&
    typeof one.rows === 'object'
  );
};

function readAll(): Record<string, Kept[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).map(([navy, list]) => [navy, Array.isArray(list) ? list.filter(isKept) : []]),
    );
  } catch {
    return {};
  }
}

/** The fleets of a navy kept here; none when the browser keeps nothing. */
export const keptFleets = (navy: Navy): readonly Kept[] => readAll()[navy] ?? [];

/** Keeps a fleet, the newest first; false when the browser keeps nothing. */
export function keepFleet(navy: Navy, fleet: Kept): boolean {
  const all = readAll();
  const others = (all[navy] ?? []).filter(({ name }) => name !== fleet.name);
  return write({ ...all, [navy]: [fleet, ...others].slice(0, MOST) });
}

/** Forgets a fleet. */
export function forgetFleet(navy: Navy, name: string): void {
  const all = readAll();
  write({ ...all, [navy]: (all[navy] ?? []).filter((fleet) => fleet.name !== name) });
}

function write(all: Record<string, readonly Kept[]>): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
