/** The few ways a state changes that many steps share. Public lists are replaced, never changed in place. */
import type { Attack, Defence, Play, Player, State, Vessel } from '../state.ts';

/** Changes one ship of a fleet. */
export function changeVessel(player: Player, ship: string, change: Partial<Vessel>): void {
  player.fleet = player.fleet.map((vessel) => (vessel.id === ship ? { ...vessel, ...change } : vessel));
}

/** Marks ships as having used their action. */
export function haveActed(player: Player, ships: readonly string[]): void {
  if (ships.length === 0) return;
  player.fleet = player.fleet.map((vessel) =>
    ships.includes(vessel.id) ? { ...vessel, acted: true } : vessel,
  );
}

/** Changes one attack of this turn. */
export function changeAttack(state: State, id: number, change: Partial<Attack>): void {
  state.attacks = state.attacks.map((attack) => (attack.id === id ? { ...attack, ...change } : attack));
}

/** Changes one defence of this turn. */
export function changeDefence(state: State, id: number, change: Partial<Defence>): void {
  state.defences = state.defences.map((defence) => (defence.id === id ? { ...defence, ...change } : defence));
}

/** Changes one card that may still be cancelled. */
export function changePlay(state: State, id: number, change: Partial<Play>): void {
  state.plays = state.plays.map((play) => (play.id === id ? { ...play, ...change } : play));
}

/** Takes a card out of a seat's hand, or from beside its fleet. */
export function takeCard(player: Player, card: string): void {
  if (player.hand.includes(card)) player.hand = player.hand.filter((held) => held !== card);
  else player.stock = player.stock.filter((held) => held !== card);
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
