/** Positions that are not there yet: what the chances of rolls still to come are worked out from. */
import type { Boat, Fighter, Known, Ship } from '../state.ts';
import { battleOf } from './sight.ts';

const changed = <X>(list: readonly X[], is: (one: X) => boolean, change: Partial<X>): X[] =>
  list.map((one) => (is(one) ? { ...one, ...change } : one));

/** A position with a boat of the flotilla changed. */
export const withBoat = <S extends Known>(s: S, id: string, change: Partial<Boat>): S => ({
  ...s,
  boats: changed(s.boats, (boat) => boat.id === id, change),
});

/** A position with a boat on the display changed. */
export function withFighter<S extends Known>(s: S, id: string, change: Partial<Fighter>): S {
  const battle = battleOf(s);
  return {
    ...s,
    battle: { ...battle, boats: changed(battle.boats, (fighter) => fighter.id === id, change) },
  };
}

/** A position with a ship on the display changed. */
export function withShip<S extends Known>(s: S, slot: string, change: Partial<Ship>): S {
  const battle = battleOf(s);
  return { ...s, battle: { ...battle, ships: changed(battle.ships, (ship) => ship.slot === slot, change) } };
}

/** A position with nobody on the display but a ship and the boats it has to do with. */
export const duel = <S extends Known>(s: S, ship: Ship, boats: Fighter[]): S => ({
  ...s,
  battle: { ...battleOf(s), ships: [ship], boats },
});
