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

/** Whether a man is one of the officers with a name. */
export const isOfficer = (man: unknown): man is Officer => (OFFICERS as readonly unknown[]).includes(man);

/** Events that tell of a man without naming him among their facts. */
const TOLD_OF: Readonly<Record<string, Man>> = {
  leftForOwnBoat: 'firstOfficer',
  stepsUp: 'secondOfficer',
  promoted: 'kommandant',
  passedOver: 'kommandant',
};

/** The man of the boat's officers an event tells of; null where it is about something else, or about the whole crew. */
export function manIn({ kind, data, roll }: LogEvent): Officer | 'kommandant' | null {
  if (roll) return null;
  const man = TOLD_OF[kind] ?? data.man;
  return man === 'kommandant' || isOfficer(man) ? man : null;
}

/** An officer who did not live to see the end of the career. */
export interface LostOfficer {
  readonly man: Officer;
  readonly name: string;
  /** The month his last patrol began. */
  readonly month: number;
}

/** Who has served under a career's Kommandant, as far as its log has been told. */
export interface Roster {
  readonly names: Readonly<Record<Officer, string>>;
  /** Who an event told of: the man who was there then, not his successor. */
  readonly told: ReadonlyMap<LogEvent, string>;
  readonly fallen: readonly LostOfficer[];
}

const isDeath = ({ kind, data }: LogEvent): boolean =>
  kind === 'diedOfWounds' || kind === 'manLost' || (kind === 'wounded' && data.wound === 'KIA');

/** The officers of a career. Nobody is called like a man before him, and whoever steps up keeps his name. */
export function rosterOf(seed: string, log: readonly LogEvent[]): Roster {
  const used = new Set<string>();
  const served = { firstOfficer: 0, secondOfficer: 0, engineer: 0, doctor: 0 };
  const fresh = (officer: Officer): string => {
    if (used.size === NAMES.length) used.clear();
    let place = drawnFrom(`${seed}/${officer}/${served[officer]++}`) % NAMES.length;
    while (used.has(NAMES[place] as string)) place = (place + 1) % NAMES.length;
    used.add(NAMES[place] as string);
    return NAMES[place] as string;
  };
  const names = Object.fromEntries(OFFICERS.map((officer) => [officer, fresh(officer)])) as Record<
    Officer,
    string
  >;
  const told = new Map<LogEvent, string>();
  const fallen: LostOfficer[] = [];
  let month = 0;
  for (const event of log) {
    const { kind, data } = event;
    if (kind === 'ordersGiven') month = data.month as number;
    const man = manIn(event);
    if (!isOfficer(man)) continue;
    told.set(event, names[man]);
    if (isDeath(event)) fallen.push({ man, name: names[man], month });
    if (kind === 'replaced' || kind === 'leftForOwnBoat') names[man] = fresh(man);
    if (kind === 'stepsUp') {
      names.firstOfficer = names.secondOfficer;
      names.secondOfficer = fresh('secondOfficer');
    }
  }
  return { names, told, fallen };
}
