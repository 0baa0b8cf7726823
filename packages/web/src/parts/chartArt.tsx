/** Drawn for the site: the chart of the first screen, and an emblem for each game. */
import type { VNode } from 'preact';

const POINTS = Array.from({ length: 32 }, (_, i) => i * 11.25);

function Rose() {
  return (
    <g class="rose" transform="translate(985 165) scale(0.92)">
      <circle r="128" />
      <circle r="118" />
      <circle r="74" />
      {POINTS.map((angle) => (
        <line key={angle} y1="-128" y2={angle % 45 === 0 ? -104 : -118} transform={`rotate(${angle})`} />
      ))}
      {[45, 135, 225, 315].map((angle) => (
        <path key={angle} class="rose-minor" d="M0-86 9-12 0 0-9-12z" transform={`rotate(${angle})`} />
      ))}
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="rose-dark" d="M0-116 0 0-14-14z" />
          <path class="rose-light" d="M0-116 14-14 0 0z" />
        </g>
      ))}
      <text y="-136" text-anchor="middle">
        N
      </text>
    </g>
  );
}

/** Depth lines off an invented coast. */
const DEPTHS = [
  'M520-20C560 40 640 30 690 70S800 90 850 40 930-10 960-20',
  'M470-20C520 80 610 70 680 115S820 130 880 80 980 20 1000-20',
  'M400-20C470 120 570 115 660 165S840 180 915 125 1030 40 1050-20',
  'M320-20C410 165 530 160 640 215S860 235 950 175 1085 70 1110-20',
  'M220-20C340 215 480 210 610 265S880 290 985 230 1145 110 1180 20',
  'M90-20C250 265 420 260 570 315S900 340 1020 285 1160 190 1180 160',
];

const SOUNDINGS: readonly (readonly [number, number, number])[] = [
  [60, 60, 402],
  [40, 250, 417],
  [395, 45, 130],
  [520, 150, 112],
  [560, 285, 176],
  [610, 190, 95],
  [735, 255, 140],
  [700, 140, 63],
  [770, 60, 18],
  [640, 25, 31],
  [880, 300, 188],
  [1090, 260, 240],
  [1120, 130, 96],
  [1030, 20, 47],
  [905, 30, 24],
];

/** A chart with depths, a compass rose and the pencilled track of a boat. */
export function ChartArt() {
  return (
    <svg class="chart-art" viewBox="0 0 1160 320" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path class="art-land" d="M520-20C560 40 640 30 690 70S800 90 850 40 930-10 960-20z" />
      {DEPTHS.map((line) => (
        <path key={line} class="art-depth" d={line} />
      ))}
      {SOUNDINGS.map(([x, y, depth]) => (
        <text key={`${x}${y}`} class="art-sounding" x={x} y={y}>
          {depth}
        </text>
      ))}
      <Rose />
      <path class="art-track" d="M690 72 660 130 700 190 640 240 720 285 830 262" />
      {TRACK.map(([x, y]) => (
        <circle key={x} class="art-fix" cx={x} cy={y} r="4" />
      ))}
      <g class="art-boat" transform="translate(800 250) scale(0.85)">
        <path d="M0 14C8 9 20 9 26 9h14V2h4v-9h2v9h10v7h22c8 0 14 2 20 5-8 7-16 9-26 9H20C10 23 4 20 0 14z" />
      </g>
    </svg>
  );
}

const TRACK = [
  [690, 72],
  [660, 130],
  [700, 190],
  [640, 240],
  [720, 285],
] as const;

const EMBLEMS: Readonly<Record<string, VNode>> = {
  hunters: (
    <>
      <path d="M6 42c6-4 16-5 24-5h10l2-11h16l2 11h28c10 0 16 2 22 5-7 8-16 10-28 10H30C18 52 10 49 6 42z" />
      <path d="M47 26V10h4v16M52 26V15h3v11M18 37v-7M18 31l22 6M58 32l34 5" class="emblem-line" />
    </>
  ),
  'uboat-leader': (
    <>
      <path d="M4 26c4-3 10-3 16-3h6l1-6h10l1 6h16c6 0 10 1 14 3-4 5-10 6-17 6H20c-8 0-13-2-16-6z" />
      <path d="M42 45c4-3 10-3 16-3h6l1-6h10l1 6h16c6 0 10 1 14 3-4 5-10 6-17 6H58c-8 0-13-2-16-6z" />
      <path d="M29 17V8M67 36v-9" class="emblem-line" />
    </>
  ),
  'naval-battles': (
    <>
      <path d="M4 40h14l3-9h14l2-10h6v-7h4v7h8l2 10h12l4 9h41l-8 13H14z" />
      <path d="M45 14V4M40 9h10M68 31l18-6M21 31 8 27" class="emblem-line" />
    </>
  ),
  'night-watch': (
    <>
      <path d="M44 24h28l4 24H40z" class="emblem-light" />
      <path d="M40 48h36v5H40zM44 19h28v5H44zM52 12h12v7H52z" />
      <path d="M58 12V5M32 30l-14-6M32 40H16M84 30l14-6M84 40h16" class="emblem-line" />
    </>
  ),
  smugglers: (
    <>
      <path d="M16 40h84c-4 9-11 13-20 13H36c-9 0-16-4-20-13z" />
      <path d="M56 36V6l28 30zM51 36V12L28 36z" class="emblem-light" />
      <path d="M53 40V4" class="emblem-line" />
    </>
  ),
};

/** The emblem of a game; a plain wave for one that has none. */
export function GameEmblem({ game }: { game: string }) {
  return (
    <svg class="emblem" viewBox="0 0 116 64" aria-hidden="true">
      {EMBLEMS[game]}
      <path
        class="emblem-sea"
        d="M0 56q7-4 14.500 0t14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0 14.500 0"
      />
    </svg>
  );
}
