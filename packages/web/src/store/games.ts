/** The games on this device: the shelf with a signal that tells when something on it changed. */
import { signal } from '@preact/signals';
import type { Saved, Shelf, Summary, Unkept, Written } from './shelf.ts';
import { memoryShelf, openShelf, Silence } from './shelf.ts';

let opening: Promise<Shelf> | null = null;
const channel = globalThis.BroadcastChannel ? new BroadcastChannel('flotilla') : null;

/** Games that had to be kept in memory because storing them failed. */
const stranded = memoryShelf();

/** Whether there are games that are gone once this page is. */
export const anyLoose = async (): Promise<boolean> => (await stranded.list()).length > 0;

/** Counts changes of the shelf, by this tab or another. */
export const shelfChanges = signal(0);
/** Why the browser keeps nothing, as far as it has shown; null when it keeps games. */
export const unkept = signal<Unkept | null>(null);

channel?.addEventListener('message', () => {
  shelfChanges.value++;
});

function changed(): void {
  shelfChanges.value++;
  channel?.postMessage('changed');
}

/** The shelf, opened once. Where it answers late, what was kept in memory until then is put on it. */
export function shelf(): Promise<Shelf> {
  opening ??= openShelf({
    late: (answered) => {
      opening = Promise.resolve(answered);
      void putAway(answered);
    },
  }).then((opened) => {
    unkept.value = opened.unkept;
    return opened;
  });
  return opening;
}

async function putAway(place: Shelf): Promise<void> {
  unkept.value = null;
  for (const { id } of await stranded.list()) {
    const saved = await stranded.read(id);
    if (saved && (await place.write(saved)) === 'written') await stranded.remove(id);
  }
  changed();
}

/** Asks the shelf; when it does not answer, or cannot, that is noted and `otherwise` is the answer. */
async function asked<T>(question: (shelf: Shelf) => Promise<T>, otherwise: T): Promise<T> {
  const place = await shelf();
  try {
    const answer = await question(place);
    unkept.value = place.unkept;
    return answer;
  } catch (reason) {
    if (reason instanceof Silence) unkept.value = 'silent';
    return otherwise;
  }
}

/** All games, the latest first. */
export async function allGames(): Promise<Summary[]> {
  const kept = await asked((place) => place.list(), []);
  const loose = await stranded.list();
  const ids = new Set(loose.map(({ id }) => id));
  return [...loose, ...kept.filter(({ id }) => !ids.has(id))].sort((a, b) => b.updated - a.updated);
}

/** One game, or null when it is not on this device. */
export async function readGame(id: string): Promise<Saved | null> {
  return (await stranded.read(id)) ?? asked((place) => place.read(id), null);
}

/** Writes a game; one that cannot be stored is kept in memory. */
export async function writeGame(saved: Saved): Promise<Written> {
  const place = await shelf();
  const written = place.unkept ?? (await place.write(saved));
  if (written === 'conflict') return written;
  if (written === 'written') await stranded.remove(saved.summary.id);
  else await stranded.write(saved);
  if (written !== 'full') unkept.value = written === 'written' ? null : written;
  changed();
  return written;
}

/** Takes a game off the shelf. */
export async function removeGame(id: string): Promise<void> {
  await stranded.remove(id);
  await asked((place) => place.remove(id), undefined);
  changed();
}

/** A short name for a new game. */
export function newId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}
