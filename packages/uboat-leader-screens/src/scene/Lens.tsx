/** A periscope's view in a corner of the board: sky, sea and horizon, and whatever the scene puts into it. */

import type { Profile } from '@flotilla/ui/art/ships/index.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import type { ComponentChildren } from 'preact';
import type { Spot } from '../geometry/board.ts';
import { BRASS, GLASS } from './corner.ts';

interface Props {
  readonly at: Spot;
  /** The piece it looks at. */
  readonly looksAt: Spot | null;
  /** Whether it is seen through the periscope of a boat under water. */
  readonly submerged: boolean;
  /** What floats: behind the nearer water. */
  readonly ship: ComponentChildren;
  /** What is seen before everything: columns of water, smoke, the slick. */
  readonly children: ComponentChildren;
}

/** How near to a piece the line that leads to it ends. */
const BESIDE = 30;

/** The line from the rim of the lens to what it looks at. */
function leadTo({ x, y }: Spot, to: Spot): string {
  const away = Math.hypot(to.x - x, to.y - y);
  const [dx, dy] = [(to.x - x) / away, (to.y - y) / away];
  return `M${dx * BRASS} ${dy * BRASS}L${dx * (away - BESIDE)} ${dy * (away - BESIDE)}`;
}

/** The lens. */
export function Lens({ at, looksAt, submerged, ship, children }: Props) {
  return (
    <g class="ubl-lens" transform={`translate(${at.x} ${at.y})`}>
      {looksAt && <path class="ubl-lens-lead" d={leadTo(at, looksAt)} />}
      <Brass />
      <g clip-path="url(#ubl-glass)">
        <Sky />
        {ship}
        <Water />
        {children}
      </g>
      <Rim submerged={submerged} />
    </g>
  );
}

const Brass = still(() => <circle class="ubl-lens-brass" r={BRASS} />);

/** Where the sea meets the sky. */
export const HORIZON = 14;

const Sky = still(() => (
  <>
    <clipPath id="ubl-glass">
      <circle r={GLASS} />
    </clipPath>
    <linearGradient id="ubl-lens-sky" x1="0" y1="0" x2="0" y2="1">
      <stop class="ubl-lens-high" offset="0" />
      <stop class="ubl-lens-low" offset="1" />
    </linearGradient>
    <linearGradient id="ubl-lens-sea" x1="0" y1="0" x2="0" y2="1">
      <stop class="ubl-lens-near" offset="0" />
      <stop class="ubl-lens-deep" offset="1" />
    </linearGradient>
    <rect x={-GLASS} y={-GLASS} width={2 * GLASS} height={GLASS + HORIZON} fill="url(#ubl-lens-sky)" />
    <path class="ubl-lens-haze" d="M-104 6q30 -8 60 -2t70 -3t78 2v12h-208z" />
  </>
));

const Water = still(() => (
  <>
    <rect x={-GLASS} y={HORIZON} width={2 * GLASS} height={GLASS} fill="url(#ubl-lens-sea)" />
    <path
      class="ubl-lens-waves"
      d="M-90 34q8 -3 16 0t16 0M-20 26q6 -2 12 0t12 0M40 40q9 -3 18 0t18 0M-60 62q12 -4 24 0t24 0M22 72q13 -4 26 0t26 0M-16 48q9 -3 18 0t18 0"
    />
  </>
));

const Rim = still(({ submerged }: { submerged: boolean }) => (
  <g class="ubl-lens-rim">
    {submerged && <path d="M-104 14H-66M66 14H104M0 -104V-72M0 72V104M-40 10v8M40 10v8M-20 11v6M20 11v6" />}
    <circle r={GLASS} />
  </g>
));

/** The largest profile fills so much of the glass. */
const WIDEST = 200;
const ROOM = 190;

/** A ship in the lens, the waterline at 0: as large as she is beside the others. */
export const LensShip = still(({ profile, grows = 1 }: { profile: Profile; grows?: number }) => {
  const scale = (ROOM / WIDEST) * Math.max(1, 0.62 * (WIDEST / profile.width)) * grows;
  return (
    <g class="ubl-lens-ship" transform={`scale(${scale}) translate(${-profile.width / 2} ${-profile.water})`}>
      <path d={profile.upper} />
      <path d={profile.hull} />
      <path class="lines" d={profile.lines} />
    </g>
  );
});
