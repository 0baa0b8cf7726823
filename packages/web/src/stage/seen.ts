/** How much of what happened has been shown already; kept in this browser, so that a reload goes on where the reader was. */

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

/** How many moments of a story have been shown; null when nothing is known of it. */
export function shownOf(game: string, seat: number | null, since: number): number | null {
  const place = read()[nameOf(game, seat)];
  return place?.since === since && Number.isInteger(place.moments) ? place.moments : null;
}

/** Remembers how far a story has been shown. */
export function keepShown(game: string, seat: number | null, since: number, moments: number): void {
  const name = nameOf(game, seat);
  const { [name]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [name, { since, moments }]])));
  } catch {
    // Without storage a reload simply shows the question.
  }
}
