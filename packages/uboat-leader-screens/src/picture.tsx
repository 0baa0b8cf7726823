/** Where a campaign stands, drawn: the tactical display of a contact, or the boats on the chart. */
import '@flotilla/ui/art/art.css';
import { project } from '@flotilla/ui/art/projection.ts';
import { SeaChart } from '@flotilla/ui/art/SeaChart.tsx';
import type { PictureProps, Sample } from '@flotilla/ui/pictures/drawing.ts';
import type { Battle, View } from './game.ts';
import { DISPLAY, isEscort } from './game.ts';
import type { Spot } from './geometry/board.ts';
import { outlineOf, piecesIn } from './geometry/board.ts';
import type { CampaignChart } from './geometry/charts.ts';
import { CHARTS, PORTS } from './geometry/charts.ts';
import { windowOf } from './geometry/sheet.ts';

/** The picture of a campaign. */
export function Picture({ view: shown }: PictureProps) {
  const view = shown as View;
  return view.battle ? <Display battle={view.battle} /> : <Chart view={view} />;
}

/** Escorts have a cut bow, boats a pointed one. */
const SHAPES = {
  ship: 'M-21 -15H21V15H-21Z',
  escort: 'M-14 -16H14L22 -8V16H-22V-8Z',
  boat: 'M0 -20L20 -8V16H-20V-8Z',
} as const;

const HULLS = {
  ship: 'M-15 3l3 6h23l4-6h-9v-6h-7v6h-4v-3h-3v3z',
  escort: 'M-16 5l3 6h24l5-8h-8l-2-6h-4v-4h-3v4h-6l-2 8z',
  boat: 'M-14 6q14 7 28 0l-4 6h-20zM-3 5v-5h6v5z',
} as const;

interface Piece {
  readonly id: string;
  readonly area: string;
  readonly shape: keyof typeof SHAPES;
}

const piecesOf = ({ ships, boats }: Battle): Piece[] => [
  ...ships.flatMap((ship): Piece[] =>
    ship.area === null || ship.sunk
      ? []
      : [{ id: ship.slot, area: ship.area, shape: isEscort(ship) ? 'escort' : 'ship' }],
  ),
  ...boats.flatMap(({ id, area }): Piece[] => (area === null ? [] : [{ id, area, shape: 'boat' }])),
];

function Display({ battle }: { battle: Battle }) {
  const pieces = piecesOf(battle);
  return (
    <svg class="plot" viewBox="-400 -195 800 390" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="plot-ground" x="-480" y="-320" width="960" height="640" />
      {DISPLAY.map(({ id }) => (
        <path key={id} class="plot-ring" d={outlineOf(id)} />
      ))}
      {DISPLAY.map(({ id }) => {
        const here = pieces.filter(({ area }) => area === id);
        const spots = piecesIn(id, here.length);
        return here.map(({ id: piece, shape }, i) => (
          <g key={piece} transform={moved(spots[i])}>
            <path class={`plot-${shape}`} d={SHAPES[shape]} />
            <path class="plot-mark" d={HULLS[shape]} />
          </g>
        ));
      })}
    </svg>
  );
}

const moved = (spot: Spot = { x: 0, y: 0 }): string => `translate(${spot.x} ${spot.y}) scale(1.05)`;

/** The boats that still serve, on the chart where they lie. */
function Chart({ view }: { view: View }) {
  const chart = CHARTS[view.campaign] as CampaignChart;
  const window = windowOf(chart.window);
  const unit = window.width / 100;
  const places = [...new Set(view.boats.filter(({ fate }) => fate !== 'sunk').map(({ place }) => place))];
  return (
    <div class="picture-chart" aria-hidden="true">
      <SeaChart window={window} label="">
        {places.map((place) => {
          const at = chart.areas[place]?.at ?? PORTS[place];
          if (!at) return null;
          const [x, y] = project(at);
          const count = view.boats.filter((boat) => boat.place === place && boat.fate !== 'sunk').length;
          return (
            <g key={place} class="plot-fleet" transform={`translate(${x} ${y})`}>
              <path d={SHAPES.boat} transform={`scale(${unit * 0.16})`} />
              <text y={unit * 1.5} font-size={unit * 4} text-anchor="middle">
                {count}
              </text>
            </g>
          );
        })}
      </SeaChart>
    </div>
  );
}

const RINGS_NEAR = new Set(['convoy', 'short', 'medium']);
const ringOf = (area: string): string => DISPLAY.find(({ id }) => id === area)?.ring ?? '';

/** A convoy still whole, with a boat close to it. */
export const sample: Sample = {
  options: { campaign: 'happy-time', length: 'medium' },
  seed: 'picture 6',
  fits: (shown) => {
    const { battle } = shown as View;
    const boats = battle?.boats.filter(({ area }) => area !== null && RINGS_NEAR.has(ringOf(area))) ?? [];
    const ships = battle?.ships.filter(({ area, sunk }) => area !== null && !sunk).length ?? 0;
    return boats.length > 0 && ships > 6;
  },
};
