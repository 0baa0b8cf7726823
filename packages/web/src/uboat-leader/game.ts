/** What the screens use of U-Boat Leader, in one place. */
import type { Boat, View } from '@flotilla/uboat-leader';

export type {
  Aim,
  Battle,
  Boat,
  BoatCard,
  Campaign,
  Evaluation,
  Fighter,
  Marks,
  SeaArea,
  Ship,
  View,
} from '@flotilla/uboat-leader';
export {
  bandsOf,
  boatCard,
  boatSpeed,
  campaignOf,
  cardsOnEntering,
  contactChance,
  contactsByFace,
  convoyCard,
  crewsFor,
  DISPLAY,
  detectionRange,
  fallBackEnds,
  isEscort,
  knownCard,
  leftOf,
  levelOf,
  levelText,
  nextBand,
  placeText,
  shipSpeed,
  shipText,
  standing,
  statusOf,
  titleText,
  torpedoesIn,
  torpedoesLeft,
  trayOf,
  WAKE,
  weaponReach,
  within,
  zoneText,
} from '@flotilla/uboat-leader';

/** A boat of the flotilla by its number. */
export const boatOfView = (view: View, id: string): Boat => view.boats.find((boat) => boat.id === id) as Boat;
