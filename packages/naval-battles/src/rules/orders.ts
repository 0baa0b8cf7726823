/** Standing orders: what a seat wants done when it is away, and a plain way of assigning defences to carry them out. */
import type { Field, FormChoice, Rng } from '@flotilla/table';
import { shipCard } from '../data/cards.ts';
import type { ActionCard, ShipCard } from '../data/types.ts';
import type { Attack, Orders, Player, State, Terms, Vessel } from '../state.ts';
import { fill } from './book.ts';
import { evadeChance, hitChance, stopChance, strikingAt } from './dice.ts';
import type { AtSea } from './fleet.ts';
import { activePlayer, cardsOf, damageOf, hullOf, shipIn, stakeWorth, standing } from './fleet.ts';
import type { Guarding } from './guards.ts';
import { covers, fleetGuards, screenBy, screensFor } from './guards.ts';
import { bestGuardsIn, handOf } from './hand.ts';

const INTELLIGENCE: readonly Orders['intelligence'][] = ['ask', 'mine', 'pass'];

/** What a seat may want done when it is attacked. */
export const DEFENCE_ORDERS: readonly Orders['defence'][] = ['ask', 'hopeless', 'dearest', 'best'];

/** The orders of a seat that has given none. */
export const NO_ORDERS: Orders = { intelligence: 'ask', defence: 'ask' };

/** Random orders. */
export const randomOrders = (rng: Rng): Orders => ({
  intelligence: rng.pick(INTELLIGENCE),
  defence: rng.pick(DEFENCE_ORDERS),
});

/** Whether everybody who could hold an answer is asked, whatever they hold (A11). */
export const asksEveryone = ({ terms }: State): boolean => terms.windows === 'everyone';

/** The field with which a seat says what to do the next time it is attacked. */
export const defenceOrdersField = (orders: Orders): Field => ({
  id: 'orders',
  kind: 'choice',
  options: ORDER_OPTIONS,
  start: orders.defence,
});

const ORDER_OPTIONS = DEFENCE_ORDERS.map((id) => ({ id, text: `orders.${id}` }));

/** A5, A11 — the active player writes standing orders for the turns of the others. */
export const setOrders = fill('setOrders', {
  rule: 'orders',
  seat: (s) => s.active,
  form: (s) => {
    const { orders } = activePlayer(s);
    return [
      {
        id: 'intelligence',
        kind: 'choice',
        options: INTELLIGENCE.map((id) => ({ id, text: `intelligence.${id}` })),
        start: orders.intelligence,
      },
      defenceOrdersField(orders),
    ];
  },
  check: () => null,
  sample: (_, rng) => {
    const { intelligence, defence } = randomOrders(rng);
    return { intelligence, orders: defence };
  },
  take: (t, choice) => {
    activePlayer(t.state).orders = {
      intelligence: choice.intelligence as Orders['intelligence'],
      defence: choice.orders as Orders['defence'],
    };
  },
});

/** What a defender can see: enough of a state or of a view to weigh the attacks on one fleet. */
export interface Peril {
  readonly terms: Terms;
  readonly attacks: readonly Attack[];
  readonly plans: State['plans'];
  readonly fleet: readonly Vessel[]; // the attacked fleet
  readonly seat: number; // whose it is
}

/** What an attack would cost its target's owner, on average, if nobody defended; evasion included. */
export function stakeOf(peril: Peril, attack: Attack, target = attack.target): number {
  const found = shipIn(peril.fleet, target);
  if (!found) return 0;
  const evades = evadeChance(peril, peril.seat, found, attack.hard);
  return (1 - evades) * stakeWorth(peril.terms, found.ship) * share(peril, attack, found);
}

/** The share of a ship that an attack takes: its chance to sink her, or the damage relative to the hull she has left. */
function share(peril: Peril, attack: Attack, { vessel, ship }: AtSea): number {
  if (attack.needs > 0) return hitChance(peril, strikingAt(attack, vessel.row));
  if (attack.sinks || ship.submarine) return 1;
  const left = Math.max(1, hullOf(peril.terms, ship) - damageOf(vessel));
  return attack.damage >= left ? 1 : (0.7 * attack.damage) / left;
}

/** How freely cards are spent: the least gain in points that is worth a card, a screen, and which attacks count. */
export interface Thrift {
  readonly card: number; // least gain for a defence card
  readonly screen: number; // least gain for a Screening Ship
  readonly only: string | null; // cards are spent for this ship alone
}

/** Assigns screens, inherent guards and cards to the most costly attacks, one after another. */
export function assignDefences(peril: Peril, cards: readonly string[], thrift: Thrift): readonly Assigned[] {
  const threats: Threatened[] = [];
  for (const attack of peril.attacks) {
    if (attack.on !== peril.seat || attack.status !== 'declared') continue;
    threats.push({ attack, stake: stakeOf(peril, attack), screened: false, items: [] });
  }
  for (const card of handOf(cards).screens) screen(peril, threats, card, thrift);
  for (const item of fleetGuards(peril.fleet)) guard(peril, threats, item, 0, null);
  for (const item of bestGuardsIn(cards)) guard(peril, threats, item, thrift.card, thrift.only);
  return threats;
}

/** The form of a defence filled in with what was assigned. */
export function asForm(
  form: readonly Field[],
  assigned: readonly Assigned[],
  orders: Orders['defence'],
): FormChoice {
  const choice: Record<string, string | readonly string[]> = {};
  for (const field of form) if (field.kind === 'many') choice[field.id] = [];
  for (const { attack, items } of assigned)
    if (items.length > 0) choice[attackField(attack.id)] = items.map((item) => item.id);
  choice.dice = 'auto';
  choice.orders = orders;
  return choice;
}

/** An attack with what is set against it. */
export interface Assigned {
  readonly attack: Attack;
  readonly items: readonly Guarding[];
}

/** An attack with what it still stands to cost, and what is set against it. */
interface Threatened extends Assigned {
  readonly items: Guarding[];
  stake: number;
  screened: boolean;
}

/** The field of a defence form that belongs to an attack. */
export const attackField = (attack: number): string => FIELDS[attack] ?? `attack${attack}`;

const FIELDS = Array.from({ length: 40 }, (_, attack) => `attack${attack}`);

function screen(peril: Peril, threats: readonly Threatened[], card: ActionCard, thrift: Thrift): void {
  let best: { threat: Threatened; ship: ShipCard; gain: number } | null = null;
  for (const threat of threats) {
    if (threat.screened || (thrift.only !== null && threat.attack.target !== thrift.only)) continue;
    for (const { ship } of screensFor(peril.fleet, threat.attack.target)) {
      const gain = threat.stake - stakeOf(peril, threat.attack, ship.id);
      if (gain >= thrift.screen && gain > (best?.gain ?? 0)) best = { threat, ship, gain };
    }
  }
  if (!best) return;
  best.threat.items.push(screenBy(card)(best.ship));
  best.threat.stake -= best.gain;
  best.threat.screened = true;
}

function guard(
  peril: Peril,
  threats: readonly Threatened[],
  item: Guarding,
  least: number,
  only: string | null,
): void {
  let best: Threatened | null = null;
  let most = Math.max(least, 0.001);
  let left = 1;
  for (const threat of threats) {
    if (only !== null && threat.attack.target !== only) continue;
    if (!covers(item, threat.attack)) continue;
    const chance = stopChance(peril, peril.seat, item.on, threat.attack.hard);
    const gain = threat.stake * chance;
    if (gain < most) continue;
    best = threat;
    most = gain;
    left = 1 - chance;
  }
  if (!best) return;
  best.items.push(item);
  best.stake *= left;
}

/** Cards are spent freely, screens sparingly. */
export const USUAL_THRIFT: Thrift = { card: 0.4, screen: 1, only: null };

/** The defence by standing orders: the best cards for everything, or only for the most valuable ship under attack. */
export function defenceByOrders(
  state: State,
  { seat, fleet, hand, stock }: Player,
  orders: 'dearest' | 'best',
): readonly Assigned[] {
  const { terms, attacks, plans } = state;
  const only = orders === 'dearest' ? dearestTarget(state, seat) : null;
  return assignDefences({ terms, attacks, plans, fleet, seat }, cardsOf({ hand, stock }), {
    card: USUAL_THRIFT.card,
    screen: USUAL_THRIFT.screen,
    only,
  });
}

/** The ship under attack that would be missed most; the first of several equals. */
function dearestTarget(state: State, seat: number): string | null {
  let dearest: string | null = null;
  let most = -1;
  for (const { target } of standing(state, seat)) {
    const worth = stakeWorth(state.terms, shipCard(target));
    if (worth <= most) continue;
    dearest = target;
    most = worth;
  }
  return dearest;
}
