/** The harbour: town, cranes and light, the boat on the water, the quay with people. She leaves and comes home in the same picture. */

import { profileOf } from '@flotilla/ui/art/ships/index.ts';
import { still } from '@flotilla/ui/base/still.tsx';
import type { ComponentChildren } from 'preact';
import type { BoatType } from '../game.ts';
import { FIGURE } from './figureArt.ts';
import { CABIN, CRANE, FREIGHT, LIT, ROOFS, STONES, TOWN } from './harbourArt.ts';
import { scattered } from './scatter.ts';

/** The water line of the boat, and how long she is drawn. */
const WATERLINE = 322;
const LENGTH = 470;
/** Where she lies alongside. */
export const BERTH = 410;

const WAVES = scattered(46, 3, 17);
const FLAKES = scattered(70, 3, 5);

/** The season of a month of the war, which began in September. */
export function seasonOf(month: number): 'winter' | 'spring' | 'summer' | 'autumn' {
  const calendar = (month + 8) % 12;
  if (calendar < 2 || calendar === 11) return 'winter';
  if (calendar < 5) return 'spring';
  return calendar < 8 ? 'summer' : 'autumn';
}

/** Sky, hills, town and water: drawn once for a season. */
const Shore = still(({ season }: { season: ReturnType<typeof seasonOf> }) => (
  <g>
    <defs>
      <linearGradient id="harbour-sky" x1="0" y1="0" x2="0" y2="1">
        <stop class="harbour-sky-top" offset="0" />
        <stop class="harbour-sky-middle" offset="0.7" />
        <stop class="harbour-sky-low" offset="1" />
      </linearGradient>
      <linearGradient id="harbour-water" x1="0" y1="0" x2="0" y2="1">
        <stop class="harbour-far" offset="0" />
        <stop class="harbour-near" offset="1" />
      </linearGradient>
    </defs>
    <rect width="850" height="232" fill="url(#harbour-sky)" />
    <circle class="harbour-sun" cx="392" cy="100" r="28" />
    <path
      class="harbour-cloud"
      d="M20 92q60 -22 120 -6t120 -4t140 8v14q-70 -8 -140 2t-120 -4t-120 6zM430 60q70 -18 130 -4t150 -6t140 6v12q-80 -6 -150 2t-130 -2t-140 6z"
    />
    <path class="harbour-hill" d="M0 206q90 -26 200 -14t230 -12t240 10t180 -8v50H0z" />
    <path class="harbour-town" d={TOWN} />
    {season === 'winter' && <path class="harbour-roofs" d={ROOFS} />}
    <path class="harbour-lit" d={LIT} />
    <path class="harbour-mole" d="M0 230V220H152V230Z" />
    <path class="harbour-tower" d="M118 220L122 166H136L140 220ZM117 154h24l-12 -12z" />
    <path class="harbour-lit" d="M119 154h20v12h-20z" />
    <Crane at="translate(470 230)" />
    <Crane at="translate(742 230) scale(-1 1.08)" />
    <rect y="230" width="850" height="180" fill="url(#harbour-water)" />
    <path
      class="harbour-gleam"
      d="M128 232h5l2 46h-9zM322 232h5l2 46h-9zM560 232h5l2 46h-9zM690 232h5l2 46h-9z"
    />
    <g class="harbour-waves">
      {WAVES.map(([x = 0, y = 0, width = 0], i) => (
        <path
          key={i}
          d={`M${Math.round(x * 850)} ${Math.round(236 + y * 112)}q${(4 + width * 11).toFixed(1)} -2 ${(8 + width * 22).toFixed(1)} 0t${(8 + width * 22).toFixed(1)} 0`}
        />
      ))}
    </g>
  </g>
));

const Crane = ({ at }: { at: string }) => (
  <g transform={at}>
    <path class="harbour-crane" d={CRANE} />
    <path class="harbour-cabin" d={CABIN} />
  </g>
);

/** How many people stand on the quay, and whether they wave: by how the patrol went. */
export type Welcome = 'few' | 'some' | 'many';

const PEOPLE: Readonly<Record<Welcome, readonly (readonly [number, boolean])[]>> = {
  few: [
    [384, false],
    [612, false],
  ],
  some: [
    [352, true],
    [384, false],
    [440, true],
    [470, true],
    [612, false],
  ],
  many: [
    [118, true],
    [146, false],
    [176, true],
    [296, true],
    [324, true],
    [352, true],
    [384, false],
    [412, true],
    [440, true],
    [470, true],
    [500, false],
    [528, true],
    [612, true],
    [642, true],
    [786, true],
  ],
};

/** The quay and who stands on it. */
const Quay = still(({ people }: { people: Welcome }) => (
  <g>
    <path class="harbour-quay" d="M0 392H850V480H0Z" />
    <path class="harbour-edge" d="M0 392H850V402H0Z" />
    <path class="harbour-stones" d={STONES} />
    <g class="harbour-figures">
      <path d={FREIGHT} />
      {PEOPLE[people].map(([x, waves]) => (
        <g key={x} transform={`translate(${x} 394) scale(1.5)`}>
          <path d={FIGURE} />
          {waves && <path class="harbour-arm" d="M4 -16l5 -9" />}
        </g>
      ))}
    </g>
  </g>
));

interface Props {
  readonly boat: BoatType;
  readonly month: number;
  /** Where the middle of the boat is; she lies alongside at `BERTH`. */
  readonly x: number;
  /** Which way she heads. */
  readonly bow: 'left' | 'right';
  /** How taut her lines are, from 1 to 0; 0 when they are off. */
  readonly lines: number;
  /** How much way she has on, from 0 to 1. */
  readonly wake: number;
  readonly people: Welcome;
  /** What she carries, drawn about her middle on the water line. */
  readonly children?: ComponentChildren;
}

/** The picture. */
export function Harbour({ boat, month, x, bow, lines, wake, people, children }: Props) {
  const season = seasonOf(month);
  return (
    <g class={`harbour-at harbour-${season}`}>
      <Shore season={season} />
      {wake > 0 && <Wake x={x} astern={bow === 'left' ? 1 : -1} strength={wake} />}
      <g class="harbour-moving" transform={`translate(${x.toFixed(1)} ${WATERLINE})`}>
        <Boat type={boat} bow={bow} />
        {children}
      </g>
      {lines > 0 && <Lines x={x} taut={lines} />}
      <Quay people={people} />
      {season === 'winter' && (
        <g class="harbour-snow">
          {FLAKES.map(([left = 0, top = 0, size = 0], i) => (
            <circle
              key={i}
              cx={Math.round(left * 850)}
              cy={Math.round(top * 380)}
              r={(0.8 + size * 1.4).toFixed(1)}
            />
          ))}
        </g>
      )}
    </g>
  );
}

/** Men on deck, as far from the middle of the boat; two more stand on the tower. */
const HANDS = [-150, -128, -106, 96, 118, 140];

/** The boat about her middle, with her men on deck. */
const Boat = still(({ type, bow }: { type: BoatType; bow: 'left' | 'right' }) => {
  const profile = profileOf('uboat', type);
  const scale = LENGTH / profile.width;
  return (
    <g>
      <g clip-path="url(#harbour-line)">
        <clipPath id="harbour-line">
          <rect x="-260" y="-200" width="520" height="205" />
        </clipPath>
        <g
          class="harbour-boat"
          transform={`scale(${bow === 'left' ? -scale : scale} ${scale}) translate(${-profile.width / 2} ${-profile.water})`}
        >
          <path d={profile.upper} />
          <path d={profile.hull} />
          <path class="ship-lines" d={profile.lines} />
        </g>
      </g>
      <g class="harbour-men">
        {HANDS.map((at) => (
          <path key={at} d={FIGURE} transform={`translate(${at} -9) scale(0.82)`} />
        ))}
        <path d={FIGURE} transform="translate(-10 -36) scale(0.8)" />
        <path d={FIGURE} transform="translate(12 -36) scale(0.8)" />
      </g>
    </g>
  );
});

/** Bow wave and wake. */
function Wake({ x, astern, strength }: { x: number; astern: 1 | -1; strength: number }) {
  const long = 60 + 220 * strength;
  return (
    <g
      class="harbour-wake"
      transform={`translate(${x.toFixed(1)} 0) scale(${astern} 1)`}
      opacity={Math.min(0.85, strength * 2).toFixed(2)}
    >
      <path d="M-236 325q-20 4 -34 2m34 -1q-14 8 -30 9" />
      <path d={`M200 327q60 -3 ${long} 1M190 333q70 3 ${long + 20} 6`} />
    </g>
  );
}

/** The lines to the quay; let go, they sag and are gone. */
function Lines({ x, taut }: { x: number; taut: number }) {
  const sag = 20 * (1 - taut);
  return (
    <path
      class="harbour-lines"
      opacity={taut.toFixed(2)}
      d={`M${x - 170} 316Q${x - 175} ${346 + sag} 250 378M${x + 170} 316Q${x + 165} ${346 + sag} 570 378`}
    />
  );
}
