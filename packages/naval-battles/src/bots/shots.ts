/** Which attack is worth most: a bot's look at every card, target and platform. */
import { actionCard, shipCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import { damageOf, firesLargeGun, hullOf, inRange, rowPenalty, symbolsFor, worthOf } from '../rules/fleet.ts';
import type { Vessel, View } from '../state.ts';
import { caught, enemies, ownFleet, shows } from './sight.ts';

/** An attack worth making. */
export interface Shot {
  readonly value: number; // points it is expected to bring
  readonly target: string; // ship to aim at
  readonly ships: readonly string[]; // ships that fire
  readonly wake: string | null; // passive submarine that must turn active first
}

/** An enemy ship with what is already coming at it this turn. */
export interface Prey {
  readonly vessel: Vessel;
  readonly seat: number;
  readonly worth: number;
  readonly left: number; // hull left after damage taken and declared
  readonly hits: number; // attacks declared on it that may sink it
}

/** Every enemy ship, with what is declared on it. */
export function preyIn(view: View): Prey[] {
  const prey: Prey[] = [];
  for (const enemy of enemies(view)) {
    for (const vessel of enemy.fleet ?? []) {
      let left = hullOf(view.terms, vessel.id) - damageOf(vessel);
      let hits = 0;
      for (const attack of view.attacks) {
        if (attack.target !== vessel.id || attack.status !== 'declared') continue;
        hits++;
        left -= attack.damage;
      }
      prey.push({ vessel, seat: enemy.seat, worth: worthOf(view.terms, vessel.id), left, hits });
    }
  }
  return prey;
}

const SECOND_HIT = 0.35;
const OVERKILL = 0.15;
const PART_OF_A_KILL = 0.75;

/** What a die that sinks on a number is worth against a ship. */
export function strikeValue(view: View, needs: number, prey: Prey): number {
  const chance = shows(needs - rowPenalty(view.terms, prey.vessel.row)) * caught(prey.vessel, 0);
  return prey.worth * chance * (prey.hits > 0 || prey.left <= 0 ? SECOND_HIT : 1);
}

/** What a card is worth against a ship when these ships fire it. */
function cardValue(card: ActionCard, prey: Prey, ships: readonly string[]): number {
  const through = caught(prey.vessel, card.hard) * (1 - card.hard / 10);
  if (prey.vessel.row === 0 || firesLargeGun(card, ships))
    return prey.worth * through * (prey.hits > 0 ? SECOND_HIT : 0.8);
  if (prey.left <= 0) return prey.worth * OVERKILL;
  const share = card.damage >= prey.left ? 1 : (PART_OF_A_KILL * card.damage) / prey.left;
  return prey.worth * share * through;
}

const STRIKES_MATTER = 20;
const LARGE_GUN_SERVES = 9;
const SUBMARINES_HIDE = 3;

/** How much a ship would be missed elsewhere this turn. */
function missed(card: ActionCard, vessel: Vessel): number {
  const ship = shipCard(vessel.id);
  const strikes = ship.strikes.length > 0 ? STRIKES_MATTER : 0;
  const hiding = ship.submarine && !vessel.active ? SUBMARINES_HIDE : 0;
  const large = card.largeCalibre && ship.weapons.includes('gunLarge') ? LARGE_GUN_SERVES : 0;
  return strikes + ship.weapons.length + hiding - large;
}

/** The ships that can best be spared to fire a card at a row; null when there are not enough. */
export function platforms(card: ActionCard, fleet: readonly Vessel[], row: number): Vessel[] | null {
  if (row === 0 && card.kind !== 'torpedo') return null;
  const able = fleet
    .filter(
      (vessel) => !vessel.acted && (card.bits & shipCard(vessel.id).bits) !== 0 && inRange(card, vessel, row),
    )
    .sort((a, b) => missed(card, a) - missed(card, b));
  const alone = able.find((vessel) => symbolsFor(card, shipCard(vessel.id)) >= card.platforms);
  if (alone) return [alone];
  const chosen: Vessel[] = [];
  let symbols = 0;
  for (const vessel of able) {
    chosen.push(vessel);
    symbols += symbolsFor(card, shipCard(vessel.id));
    if (symbols >= card.platforms) return chosen;
  }
  return null;
}

/** The best use of an attack card, or null when it reaches nobody. */
export function bestShot(view: View, as: string, prey: readonly Prey[] = preyIn(view)): Shot | null {
  const card = actionCard(as);
  const fleet = ownFleet(view);
  const byRow: (Vessel[] | null | undefined)[] = [];
  let best: Shot | null = null;
  for (const target of prey) {
    const { row } = target.vessel;
    if (byRow[row] === undefined) byRow[row] = platforms(card, fleet, row);
    const chosen = byRow[row];
    if (!chosen) continue;
    const ships = chosen.map((vessel) => vessel.id);
    const value = cardValue(card, target, ships);
    if (best && value <= best.value) continue;
    const wake = chosen.find((vessel) => vessel.row === 0 && !vessel.active);
    best = { value, target: target.vessel.id, ships, wake: wake?.id ?? null };
  }
  return best;
}

/** What a card is worth against one ship, for the bot that aims. */
export function valueAgainst(view: View, as: string, prey: Prey): number {
  const card = actionCard(as);
  const chosen = platforms(card, ownFleet(view), prey.vessel.row);
  return chosen
    ? cardValue(
        card,
        prey,
        chosen.map((vessel) => vessel.id),
      )
    : 0;
}

/** The ship a strike or hunt is worth most against. */
export function bestPrey(
  view: View,
  needs: number,
  where: 'surface' | 'submarines',
  prey: readonly Prey[] = preyIn(view),
): Prey | null {
  let best: Prey | null = null;
  let most = 0;
  for (const target of prey) {
    if (where === 'surface' ? target.vessel.row === 0 : target.vessel.row > 0) continue;
    const value = strikeValue(view, needs, target);
    if (best && value <= most) continue;
    best = target;
    most = value;
  }
  return best;
}
