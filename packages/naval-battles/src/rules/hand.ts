/** What the cards in a hand are good for, sorted once for as long as the hand stays the same. */
import { actionCard } from '../data/cards.ts';
import type { ActionCard } from '../data/types.ts';
import type { Guarding } from './guards.ts';
import { guardOf } from './guards.ts';
import { insertByOrder, remembering } from './remember.ts';

/** Cards by what they can do; each list in the order they are held. */
export interface Hand {
  readonly cards: readonly ActionCard[];
  readonly tactics: readonly ActionCard[]; // Superior Tactics
  readonly intelligence: readonly ActionCard[]; // Intelligence
  readonly screens: readonly ActionCard[]; // Screening Ship
  readonly guards: readonly Guarding[]; // dice that may stop an attack
  readonly bestGuards: readonly Guarding[]; // the same, the best first
}

const needsMore = (one: Guarding, other: Guarding): boolean => one.on > other.on;

/** Sorts cards by what they can do. Most hands hold none of the rare kinds: these share one empty list. */
export const handOf: (ids: readonly string[]) => Hand = remembering((ids: readonly string[]): Hand => {
  const cards = ids.map(actionCard);
  let tactics = NO_CARDS;
  let intelligence = NO_CARDS;
  let screens = NO_CARDS;
  const guards: Guarding[] = [];
  const bestGuards: Guarding[] = [];
  for (const card of cards) {
    if (card.kind === 'superiorTactics') tactics = [...tactics, card];
    else if (card.kind === 'intelligence') intelligence = [...intelligence, card];
    else if (card.kind === 'screeningShip') screens = [...screens, card];
    const guard = guardOf(card);
    if (guard === null) continue;
    guards.push(guard);
    insertByOrder(bestGuards, guard, needsMore);
  }
  return { cards, tactics, intelligence, screens, guards, bestGuards };
});

const NO_CARDS: readonly ActionCard[] = [];

/** Action cards by id, in the same order. */
export const cardsIn = (ids: readonly string[]): readonly ActionCard[] => handOf(ids).cards;
