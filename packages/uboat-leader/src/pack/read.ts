/** Small readers for pack files: each notes what is wrong, with the path, in a sentence for the person who typed it. */
import type { Text, TextArgs } from '@flotilla/table';
import { isPlainName, MOST_NAME, oneLine, text } from '@flotilla/table';

/** Collects faults while a pack is read. */
export interface Notes {
  readonly faults: Text[];
}

/** The sentence for a fault. */
export const fault = (what: string, args?: TextArgs): Text => text(`fault.${what}`, args);

/** The sentence for a fault at a path. */
export const at = (path: string, what: string, args?: TextArgs): Text =>
  fault('at', { path, what: fault(what, args) });

/** Notes a fault at a path. */
export function note(notes: Notes, path: string, what: string, args?: TextArgs): void {
  notes.faults.push(at(path, what, args));
}

/** What a value looks like to a person. */
export function seen(value: unknown): Text {
  if (value === undefined) return fault('nothing');
  const shown = oneLine(JSON.stringify(value));
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** Whether a value is an object with fields. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads fields; notes fields that do not exist. */
export function fields(
  notes: Notes,
  path: string,
  value: unknown,
  known: readonly string[],
): Record<string, unknown> {
  if (!isFields(value)) {
    note(notes, path, 'object', { fields: known.join(', '), found: seen(value) });
    return {};
  }
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) note(notes, `${path}.${key}`, 'noField', { fields: known.join(', ') });
  }
  return value;
}

/** A name or an id: not empty, on one line and short enough to be shown anywhere. */
export function word(notes: Notes, path: string, value: unknown): string {
  if (typeof value === 'string' && value.length > 0 && isPlainName(value)) return value;
  note(notes, path, 'name', { most: MOST_NAME, found: seen(value) });
  return '';
}

/** The longest description of an effect. */
const LONGEST_PROSE = 500;

/** The words of a card: not empty, without anything that a screen would obey rather than show. */
export function prose(notes: Notes, path: string, value: unknown): void {
  if (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= LONGEST_PROSE &&
    oneLine(value) === value
  )
    return;
  note(notes, path, 'text', { most: LONGEST_PROSE, found: seen(value) });
}

/** A whole number within limits. */
export function whole(notes: Notes, path: string, value: unknown, min: number, max: number): number {
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
  note(notes, path, 'whole', { min, max, found: seen(value) });
  return min;
}

/** One of a few words. */
export function oneOf<W extends string>(notes: Notes, path: string, value: unknown, words: readonly W[]): W {
  if (words.includes(value as W)) return value as W;
  note(notes, path, 'oneOf', { words: words.join(', '), found: seen(value) });
  return words[0] as W;
}

/** Yes or no; absent is no. */
export function maybeYes(notes: Notes, path: string, value: unknown): void {
  if (value === undefined || typeof value === 'boolean') return;
  note(notes, path, 'yesNo', { found: seen(value) });
}

/** A list, read item by item. */
export function list<T>(
  notes: Notes,
  path: string,
  value: unknown,
  read: (item: unknown, path: string) => T,
  least = 0,
): T[] {
  if (!Array.isArray(value)) {
    note(notes, path, 'list', { found: seen(value) });
    return [];
  }
  if (value.length < least) note(notes, path, 'least', { least, found: value.length });
  return value.map((item, i) => read(item, `${path}[${i}]`));
}

/** A month such as 1940-06. */
export function month(notes: Notes, path: string, value: unknown): string {
  if (typeof value === 'string' && /^19[34]\d-(0[1-9]|1[0-2])$/.test(value)) return value;
  note(notes, path, 'month', { found: seen(value) });
  return '1939-09';
}

/** Three numbers that rise; null (never reached) may stand at the end where allowed. */
export function threeNumbers(notes: Notes, path: string, value: unknown, nulls: 'nulls' | 'numbers'): void {
  if (!Array.isArray(value) || value.length !== 3) {
    note(notes, path, 'three', { found: seen(value) });
    return;
  }
  const end = value.indexOf(null);
  const numbers = end < 0 ? value : value.slice(0, end);
  if (end >= 0 && nulls === 'numbers') note(notes, path, 'noNull', { found: seen(value) });
  if (end >= 0 && value.slice(end).some((item) => item !== null)) note(notes, path, 'nullLast');
  if (numbers.some((item) => !Number.isInteger(item) || item < 1 || item > 20)) {
    note(notes, path, 'hitNumbers', { found: seen(value) });
    return;
  }
  if (numbers.some((item, i) => i > 0 && item <= numbers[i - 1])) {
    note(notes, path, 'rising', { found: seen(value) });
  }
}
