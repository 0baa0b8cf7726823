/** Where every card is: nothing is ever lost or doubled, whatever happens (contents). */
import { ACTIONS, SHIPS } from '../data/cards.ts';
import type { State } from '../state.ts';

/** Every action card of a state, wherever it lies. */
export const actionCardsIn = (state: State): string[] => [
  ...state.deck,
  ...state.discard,
  ...state.onTable,
  ...state.players.flatMap((player) => [
    ...player.hand,
    ...player.stock,
    ...player.fleet.flatMap((vessel) => vessel.wounds.map((wound) => wound.card)),
  ]),
];

/** Every ship card of a state, wherever it lies. */
export const shipCardsIn = (state: State): string[] => [
  ...state.box,
  ...state.players.flatMap((player) => [
    ...player.fleet.map((vessel) => vessel.id),
    ...player.reserve,
    ...player.pile,
    ...player.removed,
  ]),
];

/** Names what is missing or doubled, or null when all 110 action cards and 110 ships are there once. */
export function lostCards(state: State): string | null {
  return (
    countFault('action cards', actionCardsIn(state), ACTIONS.length) ??
    countFault('ships', shipCardsIn(state), SHIPS.length)
  );
}

function countFault(what: string, cards: readonly string[], all: number): string | null {
  const different = new Set(cards).size;
  if (cards.length === all && different === all) return null;
  return `There are ${cards.length} ${what}, ${different} of them different; there must be ${all}.`;
}
