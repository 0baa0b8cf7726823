/** Places, ships and dates, as facts of the log and in words. */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { AfloatFacts, Commander, Day, DayAt, Fight, Place, Ship, ShipFacts } from '../state.ts';
import { dayAfter, dayText } from './calendar.ts';
import { isInPort, isMissionBox, stretchOf, watersOf } from './track.ts';

/** The day. */
export const dayOf = ({ month, patrol, lastDay }: Commander): Day =>
  dayAfter(month, patrol ? patrol.day : lastDay);

/** The day in words. */
export const today = (captain: Commander): Text => dayText(dayOf(captain));

function placeOf(captain: Commander): Place {
  if (isInPort(captain)) return 'port';
  if (isMissionBox(captain)) return 'mission';
  const waters = watersOf(captain);
  if (waters !== 'transit') return waters;
  return stretchOf(captain) === 'homeward' || captain.patrol?.aborted ? 'homeward' : 'outward';
}

/** The place in words. */
export const placeText = (captain: Commander): Text => text(`place.${placeOf(captain)}`);

/** The day and the place. */
export const dayAt = (captain: Commander): DayAt => ({
  ...dayOf(captain),
  place: placeOf(captain),
  box: captain.patrol?.box ?? -1,
});

/** One of the ships in sight. */
export const shipFacts = ({ name, kind, tons }: Ship, ship: number): ShipFacts => ({
  ship,
  name,
  kind,
  tons,
});

/** All ships in sight, with the damage they can still take. */
export const afloatFacts = (ships: readonly Ship[]): AfloatFacts[] =>
  ships.map((ship, at) => ({ ...shipFacts(ship, at), points: ship.points, damaged: ship.damaged }));

/** A ship in words. */
export function shipText(ship: Pick<Ship, 'name' | 'kind'>): Text {
  if (ship.name === '') return text(`ship.a.${ship.kind}`);
  return text(`ship.${ship.kind}`, { name: ship.name });
}

/** A ship in a list. */
type Listed = Omit<AfloatFacts, 'ship'>;

/** A ship with her tonnage and, if damaged, the points she can still take (9.1.1). */
const shipTons = (ship: Listed): Text =>
  text(ship.damaged && ship.points > 0 ? 'ship.damaged' : 'ship.tons', {
    ship: shipText(ship),
    tons: ship.tons,
    points: ship.points,
  });

/** All ships of an encounter, one after another. */
export function shipsText(ships: readonly Listed[]): Text {
  const [first, ...others] = ships;
  if (!first) return text('ship.none');
  return others.reduce<Text>(
    (list, ship) => text('list.and', { list, item: shipTons(ship) }),
    shipTons(first),
  );
}

/** What was met, in words. */
export const kindText = (kind: Fight['kind']): Text => text(`sighting.${kind}`);
