/** The points of a ship on their way from the lens to the grade in the bar. */
import type { Beat } from '@flotilla/companion';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { between, eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import type { View } from '../game.ts';
import { shotsIn } from './facts.ts';
import { playedOf } from './timing.ts';
import { worthOf } from './words.ts';

const middleOf = (selector: string): { x: number; y: number } | null => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
};

/** How high they rise on the way. */
const ARC = 40;

/** The points. */
export function Flying({ director, beat, view }: { director: Director; beat: Beat; view: View }) {
  const { at, flown } = playedOf(beat, usePlay(director));
  const shot = shotsIn(beat)[at];
  const worth = shot ? worthOf(view, shot) : 0;
  if (flown === 0 || flown === 1 || worth === 0) return null;
  const [from, to] = [middleOf('.ubl-lens-brass'), middleOf('[data-part=track]')];
  if (!from || !to) return null;
  const share = eased(flown);
  const x = between(from.x, to.x, share);
  const y = between(from.y, to.y, share) - ARC * Math.sin(share * Math.PI);
  return (
    <b class="ubl-flying" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      +{worth}
    </b>
  );
}
