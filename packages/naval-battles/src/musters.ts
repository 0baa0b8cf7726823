/** What a fleet can do, and ready-made fleets by style, for players choosing their ships (set-up, fleets). */
import { ACTIONS, shipCard } from './data/cards.ts';
import type { ShipCard, Weapon } from './data/types.ts';
import { countBits } from './rules/fleet.ts';

/** What ships bring to a battle together. */
export interface Strength {
  readonly points: number;
  readonly guns: Readonly<Record<'small' | 'medium' | 'large', number>>;
  readonly missiles: number; // surface and cruise missiles
  readonly torpedoes: number;
  readonly strikes: readonly number[]; // dice of their aircraft
  readonly hunts: readonly number[]; // dice of their submarine hunters
  readonly guards: number; // dice that stop attacks
  readonly command: number; // extra cards in the hand
  readonly fireable: number; // attack cards of the deck they could fire together
  readonly attackCards: number; // attack cards in the deck
}

const ATTACK_CARDS = ACTIONS.filter((card) => card.symbols.length > 0);

/** What some ships can do together. */
export function strengthOf(ids: readonly string[]): Strength {
  const ships = ids.map(shipCard);
  const count = (...weapons: Weapon[]): number =>
    ships.reduce((sum, ship) => sum + ship.weapons.filter((weapon) => weapons.includes(weapon)).length, 0);
  return {
    points: ships.reduce((sum, ship) => sum + ship.vp, 0),
    guns: { small: count('gunSmall'), medium: count('gunMedium'), large: count('gunLarge') },
    missiles: count('ssm', 'cruise'),
    torpedoes: count('torpedo'),
    strikes: ships.flatMap((ship) => ship.strikes),
    hunts: ships.flatMap((ship) => ship.asw),
    guards: ships.reduce((sum, ship) => sum + ship.guards.length, 0),
    command: ships.reduce((sum, ship) => sum + ship.command, 0),
    fireable: ATTACK_CARDS.filter((card) => symbolsIn(ships, card.bits) >= card.platforms).length,
    attackCards: ATTACK_CARDS.length,
  };
}

const symbolsIn = (ships: readonly ShipCard[], bits: number): number =>
  ships.reduce((sum, ship) => sum + countBits(ship.bits & bits), 0);

/** The styles of ready-made fleets. */
export const STYLES = ['line', 'air', 'hunters'] as const;

/** A style of fleet: guns and missiles, aircraft, or many small ships and submarines that hunt. */
export type Style = (typeof STYLES)[number];

/** What a ship is worth to a fleet of each style. */
const WORTH: Readonly<Record<Style, (ship: ShipCard) => number>> = {
  line: (ship) => 3 * ship.weapons.length + 1.5 * ship.guards.length + ship.hull / 3 + 2 * ship.command,
  air: (ship) => 9 * ship.strikes.length + 2 * ship.guards.length + ship.weapons.length + 2 * ship.command,
  hunters: (ship) =>
    (ship.submarine ? 5 : 0) +
    4 * ship.asw.length +
    ship.weapons.length +
    ship.guards.length +
    (ship.evasion ? 1 : 0),
};

/** The best fleet of a style that the points can buy from some ships; it has a surface ship if possible. */
export function readyMade(ids: readonly string[], points: number, style: Style): readonly string[] {
  const ships = ids.map(shipCard);
  const surface = ships.filter((ship) => !ship.submarine && ship.vp <= points);
  if (surface.length === 0) return dearest(ships, points, WORTH[style]);
  let best: readonly string[] = [];
  let most = -1;
  for (const flagship of surface) {
    const others = ships.filter((ship) => ship !== flagship);
    const fleet = [flagship.id, ...dearest(others, points - flagship.vp, WORTH[style])];
    const worth = fleet.reduce((sum, id) => sum + WORTH[style](shipCard(id)), 0);
    if (worth <= most) continue;
    best = fleet;
    most = worth;
  }
  return ids.filter((id) => best.includes(id));
}

/** The ships worth most for the points, found ship by ship for every sum. */
function dearest(ships: readonly ShipCard[], points: number, worth: (ship: ShipCard) => number): string[] {
  let best: { readonly worth: number; readonly ids: readonly string[] }[] = Array.from(
    { length: points + 1 },
    () => ({ worth: 0, ids: [] }),
  );
  for (const ship of ships) {
    best = best.map((without, sum) => {
      const before = best[sum - ship.vp];
      if (!before || ship.vp <= 0 || before.worth + worth(ship) <= without.worth) return without;
      return { worth: before.worth + worth(ship), ids: [...before.ids, ship.id] };
    });
  }
  return [...(best[points]?.ids ?? [])];
}
