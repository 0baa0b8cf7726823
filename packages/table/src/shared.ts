/** Copies that keep unchanged parts as they are, so that a screen can tell cheaply what it need not draw again. */

/**
 * A copy of `now` in which every part that equals its counterpart in `before` is that very part; `before` itself when nothing
 * differs. Rules change their state in place, and what a screen holds must not change with it.
 */
export function shared<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null || now === before) return now;
  return (Array.isArray(now) ? sharedList(before, now) : sharedObject(before, now)) as T;
}

function sharedList(before: unknown, now: readonly unknown[]): unknown {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  const copy = now.map((part, i) => shared(old[i], part));
  const same =
    Array.isArray(before) && old.length === copy.length && copy.every((part, i) => part === old[i]);
  return same ? before : copy;
}

function sharedObject(before: unknown, now: object): object {
  const isObject = typeof before === 'object' && before !== null && !Array.isArray(before);
  const old = (isObject ? before : {}) as Readonly<Record<string, unknown>>;
  const copy: Record<string, unknown> = {};
  let same = isObject;
  for (const [key, part] of Object.entries(now)) {
    copy[key] = shared(old[key], part);
    if (copy[key] !== old[key] || !(key in old)) same = false;
  }
  return same && Object.keys(old).length === Object.keys(copy).length ? old : copy;
}
