/** Near misses: what somebody probably meant. */
import { asWord, oneLine } from '@flotilla/table';

/** The number of letters to add, drop, change or swap to turn one word into the other. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(at(i - 1, j) + 1, (row[j - 1] as number) + 1, change, swap));
    }
  }
  return at(a.length, b.length);
}

/** Words longer than this are not typing slips. */
const LONGEST_SLIP = 60;

/** The known word that is closest to what was typed, or null when none is close. */
export function nearest(typed: string, known: readonly string[]): string | null {
  if (typed.length > LONGEST_SLIP) return null;
  const word = typed.toLowerCase();
  const measured = known.map((name) => {
    const other = name.toLowerCase();
    const starts = word.length >= 2 && other.startsWith(word);
    return { name, far: starts ? 0.5 : distance(word, other) };
  });
  const [best] = measured.sort((a, b) => a.far - b.far);
  return best && best.far <= farthest(word) ? best.name : null;
}

/** How far off a slip may be: a third of a word, but only one digit of a date or a number. */
const farthest = (word: string): number =>
  /\p{Letter}/u.test(word) ? Math.max(1, Math.floor(word.length / 3)) : 1;

/** A sentence for an unknown word (in `where`): what may have been meant, and what there is. */
export function unknownWord(what: string, typed: string, known: readonly string[], where = ''): string {
  const meant = nearest(typed, known);
  return `There is no ${what} "${oneLine(asWord(typed))}"${where === '' ? '' : ` in ${where}`}.${meant ? ` Did you mean "${meant}"?` : ''} There ${
    known.length === 1 ? 'is' : 'are'
  }: ${known.join(', ')}.`;
}
