/** The default formation of a fleet: gunboats in front, carriers behind (set-up, formation). */
import { NON_COMBATANT_ID, shipCard } from '../data/cards.ts';
import type { ShipCard } from '../data/types.ts';
import type { Vessel } from '../state.ts';
import { isSubmarine } from './fleet.ts';

const FRONT = 1;
const MIDDLE = 2;
const REAR = 3;

/** Whether a ship should not be in front as long as any other could be. */
const staysBehind = ({ type }: ShipCard): boolean => type === 'carrier' || type === 'nonCombatant';

/** The row in which a ship serves best: carriers and command ships behind, gunboats in front. */
export function bestRow(id: string): number {
  const ship = shipCard(id);
  if (staysBehind(ship) || ship.type === 'auxiliary' || ship.command > 0) return REAR;
  return ship.vp <= 5 && ship.weapons.some((weapon) => weapon.startsWith('gun')) ? FRONT : MIDDLE;
}

/** A row for every surface ship, filled from the front; the non-combatant is in the last one. */
export function presetRows(fleet: readonly Vessel[]): Record<string, string> {
  const surface = fleet.map((vessel) => vessel.id).filter((ship) => !isSubmarine(ship));
  const used = [...new Set(surface.map(bestRow))].sort();
  const escorts = surface.filter((ship) => !staysBehind(shipCard(ship)));
  const carriersInFront = used[0] === REAR && escorts.length > 0;
  const rows: Record<string, string> = {};
  for (const ship of surface) {
    const row = used.indexOf(bestRow(ship)) + 1;
    rows[ship] = String(carriersInFront && !escorts.includes(ship) ? row + 1 : row);
  }
  if (NON_COMBATANT_ID in rows) rows[NON_COMBATANT_ID] = String(Math.max(...Object.values(rows).map(Number)));
  return rows;
}

/** Whether a carrier is in front although the fleet has other ships to put there. */
export function carrierInFront(fleet: readonly Vessel[]): boolean {
  const ahead = (vessel: Vessel) => vessel.row === FRONT && shipCard(vessel.id).type === 'carrier';
  return fleet.some(ahead) && fleet.some(({ id, row }) => row > 0 && !staysBehind(shipCard(id)));
}
