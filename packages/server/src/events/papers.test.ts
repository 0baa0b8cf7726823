import { expect, it } from 'vitest';
import { calendarOf, csvOf } from './papers.ts';

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
