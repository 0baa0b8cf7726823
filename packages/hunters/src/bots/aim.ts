/** Aiming: which torpedo goes to which ship, by what each adds to the expected tonnage. */
import { distributionOf, lookup } from '@flotilla/table';
import { U3 } from '../data/charts/fire.ts';
import type { Ship } from '../state.ts';

/** The most damage points a ship can take (9.1.1), and the most torpedoes worth counting against one ship. */
const MOST_POINTS = 5;
const MOST_WEAPONS = 6;

/** Chances to hit are rounded to twentieths, to keep the tables below few. */
const STEPS = 20;

/** What weapons fired at one ship bring by their number, in shares of her tonnage. */
type Worths = readonly number[];
const tables: (readonly Worths[] | undefined)[] = [];

/**
 * The share of a ship that is worth something though she is still afloat: whoever comes back for her, with the next weapon or on
 * her track (9.4.2, 9.7.6), begins where the damage ended.
 */
const CARRIED = 0.4;

/** What a ship brings, by points left and weapons fired, when each hits with this chance. */
function worthTable(hit: number): readonly Worths[] {
  const index = Math.round(hit * STEPS);
  const known = tables[index];
  if (known) return known;
  const table = Array.from({ length: MOST_POINTS + 1 }, (_, points) => worthRow(points, index / STEPS));
  tables[index] = table;
  return table;
}

function worthRow(points: number, hit: number): Worths {
  let left = new Array<number>(points + 1).fill(0);
  left[points] = 1;
  const row = [0];
  for (let weapon = 1; weapon <= MOST_WEAPONS; weapon++) {
    left = afterOne(left, hit);
    row.push(left.reduce((sum, chance, rest) => sum + chance * shareOf(rest, points), 0));
  }
  return row;
}

/** What is won of a ship with so many points left. */
const shareOf = (rest: number, points: number): number =>
  rest === 0 ? 1 : (CARRIED * (points - rest)) / points;

function afterOne(left: readonly number[], hit: number): number[] {
  const next = left.map((chance) => chance * (1 - hit));
  left.forEach((chance, points) => {
    for (const [die, share] of distributionOf('d6')) {
      const rest = Math.max(0, points - lookup(U3, 'torpedo', die));
      next[rest] = (next[rest] as number) + chance * hit * share;
    }
  });
  return next;
}

/**
 * Gives each of a number of weapons a target so that all together bring most, each for at least `least` tons on average; fires
 * fewer where that brings more. The richest ships come first.
 */
export function aimAt(ships: readonly Ship[], weapons: number, hit: number, least: number): number[] {
  const table = worthTable(hit);
  let best: Plan[] = [{ worth: 0, counts: [] }];
  for (const ship of ships) best = withShip(best, ship, table[ship.points] as Worths, weapons, least);
  const { counts } = best.reduce((most, plan) => (plan.worth > most.worth ? plan : most));
  const order = ships.map((_, index) => index).sort((a, b) => tonsOf(ships, b) - tonsOf(ships, a));
  return order.flatMap((index) => new Array<number>(counts[index] ?? 0).fill(index));
}

const tonsOf = (ships: readonly Ship[], index: number): number => (ships[index] as Ship).tons;

/** The best way to fire a number of weapons at the ships looked at so far. */
interface Plan {
  readonly worth: number;
  /** Weapons at each of them. */
  readonly counts: readonly number[];
}

/** The best plans for 0, 1, 2, … weapons once one more ship may be fired at. */
function withShip(
  plans: readonly Plan[],
  { points, tons }: Ship,
  worths: Worths,
  weapons: number,
  least: number,
): Plan[] {
  const most = points === 0 ? 0 : Math.min(weapons, MOST_WEAPONS);
  const next: Plan[] = [];
  plans.forEach(({ worth, counts }, fired) => {
    for (let count = 0; count <= Math.min(most, weapons - fired); count++) {
      const total = worth + (worths[count] as number) * tons - count * least;
      const known = next[fired + count];
      if (!known || total > known.worth) next[fired + count] = { worth: total, counts: [...counts, count] };
    }
  });
  return next;
}
