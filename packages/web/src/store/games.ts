/** The games on this device: the shelf with a signal that tells when something on it changed. */
import { signal } from '@preact/signals';
import type { Saved, Shelf, Summary, Written } from './shelf.ts';
import { memoryShelf, openShelf } from './shelf.ts';

let opening: Promise<Shelf> | null = null;
const channel = globalThis.BroadcastChannel ? new BroadcastChannel('flotilla') : null;

/** Games that had to be kept in memory because storing them failed. */
const stranded = memoryShelf();

/** Counts changes of the shelf, by this tab or another. */
export const shelfChanges = signal(0);

channel?.addEventListener('message', () => {
  shelfChanges.value++;
});

function changed(): void {
  shelfChanges.value++;
  channel?.postMessage('changed');
}

/** The shelf, opened once. */
export function shelf(): Promise<Shelf> {
  opening ??= openShelf();
  return opening;
}

/** All games, the latest first. */
export async function allGames(): Promise<Summary[]> {
  const kept = await (await shelf()).list().catch(() => []);
  const loose = await stranded.list();
  const ids = new Set(loose.map(({ id }) => id));
  return [...loose, ...kept.filter(({ id }) => !ids.has(id))].sort((a, b) => b.updated - a.updated);
}

/** One game, or null when it is not on this device. */
export async function readGame(id: string): Promise<Saved | null> {
  return (await stranded.read(id)) ?? (await (await shelf()).read(id).catch(() => null));
}

/** Writes a game; one that cannot be stored is kept in memory. */
export async function writeGame(saved: Saved): Promise<Written> {
  const place = await shelf();
  const written = await place.write(saved);
  if (written === 'conflict') return written;
  if (written !== 'written') await stranded.write(saved);
  else await stranded.remove(saved.summary.id);
  changed();
  return place.lasting ? written : 'blocked';
}

/** Takes a game off the shelf. */
export async function removeGame(id: string): Promise<void> {
  await stranded.remove(id);
  await (await shelf()).remove(id).catch(() => {});
  changed();
}

/** A short name for a new game. */
export function newId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join('');
}

/** A seed nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
