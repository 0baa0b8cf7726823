/** Standings as CSV, and dates for a calendar (RFC 5545). */

/** A line of a table. */
type Cells = readonly (string | number | null)[];

/** A spreadsheet takes these at the beginning of a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: Cells[number]): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV; a name cannot become a formula. */
export const csvOf = (lines: readonly Cells[]): string =>
  `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;

/** Something that has a time. */
export interface Appointment {
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly url?: string;
  /** A few lines about it. */
  readonly about?: string;
}

const stamp = (time: number): string => `${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines of a calendar have at most 75 bytes; a longer one goes on after a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/** Appointments as a calendar file. */
export function calendarOf(appointments: readonly Appointment[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Flotilla//Events//EN',
    ...appointments.flatMap(({ id, title, from, to, url, about }) => [
      'BEGIN:VEVENT',
      `UID:${id}@flotilla`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      `SUMMARY:${escaped(title)}`,
      ...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
