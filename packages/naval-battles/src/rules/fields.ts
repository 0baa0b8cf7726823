/** Reads the fields of something a person wrote, and complains about everything that is wrong. */
import { asWord, isPlainName, MOST_NAME, oneLine } from '@flotilla/table';

/** One fault: its place, a text key and the arguments of the text. */
export interface Problem {
  readonly at: string; // such as sides[1].ships[2]
  readonly why: string; // text key
  readonly args: Readonly<Record<string, string | number>>;
}

/** A plain object as it was written. */
export type Json = Record<string, unknown>;

/** Notes one thing that is wrong. */
export type Complain = (at: string, why: string, args?: Problem['args']) => void;

/** The name of a scenario, a side or a team: on one line and short enough to be shown anywhere. */
export function readName(row: Json, field: string, complain: Complain, within = ''): string {
  const value = row[field];
  if (typeof value === 'string' && isPlainName(value) && value.trim() !== '') return value;
  complain(within ? `${within}.${field}` : field, 'name', { longest: MOST_NAME });
  return '';
}

/** A text that is present, not too long, and free of control characters. */
export function readText(row: Json, field: string, longest: number, complain: Complain): string {
  const value = row[field];
  if (typeof value === 'string' && value !== '' && value.length <= longest && oneLine(value) === value)
    return value;
  complain(field, 'text', { longest });
  return '';
}

/** A whole number within its limits. */
export function readWhole(value: unknown, at: string, min: number, max: number, complain: Complain): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  complain(at, 'number', { value: show(value), min, max });
  return min;
}

/** Reads a field that may be left out; null without it. */
export function optional<T>(row: Json, field: string, read: (value: unknown) => T): T | null {
  return row[field] === undefined || row[field] === null ? null : read(row[field]);
}

/** Complains about every field that is not known. */
export function refuseUnknown(row: Json, allowed: readonly string[], at: string, complain: Complain): void {
  for (const field of Object.keys(row)) {
    if (allowed.includes(field)) continue;
    complain(at ? `${at}.${field}` : field, 'field', { field, fields: allowed.join(', ') });
  }
}

/** Whether a value is a plain object. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it can be shown in a sentence. */
export const show = (value: unknown): string =>
  value === undefined ? '' : oneLine(asWord(value)).slice(0, 60);
