/** Homecoming: the boat makes fast, pennants, the ships of the patrol, and the chart with its track. */
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { clamp, eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { PatrolChart } from '../chart/PatrolChart.tsx';
import type { LogShip, View } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, shipWords } from '../words.ts';
import { lastAtSea } from './facts.ts';
import type { Welcome } from './Harbour.tsx';
import { BERTH, Harbour } from './Harbour.tsx';

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

/** The harbour with the boat coming alongside from the sea, her pennants flying. */
function Arrival({ view, sunk, director }: { view: View; sunk: readonly LogShip[]; director: Director }) {
  const arriving = director.beat.value?.kind === 'homecoming';
  const played = usePlay(director);
  const way = arriving ? eased(clamp(played * 1.1)) : 1;
  return (
    <div class="harbour harbour-home">
      <svg viewBox="0 70 850 386" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Harbour
          boat={view.boat.type}
          month={view.month}
          x={BERTH - FROM_SEA * (1 - way)}
          bow="right"
          lines={way === 1 ? 1 : 0}
          wake={way < 1 ? 1 - way : 0}
          people={welcomeOf(view)}
        >
          <Pennants ships={sunk} />
        </Harbour>
      </svg>
      <p class="harbour-plate home-title">
        <b>{word('home.fast')}</b>
        <span>{word('home.patrol', { number: view.log.length })}</span>
      </p>
    </div>
  );
}

/** How far out she is when she comes into sight. */
const FROM_SEA = 300;

/** Who has come to the quay: hardly anybody where the patrol failed, the whole base after a great one. */
function welcomeOf({ log }: View): Welcome {
  const page = log.at(-1);
  if (page?.result !== 'S') return 'few';
  return page.tons >= 20_000 ? 'many' : 'some';
}

/** So many pennants have room. */
const MOST_PENNANTS = 6;

/** How far pennants hang apart: few are large, many are small. */
const stepOf = (ships: readonly LogShip[]): number =>
  Math.min(62, 192 / Math.max(1, Math.min(ships.length, MOST_PENNANTS)));

/** One for each ship, with her tons and nothing else. */
const Pennants = ({ ships }: { ships: readonly LogShip[] }) => (
  <g class="pennants">
    <path d="M-5 -200L196 -14M-5 -40V-200" />
    {ships.slice(0, MOST_PENNANTS).map(({ tons }, i) => (
      <g
        key={i}
        transform={`translate(${2 + i * stepOf(ships)} ${-192 + i * stepOf(ships) * 0.93}) scale(${stepOf(ships) / 66})`}
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
