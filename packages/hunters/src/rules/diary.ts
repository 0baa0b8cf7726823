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

/** The ships in sight; those of one name are numbered, so that everybody can tell them apart. */
export function toldApart(ships: readonly Ship[]): readonly Ship[] {
  if (!ships.some((ship, at) => hasTwin(ships, ship, at))) return ships;
  return ships.map((ship) => {
    const twins = ships.filter(({ name }) => name !== '' && name === ship.name);
    return twins.length < 2 ? ship : { ...ship, twin: twins.indexOf(ship) + 1 };
  });
}

const hasTwin = (ships: readonly Ship[], { name }: Ship, at: number): boolean =>
  name !== '' && ships.some((other, i) => i < at && other.name === name);

/** One of the ships in sight. */
export function shipFacts(ships: readonly Ship[], ship: number): ShipFacts {
  const { name, kind, tons, twin } = toldApart(ships)[ship] as Ship;
  return { ship, name, kind, tons, ...(twin !== undefined && { twin }) };
}

/** All ships in sight, with the damage they can still take. */
export const afloatFacts = (ships: readonly Ship[]): AfloatFacts[] =>
  ships.map(({ points, damaged }, at) => ({ ...shipFacts(ships, at), points, damaged }));

/** The name of a ship as it is shown, with her number where there are several of that name. */
export const shownName = ({ name, twin }: Pick<Ship, 'name' | 'twin'>): string =>
  twin === undefined ? name : `${name} (${twin})`;

/** A ship in words. */
export function shipText(ship: Pick<Ship, 'name' | 'kind' | 'twin'>): Text {
  if (ship.name === '') return text(`ship.a.${ship.kind}`);
  return text(`ship.${ship.kind}`, { name: shownName(ship) });
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
