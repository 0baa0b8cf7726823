/** The three numbers of a target, each with what it brings: `light 4, heavy 7, sunk 9`. */
import { word } from '../text/index.ts';

const RESULTS = ['light', 'heavy', 'sunk'] as const;

/** The numbers in words; a result that a weapon cannot have is left out. */
export const numbersWords = (numbers: readonly (number | null)[]): string =>
  RESULTS.flatMap((result, i) => {
    const n = numbers[i] ?? null;
    return n === null ? [] : [word('numbers.from', { what: word(`stamp.${result}`).toLowerCase(), n })];
  }).join(', ');
