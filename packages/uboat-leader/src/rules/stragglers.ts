/** Stragglers: whether it matters which way a ship falls back (9.5). */
import { DETECTION_RANGE, TORPEDO_RANGE } from '../data/charts.ts';
import type { Battle, Known, Ship } from '../state.ts';
import { driftEnds, range, stepsToWake } from './display.ts';
import { isEscort, shipSpeed } from './lookup.ts';
import { battleOf, onDisplay } from './sight.ts';

/** The fall-back of a phase: the speed of the reference ship, and every area a boat may end in. */
export interface Fallback {
  readonly reference: number;
  readonly boats: readonly string[];
}

/** 9.5 — the areas worth asking about for a ship; a single one when it makes no difference where it goes. */
export function endsThatMatter(s: Known, ship: Ship, owed: number, fallback: Fallback): readonly string[] {
  const ends = driftEnds(ship.area as string, owed);
  return ends.length > 1 && isOutOfIt(s, ship, ends, owed, fallback) ? ends.slice(0, 1) : ends;
}

/** Whether a ship leaves the display at the next fall-back, and until then is equally near to every boat wherever it goes. */
function isOutOfIt(s: Known, ship: Ship, ends: readonly string[], owed: number, fallback: Fallback): boolean {
  if (isEscort(ship) && shipSpeed(s, ship) > 0) return false;
  const fallsOut = stepsToWake(ends[0] as string) < owed && paceHolds(s, fallback);
  return fallsOut && fallback.boats.every((area) => isAlike(ends, area, reachOf(battleOf(s), ship)));
}

/** How far a ship can see a boat, or a boat attack it. */
const reachOf = (battle: Battle, ship: Ship): number =>
  isEscort(ship) ? Math.max(TORPEDO_RANGE, DETECTION_RANGE.surfaced + battle.alerted) : TORPEDO_RANGE;

/** Whether all ends are equally far from an area, or all out of reach of it. */
function isAlike(ends: readonly string[], area: string, reach: number): boolean {
  const away = ends.map((end) => range(end, area));
  return away.every((steps) => steps === away[0] || Math.min(steps, away[0] as number) > reach);
}

/** Whether a reference ship stays out of reach, so that the next fall-back is no shorter than this one. */
function paceHolds(s: Known, { reference, boats }: Fallback): boolean {
  return onDisplay(battleOf(s)).some(
    (ship) =>
      !isEscort(ship) &&
      shipSpeed(s, ship) === reference &&
      boats.every((area) => range(ship.area as string, area) > TORPEDO_RANGE),
  );
}
