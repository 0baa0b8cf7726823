/**
 * What a screen asks of the rules to draw map, flotilla and tactical display: facts of a view, so that it needs no rules of its
 * own.
 */

import type { Odds, Option } from '@flotilla/table';
import { chanceOf, resultsOf } from '@flotilla/table';
import { GUN_RANGE, TORPEDO_RANGE } from './data/charts.ts';
import type { Depth } from './data/types.ts';
import { withBoat, withFighter } from './rules/ahead.ts';
import { GONE } from './rules/display.ts';
import type { Intent } from './rules/intent.ts';
import { intentions } from './rules/intent.ts';
import { boatCard, campaignOf, fighterOf, portOf, seaArea } from './rules/lookup.ts';
import { boatDriftEnds, referenceSpeed } from './rules/movement.ts';
import { cardsOnEntering } from './rules/operations.ts';
import type { Aftermath } from './rules/reactions.ts';
import { aftermathOf } from './rules/reactions.ts';
import { areaRoll, contactRoll } from './rules/search.ts';
import { crewOption, LEVELS } from './rules/setup.ts';
import { battleOf } from './rules/sight.ts';
import { aimsIn, loadIn, patternTargets, targetIn } from './rules/spread.ts';
import { leftOf, mayEnter } from './rules/strategic.ts';
import { salvoOddsAt } from './rules/torpedoes.ts';
import type { Aim, Boat, Load, Torpedo } from './state.ts';
import type { View } from './view.ts';

export { BOAT_LOST } from './data/charts.ts';
export { DISPLAY, type DisplayArea, WAKE } from './data/display.ts';
export { CAMPAIGNS } from './data/index.ts';
export type { BoatCard, Campaign, Edition, Evaluation, Mission, OptionOffer, SeaArea } from './data/types.ts';
export { conditionWords } from './rules/conditions.ts';
export { convoyCard } from './rules/contact.ts';
export { range, within } from './rules/display.ts';
export { differingAt, differingCases } from './rules/editions.ts';
export { detectionRange } from './rules/escorts.ts';
export { hullLeft } from './rules/hits.ts';
export type { Intent, Look, Sought, Threat } from './rules/intent.ts';
export {
  boatCard,
  boatSpeed,
  campaignOf,
  evasionOf,
  isEscort,
  knownCard,
  levelOf,
  levelText,
  placeText,
  shipName,
  shipSpeed,
  shipText,
  statusOf,
  type TargetCard,
  targetCard,
  titleText,
  torpedoesIn,
  typeText,
  zoneText,
} from './rules/lookup.ts';
export { referenceSpeed } from './rules/movement.ts';
export { cardsOnEntering } from './rules/operations.ts';
export { bandsOf, logged, nextBand, standing } from './rules/standing.ts';
export { leftOf } from './rules/strategic.ts';
export { type Hindrance, hindranceOf, others } from './rules/wolfpack.ts';
export type { Aim, Battle, Boat, Fighter, Finished, Load, Marks, PatrolLine, Ship } from './state.ts';

/** 8.1, 8.2 — the chance that a boat finds a contact when it looks for one in an area. */
export const contactChance = (view: View, boat: Boat, area: string): number =>
  chanceOf(withBoat(view, boat.id, { place: area }), contactRoll, { boat: boat.id }, (n) => n > 0);

/** 6.4, 8.2 — the chance of a contact in an area as printed, and with Intelligence laid there. */
export function intelligenceGain(
  view: View,
  area: string,
): { readonly before: number; readonly after: number } {
  const chance = (intelligence: boolean): number =>
    chanceOf(view, areaRoll, { area, intelligence }, (n) => n > 0);
  return { before: chance(false), after: chance(true) };
}

/** 8.1, 8.2 — the contacts for each face of the die in an area: with the modifiers of a boat, or as printed. */
export function contactsByFace(view: View, area: string, boat: Boat | null): readonly number[] {
  const results = boat
    ? resultsOf(withBoat(view, boat.id, { place: area }), contactRoll, { boat: boat.id })
    : resultsOf(view, areaRoll, { area, intelligence: false });
  return [...results].sort((one, other) => one.natural - other.natural).map(({ result }) => result);
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

/** 9.5 - 9.10, 9.21 — what every escort would do by its rules: as things lie, or once a boat has taken a course. */
export function enemyIntent(view: View, boat: Boat | null, course: Course | null): readonly Intent[] {
  return intentions(boat && course ? withFighter(view, boat.id, course) : view);
}

/** 9.15, 9.17 — how far a weapon of a boat reaches, in areas of the display. */
export const weaponReach = (weapon: Torpedo | 'gun'): number =>
  weapon === 'gun' ? GUN_RANGE : TORPEDO_RANGE;

/** 6.10, 9.12 — the torpedoes a boat may still aim, those declared already taken off. */
export const torpedoesLeft = (view: View, boat: Boat): Load => loadIn(view, boat);

/** 6.10, 9.12 — the attacks declared so far, on the display or in an attack mission. */
export const declaredAims = (view: View): readonly Aim[] => aimsIn(view);

/** 9.13 - 9.18 — exact chances of an attack on top of others; none where nobody knows the target yet. */
export const attackOdds = (view: View, boat: Boat, aim: Aim, earlier: readonly Aim[]): readonly Odds[] =>
  salvoOddsAt(view, boat, aim, targetIn(view, boat.id, aim.slot), earlier);

/** 9.16 — the ships a pattern-running torpedo may find, each with the chances of one that finds it. */
export function patternOdds(
  view: View,
  boat: Boat,
  earlier: readonly Aim[],
): readonly { readonly slot: string; readonly odds: readonly Odds[] }[] {
  return patternTargets(view, boat.id).map((slot) => ({
    slot,
    odds: salvoOddsAt(view, boat, { weapon: 'fat', slot, n: 1 }, targetIn(view, boat.id, slot), earlier),
  }));
}

/** 9.22 - 9.27 — what follows from a reaction to an attack, on average. */
export const afterReacting = (view: View, slot: string, boat: string, reaction: string): Aftermath =>
  aftermathOf(view, { slot, boat }, reaction);

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

/** A route over the map: the places entered in order, and the event cards drawn on the way. */
export interface Route {
  readonly steps: readonly string[];
  readonly cards: number;
}

/** The way that draws fewer cards; of two that draw the same the shorter one. */
const isBetter = (a: Route, b: Route | undefined): boolean =>
  !b || a.cards < b.cards || (a.cards === b.cards && a.steps.length < b.steps.length);

/** 7.1, 7.3 — from where a boat is, the way to every sea area and port that draws the fewest event cards. */
export function routesFrom(view: View, boat: Boat): ReadonlyMap<string, Route> {
  const found = new Map<string, Route>();
  const start = boat.inPort ? portOf(view, boat.place).adjacent : seaArea(view, boat.place).adjacent;
  const queue: { readonly from: Route; readonly to: readonly string[] }[] = [
    { from: { steps: [], cards: 0 }, to: start },
  ];
  for (const { from, to } of queue) {
    for (const id of to) {
      if (id === boat.place || !mayEnter(view, boat, id)) continue;
      const route = { steps: [...from.steps, id], cards: from.cards + cardsOnEntering(view, boat, id) };
      if (!isBetter(route, found.get(id))) continue;
      found.set(id, route);
      queue.push({ from: route, to: seaArea(view, id).adjacent });
    }
  }
  for (const port of campaignOf(view).ports) {
    for (const id of port.adjacent) {
      const way = id === boat.place && !boat.inPort ? { steps: [], cards: 0 } : found.get(id);
      const route = way && { steps: [...way.steps, port.id], cards: way.cards };
      if (route && port.id !== boat.place && isBetter(route, found.get(port.id))) found.set(port.id, route);
    }
  }
  return found;
}
