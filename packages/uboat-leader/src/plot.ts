/**
 * What a screen asks of the rules to draw map, flotilla and tactical display: facts of a view, so that it needs no rules of its
 * own.
 */

import type { Option } from '@flotilla/table';
import { lookup, oddsOf } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from './data/charts.ts';
import type { Depth } from './data/types.ts';
import { unaimed } from './rules/attack.ts';
import { contactChart } from './rules/charts.ts';
import { GONE } from './rules/display.ts';
import { boatCard, campaignOf, fighterOf, seaArea } from './rules/lookup.ts';
import { boatDriftEnds, referenceSpeed } from './rules/movement.ts';
import { contactPlus } from './rules/search.ts';
import { crewOption, LEVELS } from './rules/setup.ts';
import { battleOf } from './rules/sight.ts';
import { leftOf } from './rules/strategic.ts';
import type { Boat, Load, Torpedo } from './state.ts';
import type { View } from './view.ts';

export { DISPLAY, type DisplayArea, WAKE } from './data/display.ts';
export type { BoatCard, Campaign, Edition, Evaluation, Mission, OptionOffer, SeaArea } from './data/types.ts';
export { convoyCard } from './rules/contact.ts';
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
  titleText,
  torpedoesIn,
  typeText,
  zoneText,
} from './rules/lookup.ts';
export { cardsOnEntering } from './rules/operations.ts';
export { bandsOf, nextBand, standing } from './rules/standing.ts';
export { leftOf } from './rules/strategic.ts';
export type { Aim, Battle, Boat, Fighter, Marks, Ship } from './state.ts';

/** 8.1, 8.2 — the chance that a boat finds a contact when it looks for one in an area. */
export function contactChance(view: View, boat: Boat, area: string): number {
  const plus = contactPlus(view, { ...boat, place: area });
  return 1 - (oddsOf(contactChart(seaArea(view, area).contacts), 'all', plus).get('0') ?? 0);
}

/** 8.1, 8.2 — the contacts for each face of the die in an area: with the modifiers of a boat, or as printed. */
export function contactsByFace(view: View, area: string, boat: Boat | null): readonly number[] {
  const plus = boat ? contactPlus(view, { ...boat, place: area }) : 0;
  const chart = contactChart(seaArea(view, area).contacts);
  return Array.from({ length: 10 }, (_, i) => lookup(chart, 'all', i + 1 + plus));
}

/** 3.7 — the crews a boat can be bought with now, lowest level first; those that cost too much are refused. */
export const crewsFor = (view: View, boat: string): readonly Option[] =>
  LEVELS.map((level) => crewOption(view, boatCard(view, boat), level, '3.7'));

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

/** 9.12 — what a boat still has in its tubes after the attacks it has declared. */
export const torpedoesLeft = (view: View, boat: Boat): Load => unaimed(battleOf(view), boat);

/** What is in the tray of special options: cost, and how many can still be bought; no number where there is no limit. */
export interface InTray {
  readonly cost: number;
  readonly left: number | null;
}

/** 3.4 — cost and number left of a kind of special option in this campaign; null where the sheet does not offer it. */
export function trayOf(view: View, type: string): InTray | null {
  const offer = campaignOf(view).options.find((one) => one.type === type);
  return offer ? { cost: offer.cost, left: leftOf(view, offer) } : null;
}
