/** The seas of the day that were sailed on this device: which game was the attempt, and what came of it. */

import { signal } from '@preact/signals';
import type { SeaResult } from './ownSea.ts';

/** An attempt: the game it is played in, and what came of it, once that is known. */
export interface Attempt {
  readonly game: string;
  readonly result: SeaResult | null;
  /** Whether the game is played on the server; it is not on the shelf of this device then. */
  readonly online?: boolean;
}

/** Attempts by day. */
export type Seas = Readonly<Record<string, Attempt>>;

const KEY = 'flotilla.seas';
const DAY = /^\d{4}-\d\d-\d\d$/;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Attempt).game === 'string' &&
  isResult((value as Attempt).result);

function isResult(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { tons, ships, hull, hullOf, end } = value as SeaResult;
  return [tons, hull, hullOf].every(Number.isFinite) && Array.isArray(ships) && typeof end === 'string';
}

/** Attempts out of whatever was stored or brought; what is none is left out. */
export function seasFrom(stored: unknown): Seas {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([day, attempt]) => DAY.test(day) && isAttempt(attempt)),
  );
}

function read(): Seas {
  try {
    return seasFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The attempts of this device. */
export const seas = signal<Seas>(read());

function keep(changed: Seas): void {
  seas.value = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** Writes down that a game is the attempt of a day; the first one stays. */
export function setOut(day: string, game: string, where: 'here' | 'online' = 'here'): void {
  const before = seas.value[day];
  // An attempt on the server takes the place of one that was begun here and never finished.
  if (before && (where === 'here' || before.online || before.result)) return;
  keep({ ...seas.value, [day]: { game, result: null, ...(where === 'online' && { online: true }) } });
}

/** Writes down what came of the attempt of a day; what is written stays. */
export function writeDown(day: string, result: SeaResult): void {
  const attempt = seas.value[day];
  if (attempt && !attempt.result) keep({ ...seas.value, [day]: { ...attempt, result } });
}

/** Adds the attempts of another device; where both have one, the one with a result stays. */
export function takeSeas(others: Seas): void {
  const both = { ...others, ...seas.value };
  for (const [day, { result }] of Object.entries(seas.value))
    if (!result && others[day]?.result) both[day] = others[day];
  keep(both);
}

/** The day of which a game is the attempt; null when it is none. */
export const dayOf = (game: string): string | null =>
  Object.entries(seas.value).find(([, attempt]) => attempt.game === game)?.[0] ?? null;
