/** Copies that keep unchanged parts as they are, so that a screen can tell cheaply what it need not draw again. */

type Fields = Readonly<Record<string, unknown>>;

const NO_LIST: readonly unknown[] = [];
const NO_FIELDS: Fields = {};

/**
 * A copy of `now` in which every part that equals its counterpart in `before` is that very part; `before` itself when nothing
 * differs. Rules change their state in place, and what a screen holds must not change with it. Nothing is copied until a
 * difference is found: mostly there is none.
 */
export function shared<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null || now === before) return now;
  return (Array.isArray(now) ? sharedList(before, now) : sharedObject(before, now as Fields)) as T;
}

function sharedList(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const isList = Array.isArray(before);
  const old: readonly unknown[] = isList ? before : NO_LIST;
  let copy = isList && old.length === now.length ? null : ([] as unknown[]);
  for (let i = 0; i < now.length; i++) {
    const part = shared(old[i], now[i]);
    if (copy === null && part !== old[i]) copy = old.slice(0, i);
    copy?.push(part);
  }
  return copy ?? old;
}

function sharedObject(before: unknown, now: Fields): Fields {
  const isObject = typeof before === 'object' && before !== null && !Array.isArray(before);
  const old = (isObject ? before : NO_FIELDS) as Fields;
  let copy: Record<string, unknown> | null = isObject ? null : {};
  let fields = 0;
  for (const key in now) {
    const was = old[key];
    const is = now[key];
    const part = typeof is === 'object' && is !== null && is !== was ? shared(was, is) : is;
    const isNew = part !== was || (part === undefined && !(key in old));
    if (copy === null && isNew) copy = firstFields(old, now, fields);
    if (copy) copy[key] = part;
    fields++;
  }
  if (copy) return copy;
  for (const _ in old) fields--;
  return fields === 0 ? old : firstFields(old, now, Number.POSITIVE_INFINITY);
}

/** The first fields of `now`, so many of them, with the parts of `old`, which equal them. */
function firstFields(old: Fields, now: Fields, count: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  let left = count;
  for (const key in now) {
    if (left-- === 0) break;
    copy[key] = old[key];
  }
  return copy;
}
