/** Remembering what was worked out for a list. Lists of the state are replaced when they change, never altered. */

const KEPT = 8;

/**
 * Works something out for a list and keeps it for the last few lists: the same list has the same answer. Looking through
 * a few is much quicker than a WeakMap, and no more fleets or hands than these are in use at once.
 */
export function remembering<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const keys: K[] = [];
  const values: V[] = [];
  let oldest = 0;
  return (key) => {
    for (let i = 0; i < keys.length; i++) if (keys[i] === key) return values[i] as V;
    const value = make(key);
    keys[oldest] = key;
    values[oldest] = value;
    oldest = (oldest + 1) % KEPT;
    return value;
  };
}

/** Puts an item into a sorted list, behind its equals. Short lists are sorted faster this way than by any other. */
export function insertByOrder<T>(list: T[], item: T, isAfter: (one: T, item: T) => boolean): void {
  let place = list.push(item) - 1;
  for (; place > 0 && isAfter(list[place - 1] as T, item); place--) list[place] = list[place - 1] as T;
  list[place] = item;
}
