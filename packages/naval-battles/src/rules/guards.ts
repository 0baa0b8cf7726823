/** What a fleet can defend with: guards of ships, guards of cards, and ships that step in (defence symbols; card.screen). */
import type { Option } from '@flotilla/table';
import { text } from '@flotilla/table';
import { ACTIONS, actionCard, bitsOf, shipCard } from '../data/cards.ts';
import type { Attack, Vessel } from '../state.ts';
import { cardLine, cardName, perShip, shipName } from '../text/words.ts';
import { vesselIn } from './fleet.ts';

/** One die that may stop an attack: an inherent guard of a ship, or the guard of a card. */
export interface Guarding {
  readonly id: string; // what an answer names
  readonly ship: string | null; // whose guard it is
  readonly card: string | null; // the card to spend
  readonly on: number; // number needed
  readonly bits: number; // what it is good against, one bit for each threat
  readonly option: Option; // as it stands in the form
}

const guardsOf = perShip((ship): readonly Guarding[] =>
  shipCard(ship).guards.map(({ on, against }, index) => {
    const id = `guard:${ship}:${index}`;
    const option = { id, text: 'ship', args: { ship: shipName(ship), on } };
    return { id, ship, card: null, on, bits: bitsOf(against), option };
  }),
);

const cardGuards = new Map(
  ACTIONS.flatMap((card) => {
    if (!card.guard) return [];
    const id = `card:${card.id}`;
    const option = { id, text: 'card', args: { card: cardLine(card.id) } };
    const { on, against } = card.guard;
    return [[card.id, { id, ship: null, card: card.id, on, bits: bitsOf(against), option }] as const];
  }),
);

/** Every die a fleet could defend with: inherent guards, then cards in the order they are held. */
export function guardsIn(fleet: readonly Vessel[], cards: readonly string[]): Guarding[] {
  const guards: Guarding[] = [];
  for (const vessel of fleet) for (const guard of guardsOf(vessel.id)) guards.push(guard);
  for (const card of cards) {
    const guard = cardGuards.get(card);
    if (guard) guards.push(guard);
  }
  return guards;
}

/** The Screening Ship cards among these. */
export const screensIn = (cards: readonly string[]): string[] =>
  cards.filter((card) => actionCard(card).kind === 'screeningShip');

/** Whether a guard is good against an attack: one type in common is enough (defence symbols, R13). */
export const covers = (guard: Guarding, attack: Attack): boolean => (guard.bits & attack.bits) !== 0;

/** Ships that can step in for a target: another surface ship in its row or in the row before it (card.screen, R32). */
export function screensFor(fleet: readonly Vessel[], target: string, hops = 1): Vessel[] {
  const row = vesselIn(fleet, target)?.row ?? 0;
  if (row === 0) return [];
  return fleet.filter(
    (vessel) => vessel.id !== target && vessel.row > 0 && vessel.row <= row && vessel.row >= row - hops,
  );
}

/** A ship that steps in, as it stands in the form. */
export const screenOption = (card: string, ship: string): Option => ({
  id: `screen:${card}>${ship}`,
  text: 'screen',
  args: { ship: shipName(ship) },
});

/** A defence once more, by Superior Tactics, as it stands in the form (card.tactics, R30). */
export const copyOption = (tactics: string, card: string, ship: string | null): Option => ({
  id: `copy:${tactics}=${card}${ship === null ? '' : `>${ship}`}`,
  text: ship === null ? 'copy' : 'copyScreen',
  args: { card: cardName(card), ship: ship === null ? text('list.none') : shipName(ship) },
});
