/** What every torpedo did, stamped beside the lens: the best in red where it sinks, and outlined where it counts. */
import { clamp } from '@flotilla/ui/stage/usePlay.ts';
import type { Spot } from '../geometry/board.ts';
import { word } from '../text/index.ts';
import type { Shot } from './facts.ts';
import type { AttackProgress } from './timing.ts';
import { strikes } from './timing.ts';

/** From one stamp to the next, and how wide one is. */
const APART = { few: 80, many: 66 };
const FEW = 4;
const BELOW = 144;
const EDGE = 302;

/** Stamps fall within so many milliseconds. */
const FALLS = 220;

/** Where a row of so many things stands beside the lens: below it, or above where there is no room. */
export function rowBeside(lens: Spot, count: number, apart: number): Spot {
  const half = (count * apart) / 2;
  return {
    x: Math.max(-EDGE + half, Math.min(EDGE - half, lens.x)) - half + apart / 2,
    y: lens.y < 0 ? lens.y + BELOW : lens.y - BELOW,
  };
}

/** The stamps of an attack. */
export function Stamps({ shot, played, lens }: { shot: Shot; played: AttackProgress; lens: Spot }) {
  const { marks, bestCounts, result } = shot;
  const apart = marks.length > FEW ? APART.many : APART.few;
  const from = rowBeside(lens, marks.length, apart);
  const best = Math.max(...marks.map(({ natural }) => natural ?? 0));
  return (
    <g class="ubl-stamps">
      {marks.slice(0, played.stamped).map((mark, i) => {
        const counts = !bestCounts || mark.natural === best;
        // The one that sinks her: by itself, or the last of those that do it together.
        const sinks = result === 'sunk' && counts && (mark.result === 'sunk' || i === marks.length - 1);
        const fallen = clamp((played.time - strikes(i)) / FALLS);
        return (
          <g
            key={i}
            data-state={sinks ? 'sunk' : counts ? 'counts' : 'passed'}
            transform={`translate(${from.x + i * apart} ${from.y}) scale(${1.5 - 0.5 * fallen})${sinks ? ' rotate(-5)' : ''}`}
            opacity={sinks ? fallen : fallen * (1 - played.gone)}
          >
            <rect x={-apart / 2 + 2} y="-17" width={apart - 4} height="34" rx="4" />
            <text y="6">
              {word(`stamp.${sinks ? 'sunk' : mark.result}`)} {mark.total ?? ''}
            </text>
          </g>
        );
      })}
    </g>
  );
}
