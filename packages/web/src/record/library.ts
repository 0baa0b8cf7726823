/** The facts of every game on this device: read once for each writing of a game, and kept beside the shelf. */
import { GAMES } from '@flotilla/lab';
import { signal } from '@preact/signals';
import { readGame } from '../store/games.ts';
import type { Summary } from '../store/shelf.ts';
import type { GameFacts } from './facts.ts';
import { READING } from './facts.ts';
import { newReader } from './reading.ts';

/** The facts known so far, by the id of the game. */
export const library = signal<ReadonlyMap<string, GameFacts>>(new Map());
/** How many records are still to be read. */
export const unread = signal(0);

const KEY = `flotilla.record.${READING}`;

/** Facts that were read on an earlier visit; anything unreadable is as good as none. */
function keptFacts(): Map<string, GameFacts> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(found) ? found.map((facts: GameFacts) => [facts.id, facts]) : []);
  } catch {
    return new Map();
  }
}

function keep(facts: ReadonlyMap<string, GameFacts>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...facts.values()]));
  } catch {
    // Without room they are read again next time.
  }
}

/** The games that have a place in the wardroom. */
const TOLD: readonly string[] = GAMES.filter(({ table }) => !table?.small).map(({ id }) => id);

/** Whether a game counts: practice does not. */
const counts = ({ game, practice }: Summary): boolean => !practice && TOLD.includes(game);

/** Brings the library up to date with the shelf; what is known already is shown at once. Gives a way to stop. */
export function readAll(games: readonly Summary[]): () => void {
  const known = library.peek().size > 0 ? library.peek() : keptFacts();
  const wanted = games.filter(counts);
  const fresh = new Map(
    wanted.flatMap(({ id, revision }) => {
      const facts = known.get(id);
      return facts?.revision === revision ? [[id, facts] as const] : [];
    }),
  );
  library.value = fresh;
  const missing = wanted.filter(({ id }) => !fresh.has(id));
  unread.value = missing.length;
  let stopped = false;
  const reader = missing.length > 0 ? newReader() : null;
  void (async () => {
    for (const summary of missing) {
      const saved = stopped ? null : await readGame(summary.id);
      const told = saved && reader && (await reader.read(saved.record));
      if (stopped) return;
      unread.value--;
      if (!told) continue;
      const { id, game, revision, over, updated } = summary;
      library.value = new Map(library.peek()).set(id, { id, game, revision, over, updated, ...told });
    }
    reader?.stop();
    keep(library.peek());
  })();
  return () => {
    stopped = true;
    reader?.stop();
  };
}
