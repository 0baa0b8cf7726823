/** What the cards in a hand are good for, sorted once as long as the hand stays the same. */
import { actionCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import type { Guarding } from './guards.ts';
import { guardOf } from './guards.ts';
import { inOrder, remembering } from './remember.ts';

/** Cards by what they can do; each list in the order they are held. */
export interface Hand {
  readonly cards: readonly ActionCard[];
  readonly tactics: readonly ActionCard[]; // Superior Tactics
  readonly intelligence: readonly ActionCard[]; // Intelligence
  readonly screens: readonly ActionCard[]; // Screening Ship
}

/** Sorts cards by what they can do. Most hands hold none of the rare kinds: these share one empty list. */
export const handOf: (ids: readonly string[]) => Hand = remembering((ids: readonly string[]): Hand => {
  const cards = ids.map(actionCard);
  let tactics = NO_CARDS;
  let intelligence = NO_CARDS;
  let screens = NO_CARDS;
  for (const card of cards) {
    if (card.kind === 'superiorTactics') tactics = [...tactics, card];
    else if (card.kind === 'intelligence') intelligence = [...intelligence, card];
    else if (card.kind === 'screeningShip') screens = [...screens, card];
  }
  return { cards, tactics, intelligence, screens };
});

const NO_CARDS: readonly ActionCard[] = [];

/** Action cards by id, in the same order. */
export const cardsIn = (ids: readonly string[]): readonly ActionCard[] => handOf(ids).cards;

/** The cards of a hand that may stop an attack, in the order they are held. */
export const guardsIn: (ids: readonly string[]) => readonly Guarding[] = remembering(
  (ids: readonly string[]) => {
    const guards: Guarding[] = [];
    for (const card of cardsIn(ids)) {
      const guard = guardOf(card);
      if (guard !== null) guards.push(guard);
    }
    return guards;
  },
);

const needsMore = (one: Guarding, other: Guarding): boolean => one.on > other.on;

/** The same, the best first. */
export const bestGuardsIn = (ids: readonly string[]): readonly Guarding[] =>
  inOrder(guardsIn(ids), needsMore);
