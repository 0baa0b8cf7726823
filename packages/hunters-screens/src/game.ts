/** What the screens use of The Hunters, in one place. */
import type { View } from '@flotilla/hunters';
import { placeText } from '@flotilla/hunters';
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';

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
  boxOdds,
  CAPITAL_SHIPS,
  captainText,
  dayOf,
  dudChances,
  electricIn,
  eventOf,
  isCaptive,
  isInPort,
  isSubmerged,
  isSunk,
  LAST_MONTH,
  monthText,
  RANKS,
  SYSTEMS,
  searchNow,
  sheetOf,
  shipText,
  shownName,
  today,
  trackOf,
  tubeOdds,
  VICTORY_LEVELS,
  watersAt,
  yearOf,
} from '@flotilla/hunters';

/** Where the boat is, in words. */
export const placeOf = (view: View): Text =>
  view.fate === 'serving' ? placeText(view) : text('place.ended');
