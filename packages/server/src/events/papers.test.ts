import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf, csvOf } from './papers.ts';

const HOUR = 3_600_000;
const at = Date.UTC(2026, 10, 17, 19, 30);

describe('a calendar', () => {
  it('has a time of the world, its own signs escaped and every line ended by CR and LF', () => {
    const url = 'https://example.org/e/a';
    const about = 'Anna – Jonas\nboard 1\\2';
    const text = calendarOf(
      [{ id: 'a.1', title: 'Cup; five, rounds', about, from: at, to: at + HOUR, url }],
      at - HOUR,
    );
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Flotilla//Events//EN',
      'BEGIN:VEVENT',
      'UID:a.1@flotilla',
      'DTSTAMP:20261117T183000Z',
      'DTSTART:20261117T193000Z',
      'DTEND:20261117T203000Z',
      'SUMMARY:Cup\\; five\\, rounds',
      'DESCRIPTION:Anna – Jonas\\nboard 1\\\\2',
      'URL:https://example.org/e/a',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines at 75 bytes, never within a character, and unfolds to the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const text = calendarOf([{ id: 'u', title, from: at, to: at }], at);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toContain('\n');
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const [, summary = ''] = /\r\nSUMMARY:(.*?)\r\nEND/s.exec(text.replaceAll('\r\n ', '')) ?? [];
        expect(summary.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))).toBe(title);
      }),
    );
  });
});

describe('a table for spreadsheets', () => {
  it('quotes what needs it and disarms formulas', () => {
    const lines = [
      ['name', 'points'],
      ['Anna, "the Ace"', 2.5],
      ['=1+1', null],
      ['Mei\nLi', 0],
    ];
    const wanted = ['name,points', '"Anna, ""the Ace""",2.5', "'=1+1,", '"Mei\nLi",0', ''];
    expect(csvOf(lines)).toBe(wanted.join('\r\n'));
  });
});

it('a name in a table of figures is never a formula, and never breaks a line', () => {
  expect(csvOf([['=cmd()', '+1', '@x', '-y', 'a,"b"\nc', 7, null]])).toBe(
    '\'=cmd(),\'+1,\'@x,\'-y,"a,""b""\nc",7,\r\n',
  );
});

it('a calendar has lines of at most 75 bytes, and what was folded reads as before', () => {
  const title = 'Größte Fahrt; die Flotte, sieben Meere – '.repeat(5);
  const text = calendarOf([{ id: 'e1', title, from: 0, to: 86_400_000, url: 'https://x.example/e/e1' }], 0);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toContain('DTSTART:19700101T000000Z\r\nDTEND:19700102T000000Z\r\n');
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${title.replaceAll(';', '\\;').replaceAll(',', '\\,')}`);
});
