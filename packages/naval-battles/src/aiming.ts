/** What an attack would do, seen from one seat's view: who may fire, what it hits, and what is known to stand in its way. */
import type { Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import { ownFleet, playerIn } from './bots/sight.ts';
import { actionCard, bitsOf, shipCard } from './data/cards.ts';
import type { ActionCard } from './data/types.ts';
import { sinksWith } from './rules/attack.ts';
import { hitChance } from './rules/dice.ts';
import type { Ends, Threatening } from './rules/expected.ts';
import { endsOf, receptionOf } from './rules/expected.ts';
import type { AtSea } from './rules/fleet.ts';
import {
  bar,
  countBits,
  damageOf,
  distance,
  firesLargeGun,
  hullOf,
  mayAct,
  shipIn,
  shipsIn,
  symbolsFor,
} from './rules/fleet.ts';
import type { Vessel } from './state.ts';
import { nameOf } from './text/words.ts';
import type { View } from './view.ts';

/** Who may fire a card at a ship, and who should. */
export interface Firing {
  readonly able: readonly string[]; // own ships that may fire, in their order
  readonly chosen: readonly string[]; // the those whose other weapons will be missed least; empty when there are too few
  readonly needed: number; // symbols the card asks for
}

/** A ship at sea with its seat. */
interface Found extends AtSea {
  readonly seat: number;
}

const NO_SHIPS: readonly Vessel[] = [];

/** A ship that a view shows in some fleet. */
function find(view: View, ship: string): Found | null {
  for (const { fleet, seat } of view.players) {
    const one = shipIn(fleet ?? NO_SHIPS, ship);
    if (one) return { ...one, seat };
  }
  return null;
}

/** attack.symbols — one's ships that may fire a card at a ship, and those that waste least by doing so (R10, R12). */
export function firingAt(view: View, as: string, target: string): Firing {
  const card = actionCard(as);
  const row = find(view, target)?.vessel.row ?? 0;
  const able = shipsIn(ownFleet(view))
    .filter((one) => bar(card, one, row) === null)
    .map(({ ship }) => ship.id);
  return { able, chosen: leastWasted(as, able), needed: card.platforms };
}

/** Of all ways to fire a card: a large gun that sinks outright first, then the fewest idle weapons, then the fewest ships. */
function leastWasted(as: string, able: readonly string[]): readonly string[] {
  let best: readonly string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const ships of crewsFor(as, able)) {
    const outright = firesLargeGun(actionCard(as), ships) ? OUTRIGHT : 0;
    const wasted = unusedBy(as, ships) + ships.length / 10 - outright;
    if (wasted >= least) continue;
    best = ships;
    least = wasted;
  }
  return best;
}

/** More than the number of weapons that could be idle. */
const OUTRIGHT = 100;

/** Every set of ships that is enough to fire a card and has none to spare. */
function crewsFor(
  as: string,
  able: readonly string[],
  chosen: readonly string[] = [],
): (readonly string[])[] {
  if (symbolsOf(as, chosen) >= actionCard(as).platforms) return fires(as, chosen) ? [chosen] : [];
  return able.flatMap((ship, i) => crewsFor(as, able.slice(i + 1), [...chosen, ship]));
}

/** The symbols that ships give to a card. */
export const symbolsOf = (as: string, ships: readonly string[]): number =>
  ships.reduce((sum, ship) => sum + symbolsFor(actionCard(as), shipCard(ship)), 0);

/** attack.symbols — whether some ships are enough to fire a card and none of them could be left out. */
export function fires(as: string, ships: readonly string[]): boolean {
  const { platforms: needed } = actionCard(as);
  const enough = (some: readonly string[]) => symbolsOf(as, some) >= needed;
  return enough(ships) && !ships.some((one) => enough(ships.filter((other) => other !== one)));
}

/** The weapons that ships leave unused when they fire a card: what choosing them costs elsewhere this turn. */
export const unusedBy = (as: string, ships: readonly string[]): number =>
  ships.reduce((sum, id) => {
    const ship = shipCard(id);
    return sum + countBits(ship.bits & ~actionCard(as).bits) + ship.strikes.length + ship.asw.length;
  }, 0);

/** attack.range — the rows of a fleet that a card reaches from one's ships that are ready. */
export function rowsInReach(view: View, as: string): readonly number[] {
  const card = actionCard(as);
  const ready = shipsIn(ownFleet(view)).filter(({ vessel }) => mayAct(vessel));
  return [1, 2, 3].filter((row) => {
    const symbols = ready
      .filter((one) => bar(card, one, row) === null)
      .reduce((sum, { ship }) => sum + symbolsFor(card, ship), 0);
    return symbols >= card.platforms;
  });
}

/** Why an own ship cannot fire a card at a row, in the words of the rules; null when it can. */
export function firingBar(view: View, as: string, ship: string, target: string | null): Refusal | null {
  const one = shipIn(ownFleet(view), ship);
  if (!one) return null;
  const card = actionCard(as);
  const row = target === null ? firstRow(card, one) : (find(view, target)?.vessel.row ?? 0);
  const why = bar(card, one, row);
  if (why === null) return null;
  const args = { ship: nameOf(one.ship), rows: distance(one.vessel, row) };
  return { why: text(why === 'range' ? 'refused.outOfRange' : `refused.${why}`, args), rule: RULES[why] };
}

const RULES = {
  acted: 'attack',
  repaired: 'card.repair',
  passive: 'R7',
  symbol: 'attack.symbols',
  range: 'attack.range',
} as const;

/** A row within reach of the ship, so that only reasons concerning the ship itself count. */
const firstRow = (card: ActionCard, one: AtSea): number =>
  [1, 2, 3, 0].find((row) => bar(card, one, row) !== 'range') ?? 1;

/** The die of a guard: whose it is, and what it needs. */
export interface GuardDie {
  readonly ship: string;
  readonly on: number;
}

/** What one attack would do to a ship, counting all that lies open: guards, evasion, Battle Plans; no cards in hands. */
export interface Prospect extends Ends {
  readonly sinks: boolean; // it sinks her by itself if it takes effect; otherwise it damages her
  readonly damage: number; // damage if it does not sink outright; 0 for strikes and hunts
  readonly outright: boolean; // once it gets through, neither die nor hull matters
  readonly evades: number; // chance that she evades it
  readonly left: number; // hull left now
  readonly aimed: number; // damage already aimed at her this turn
  readonly stopped: number; // chance that the guards of her fleet stop it, if all that can are used
  readonly guards: readonly GuardDie[]; // these, in the order of their ships
}

/** Damage that declared attacks threaten to a ship this turn (attack.damage). */
export const damageAimedAt = (view: View, ship: string): number =>
  view.attacks.reduce(
    (sum, { target, damage, status }) => (target === ship && status === 'declared' ? sum + damage : sum),
    0,
  );

/** attack.damage; evasion — a card fired at a ship by some of one's ships. */
export function shotAt(view: View, as: string, target: string, ships: readonly string[]): Prospect | null {
  const found = find(view, target);
  if (!found) return null;
  const card = actionCard(as);
  const outright = found.ship.submarine || firesLargeGun(card, ships);
  const sinks = sinksWith(view.terms, card, found, ships);
  return { ...beforeIt(view, found, card, 1), sinks, damage: outright ? 0 : card.damage, outright };
}

/** inherent.air; card.air; card.bombardment — a die that sinks a ship on a number. */
export function strikeAt(view: View, threat: 'air' | 'asw', needs: number, target: string): Prospect | null {
  const found = find(view, target);
  if (!found) return null;
  const source = threat === 'air' ? 'strike' : 'asw';
  const hits = hitChance(view, { by: view.active, needs, source, card: null, row: found.vessel.row });
  const before = beforeIt(view, found, { bits: bitsOf([threat]), hard: 0 }, hits);
  return { ...before, sinks: true, damage: 0, outright: false };
}

/** What is known of a ship and her fleet before an attack reaches her. */
function beforeIt(view: View, found: Found, threat: Threatening, hits: number) {
  const { seat, ship, vessel } = found;
  const reception = receptionOf(view, playerIn(view, seat), found, threat);
  return {
    ...endsOf(reception, hits),
    evades: reception.evades,
    left: Math.max(0, hullOf(view.terms, ship) - damageOf(vessel)),
    aimed: damageAimedAt(view, ship.id),
    stopped: 1 - reception.passes,
    guards: reception.guards.flatMap(({ ship, on }) => (ship === null ? [] : [{ ship, on }])),
  };
}
