/** The events this browser takes part in or organises, and the shares of the dice it has still to open. */
import type { EventKind } from '@flotilla/protocol';
import { entrantSealOf } from '@flotilla/table/run';
import { signal } from '@preact/signals';
import { newShare } from './api.ts';

/** An event somebody in this browser has to do with. */
export interface MyEvent {
  readonly id: string;
  readonly title: string;
  readonly closes: number;
  /** `sea` where it is not said: older pages noted nothing else. */
  readonly kind?: EventKind;
}

const PLACE = 'flotilla events';
const MOST = 50;

function stored<T>(place: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

function store(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still take part; its cookie holds the key.
  }
}

const read = (): readonly MyEvent[] => {
  const kept = stored<unknown>(PLACE, []);
  return Array.isArray(kept) ? kept.filter((one): one is MyEvent => typeof one?.id === 'string') : [];
};

/** My events, the latest first. */
export const myEvents = signal<readonly MyEvent[]>(read());

/** Notes that this browser has to do with an event. */
export function rememberEvent({ id, title, closes, kind }: MyEvent): void {
  const noted = { id, title, closes, ...(kind && { kind }) };
  myEvents.value = [noted, ...read().filter((one) => one.id !== id)].slice(0, MOST);
  store(PLACE, myEvents.value);
}

/** My tournaments, the latest first. */
export const myTours = (): readonly MyEvent[] =>
  myEvents.value.filter(({ kind }) => kind !== undefined && kind !== 'sea');

/** Forgets an event. */
export function forgetEvent(id: string): void {
  myEvents.value = read().filter((one) => one.id !== id);
  store(PLACE, myEvents.value);
}

const sharePlace = (event: string, round: number): string => `flotilla share ${event} ${round}`;

/** The share of this browser for a round of mixing, made when there is none, and its seal. */
export function shareFor(event: string, round: number): { readonly share: string; readonly sealed: string } {
  const place = sharePlace(event, round);
  const share = stored(place, newShare());
  store(place, share);
  return { share, sealed: entrantSealOf(event, round, share) };
}
