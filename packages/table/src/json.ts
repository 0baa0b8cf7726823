/** Plain JSON values: the only thing a state, an answer or a log event may hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The outcome of something that may be refused: a value, or a sentence for the person who must act. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** Wraps a good value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Wraps the sentence that says what was wrong and what is allowed. */
export const fail = (error: string): Result<never> => ({ ok: false, error });

/** What a record holds under a name that came from outside; fields that every object inherits (`constructor`) do not count. */
export const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** No data that a game reads is nested deeper than this. */
const DEEPEST = 50;

/** Whether data is nested so deeply that walking through it would overflow the stack. */
export const isTooDeep = (value: unknown, levels = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isTooDeep(item, levels - 1)));

/** Copies plain data; the copy shares nothing with the original. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy = new Array(length);
    for (let i = 0; i < length; i++) {
      const item = value[i];
      copy[i] = typeof item === 'object' && item !== null ? clone(item) : item;
    }
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key] as unknown;
    const kept = typeof item === 'object' && item !== null ? clone(item) : item;
    setOwn(copy, key, kept);
  }
  return copy as T;
}

/** Sets a field of any name, even one such as `__proto__` that would otherwise change the kind of object. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Writes plain data as JSON with sorted keys and no spaces: equal data gives equal text on every machine. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Where a value stops being plain JSON, as a path such as `boat.crew[2]`, or null when all of it is plain. */
export const findImpure = (value: unknown, path = 'state'): string | null => impureWithin(value, path, []);

function impureWithin(value: unknown, path: string, around: readonly object[]): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object' || around.includes(value)) return path;
  const within = [...around, value];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = impureWithin(value[i], `${path}[${i}]`, within);
      if (found) return found;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [key, item] of Object.entries(value)) {
    const found = impureWithin(item, `${path}.${key}`, within);
    if (found) return found;
  }
  return null;
}
