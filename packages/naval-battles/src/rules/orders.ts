/** Standing orders: what a seat wants done when it is away, and the plain way of assigning defences that carries them out. */
import type { Field, FormChoice } from '@flotilla/table';
import { shipCard } from '../data/cards.ts';
import type { Attack, Orders, Player, State, Terms, Vessel } from '../state.ts';
import { fill } from './book.ts';
import {
  activePlayer,
  cardsOf,
  damageOf,
  evasionOf,
  guardCovers,
  hullOf,
  planOn,
  rowPenalty,
  standing,
  vesselIn,
  worthOf,
} from './fleet.ts';
import type { Item } from './guards.ts';
import { itemsOf, screensFor } from './guards.ts';

const INTELLIGENCE: readonly Orders['intelligence'][] = ['ask', 'mine', 'pass'];

/** What a seat may want done when it is attacked. */
export const DEFENCE_ORDERS: readonly Orders['defence'][] = ['ask', 'hopeless', 'dearest', 'best'];

/** The field with which a seat says what to do the next time it is attacked. */
export const defenceOrdersField = (orders: Orders): Field => ({
  id: 'orders',
  kind: 'choice',
  options: DEFENCE_ORDERS.map((id) => ({ id, text: `orders.${id}` })),
  start: orders.defence,
});

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
  sample: (_, rng) => ({ intelligence: rng.pick(INTELLIGENCE), orders: rng.pick(DEFENCE_ORDERS) }),
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

/** The chance that a die shows at least a number. */
const dieShows = (needs: number): number => (needs <= 1 ? 1 : needs > 6 ? 0 : (7 - needs) / 6);

/** What an attack would cost its target's owner, on average, if nobody defended; evasion included. */
export function stakeOf(peril: Peril, attack: Attack, target = attack.target): number {
  const vessel = vesselIn(peril.fleet, target);
  if (!vessel) return 0;
  const worth = worthOf(peril.terms, target);
  const hull = hullOf(peril.terms, target);
  const evasion = evasionOf(vessel);
  const evades = evasion === null ? 0 : dieShows(evasion - attack.hard - planOn(peril, peril.seat));
  return (1 - evades) * worth * share(peril, attack, vessel, hull);
}

/** The share of a ship that an attack takes: its chance to sink, or the damage against what the hull can still bear. */
function share(peril: Peril, attack: Attack, vessel: Vessel, hull: number): number {
  if (attack.needs > 0)
    return dieShows(attack.needs - planOn(peril, attack.by) - rowPenalty(peril.terms, vessel.row));
  if (attack.sinks || shipCard(vessel.id).submarine) return 1;
  const left = Math.max(1, hull - damageOf(vessel));
  return attack.damage >= left ? 1 : (0.7 * attack.damage) / left;
}

/** How freely cards are spent: the least gain in points that is worth a card, a screen, and which attacks count. */
export interface Thrift {
  readonly card: number; // least gain for a defence card
  readonly screen: number; // least gain for a Screening Ship
  readonly only: string | null; // cards are spent for this ship alone
}

/** Assigns inherent guards, screens and cards to the attacks that cost most, one after the other. */
export function assignDefences(
  peril: Peril,
  cards: readonly string[],
  thrift: Thrift,
): Record<string, string> {
  const attacks = peril.attacks.filter((attack) => attack.on === peril.seat && attack.status === 'declared');
  const stakes = new Map(attacks.map((attack) => [attack.id, stakeOf(peril, attack)]));
  const items = itemsOf(peril.fleet, cards);
  const choice: Record<string, string> = {};
  for (const item of items)
    if (item.source === 'screen') screen(peril, attacks, stakes, item, thrift, choice);
  for (const item of items) if (item.source === 'ship') guard(peril, attacks, stakes, item, 0, null, choice);
  const guards = items.filter((item) => item.source === 'card').sort((a, b) => a.on - b.on);
  for (const item of guards) guard(peril, attacks, stakes, item, thrift.card, thrift.only, choice);
  return choice;
}

function screen(
  peril: Peril,
  attacks: readonly Attack[],
  stakes: Map<number, number>,
  item: Item,
  thrift: Thrift,
  choice: Record<string, string>,
): void {
  let best: { attack: Attack; ship: string; gain: number } | null = null;
  for (const attack of attacks) {
    if (thrift.only !== null && attack.target !== thrift.only) continue;
    if (Object.values(choice).some((value) => value.startsWith(`${attack.id}>`))) continue;
    for (const vessel of screensFor(peril.fleet, attack.target)) {
      const gain = (stakes.get(attack.id) ?? 0) - stakeOf(peril, attack, vessel.id);
      if (gain >= thrift.screen && gain > (best?.gain ?? 0)) best = { attack, ship: vessel.id, gain };
    }
  }
  if (!best) return;
  choice[item.field] = `${best.attack.id}>${best.ship}`;
  stakes.set(best.attack.id, (stakes.get(best.attack.id) ?? 0) - best.gain);
}

function guard(
  peril: Peril,
  attacks: readonly Attack[],
  stakes: Map<number, number>,
  item: Item,
  least: number,
  only: string | null,
  choice: Record<string, string>,
): void {
  const plan = planOn(peril, peril.seat);
  let best: Attack | null = null;
  let most = Math.max(least, 0.001);
  let left = 1;
  for (const attack of attacks) {
    if (only !== null && attack.target !== only) continue;
    if (!guardCovers(item.against, attack)) continue;
    const chance = dieShows(item.on - plan - attack.hard);
    const gain = (stakes.get(attack.id) ?? 0) * chance;
    if (gain < most) continue;
    best = attack;
    most = gain;
    left = 1 - chance;
  }
  if (!best) return;
  choice[item.field] = String(best.id);
  stakes.set(best.id, (stakes.get(best.id) ?? 0) * left);
}

const FREELY = 0.4;
const SPARINGLY = 1;

/** The defence that standing orders give: the best cards for everything, or for the dearest ship under attack only. */
export function defenceByOrders(state: State, player: Player, orders: 'dearest' | 'best'): FormChoice {
  const attacks = standing(state, player.seat);
  const dear = attacks
    .map((attack) => attack.target)
    .sort((a, b) => worthOf(state.terms, b) - worthOf(state.terms, a));
  const only = orders === 'dearest' ? (dear[0] ?? null) : null;
  const peril = { terms: state.terms, attacks, plans: state.plans, fleet: player.fleet, seat: player.seat };
  return assignDefences(peril, cardsOf(player), { card: FREELY, screen: SPARINGLY, only });
}
