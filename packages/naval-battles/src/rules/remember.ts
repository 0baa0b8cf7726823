/**
 * Remembers what was worked out for a list or a card. Lists of the state are replaced when they change, never altered. Without
 * the results kept for lists a whole battle of steady bots takes about an eighth longer; without those kept for cards, about a
 * fifth.
 */
import { ACTIONS } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';

const KEPT = 8;

/**
 * Works something out for a list and keeps it for the last few lists: the same list has the same result. Searching a few is much
 * quicker than a WeakMap, and no more fleets or hands than these are in use at once. Other arguments, such as the terms of the
 * battle, must be the same whenever the list is.
 */
export function remembering<K extends object, V, A = void>(
  make: (key: K, about: A) => V,
): (key: K, about: A) => V {
  const keys: K[] = [];
  const values: V[] = [];
  let oldest = 0;
  return (key, about) => {
    for (let i = 0; i < keys.length; i++) if (keys[i] === key) return values[i] as V;
    const value = make(key, about);
    keys[oldest] = key;
    values[oldest] = value;
    oldest = (oldest + 1) % KEPT;
    return value;
  };
}

/** Makes something for a ship once and remembers it: lists of ships are made over and over. */
export const perShip = <T>(make: (ship: ShipCard) => T): ((ship: ShipCard) => T) => perNumber(make);

/** The same for an action card. */
export const perCard = <T>(make: (card: ActionCard) => T): ((card: ActionCard) => T) => perNumber(make);

function perNumber<C extends { readonly number: number }, T>(make: (card: C) => T): (card: C) => T {
  const made: (T | undefined)[] = Array.from({ length: ACTIONS.length }, () => undefined);
  return (card) => {
    let item = made[card.number];
    if (item === undefined) {
      item = make(card);
      made[card.number] = item;
    }
    return item;
  };
}

/** A list in another order, equals as they were. */
export function inOrder<T>(list: readonly T[], isAfter: (one: T, item: T) => boolean): T[] {
  const sorted: T[] = [];
  for (const item of list) insertByOrder(sorted, item, isAfter);
  return sorted;
}

/** Inserts an item into a sorted list, after its equals: the fastest way to sort short lists. */
export function insertByOrder<T>(list: T[], item: T, isAfter: (one: T, item: T) => boolean): void {
  let place = list.push(item) - 1;
  for (; place > 0 && isAfter(list[place - 1] as T, item); place--) list[place] = list[place - 1] as T;
  list[place] = item;
}
