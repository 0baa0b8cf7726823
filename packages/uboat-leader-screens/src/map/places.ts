/** What an area or a port of the map stands for while a boat is given its orders: the next step, or a way further on. */
import type { OfferedAnswer } from '../answers.ts';
import type { PlotModel } from '../desk.ts';
import { isTouch } from '../desk.ts';
import type { Boat, Route, View } from '../game.ts';
import { routesFrom } from '../game.ts';
import { keptFor } from '../kept.ts';
import { setCourse } from './course.ts';

/** A place of the map under the question that waits. */
export interface PlaceOnMap {
  readonly state: 'plain' | 'offered' | 'refused' | 'far' | 'here';
  readonly answer: OfferedAnswer | null;
  /** The way there for the boat that is asked about; null where there is none, or nobody sails. */
  readonly route: Route | null;
  readonly press: (event?: Event) => void;
}

/** Looks up places for the boat that is asked about. */
export type PlacesOf = (id: string) => PlaceOnMap;

const routesKept = keptFor<View, ReadonlyMap<string, Route>>();

/** The places of the map as they stand now. */
export function placesOf(desk: PlotModel, view: View, boat: Boat | null): PlacesOf {
  const sails = boat !== null && desk.session.decision.value?.step === 'sail';
  // An unfit crew goes home by the ways it is offered, and by no other.
  const routes = sails && !boat.homeward ? routesKept(view, boat.id, () => routesFrom(view, boat)) : null;
  return (id) => {
    const answer = desk.of(id);
    const route = routes?.get(id) ?? null;
    const isFar = answer === null && route !== null;
    const here = sails && boat.place === id;
    const state = here
      ? 'here'
      : answer
        ? answer.option.refused
          ? 'refused'
          : 'offered'
        : isFar
          ? 'far'
          : 'plain';
    const press = (event?: Event): void => {
      if (!isFar || !boat) {
        desk.press(id, event);
        return;
      }
      const seen = desk.looked?.thing === id && desk.looked.by === 'touch';
      if (isTouch(event) && !seen) desk.preview(id);
      else setCourse(desk.session, view, boat, route);
    };
    return { state, answer, route, press };
  };
}
