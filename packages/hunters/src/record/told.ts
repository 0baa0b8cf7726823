/** What is kept of a career: small enough to be kept, so that no record is played again without need. */
import type { TaleReader } from '@flotilla/companion';
import { countsOf } from '@flotilla/companion';
import type { Hunters } from '../state.ts';
import { HONOURS } from './honours.ts';
import type { Tale, Throw } from './tale.ts';
import { taleOf } from './tale.ts';

/** Throws that had to succeed, as they came: 1 or 0, and the chance of a 1 in thousandths. */
export type Throws = readonly (readonly [good: 0 | 1, chance: number])[];

/** A career. */
export interface CareerFacts {
  readonly kind: 'career';
  readonly name: string;
  readonly boat: Tale['boat'];
  readonly number: number;
  readonly tons: number;
  readonly ships: number;
  readonly patrols: number;
  readonly awards: number;
  readonly fate: Tale['fate'];
  readonly level: Tale['level'];
  /** Months after September 1939: when it began, and when it ended or where it is. */
  readonly from: number;
  readonly to: number;
  /** Tons of the best patrol and the largest ship. */
  readonly best: { readonly tons: number; readonly month: number };
  readonly largest: { readonly name: string; readonly tons: number };
  readonly hits: Throws;
  readonly runs: Throws;
}

const thrown = (throws: readonly Throw[]): Throws =>
  throws.map(({ good, chance }) => [good ? 1 : 0, Math.round(chance * 1000)]);

/** The facts of a career. */
export function careerFacts(tale: Tale): CareerFacts {
  const { name, boat, number, tons, ships, awards, fate, level, month, lastMonth, legs } = tale;
  const best = legs.reduce((a, leg) => (leg.tons > a.tons ? leg : a), { tons: 0, month });
  const sunk = legs.flatMap((leg) => leg.sunk);
  const largest = sunk.reduce((a, ship) => (ship.tons > a.tons ? ship : a), { name: '', tons: 0 });
  return {
    kind: 'career',
    name,
    boat,
    number,
    tons,
    ships,
    patrols: legs.length,
    awards,
    fate,
    level,
    from: month,
    to: lastMonth,
    best: { tons: best.tons, month: best.month },
    largest: { name: largest.name, tons: largest.tons },
    hits: thrown(legs.flatMap(({ hits }) => hits)),
    runs: thrown(legs.flatMap(({ runs }) => runs)),
  };
}

/** How the tale of a career is read. */
export const tale: TaleReader<Hunters> = {
  honours: HONOURS,
  read(_, log, seat, name) {
    const found = taleOf(log, seat);
    if (!found) return { told: null, counts: {} };
    const told = careerFacts(found);
    return { told: { ...told, name: told.name || name }, counts: countsOf(HONOURS, found) };
  },
};
