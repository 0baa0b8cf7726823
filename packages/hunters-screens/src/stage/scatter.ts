/** Numbers that look thrown about but are the same every time. */

/** So many rows of so many numbers from 0 to 1. */
export function scattered(rows: number, numbers: number, seed: number): readonly (readonly number[])[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return Array.from({ length: rows }, () => Array.from({ length: numbers }, next));
}
