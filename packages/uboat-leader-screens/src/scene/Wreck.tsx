/** The place where somebody went down: oil on the water, a cross and the name, until the contact is over. */
import { still } from '@flotilla/ui/base/still.tsx';
import type { Spot } from '../geometry/board.ts';
import type { Wreck } from './facts.ts';

/** The mark. */
export const WreckPiece = still(({ wreck, x, y }: Spot & { readonly wreck: Wreck }) => (
  <g class="ubl-wreck" transform={`translate(${x} ${y})`} data-part="wreck" data-id={wreck.id}>
    <ellipse rx="28" ry="17" />
    <path d="M-8 -8l16 16m0 -16l-16 16" />
    <text y="31">{wreck.name}</text>
  </g>
));
