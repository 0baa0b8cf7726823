/** How much of what happened has been shown already; kept in this browser, so that a reload goes on where the reader was. */
import { untilPainted } from '@flotilla/client';

const KEY = 'flotilla.stage';
/** So many games are remembered; nobody is in the middle of more. */
const MOST = 24;

interface Place {
  /** Which story: the number of answers that stood when it began. */
  readonly since: number;
  /** How many of its moments have been shown. */
  readonly moments: number;
}

function read(): Record<string, Place> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Place>) : {};
  } catch {
    return {};
  }
}

const nameOf = (game: string, seat: number | null): string => `${game}/${seat ?? 'all'}`;

/** Places that are not written yet. */
const unwritten = new Map<string, Place>();

/** How many moments of a story have been shown; null when nothing is known of it. */
export function shownOf(game: string, seat: number | null, since: number): number | null {
  const name = nameOf(game, seat);
  const place = unwritten.get(name) ?? read()[name];
  return place?.since === since && Number.isInteger(place.moments) ? place.moments : null;
}

/** Remembers how far a story has been shown; written once the screen is painted, for nobody waits for this. */
export function keepShown(game: string, seat: number | null, since: number, moments: number): void {
  if (unwritten.size === 0) void untilPainted().over.then(write);
  unwritten.set(nameOf(game, seat), { since, moments });
}

/** Forgets how far a game has been shown: what is answered anew after taking back is played anew. */
export function forgetShown(game: string): void {
  const isOf = (name: string): boolean => name.startsWith(`${game}/`);
  for (const name of [...unwritten.keys()].filter(isOf)) unwritten.delete(name);
  const kept = Object.entries(read());
  const others = kept.filter(([name]) => !isOf(name));
  if (others.length < kept.length) store(others);
}

function write(): void {
  if (unwritten.size === 0) return;
  const others = Object.entries(read()).filter(([name]) => !unwritten.has(name));
  const kept = [...others, ...unwritten].slice(-MOST);
  unwritten.clear();
  store(kept);
}

function store(kept: readonly (readonly [string, Place])[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage a reload simply shows the question.
  }
}

globalThis.addEventListener?.('pagehide', write);
