/** Where every card is: none is ever lost or duplicated (contents). */
import { ACTIONS, actionCard, SHIPS, shipCard } from '../data/cards.ts';
import type { State } from '../state.ts';

/** The numbers of all action cards in a state, wherever they are. */
function actionsIn(state: State): number[] {
  const numbers: number[] = [];
  const add = (cards: readonly string[]) => {
    for (const card of cards) numbers.push(actionCard(card).number);
  };
  add(state.deck);
  add(state.discard);
  add(state.onTable);
  for (const player of state.players) {
    add(player.hand);
    add(player.stock);
    for (const vessel of player.fleet)
      for (const wound of vessel.wounds) numbers.push(actionCard(wound.card).number);
  }
  return numbers;
}

/** The numbers of all ship cards in a state, wherever they are. */
function shipsIn(state: State): number[] {
  const numbers: number[] = [];
  const add = (ships: readonly string[]) => {
    for (const ship of ships) numbers.push(shipCard(ship).number);
  };
  add(state.box);
  for (const player of state.players) {
    for (const vessel of player.fleet) numbers.push(shipCard(vessel.id).number);
    add(player.reserve);
    add(player.pile);
    add(player.removed);
  }
  return numbers;
}

/**
 * Names what is missing or duplicated; null when each of the 110 action cards and 110 ships is there once. The fuzzer calls it
 * after every answer.
 */
export function lostCards(state: State): string | null {
  return (
    countFault('action cards', actionsIn(state), ACTIONS.length) ??
    countFault('ships', shipsIn(state), SHIPS.length)
  );
}

function countFault(what: string, numbers: readonly number[], all: number): string | null {
  const seen = new Uint8Array(all);
  let different = 0;
  for (const number of numbers) {
    if (seen[number] === 0) different++;
    seen[number] = 1;
  }
  if (numbers.length === all && different === all) return null;
  return `There are ${numbers.length} ${what}, ${different} of them different; there must be ${all}.`;
}
