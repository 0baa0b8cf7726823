/** Everybody meets everybody: the tables of Berger. */
import type { Pair } from './boards.ts';

/** How many rounds it takes until everybody has met everybody so often. */
export const robinRounds = (places: number, cycles: number): number =>
  Math.max(1, places + (places % 2) - 1) * cycles;

/**
 * The pairs of a round by the tables of Berger, board by board. A place without anybody gives its rival a bye, as does the place
 * missing to an even number. Nobody leads more than one board more or less than half; in a second cycle sides change.
 */
export function robinRound(places: readonly (number | null)[], round: number): Pair[] {
  const all = places.length % 2 === 0 ? [...places] : [...places, null];
  const turns = Math.max(1, all.length - 1);
  const cycle = Math.floor((round - 1) / turns);
  const pairs: Pair[] = [];
  for (let one = 1; one <= all.length; one++)
    for (let other = one + 1; other <= all.length; other++) {
      if (roundOf(one, other, all.length) !== ((round - 1) % turns) + 1) continue;
      const [first, second] =
        leadsFirst(one, other, all.length) === (cycle % 2 === 0) ? [one, other] : [other, one];
      const lead = all[first - 1] ?? null;
      const rival = all[second - 1] ?? null;
      if (lead !== null) pairs.push({ lead, other: rival });
      else if (rival !== null) pairs.push({ lead: rival, other: null });
    }
  // A bye is no board anybody looks for.
  return [...pairs.filter(({ other }) => other !== null), ...pairs.filter(({ other }) => other === null)];
}

/** The round in which two places meet; `one` is the smaller. */
const roundOf = (one: number, other: number, places: number): number =>
  (((other === places ? 2 * one : one + other) - 2) % Math.max(1, places - 1)) + 1;

/** Whether the smaller of two places leads. */
const leadsFirst = (one: number, other: number, places: number): boolean =>
  other === places ? one <= places / 2 : (one + other) % 2 === 1;
