/** Where an order would leave the boat: falling back is part of it. */
import type { PlotModel } from '../desk.ts';
import type { Boat, View } from '../game.ts';
import { fallBackEnds } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { chipIn, polar, RIM } from '../geometry/board.ts';
import { courseLookedAt } from './course.ts';

/** Arrows from the area that is looked at to every area where the boat may end; off the display by the wake. */
export function Ghost({ desk, view, boat }: { desk: PlotModel; view: View; boat: Boat | null }) {
  const course = courseLookedAt(desk);
  if (!boat || !course) return null;
  const from = chipIn(course.area, 0);
  return (
    <g class="ubl-ghosts">
      {fallBackEnds(view, boat, course)
        .filter((end) => end !== course.area)
        .map((end) => (
          <Arrow key={end} from={from} to={end === null ? polar(180, RIM.to) : chipIn(end, 0)} />
        ))}
    </g>
  );
}

function Arrow({ from, to }: { from: Spot; to: Spot }) {
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path class="end" d="M0 -14L14 -6V14H-14V-6Z" transform={`translate(${to.x} ${to.y})`} />
    </>
  );
}
