/** Words for the log: places, ships, dates. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Commander, Fight, Ship } from '../state.ts';
import { dayText } from './calendar.ts';
import { isMissionBox, stretchOf, watersOf } from './track.ts';

/** The day in words. */
export const today = ({ month, patrol, lastDay }: Commander): Text =>
  dayText(month, patrol ? patrol.day : lastDay);

/** The place in words. */
export function placeText(captain: Commander): Text {
  if (!captain.patrol) return text('place.port');
  if (isMissionBox(captain)) return text('place.mission');
  const waters = watersOf(captain);
  if (waters !== 'transit') return text(`place.${waters}`);
  return text(
    stretchOf(captain) === 'homeward' || captain.patrol.aborted ? 'place.homeward' : 'place.outward',
  );
}

/** A ship in words. */
export function shipText(ship: Ship): Text {
  if (ship.name === '') return text(`ship.a.${ship.kind}`);
  return text(`ship.${ship.kind}`, { name: ship.name });
}

/** A ship with her tonnage, a damaged one also with the points she still takes (9.1.1). */
const shipTons = (ship: Ship): Text =>
  text(ship.damaged && ship.points > 0 ? 'ship.damaged' : 'ship.tons', {
    ship: shipText(ship),
    tons: ship.tons,
    points: ship.points,
  });

/** All ships of an encounter, one after another. */
export function shipsText(ships: readonly Ship[]): Text {
  const [first, ...others] = ships;
  if (!first) return text('ship.none');
  return others.reduce<Text>(
    (list, ship) => text('list.and', { list, item: shipTons(ship) }),
    shipTons(first),
  );
}

/** What was met, in words. */
export const kindText = (fight: Fight): Text => text(`sighting.${fight.kind}`);
