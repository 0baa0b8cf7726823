/** What changed between two pieces of plain data. One end of a line works it out, the other applies it to what it has. */
import { own, setOwn } from './json.ts';

/**
 * A difference: `[value]` puts a new value in place, `{f, x}` changes and removes fields of an object, `{i}` changes items of a
 * list, and `{at, cut, put}` cuts items out of a list and puts others in. Null means no difference.
 */
export type Difference =
  | null
  | readonly [unknown]
  | { readonly f: Readonly<Record<string, Difference>>; readonly x?: readonly string[] }
  | { readonly i: readonly (readonly [number, Difference])[] }
  | { readonly at: number; readonly cut: number; readonly put: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The difference that turns one value into another; an undefined field counts as absent. */
export function differenceOf(before: unknown, after: unknown): Difference {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after);
  if (isObject(before) && isObject(after)) return fieldDifference(before, after);
  return [after];
}

function fieldDifference(before: Fields, after: Fields): Difference {
  const f: Record<string, Difference> = {};
  const x: string[] = [];
  let changed = false;
  for (const key in after) {
    const value = after[key];
    // No piece of plain data is what every object has by birth: where the two are one, nothing changed.
    if (value === undefined || value === before[key]) continue;
    const was = own(before, key);
    const change = was === undefined ? ([value] as const) : differenceOf(was, value);
    if (change === null) continue;
    setOwn(f, key, change);
    changed = true;
  }
  for (const key in before) if (before[key] !== undefined && own(after, key) === undefined) x.push(key);
  if (x.length > 0) return { f, x };
  return changed ? { f } : null;
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Difference {
  if (before.length !== after.length) return spliceOf(before, after);
  const i: [number, Difference][] = [];
  for (let place = 0; place < after.length; place++) {
    const change = differenceOf(before[place], after[place]);
    if (change !== null) i.push([place, change]);
  }
  return i.length === 0 ? null : { i };
}

/** The one stretch in which two lists of different lengths differ. */
function spliceOf(before: readonly unknown[], after: readonly unknown[]): Difference {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && differenceOf(before[at], after[at]) === null) at++;
  let same = 0;
  while (
    same < shorter - at &&
    differenceOf(before[before.length - 1 - same], after[after.length - 1 - same]) === null
  )
    same++;
  return { at, cut: before.length - same - at, put: after.slice(at, after.length - same) };
}

const isValue = (change: Difference): change is readonly [unknown] => Array.isArray(change);

/** Applies a difference to a value. What did not change is shared with the old value, which stays as it is. */
export function withDifference(before: unknown, change: Difference): unknown {
  if (change === null) return before;
  if (isValue(change)) return change[0];
  if ('f' in change) return withFields(before as Fields, change.f, change.x ?? []);
  const list = before as readonly unknown[];
  if ('at' in change)
    return [...list.slice(0, change.at), ...change.put, ...list.slice(change.at + change.cut)];
  const copy = [...list];
  for (const [place, item] of change.i) copy[place] = withDifference(copy[place], item);
  return copy;
}

function withFields(
  before: Fields,
  changed: Readonly<Record<string, Difference>>,
  removed: readonly string[],
): Fields {
  const copy: Record<string, unknown> = { ...before };
  for (const key of removed) delete copy[key];
  for (const key of Object.keys(changed))
    setOwn(copy, key, withDifference(own(before, key), own(changed, key) as Difference));
  return copy;
}
