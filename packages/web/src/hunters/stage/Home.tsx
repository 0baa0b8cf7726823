/** Homecoming: the boat makes fast, pennants, the ships of the patrol, and the chart with its track. */
import { Silhouette } from '../../art/Silhouette.tsx';
import type { Director } from '../../stage/director.ts';
import { clamp, eased, usePlay } from '../../stage/usePlay.ts';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { LogShip, View } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, shipWords } from '../words.ts';
import { lastAtSea } from './facts.ts';
import { Harbour } from './Harbour.tsx';

interface Props {
  readonly view: View;
  readonly say: Say;
  readonly director: Director;
}

/** The page. */
export function Home({ view, say, director }: Props) {
  const page = view.log.at(-1);
  const sunk = page?.ships.filter(({ fate }) => fate === 'sunk') ?? [];
  const patrol = lastAtSea(director) ?? view;
  return (
    <section class="home-page" aria-label={word('home.title')}>
      <Arrival view={view} sunk={sunk} director={director} />
      {sunk.length > 0 ? <Ships ships={sunk} say={say} /> : <p class="home-none">{word('home.none')}</p>}
      <div class="home-chart">
        <PatrolChart view={patrol} say={say} shape={3.2} />
      </div>
    </section>
  );
}

/** The harbour with the boat coming alongside, her pennants flying. */
function Arrival({ view, sunk, director }: { view: View; sunk: readonly LogShip[]; director: Director }) {
  const arriving = director.beat.value?.kind === 'homecoming';
  const played = usePlay(director);
  const away = arriving ? 260 * (1 - eased(clamp(played * 1.1))) : 0;
  return (
    <div class="harbour">
      <svg viewBox="0 0 850 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="harbour-sky" x1="0" y1="0" x2="0" y2="1">
            <stop class="harbour-top" offset="0" />
            <stop class="harbour-low" offset="1" />
          </linearGradient>
        </defs>
        <rect width="850" height="240" fill="url(#harbour-sky)" />
        <Harbour boat={view.boat.type} away={away}>
          <Crew />
          <Pennants ships={sunk} />
        </Harbour>
      </svg>
      <p class="home-title">
        <small>{word('home.patrol', { number: view.patrols })}</small>
        {word('home.fast')}
      </p>
    </div>
  );
}

/** Men on deck. */
const Crew = () => (
  <path
    class="harbour-crew"
    d={Array.from({ length: 16 }, (_, i) => `M${230 + i * 9 + (i > 7 ? 150 : 0)} 250v-9m0 -5v-1`).join('')}
  />
);

/** So many pennants have room. */
const MOST_PENNANTS = 6;

/** How far pennants hang apart: few are large, many are small. */
const stepOf = (ships: readonly LogShip[]): number =>
  Math.min(72, 270 / Math.max(1, Math.min(ships.length, MOST_PENNANTS)));

/** One for each ship, with her tons and nothing else. */
const Pennants = ({ ships }: { ships: readonly LogShip[] }) => (
  <g class="pennants">
    <path d="M420 30L700 250M420 250V30" />
    {ships.slice(0, MOST_PENNANTS).map(({ tons }, i) => (
      <g
        key={i}
        transform={`translate(${428 + i * stepOf(ships)} ${40 + i * stepOf(ships) * 0.78}) scale(${stepOf(ships) / 66})`}
      >
        <path class="pennant" d="M0 0L124 22L0 46Z" />
        <text x="7" y="32">
          {figure(tons)}
        </text>
      </g>
    ))}
  </g>
);

const Ships = ({ ships, say }: { ships: readonly LogShip[]; say: Say }) => (
  <ul class="home-ships">
    {ships.map((ship, i) => (
      <li key={i}>
        <Silhouette kind={drawingOf(ship)} name={ship.name} tons={ship.tons} scale="same" />
        <strong>{shipWords(ship, say)}</strong>
        <span>{word('ship.grt', { tons: figure(ship.tons) })}</span>
      </li>
    ))}
  </ul>
);
