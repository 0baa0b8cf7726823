/** What a screen asks of the rules to draw map, flotilla and tactical display: facts of a view, never a rule of its own. */

import { campaignOf } from './rules/lookup.ts';
import { contactOdds } from './rules/search.ts';
import type { Boat, View } from './state.ts';

export { DISPLAY, type DisplayArea, WAKE } from './data/display.ts';
export type { BoatCard, Campaign, Edition, Evaluation, Mission, OptionOffer, SeaArea } from './data/types.ts';
export { range, within } from './rules/display.ts';
export { detectionRange } from './rules/escorts.ts';
export {
  boatCard,
  boatSpeed,
  campaignOf,
  isEscort,
  knownCard,
  levelOf,
  levelText,
  placeText,
  shipSpeed,
  shipText,
  statusOf,
  torpedoesIn,
  typeText,
  zoneText,
} from './rules/lookup.ts';
export { cardsOnEntering } from './rules/operations.ts';
export { bandsOf, nextBand, standing } from './rules/standing.ts';
export { leftOf } from './rules/strategic.ts';
export type { Battle, Boat, Fighter, Marks, Ship } from './state.ts';

/** 8.1 — how many contacts each face of a search die would bring in an area, for a boat there; modifiers taken in. */
export function contactStrip(
  view: View,
  boat: Boat,
  area: string,
): { readonly chance: number; readonly mean: number } {
  const odds = contactOdds(view, boat, area);
  let mean = 0;
  for (const [contacts, chance] of odds) mean += Number(contacts) * chance;
  return { chance: 1 - (odds.get('0') ?? 0), mean };
}

/** 8.1 — the contacts a die of 1 to 10 brings in an area before anything is added. */
export function contactsByFace(view: View, area: string): readonly number[] {
  const rows = campaignOf(view).areas.find(({ id }) => id === area)?.contacts ?? [];
  return Array.from({ length: 10 }, (_, i) => {
    const row = rows.find(({ upTo }) => upTo === null || i + 1 <= upTo);
    return row?.contacts ?? 0;
  });
}
