/** What the officers are called: drawn from a list by the seed of the career, for the screens only; the rules know posts, not men. */
import type { LogEvent } from '@flotilla/table';
import type { Man } from '../game.ts';

/** The officers who have a name; the Kommandant is the player. */
export const OFFICERS = ['firstOfficer', 'secondOfficer', 'engineer', 'doctor'] as const;
export type Officer = (typeof OFFICERS)[number];

/** First names only: nobody in particular is meant. */
export const NAMES: readonly string[] =
  'Adolar Albert Alfred Alois Anton Arno Arthur August Benno Bernd Bruno Carsten Clemens Detlev Eberhard Eduard Emil Enno Erich Ernst Eugen Felix Ferdinand Franz Friedel Fritz Georg Gerd Gustav Hannes Hein Hinrich Hugo Ivo Jakob Jens Johann Jonas Joost Karl Konrad Kurt Lars Lorenz Ludwig Magnus Martin Matthias Max Moritz Nils Otto Paul Peter Philipp Rolf Rudolf Simon Theodor Uwe'.split(
    ' ',
  );

/** A number drawn from words, the same for the same words everywhere. */
export function drawnFrom(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** How often each post has been filled anew, as the log tells it. */
export function changesIn(log: readonly LogEvent[]): Readonly<Record<Officer, number>> {
  const changes = { firstOfficer: 0, secondOfficer: 0, engineer: 0, doctor: 0 };
  for (const { kind, data } of log) {
    if (kind === 'leftForOwnBoat') changes.firstOfficer++;
    if (kind === 'replaced' && (OFFICERS as readonly unknown[]).includes(data.man))
      changes[data.man as Officer]++;
  }
  return changes;
}

/** The names of the officers of a career; no two are called the same. */
export function namesOf(
  seed: string,
  changes: Readonly<Record<Officer, number>>,
): Readonly<Record<Officer, string>> {
  const taken = new Set<string>();
  const names = OFFICERS.map((officer) => {
    for (let place = drawnFrom(`${seed}/${officer}/${changes[officer]}`); ; place++) {
      const name = NAMES[place % NAMES.length] as string;
      if (taken.has(name)) continue;
      taken.add(name);
      return [officer, name] as const;
    }
  });
  return Object.fromEntries(names) as Record<Officer, string>;
}

/** Whether a man is one of the officers with a name. */
export const isOfficer = (man: Man | 'crew' | 'hand'): man is Officer =>
  (OFFICERS as readonly string[]).includes(man);
