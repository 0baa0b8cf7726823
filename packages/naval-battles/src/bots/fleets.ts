/** How a bot builds, arranges and reinforces a fleet. */
import type { FormChoice, Rng } from '@flotilla/table';
import { ACTIONS, shipCard } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';
import { cardsOf, countBits, shipCardsOf, worthOfShip } from '../rules/fleet.ts';
import { arrivalRows } from '../rules/formation.ts';
import { cardsIn } from '../rules/hand.ts';
import { bestRow, carrierInFront, presetRows } from '../rules/preset.ts';
import { inOrder, remembering } from '../rules/remember.ts';
import type { View } from '../view.ts';
import type { Situation } from './shots.ts';
import { bestShot, WORTH_FIRING } from './shots.ts';
import { bestKeptFirst, isPrecious, mine, ownCards, ownFleet, strength } from './sight.ts';

const TRIES = 8;

/** A coherent fleet: all points spent, weapons that serve the cards of the deck, guards, command. */
export function chooseFleet(reserve: readonly string[], points: number, rng: Rng): string[] {
  let best: readonly ShipCard[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const ships = reserve.map(shipCard);
  for (let tries = 0; tries < TRIES; tries++) {
    let left = points;
    const fleet: ShipCard[] = [];
    for (const ship of rng.shuffled(ships)) {
      if (ship.vp > left) continue;
      fleet.push(ship);
      left -= ship.vp;
    }
    const score = coherence(fleet) - left;
    if (score <= most) continue;
    best = fleet;
    most = score;
  }
  return best.map((ship) => ship.id);
}

/** The attack cards of the deck: their symbols, platforms and copies. */
const ARSENAL = [...new Set(ACTIONS.map((card) => card.design))]
  .map((design) => ACTIONS.filter((card) => card.design === design && card.symbols.length > 0))
  .flatMap((cards) =>
    cards.slice(0, 1).map((card) => ({ bits: card.bits, platforms: card.platforms, copies: cards.length })),
  );

/** How well a fleet works together: cards it can fire, guards, command, aircraft. */
function coherence(fleet: readonly ShipCard[]): number {
  let score = 0;
  for (const { bits, platforms, copies } of ARSENAL) {
    let symbols = 0;
    for (const ship of fleet) symbols += countBits(ship.bits & bits);
    score += (copies * Math.min(2, symbols / platforms)) / 10;
  }
  for (const ship of fleet) {
    score += ship.guards.length * 0.4 + ship.command * 1.2 + ship.strikes.length * 1.5;
    if (ship.evasion !== null) score += 0.3;
  }
  return score;
}

/** The preset rows when a carrier is in front, unless a firing ship would have to change its row (R26); otherwise null. */
export function carriersBack(view: View): FormChoice | null {
  const fleet = ownFleet(view);
  if (!carrierInFront(fleet)) return null;
  const rows = presetRows(fleet);
  const firing = view.attacks.flatMap(({ status, source, ships }) =>
    status === 'declared' && source === 'card' ? ships : [],
  );
  const choice: Record<string, string> = {};
  for (const { id, row, active } of fleet) {
    if (row > 0 && firing.includes(id) && rows[id] !== String(row)) return null;
    choice[id] = rows[id] ?? (active ? 'active' : 'passive');
  }
  return choice;
}

/** Cards of no use in attack or defence, better spent on ships. */
function uselessCards(situation: Situation): ActionCard[] {
  const cards: ActionCard[] = [];
  for (const card of ownCards(situation.view)) if (isUseless(situation, card)) cards.push(card);
  return cards;
}

function isUseless(situation: Situation, card: ActionCard): boolean {
  if (isPrecious(card)) return false;
  if (card.kind === 'repair') return true;
  if (card.symbols.length === 0 || card.guard !== null) return false;
  return (bestShot(situation, card)?.value ?? 0) < WORTH_FIRING;
}

/** The cards of a hand that are not precious, the best ones to keep first. */
const commonCards = remembering((ids: readonly string[]) =>
  bestKeptFirst(cardsIn(ids)).filter((card) => !isPrecious(card)),
);

/** Weak leftovers: the hand is filled up at the end of the turn anyway. The weaker fleet keeps nothing. */
const leftovers = (view: View, kept: number): ActionCard[] =>
  commonCards(cardsOf(view)).slice(strength(view) < 1 ? 0 : kept);

/** Reinforcements worth bringing in before the attacks, paid for with useless cards. */
export const earlyReinforcement = (situation: Situation): FormChoice | null =>
  mayReinforce(situation.view) ? withCards(situation.view, uselessCards(situation)) : null;

/** Reinforcements worth bringing in after the attacks, paid for with whatever is left beyond the cards to keep. */
export const lateReinforcement = (view: View, kept: number): FormChoice | null =>
  mayReinforce(view) ? withCards(view, leftovers(view, kept)) : null;

const NO_RESERVE: readonly string[] = [];

const mayReinforce = (view: View): boolean =>
  view.terms.reinforcements && (mine(view).reserve ?? NO_RESERVE).length > 0 && ownCards(view).length > 0;

/** The ships of a reserve, most valuable first. */
const dearestFirst = remembering((reserve: readonly string[]) =>
  inOrder(shipCardsOf(reserve), (one, other) => one.vp < other.vp),
);

/** The most valuable ships that some cards can pay for, or null. */
export function withCards(view: View, cards: readonly ActionCard[]): FormChoice | null {
  let left = 0;
  for (const card of cards) left += card.reinforcement;
  if (left === 0) return null;
  const ships: string[] = [];
  for (const ship of dearestFirst(mine(view).reserve ?? NO_RESERVE)) {
    const cost = worthOfShip(view.terms, ship);
    if (cost > left) continue;
    ships.push(ship.id);
    left -= cost;
  }
  if (ships.length === 0) return null;
  return { cards: withoutWaste(cards, left), ships, row: String(arrivalRow(view, ships)) };
}

/** Leaves out cards that would only be overpaid, the best ones to keep first. */
function withoutWaste(cards: readonly ActionCard[], change: number): string[] {
  let left = change;
  const paid: string[] = [];
  for (const { id, reinforcement } of bestKeptFirst(cards)) {
    if (reinforcement > left) paid.push(id);
    else left -= reinforcement;
  }
  return paid;
}

/** The best row for the most valuable of them, as far as they may go there. */
function arrivalRow(view: View, ships: readonly string[]): number {
  const { first, last } = arrivalRows(view.terms, ownFleet(view), ships);
  return Math.max(first, Math.min(bestRow(ships[0] as string), last));
}
