/** The picture to share: 1200 by 630, what was achieved under the ships it was achieved on. */

import type { Seen } from '../pictures/night.tsx';
import { SeaScene } from '../pictures/night.tsx';
import '../pictures/pictures.css';
import './share.css';

/** The size of the picture. */
export const CARD = { width: 1200, height: 630 } as const;

interface Props {
  readonly title: string;
  readonly ships: readonly Seen[];
  readonly boat: string;
  /** Up to four figures, each with a line below it. */
  readonly figures: readonly (readonly [large: string, small: string])[];
}

/** More ships than these would be too small to make out. */
const MOST_SHIPS = 6;

/** What is shown of the sea, at three times its size. */
const SCENE = { y: 46, height: 126, scale: 3 } as const;

/** The card as a drawing of the page. */
export function ShareCard({ title, ships, boat, figures }: Props) {
  const column = (CARD.width - 120) / Math.max(1, figures.length);
  return (
    <svg
      class="share-card"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={[title, ...figures.flat()].filter(Boolean).join('. ')}
    >
      <rect class="share-paper" width={CARD.width} height={CARD.height} />
      <rect class="share-head" width={CARD.width} height="110" />
      <g class="share-mark" transform="translate(62 28) scale(2.2)">
        <path d="M2 14h44c-2 5-6 7-11 7H13C8 21 4 19 2 14z" />
        <path d="M18 14V8h12v6z" />
        <path d="M24 0h4v8h-4z" />
      </g>
      <text class="share-title" x="196" y="74">
        {title}
      </text>
      <g transform="translate(0 110)">
        <SeaScene light="night" ships={ships.slice(0, MOST_SHIPS)} boat={boat} part={SCENE} />
      </g>
      {figures.map(([large, small], i) => (
        <g key={i} transform={`translate(${60 + column * i} 0)`}>
          <text class="share-large" y="566">
            {large}
          </text>
          <text class="share-small" y="608">
            {small}
          </text>
        </g>
      ))}
    </svg>
  );
}
