/** Positions still to come, from which the chances of later rolls are worked out. */
import type { Battle, Boat, Fighter, Ship, State } from '../state.ts';
import { battleOf } from './sight.ts';

const changed = <X>(list: readonly X[], is: (one: X) => boolean, change: Partial<X>): X[] =>
  list.map((one) => (is(one) ? { ...one, ...change } : one));

/** The state with a boat of the flotilla changed. */
export const withBoat = (s: State, id: string, change: Partial<Boat>): State => ({
  ...s,
  boats: changed(s.boats, (boat) => boat.id === id, change),
});

/** The state with a boat on the display changed. */
export function withFighter(s: State, id: string, change: Partial<Fighter>): State {
  const battle: Battle = battleOf(s);
  return {
    ...s,
    battle: { ...battle, boats: changed(battle.boats, (fighter) => fighter.id === id, change) },
  };
}

/** The state with only a ship and the boats it meets on the display. */
export const duel = (s: State, ship: Ship, boats: Fighter[]): State => ({
  ...s,
  battle: { ...battleOf(s), ships: [ship], boats },
});
