/** Which attack is worth most: a bot's look at every card, target and platform. */
import { bitsOf } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import type { Waters } from '../rules/dice.ts';
import { chanceToEvade, hitChance } from '../rules/dice.ts';
import { passesGuards } from '../rules/expected.ts';
import type { AtSea } from '../rules/fleet.ts';
import {
  countBits,
  damageOf,
  evasionAtSea,
  hullOf,
  inRange,
  LARGE_GUN,
  mayAct,
  shipsIn,
  stakeWorth,
} from '../rules/fleet.ts';
import { insertByOrder, remembering } from '../rules/remember.ts';
import type { Use } from '../rules/support.ts';
import type { Terms, Vessel } from '../state.ts';
import type { View } from '../view.ts';
import { isEnemy, ownFleet } from './sight.ts';

/** Least expected points for which a card is fired. */
export const WORTH_FIRING = 0.35;

/** An attack worth making. */
export interface Shot {
  readonly use: Use; // how its card is played
  readonly value: number; // points it is expected to bring if no guard is set against it
  readonly judged: number; // the same against every guard its target's fleet shows; shots are compared by it
  readonly target: string; // ship to aim at
  readonly ships: readonly AtSea[]; // own ships that fire
  readonly wake: string | null; // passive submarine that must turn active first
}

/** An enemy ship with what is already coming at it this turn. */
export interface Prey {
  readonly vessel: Vessel;
  readonly fleet: readonly Vessel[]; // hers, whose guards protect her
  readonly worth: number;
  readonly evasion: number | null;
  readonly left: number; // hull left after damage taken and declared
  readonly hits: number; // attacks declared on it
}

/** One of one's ships that may act, and what it would be missed for elsewhere. */
export interface Ready extends AtSea {
  readonly missed: number;
}

/** What a bot fights with and against. */
export interface Situation {
  readonly view: View;
  readonly prey: readonly Prey[];
  readonly ready: readonly Ready[]; // those missed least first
  readonly shots: (Shot | null | undefined)[]; // best uses already worked out, by the number of the design
}

/** Which ships count as ready: all that could be, without passive submarines, or the whole fleet as it will be next turn. */
export type Readiness = 'all' | 'active' | 'next';

/**
 * The situation of the active player. Fleets and attacks are never changed in place, so the same lists mean the same situation.
 */
export function situationOf(view: View, readiness: Readiness): Situation {
  const look = LOOKS[readiness];
  const { last } = look;
  const prey = preyOf(view);
  const ready = look.ready(ownFleet(view));
  const shots = last && last.prey === prey && last.ready === ready ? last.shots : [];
  look.last = { view, prey, ready, shots };
  return look.last;
}

let seen: { readonly view: View; readonly prey: readonly Prey[] } | null = null;

/** The prey of a view; the list of the last view when neither attacks nor enemies have changed. */
export function preyOf(view: View): readonly Prey[] {
  if (seen === null || !isSamePrey(seen.view, view)) seen = { view, prey: preyIn(view) };
  return seen.prey;
}

function isSamePrey(a: View, b: View): boolean {
  if (a.attacks !== b.attacks || a.terms !== b.terms || a.seat !== b.seat) return false;
  for (let seat = 0; seat < b.players.length; seat++) {
    if (seat === b.seat) continue;
    const then = a.players[seat];
    const now = b.players[seat];
    if (then?.fleet !== now?.fleet || then?.out !== now?.out) return false;
  }
  return true;
}

const NO_SHIPS: readonly Vessel[] = [];

/** The ships of a fleet as they are before anything is declared on them. */
const unthreatened = remembering((fleet: readonly Vessel[], terms: Terms): readonly Prey[] =>
  shipsIn(fleet).map((one) => ({
    vessel: one.vessel,
    fleet,
    worth: stakeWorth(terms, one.ship),
    evasion: evasionAtSea(one),
    left: hullOf(terms, one.ship) - damageOf(one.vessel),
    hits: 0,
  })),
);

/** A ship with one more attack coming at it. */
export const threatened = ({ vessel, fleet, worth, evasion, left, hits }: Prey, damage: number): Prey => ({
  vessel,
  fleet,
  worth,
  evasion,
  left: left - damage,
  hits: hits + 1,
});

function preyIn(view: View): Prey[] {
  const prey: Prey[] = [];
  for (const player of view.players)
    if (isEnemy(view, player)) prey.push(...unthreatened(player.fleet ?? NO_SHIPS, view.terms));
  for (const { target, damage, status } of view.attacks) {
    if (status !== 'declared') continue;
    const at = prey.findIndex(({ vessel }) => vessel.id === target);
    if (at >= 0) prey[at] = threatened(prey[at] as Prey, damage);
  }
  return prey;
}

const STRIKES_MATTER = 20;
const LARGE_GUN_SERVES = 9;
const SUBMARINES_HIDE = 3;

const isMissedMore = (one: Ready, other: Ready): boolean => one.missed > other.missed;

const readyFor = (readiness: Readiness) =>
  remembering((fleet: readonly Vessel[]): readonly Ready[] => {
    const ready: Ready[] = [];
    for (const { vessel, ship } of shipsIn(fleet)) {
      if (!mayAct(vessel) && readiness !== 'next') continue;
      const hiding = ship.submarine && !vessel.active;
      if (hiding && readiness === 'active') continue;
      const strikes = ship.strikes.length > 0 ? STRIKES_MATTER : 0;
      const missed = strikes + ship.weapons.length + (hiding ? SUBMARINES_HIDE : 0);
      insertByOrder(ready, { vessel, ship, missed }, isMissedMore);
    }
    return ready;
  });

/** How a bot looks at the sea, and what it saw last: several questions in a row concern the same situation. */
interface Look {
  readonly ready: (fleet: readonly Vessel[]) => readonly Ready[];
  last: Situation | null;
}

const lookFor = (readiness: Readiness): Look => ({ ready: readyFor(readiness), last: null });

const LOOKS = { all: lookFor('all'), active: lookFor('active'), next: lookFor('next') };

const SECOND_HIT = 0.6;
const OVERKILL = 0.15;
const PART_OF_A_KILL = 0.5;
const SURE_KILL = 0.8;

const NO_PLANS: Waters['plans'] = [];

/** A bot aims as if no Battle Plan were in force: it plays its own once the attacks are declared. */
const planless = ({ terms }: { readonly terms: Terms }): Waters => ({ plans: NO_PLANS, terms });

/** The chance that a ship fails to evade an attack that is this hard to stop. */
const caught = (waters: Waters, { evasion }: Prey, hard: number): number =>
  1 - chanceToEvade(waters, NOBODY, evasion, hard);

/** Without Battle Plans it does not matter whose die it is. */
const NOBODY = -1;

/** The chances to pass every guard that a fleet shows, by the kind of attack. */
const passages = remembering((_: readonly Vessel[]): (number | undefined)[] => []);

/** The chance that an attack passes every guard that a ship's fleet shows. */
function passes(waters: Waters, { fleet }: Prey, bits: number, hard: number): number {
  const known = passages(fleet);
  const kind = 3 * bits - hard;
  let chance = known[kind];
  if (chance === undefined) {
    chance = passesGuards(waters, { seat: NOBODY, fleet }, { bits, hard });
    known[kind] = chance;
  }
  return chance;
}

const STRIKE_BITS = bitsOf(['air']);
const HUNT_BITS = bitsOf(['asw']);

/** What a die that sinks on a number is worth against a ship whose fleet sets every guard it shows against it. */
export const judgedStrike = (view: View, needs: number, prey: Prey): number =>
  strikeValue(view, needs, prey) * passesInTheAir(view, prey);

/** The chance that a strike or hunt passes every guard that a ship's fleet shows. */
const passesInTheAir = (view: View, prey: Prey): number =>
  passes(planless(view), prey, prey.vessel.row === 0 ? HUNT_BITS : STRIKE_BITS, 0);

/** The chance that a die sinks a ship on a number, if no guard stops it. */
function openStrike(waters: Waters, needs: number, prey: Prey): number {
  const { row } = prey.vessel;
  const source = row === 0 ? 'asw' : 'strike';
  return hitChance(waters, { by: NOBODY, needs, source, card: null, row }) * caught(waters, prey, 0);
}

/** The same against every guard that her fleet shows. */
export const strikeChance = (view: View, needs: number, prey: Prey): number =>
  openStrike(planless(view), needs, prey) * passesInTheAir(view, prey);

/** What a die that sinks on a number is worth against a ship. */
export function strikeValue(view: View, needs: number, prey: Prey): number {
  const chance = openStrike(planless(view), needs, prey);
  const doomed = prey.hits > 0 || (prey.vessel.row > 0 && prey.left <= 0);
  return prey.worth * chance * (doomed ? SECOND_HIT : 1);
}

/** What a card is worth against a ship. */
function cardValue(waters: Waters, card: ActionCard, prey: Prey, large: boolean): number {
  const through = caught(waters, prey, card.hard) * (1 - card.hard / 10);
  if (prey.vessel.row === 0 || large) return prey.worth * through * (prey.hits > 0 ? SECOND_HIT : SURE_KILL);
  if (prey.left <= 0) return prey.worth * OVERKILL;
  const share = card.damage >= prey.left ? 1 : (PART_OF_A_KILL * card.damage) / prey.left;
  return prey.worth * share * through;
}

const firesLarge = (card: ActionCard, { ship }: Ready): boolean =>
  card.largeCalibre && (card.bits & ship.bits & LARGE_GUN) !== 0;

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
    const missed = one.missed - (firesLarge(card, one) ? LARGE_GUN_SERVES : 0);
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

/** The chance that a card fired by some of these ships sinks a ship, whose fleet sets every guard it shows against it. */
export function cardChance(view: View, ready: readonly Ready[], card: ActionCard, prey: Prey): number {
  const { row } = prey.vessel;
  const ships = platforms(card, ready, row);
  const sinks = row === 0 || card.damage >= prey.left || ships?.some((one) => firesLarge(card, one));
  const waters = planless(view);
  return ships && sinks ? caught(waters, prey, card.hard) * passes(waters, prey, card.bits, card.hard) : 0;
}

/** The best use of an attack card, or null when it reaches nobody. */
export function bestShot(situation: Situation, card: ActionCard): Shot | null {
  let shot = situation.shots[card.designNumber];
  if (shot === undefined) {
    shot = findShot(situation, card);
    situation.shots[card.designNumber] = shot;
  }
  return shot;
}

function findShot({ view, prey, ready }: Situation, card: ActionCard): Shot | null {
  if (!ready.some((one) => (one.ship.bits & card.bits) !== 0)) return null;
  const waters = planless(view);
  const byRow: (Ready[] | null | undefined)[] = [undefined, undefined, undefined, undefined];
  let large = 0;
  let target: Prey | null = null;
  let most = 0;
  let open = 0;
  for (const candidate of prey) {
    const { row } = candidate.vessel;
    let chosen = byRow[row];
    if (chosen === undefined) {
      chosen = platforms(card, ready, row);
      byRow[row] = chosen;
      if (chosen?.some((one) => firesLarge(card, one))) large |= 1 << row;
    }
    if (chosen === null) continue;
    const value = cardValue(waters, card, candidate, (large & (1 << row)) !== 0);
    const judged = value * passes(waters, candidate, card.bits, card.hard);
    if (target && judged <= most) continue;
    target = candidate;
    most = judged;
    open = value;
  }
  if (!target) return null;
  const ships = byRow[target.vessel.row] ?? [];
  const hiding = ships.find((one) => one.vessel.row === 0 && !one.vessel.active);
  const wake = hiding?.vessel.id ?? null;
  return { use: 'attack', value: open, judged: most, target: target.vessel.id, ships, wake };
}

/**
 * The best use of an attack card with ships that may fire at once. If the best shot of all wakes no submarine, it is also the
 * best now.
 */
export function shotNow(view: View, card: ActionCard): Shot | null {
  const shot = bestShot(situationOf(view, 'all'), card);
  return shot === null || shot.wake === null ? shot : bestShot(situationOf(view, 'active'), card);
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
    const value = judgedStrike(view, needs, target);
    if (best && value <= most) continue;
    best = target;
    most = value;
  }
  return best;
}
