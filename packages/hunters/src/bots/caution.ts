/** Caution: what a sensible captain thinks of his boat, his weapons and the escorts of the year. */
import { factsOf, readyAt, torpedoes } from '../rules/boat.ts';
import { yearOf } from '../rules/calendar.ts';
import { down } from '../rules/crew.ts';
import type { Commander, Fight } from '../state.ts';
import type { Temper } from './temper.ts';

/** The share of the hull that is gone, 0 for a sound boat. */
export const hurt = ({ boat }: Commander): number => boat.hull / factsOf(boat).hull;

/** Torpedoes on board, tubes and reloads together. */
export function torpedoesLeft({ boat }: Commander): number {
  const { steam, electric } = torpedoes(boat);
  return steam + electric;
}

/** Torpedoes that can be fired at once. */
export const ready = ({ boat }: Commander): number => readyAt(boat, 'forward') + readyAt(boat, 'aft');

/** Tons in sight that are still afloat. */
export const tonsInSight = (fight: Pick<Fight, 'ships'>): number =>
  fight.ships.reduce((sum, ship) => sum + (ship.points > 0 ? ship.tons : 0), 0);

/** Whether an attack on escorted ships is worth the risk. */
export function worthTheRisk(
  captain: Commander,
  fight: Pick<Fight, 'pack' | 'ships'>,
  temper: Temper,
): boolean {
  if (down(captain.crew.men.kommandant) || ready(captain) < 2) return false;
  if (fight.pack === 'focused' && yearOf(captain.month) >= 1942) return false;
  const prize = fight.ships.some((ship) => ship.kind === 'capital' && ship.points > 0);
  return hurt(captain) <= temper.daring && (prize || tonsInSight(fight) >= temper.worth);
}

/** Waters where single ships are common enough for a boat that has only her gun left. */
const GUN_WATERS = new Set(['british', 'spanish', 'northAmerica', 'caribbean', 'africa']);

/** Whether the boat would do better to go home. */
export function longsForHome(captain: Commander, temper: Temper): boolean {
  const { patrol, boat, crew } = captain;
  if (!patrol) return false;
  if (hurt(captain) >= 0.6) return true;
  if (patrol.mission === 'pending') return false;
  if (hurt(captain) >= temper.homeAt) return true;
  if (down(crew.men.kommandant)) return true;
  if (torpedoesLeft(captain) > 0) return false;
  return boat.ammo === 0 || !GUN_WATERS.has(patrol.area);
}
