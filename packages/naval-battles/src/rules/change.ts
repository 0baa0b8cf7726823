/** The few ways a state changes that many steps share. Public lists are replaced, never changed in place. */
import type { Attack, Defence, Player, State, Vessel } from '../state.ts';

/** A ship with a change. Copies are written out field by field, so that all ships have the same shape and are quick to read. */
export const vesselWith = (vessel: Vessel, change: Partial<Vessel>): Vessel => ({
  id: vessel.id,
  row: change.row ?? vessel.row,
  active: change.active ?? vessel.active,
  acted: change.acted ?? vessel.acted,
  repaired: change.repaired ?? vessel.repaired,
  wounds: change.wounds ?? vessel.wounds,
});

/** A ship fresh from the box: no damage, no row yet; submarines start passive. */
export const newVessel = (id: string): Vessel => ({
  id,
  row: 0,
  active: false,
  acted: false,
  repaired: false,
  wounds: [],
});

/** A list with one item, found by its id, replaced; the very list when nothing has that id. */
function withChanged<T extends { readonly id: unknown }>(
  list: readonly T[],
  id: T['id'],
  change: (item: T) => T,
): readonly T[] {
  for (let i = 0; i < list.length; i++) {
    const item = list[i] as T;
    if (item.id !== id) continue;
    const copy = list.slice();
    copy[i] = change(item);
    return copy;
  }
  return list;
}

/** Changes one ship of a fleet. */
export function changeVessel(player: Player, ship: string, change: Partial<Vessel>): void {
  player.fleet = withChanged(player.fleet, ship, (vessel) => vesselWith(vessel, change));
}

/** Marks ships as having used their action. */
export function haveActed(player: Player, ships: readonly string[]): void {
  if (ships.length === 0) return;
  player.fleet = player.fleet.map((vessel) =>
    ships.includes(vessel.id) ? vesselWith(vessel, HAS_ACTED) : vessel,
  );
}

const HAS_ACTED = { acted: true };

/** Changes one attack of this turn: how it went, or whom it strikes. */
export function changeAttack(
  state: State,
  id: number,
  change: { readonly status?: Attack['status']; readonly target?: string },
): void {
  state.attacks = withChanged(state.attacks, id, (attack) =>
    attackWith(attack, change.status ?? attack.status, change.target ?? attack.target),
  );
}

const attackWith = (attack: Attack, status: Attack['status'], target: string): Attack => ({
  id: attack.id,
  by: attack.by,
  source: attack.source,
  card: attack.card,
  as: attack.as,
  ships: attack.ships,
  on: attack.on,
  target,
  aimed: attack.aimed,
  types: attack.types,
  bits: attack.bits,
  hard: attack.hard,
  damage: attack.damage,
  needs: attack.needs,
  sinks: attack.sinks,
  status,
});

/** Says how one defence of this turn went. */
export function settleDefence(state: State, id: number, status: Defence['status']): void {
  state.defences = withChanged(state.defences, id, (defence) => defenceWith(defence, status));
}

const defenceWith = (defence: Defence, status: Defence['status']): Defence => ({
  id: defence.id,
  by: defence.by,
  source: defence.source,
  ship: defence.ship,
  card: defence.card,
  as: defence.as,
  on: defence.on,
  attack: defence.attack,
  status,
});

/** A card on the table was cancelled. */
export function cancelPlay(state: State, id: number): void {
  state.plays = withChanged(state.plays, id, (play) => ({ ...play, cancelled: true }));
}

/** Takes cards out of a seat's hand, or from beside its fleet. */
export function takeCards(player: Player, cards: readonly string[]): void {
  player.hand = without(player.hand, cards);
  if (player.stock.length > 0) player.stock = without(player.stock, cards);
}

/** A list without some cards; the very list when it holds none of them. */
function without(held: readonly string[], cards: readonly string[]): readonly string[] {
  const left: string[] = [];
  for (const card of held) if (!cards.includes(card)) left.push(card);
  return left.length === held.length ? held : left;
}

/** Lays cards on the discard pile. */
export function discardAll(state: State, cards: readonly string[]): void {
  if (cards.length > 0) state.discard = [...state.discard, ...cards];
}

/** The next number for an attack, a defence or a played card of this turn. */
export function nextNumber(state: State): number {
  state.serial += 1;
  return state.serial;
}
