/** Aiming: which torpedo goes to which ship, by what each adds to the expected tonnage. */
import { distributionOf, lookup } from '@flotilla/table';
import { U3 } from '../data/charts/fire.ts';
import type { Ship } from '../state.ts';

/** The most damage points a ship can take (9.1.1), and the most torpedoes worth counting against one ship. */
const MOST_POINTS = 5;
const MOST_WEAPONS = 6;

/** Chances to hit are rounded to twentieths, to keep the tables below few. */
const STEPS = 20;

type SinkTable = readonly (readonly number[])[];
const tables: (SinkTable | undefined)[] = [];

/** The chance to sink a ship, by points left and weapons fired, when each hits with this chance. */
function sinkTable(hit: number): SinkTable {
  const index = Math.round(hit * STEPS);
  const known = tables[index];
  if (known) return known;
  const table = Array.from({ length: MOST_POINTS + 1 }, (_, points) => sinkRow(points, index / STEPS));
  tables[index] = table;
  return table;
}

function sinkRow(points: number, hit: number): number[] {
  let left = new Array<number>(points + 1).fill(0);
  left[points] = 1;
  const row = [points === 0 ? 1 : 0];
  for (let weapon = 1; weapon <= MOST_WEAPONS; weapon++) {
    left = afterOne(left, hit);
    row.push(left[0] as number);
  }
  return row;
}

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

/** The tonnage one more weapon adds to what this ship is expected to bring. */
function gain(table: SinkTable, ship: Ship, aimed: number): number {
  if (ship.points === 0 || aimed >= MOST_WEAPONS) return 0;
  const row = table[ship.points] as readonly number[];
  return ((row[aimed + 1] as number) - (row[aimed] as number)) * ship.tons;
}

/** Gives each of a number of weapons a target, best first, and stops when one more would add less than `least` tons. */
export function aimAt(ships: readonly Ship[], weapons: number, hit: number, least: number): number[] {
  const table = sinkTable(hit);
  const aimed = ships.map(() => 0);
  const targets: number[] = [];
  for (let weapon = 0; weapon < weapons; weapon++) {
    let best = -1;
    let most = 0;
    for (let index = 0; index < ships.length; index++) {
      const tons = gain(table, ships[index] as Ship, aimed[index] as number);
      if (tons <= least || tons <= most) continue;
      most = tons;
      best = index;
    }
    if (best < 0) break;
    aimed[best] = (aimed[best] as number) + 1;
    targets.push(best);
  }
  return targets;
}
