/** Whether one of several choices tried in the same worlds is better than all the others. */

/** Nothing is called best on fewer tries than this. */
export const FEWEST_TRIES = 30;

/**
 * How many standard errors make a difference clear. Somebody watching the tries come in would sooner or later see 1.96 exceeded
 * by luck, so the verdict is revised only when the number of tries has doubled, and each of the eight looks up to 30 · 2⁷ tries
 * may err in one case in 160: together 95 %.
 */
const CLEAR = 2.73;

/** Whether the first was better than each of the others, beyond chance, at the last look. */
export function standsOut(first: readonly number[], others: readonly (readonly number[])[]): boolean {
  if (first.length < FEWEST_TRIES || others.length === 0) return false;
  const tries = FEWEST_TRIES * 2 ** Math.floor(Math.log2(first.length / FEWEST_TRIES));
  return others.every((other) => isAhead(first, other, tries));
}

/** Compares world by world, so that a lucky world counts for both. */
function isAhead(first: readonly number[], other: readonly number[], tries: number): boolean {
  const leads = Array.from({ length: tries }, (_, i) => (first[i] ?? 0) - (other[i] ?? 0));
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / tries;
  const squares = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0);
  const error = Math.sqrt(squares / (tries - 1) / tries);
  return mean > CLEAR * error;
}
