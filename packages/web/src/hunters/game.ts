/** What the screens use of The Hunters, in one place. */
import type { Captain, Fight, Track, View } from '@flotilla/hunters';
import {
  ADDITIONAL,
  ADDITIONAL_ROUND,
  BISCAY,
  dudChance,
  E1,
  E2,
  E2_FIRST,
  hitChance,
  placeText,
  SEARCH,
  sheetOf,
  today,
  trackOf as trackOfCaptain,
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
  Fate,
  Fight,
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
  LAST_MONTH,
  monthText,
  RANKS,
  SYSTEMS,
  VICTORY_LEVELS,
  WOLFPACKS,
  yearOf,
} from '@flotilla/hunters';

/** A view holds everything the rules ask of a captain when they name a place, a day or a chance. */
const asCaptain = (view: View): Captain => view as unknown as Captain;

/** The row of boxes of the patrol under way. */
export const trackOf = (view: View): Track => trackOfCaptain(asCaptain(view));

/** Where the boat is, in words. */
export const placeOf = (view: View): Text =>
  view.fate === 'serving' ? placeText(asCaptain(view)) : text('place.ended');

/** The day, in words. */
export const dateOf = (view: View): Text => today(asCaptain(view));

/** The log sheet as plain data. */
export const sheetOfView = (view: View): ReturnType<typeof sheetOf> => sheetOf(asCaptain(view));

/** The captain as if the boat lay in a box of the track. */
const captainIn = (view: View, box: number): Captain =>
  asCaptain({ ...view, patrol: view.patrol && { ...view.patrol, box } });

/** The waters a box of the track counts as at this time of the war. */
export const watersIn = (view: View, box: number): ReturnType<typeof watersOf> =>
  watersOf(captainIn(view, box));

/** What one encounter roll in a box of the track can bring, likeliest first. */
export function boxOdds(view: View, box: number): readonly (readonly [string, number])[] {
  const there = captainIn(view, box);
  const waters = watersOf(there);
  const odds =
    waters === 'gibraltar'
      ? oddsOf(ADDITIONAL_ROUND, 'all', sumOf(ADDITIONAL, { captain: there, gibraltar: true }))
      : oddsOf(E1, waters, waters === 'biscay' ? sumOf(BISCAY, there) : 0);
  return [...odds].filter(([, chance]) => chance > 0).sort(([, a], [, b]) => b - a);
}

/** What a search of the escorts would be rolled with now: the modifiers that apply, and the total that finds the boat. */
export function searchNow(view: View): { readonly applied: readonly Applied[]; readonly foundFrom: number } {
  const scene = { captain: asCaptain(view), fight: view.fight as Fight };
  const chart = view.rules.printing === 1 ? E2_FIRST : E2;
  const found = chart.columns.search.find(({ result }) => result !== 'undetected');
  return { applied: appliedOf(SEARCH, scene), foundFrom: found?.from ?? 0 };
}

/** The chances of one torpedo at this range: to hit, and to be a dud. */
export function shotOdds(
  view: View,
  torpedo: 'steam' | 'electric',
  second: boolean,
): { readonly hit: number; readonly dud: number } {
  const captain = asCaptain(view);
  const fight = view.fight as Fight;
  const shot = { end: 'forward' as const, torpedo, target: 0, second };
  return { hit: hitChance({ captain, fight, shot }), dud: dudChance(captain, torpedo) };
}
