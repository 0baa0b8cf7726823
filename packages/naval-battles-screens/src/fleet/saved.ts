/** Fleets kept on this device, by navy. */
import type { Navy } from '../game.ts';
import { SHIPS } from '../game.ts';

/** A fleet somebody has kept. */
export interface KeptFleet {
  readonly name: string;
  readonly ships: readonly string[];
  readonly rows: Readonly<Record<string, number>>;
}

const KEY = 'flotilla.fleets';
const MOST = 12;

const isKept = (value: unknown): value is KeptFleet => {
  const one = value as Partial<KeptFleet> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.name === 'string' &&
    Array.isArray(one.ships) &&
    one.ships.every((ship) => SHIPS.some(({ id }) => id === ship)) &&
    typeof one.rows === 'object'
  );
};

/** Fleets out of whatever was stored or brought, by navy; what is none is left out. */
function fleetsFrom(stored: unknown): Record<string, KeptFleet[]> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([navy, list]) => [navy, Array.isArray(list) ? list.filter(isKept) : []]),
  );
}

/** All fleets kept here, by navy. */
export function readAll(): Record<string, KeptFleet[]> {
  try {
    return fleetsFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The fleets of a navy kept here; none when the browser keeps nothing. */
export const keptFleets = (navy: Navy): readonly KeptFleet[] => readAll()[navy] ?? [];

/** Keeps a fleet, the newest first; false when the browser keeps nothing. */
export function keepFleet(navy: Navy, fleet: KeptFleet): boolean {
  const all = readAll();
  const others = (all[navy] ?? []).filter(({ name }) => name !== fleet.name);
  return write({ ...all, [navy]: [fleet, ...others].slice(0, MOST) });
}

/** Adds the fleets of another device; one with the name of one that is here is left out. */
export function takeFleets(others: unknown): void {
  const all = readAll();
  for (const [navy, fleets] of Object.entries(fleetsFrom(others))) {
    const here = all[navy] ?? [];
    const names = new Set(here.map(({ name }) => name));
    all[navy] = [...here, ...fleets.filter(({ name }) => !names.has(name))].slice(0, MOST);
  }
  write(all);
}

/** Forgets a fleet. */
export function forgetFleet(navy: Navy, name: string): void {
  const all = readAll();
  write({ ...all, [navy]: (all[navy] ?? []).filter((fleet) => fleet.name !== name) });
}

function write(all: Record<string, readonly KeptFleet[]>): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
