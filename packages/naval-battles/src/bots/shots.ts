/** Which attack is worth most: a bot's look at every card, target and platform. */
import { actionCard, shipCard } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';
import {
  countBits,
  damageOf,
  firesLargeGun,
  hullOf,
  inRange,
  rowPenalty,
  stakeWorth,
} from '../rules/fleet.ts';
import type { Vessel, View } from '../state.ts';
import { caught, enemies, ownFleet, shows } from './sight.ts';

/** An attack worth making. */
export interface Shot {
  readonly value: number; // points it is expected to bring
  readonly target: string; // ship to aim at
  readonly wake: string | null; // passive submarine that must turn active first
}

/** An enemy ship with what is already coming at it this turn. */
export interface Prey {
  readonly vessel: Vessel;
  readonly seat: number;
  readonly worth: number;
  readonly left: number; // hull left after damage taken and declared
  readonly hits: number; // attacks declared on it
}

/** An own ship that has not acted, with what it would be missed for elsewhere. */
interface Ready {
  readonly vessel: Vessel;
  readonly ship: ShipCard;
  readonly missed: number;
}

/** What a bot fights with and against, worked out once for a decision. */
export interface Situation {
  readonly view: View;
  readonly prey: readonly Prey[];
  readonly ready: readonly Ready[]; // those missed least first
  readonly shots: Map<string, Shot | null>; // best uses already worked out, by card
}

/** Which ships count as ready: all that could be, without passive submarines, or the whole fleet as it will be next turn. */
export type Readiness = 'all' | 'active' | 'next';

/** The situation of the active player. */
export function situationOf(view: View, readiness: Readiness): Situation {
  return { view, prey: preyIn(view), ready: readyIn(view, readiness), shots: new Map() };
}

/** The last look at the sea. Fleets and attacks are never changed in place: the same lists are the same sea. */
let last: { readonly view: View; readonly prey: readonly Prey[] } | null = null;

function preyIn(view: View): readonly Prey[] {
  if (last && isSameSea(last.view, view)) return last.prey;
  const prey = lookForPrey(view);
  last = { view, prey };
  return prey;
}

function isSameSea(a: View, b: View): boolean {
  if (a.attacks !== b.attacks || a.terms !== b.terms || a.seat !== b.seat) return false;
  for (let seat = 0; seat < b.players.length; seat++)
    if (a.players[seat]?.fleet !== b.players[seat]?.fleet) return false;
  return true;
}

function lookForPrey(view: View): Prey[] {
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
      prey.push({ vessel, seat: enemy.seat, worth: stakeWorth(view.terms, vessel.id), left, hits });
    }
  }
  return prey;
}

const STRIKES_MATTER = 20;
const LARGE_GUN_SERVES = 9;
const SUBMARINES_HIDE = 3;

function readyIn(view: View, readiness: Readiness): Ready[] {
  const ready: Ready[] = [];
  for (const vessel of ownFleet(view)) {
    if (vessel.acted && readiness !== 'next') continue;
    const ship = shipCard(vessel.id);
    const hiding = ship.submarine && !vessel.active;
    if (hiding && readiness === 'active') continue;
    const missed =
      (ship.strikes.length > 0 ? STRIKES_MATTER : 0) + ship.weapons.length + (hiding ? SUBMARINES_HIDE : 0);
    ready.push({ vessel, ship, missed });
  }
  return ready.sort((a, b) => a.missed - b.missed);
}

const SECOND_HIT = 0.35;
const OVERKILL = 0.15;
const PART_OF_A_KILL = 0.75;
const SURE_KILL = 0.8;

/** What a die that sinks on a number is worth against a ship. */
export function strikeValue(view: View, needs: number, prey: Prey): number {
  const chance = shows(needs - rowPenalty(view.terms, prey.vessel.row)) * caught(prey.vessel, 0);
  return prey.worth * chance * (prey.hits > 0 || prey.left <= 0 ? SECOND_HIT : 1);
}

/** What a card is worth against a ship. */
function cardValue(card: ActionCard, prey: Prey, large: boolean): number {
  const through = caught(prey.vessel, card.hard) * (1 - card.hard / 10);
  if (prey.vessel.row === 0 || large) return prey.worth * through * (prey.hits > 0 ? SECOND_HIT : SURE_KILL);
  if (prey.left <= 0) return prey.worth * OVERKILL;
  const share = card.damage >= prey.left ? 1 : (PART_OF_A_KILL * card.damage) / prey.left;
  return prey.worth * share * through;
}

/** The ships that can best be spared to fire a card at a row; null when there are not enough. */
export function platforms(card: ActionCard, ready: readonly Ready[], row: number): Ready[] | null {
  if (row === 0 && card.kind !== 'torpedo') return null;
  let alone: Ready | null = null;
  let least = Number.POSITIVE_INFINITY;
  let total = 0;
  for (const one of ready) {
    const bits = card.bits & one.ship.bits;
    if (bits === 0 || !inRange(card, one.vessel, row)) continue;
    const symbols = countBits(bits);
    total += symbols;
    if (symbols < card.platforms) continue;
    const missed = one.missed - (firesLargeGun(card, [one.vessel.id]) ? LARGE_GUN_SERVES : 0);
    if (missed >= least) continue;
    alone = one;
    least = missed;
  }
  if (alone) return [alone];
  if (total < card.platforms) return null;
  const chosen: Ready[] = [];
  let symbols = 0;
  for (const one of ready) {
    const bits = card.bits & one.ship.bits;
    if (bits === 0 || !inRange(card, one.vessel, row)) continue;
    chosen.push(one);
    symbols += countBits(bits);
    if (symbols >= card.platforms) break;
  }
  return chosen;
}

/** The best use of an attack card, or null when it reaches nobody. */
export function bestShot(situation: Situation, as: string): Shot | null {
  let shot = situation.shots.get(as);
  if (shot === undefined) {
    shot = findShot(situation, actionCard(as));
    situation.shots.set(as, shot);
  }
  return shot;
}

function findShot({ prey, ready }: Situation, card: ActionCard): Shot | null {
  if (!ready.some((one) => (one.ship.bits & card.bits) !== 0)) return null;
  const byRow: (Ready[] | null | undefined)[] = [undefined, undefined, undefined, undefined];
  const large: boolean[] = [];
  let target: Prey | null = null;
  let most = 0;
  for (const candidate of prey) {
    const { row } = candidate.vessel;
    let chosen = byRow[row];
    if (chosen === undefined) {
      chosen = platforms(card, ready, row);
      byRow[row] = chosen;
      large[row] =
        card.largeCalibre &&
        chosen !== null &&
        firesLargeGun(
          card,
          chosen.map((one) => one.vessel.id),
        );
    }
    if (chosen === null) continue;
    const value = cardValue(card, candidate, large[row] === true);
    if (target && value <= most) continue;
    target = candidate;
    most = value;
  }
  if (!target) return null;
  const hiding = byRow[target.vessel.row]?.find((one) => one.vessel.row === 0 && !one.vessel.active);
  return { value: most, target: target.vessel.id, wake: hiding?.vessel.id ?? null };
}

/** The ship a strike or hunt is worth most against. */
export function bestPrey(
  { view, prey }: Situation,
  needs: number,
  where: 'surface' | 'submarines',
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
