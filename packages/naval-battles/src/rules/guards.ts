/** What a fleet can defend with: guards of ships, guards of cards, and ships that step in (defence symbols; card.screen). */
import { actionCard, shipCard } from '../data/cards.ts';
import type { Vessel } from '../state.ts';
import { vesselIn } from './fleet.ts';

/** Something a defender may use, named like the field it fills in. */
export interface Item {
  readonly field: string; // name of its field in the form
  readonly source: 'ship' | 'card' | 'screen'; // inherent guard, guard of a card, screening ship
  readonly ship: string | null; // whose guard it is
  readonly card: string | null; // the card to spend
  readonly on: number; // number needed; 0 for a screen
  readonly against: readonly string[]; // what it is good against; empty for a screen
}

/** Everything a fleet could defend with: inherent guards, then cards in the order they are held. */
export function itemsOf(fleet: readonly Vessel[], cards: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const vessel of fleet) {
    shipCard(vessel.id).guards.forEach(({ on, against }, index) => {
      items.push({
        field: `guard:${vessel.id}:${index}`,
        source: 'ship',
        ship: vessel.id,
        card: null,
        on,
        against,
      });
    });
  }
  for (const card of cards) {
    const { guard, kind } = actionCard(card);
    if (guard) items.push({ field: `card:${card}`, source: 'card', ship: null, card, ...guard });
    else if (kind === 'screeningShip')
      items.push({ field: `screen:${card}`, source: 'screen', ship: null, card, on: 0, against: [] });
  }
  return items;
}

/** Ships that can step in for a target: another surface ship in its row or in the row before it (card.screen, R32). */
export function screensFor(fleet: readonly Vessel[], target: string, hops = 1): Vessel[] {
  const row = vesselIn(fleet, target)?.row ?? 0;
  if (row === 0) return [];
  return fleet.filter(
    (vessel) => vessel.id !== target && vessel.row > 0 && vessel.row <= row && vessel.row >= row - hops,
  );
}
