/** The months a boat lies in the yard, each a box, and the one in which she sails again. */
import { calendar } from '@flotilla/ui/text/index.ts';
import { word } from '../text/index.ts';

/** More months than this are not drawn one by one. */
const MOST_MONTHS = 8;

/** A month of the war, from September 1939, in short. */
const monthWords = (month: number, style: 'short' | 'year'): string =>
  new Intl.DateTimeFormat(calendar(), {
    month: 'short',
    ...(style === 'year' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(Date.UTC(1939, 8 + month, 1));

/** The boxes; the sentence above them says the same in words. */
export function Yard({ from, months, ready }: { from: number; months: number; ready?: number }) {
  if (months < 1 || months > MOST_MONTHS) return null;
  return (
    <ol class="yard" aria-hidden="true">
      <li>{monthWords(from, 'short')}</li>
      {Array.from({ length: months }, (_, i) => (
        <li key={i} class="yard-refit">
          {monthWords(from + 1 + i, 'short')}
        </li>
      ))}
      {ready !== undefined && (
        <li class="yard-ready">
          {monthWords(ready, 'year')}
          <small>{word('home.ready')}</small>
        </li>
      )}
    </ol>
  );
}
