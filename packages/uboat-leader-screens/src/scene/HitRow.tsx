/** Hit counters beside the lens: face down at first, then turned over one by one, each with its word. */
import { text } from '@flotilla/table';
import type { Say } from '@flotilla/ui/stage/own.ts';
import type { Spot } from '../geometry/board.ts';
import { during } from './effects.tsx';
import type { HitShown } from './hits.ts';
import { rowBeside } from './Stamps.tsx';
import { TURN } from './timing.ts';

interface Props {
  readonly say: Say;
  readonly hits: readonly HitShown[];
  readonly lens: Spot;
  /** How far they have faded with their boat. */
  readonly gone: number;
}

const APART = 66;
const WIDE = 60;

/** Longer words are drawn together. */
const LETTERS = 8;

/** The row. */
export function HitRow({ say, hits, lens, gone }: Props) {
  const from = rowBeside(lens, hits.length, APART);
  return (
    <g class="ubl-hits" opacity={1 - gone}>
      {hits.map((hit, i) => (
        <g key={i} transform={`translate(${from.x + i * APART} ${from.y + (lens.y < 0 ? 14 : -14)})`}>
          <Counter say={say} hit={hit} />
        </g>
      ))}
    </g>
  );
}

function Counter({ say, hit: { side, event, turned } }: { say: Say; hit: HitShown }) {
  const turn = turned === null ? 1 : during(turned, 0, TURN);
  const isOpen = event !== null && turn > 0.5;
  const { effect, n } = event?.data ?? {};
  const words = isOpen ? say(text(`hit.${effect}`, { n: Number(n) })) : '';
  return (
    <g
      data-part="counter"
      data-state={isOpen ? side : 'down'}
      transform={`scale(${event ? Math.max(0.06, Math.abs(Math.cos(turn * Math.PI))) : 1} 1)`}
    >
      <rect x={-WIDE / 2} y="-36" width={WIDE} height="72" rx="5" />
      <text class="sign" y={isOpen ? -4 : 8}>
        {isOpen ? (side === 'heavy' ? '★★' : '★') : '?'}
      </text>
      {isOpen && (
        <text
          class="word"
          y="22"
          {...(words.length > LETTERS && { textLength: WIDE - 6, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {words}
        </text>
      )}
    </g>
  );
}
