/** Whether one of several choices tried in the same worlds is better than all the others. */

/** A mean with its error. */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** What a choice came to in each world; NaN where it could not be tried. */
export type Tries = readonly number[];

/** Nothing is called best on fewer tries than this. */
export const FEWEST_TRIES = 30;

/**
 * How many standard errors make a difference clear. Somebody watching the tries come in would sooner or later see 1.96 exceeded
 * by luck, so the verdict is revised only when the number of tries has doubled, and each of the eight looks up to 30 · 2⁷ tries
 * may err in one case in 160: together 95 %.
 */
export const CLEAR = 2.73;

/** The number of tries at the last look: the fewest, doubled as often as there are tries for it. */
export function lastLook(tries: number): number {
  let look = FEWEST_TRIES;
  while (look * 2 <= tries) look *= 2;
  return look;
}

/** Whether the first was better than each of the others, beyond chance, at the last look. */
export const standsOut = (first: Tries, others: readonly Tries[]): boolean =>
  others.length > 0 && others.every((other) => isAhead(first, other, CLEAR));

/** Whether two choices came to the same in every world, of which there are enough. */
export function areAlike(first: Tries, other: Tries): boolean {
  const leads = leadsOf(first, other);
  return leads.length >= FEWEST_TRIES && leads.every((lead) => lead === 0);
}

/** Whether one choice was ahead of another by so many standard errors at the last look. */
export function isAhead(first: Tries, other: Tries, errors: number): boolean {
  const tries = Math.min(first.length, other.length);
  if (tries < FEWEST_TRIES) return false;
  const look = lastLook(tries);
  const leads = leadsOf(first.slice(0, look), other.slice(0, look));
  if (leads.length < FEWEST_TRIES) return false;
  const { mean, error } = estimateOf(leads);
  return mean > errors * error;
}

/** Compares world by world, so that a lucky world counts for both. */
export function leadsOf(first: Tries, other: Tries): number[] {
  const leads: number[] = [];
  for (let i = 0; i < Math.min(first.length, other.length); i++) {
    const lead = (first[i] as number) - (other[i] as number);
    if (!Number.isNaN(lead)) leads.push(lead);
  }
  return leads;
}

/** The mean of numbers, with its standard error. */
export function estimateOf(numbers: readonly number[]): Estimate {
  const { length } = numbers;
  if (length === 0) return { mean: 0, error: 0 };
  const mean = numbers.reduce((sum, number) => sum + number, 0) / length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) * (number - mean), 0);
  return { mean, error: length < 2 ? 0 : Math.sqrt(squares / (length - 1) / length) };
}
