/** What the screens use of The Hunters, in one place. */
import type { Fight, View } from '@flotilla/hunters';
import {
  ADDITIONAL,
  ADDITIONAL_EVENT,
  ADDITIONAL_ROUND,
  BISCAY,
  detectionChart,
  E1,
  E1_EVENT,
  eventAhead,
  huntFacts,
  placeText,
  SEARCH,
  watersOf,
} from '@flotilla/hunters';
import type { Applied, Text } from '@flotilla/table';
import { appliedOf, oddsOf, sumOf, text } from '@flotilla/table';

export type {
  Approach,
  Area,
  Boat,
  BoatType,
  Box,
  Condition,
  Crew as CrewState,
  End,
  Events,
  Fate,
  Fight,
  HuntersEvent,
  Load,
  LogPatrol,
  LogShip,
  Man,
  Raid,
  Sheet,
  SheetRow,
  Ship,
  Stock,
  System,
  Track,
  Tube,
  View,
  Wound,
} from '@flotilla/hunters';
export {
  ACES,
  AWARDS,
  assignmentText,
  BOAT_NUMBERS,
  BOAT_TYPES,
  BOATS,
  CAPITAL_SHIPS,
  captainText,
  eventOf,
  isCaptive,
  isSubmerged,
  isSunk,
  LAST_MONTH,
  monthText,
  RANKS,
  SYSTEMS,
  sheetOf,
  shipText,
  today,
  trackOf,
  tubeOdds,
  VICTORY_LEVELS,
  yearOf,
} from '@flotilla/hunters';

/** Where the boat is, in words. */
export const placeOf = (view: View): Text =>
  view.fate === 'serving' ? placeText(view) : text('place.ended');

/** The view as if the boat lay in a box of the track. */
const viewIn = (view: View, box: number): View => ({
  ...view,
  patrol: view.patrol && { ...view.patrol, box },
});

/** The waters a box of the track counts as at this time of the war. */
export const watersIn = (view: View, box: number): ReturnType<typeof watersOf> => watersOf(viewIn(view, box));

/** What one encounter roll in a box of the track can bring, likeliest first. */
export function boxOdds(view: View, box: number): readonly (readonly [string, number])[] {
  const there = viewIn(view, box);
  const waters = watersOf(there);
  const event = eventAhead(view.rules, there);
  const odds =
    waters === 'gibraltar'
      ? oddsOf(
          event ? ADDITIONAL_EVENT : ADDITIONAL_ROUND,
          'all',
          sumOf(ADDITIONAL, { captain: there, gibraltar: true }),
        )
      : oddsOf(event ? E1_EVENT : E1, waters, waters === 'biscay' ? sumOf(BISCAY, there) : 0);
  return [...odds].filter(([, chance]) => chance > 0).sort(([, a], [, b]) => b - a);
}

/** What a search of the escorts would be rolled with now: the modifiers that apply, and the total that finds the boat. */
export function searchNow(view: View): { readonly applied: readonly Applied[]; readonly foundFrom: number } {
  const scene = { captain: view, fight: view.fight as Fight };
  const found = detectionChart(view.rules).columns.search.find(({ result }) => result !== 'undetected');
  return { applied: appliedOf(SEARCH, huntFacts(scene)), foundFrom: found?.from ?? 0 };
}
