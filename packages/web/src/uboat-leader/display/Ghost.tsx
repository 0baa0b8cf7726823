/** Where an order that is looked at would leave the boat: falling back is part of it. */
import type { Desk } from '../desk.ts';
import type { Boat, View } from '../game.ts';
import { fallBackEnds } from '../game.ts';
import type { Spot } from '../geometry/board.ts';
import { chipIn, polar, RIM } from '../geometry/board.ts';

const DEPTHS: Readonly<Record<string, 'surfaced' | 'submerged'>> = {
  surfaced: 'surfaced',
  submerged: 'submerged',
  silent: 'submerged',
};

/** Arrows from the area that is looked at to every area where the boat may end; off the display by the wake. */
export function Ghost({ desk, view, boat }: { desk: Desk; view: View; boat: Boat | null }) {
  const area = desk.looked?.thing ?? '';
  const answer = desk.of(area);
  const depth = DEPTHS[answer?.way ?? ''];
  if (!boat || !answer || answer.option.refused || !depth) return null;
  const ends = fallBackEnds(view, boat, { area, depth, silent: answer.way === 'silent' });
  const from = chipIn(area, 0);
  return (
    <g class="ubl-ghosts">
      {ends
        .filter((end) => end !== area)
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
