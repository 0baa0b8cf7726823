/** What a screen asks of the rules to draw map, flotilla and tactical display: facts of a view, never a rule of its own. */

import type { Odds } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from './data/charts.ts';
import type { Depth } from './data/types.ts';
import { targetOf, unaimed } from './rules/attack.ts';
import { GONE } from './rules/display.ts';
import { campaignOf, fighterOf } from './rules/lookup.ts';
import { boatDriftEnds, referenceSpeed } from './rules/movement.ts';
import { contactOdds } from './rules/search.ts';
import { battleOf } from './rules/sight.ts';
import { salvoOddsAt } from './rules/torpedoes.ts';
import type { Aim, Boat, Load, Torpedo, View } from './state.ts';

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
export type { Aim, Battle, Boat, Fighter, Marks, Ship } from './state.ts';

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

/** A course a boat may take: where it goes, how deep, and whether it runs silent. */
export interface Course {
  readonly area: string;
  readonly depth: Depth;
  readonly silent: boolean;
}

/** 9.5 — the areas where a boat may end this phase when it takes a course; `null` stands for off the display. */
export function fallBackEnds(view: View, boat: Boat, course: Course): (string | null)[] {
  const there = { ...fighterOf(battleOf(view), boat.id), ...course };
  return boatDriftEnds(view, boat, there, referenceSpeed(view)).map((end) => (end === GONE ? null : end));
}

/** 9.15, 9.17 — how far a weapon of a boat reaches, in areas of the display. */
export const weaponReach = (weapon: Torpedo | 'gun'): number =>
  weapon === 'gun' ? GUN_RANGE : TORPEDO_RANGE;

/** 9.13, 9.14 — exact chances of an attack a boat could declare on a ship; none while nobody knows the ship. */
export function salvoForecast(view: View, boat: Boat, aim: Aim): readonly Odds[] {
  const battle = battleOf(view);
  const ship = battle.ships.find(({ slot }) => slot === aim.slot);
  if (!ship || ship.area === null) return [];
  const target = targetOf(view, fighterOf(battle, boat.id), ship);
  return salvoOddsAt(view, boat, aim, target, battle.condition);
}

/** 9.12 — what a boat still has in its tubes after the attacks it has declared. */
export const torpedoesLeft = (view: View, boat: Boat): Load => unaimed(battleOf(view), boat);
