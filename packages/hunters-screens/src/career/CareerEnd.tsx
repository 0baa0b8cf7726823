/** The end of a career: the fate in one sentence, the ships, and how it compares with real and with simulated ones. */
import { text } from '@flotilla/table';
import type { Grade } from '@flotilla/ui/art/Honours.tsx';
import { Award, Rank } from '@flotilla/ui/art/Honours.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars, Whisker } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import type { LogShip, View } from '../game.ts';
import { ACES, AWARDS, RANKS } from '../game.ts';
import { TableBox } from '../TableBox.tsx';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, recordWords, shipWords } from '../words.ts';
import { CareerCrew } from './CareerCrew.tsx';
import { LevelBar } from './LevelBar.tsx';
import { betterThan, simulatedFor } from './simulated.ts';
import './charts.css';

interface Props {
  readonly view: View;
  readonly say: Say;
}

/** The last page. */
export function CareerEnd({ view, say }: Props) {
  const rank = say(text(`rank.${RANKS[view.rank]}`));
  const award = say(text(`award.${AWARDS[view.award]}`));
  return (
    <section class="career-end" aria-label={word('end.title')}>
      <header class="end-head">
        <Rank rank={view.rank} label={rank} />
        <Award grade={view.award as Grade} label={award} />
        <div>
          <h2>
            {rank} {view.name || say(text('kommandant'))}, U-{view.boat.number}
          </h2>
          <p class="end-fate">{say(text(`fate.${view.fate}`))}</p>
          <p>{recordWords(view, say)}</p>
        </div>
      </header>
      <LevelBar tons={view.tons} over say={say} />
      <CareerCrew view={view} say={say} />
      <Ships view={view} say={say} />
      <Aces view={view} say={say} />
      <Simulated view={view} />
    </section>
  );
}

const sunkShips = (view: View): readonly LogShip[] =>
  view.log.flatMap(({ ships }) => ships.filter(({ fate }) => fate === 'sunk'));

/** Every ship that went down, largest first. */
function Ships({ view, say }: Props) {
  const ships = [...sunkShips(view)].sort((a, b) => b.tons - a.tons);
  if (ships.length === 0) return <p>{word('end.noShips')}</p>;
  return (
    <div>
      <h3>{word('end.ships', { ships: ships.length })}</h3>
      <ul class="end-ships">
        {ships.map((ship, i) => (
          <li key={`${i}`}>
            <Silhouette kind={drawingOf(ship)} name={ship.name} tons={ship.tons} scale="same" />
            <span>
              {shipWords(ship, say)} <b>{figure(ship.tons)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The career among the most successful commanders of the war. */
function Aces({ view, say }: Props) {
  const own = {
    name: view.name || say(text('kommandant')),
    patrols: view.patrols,
    ships: view.sunk,
    tons: view.tons,
  };
  const list = [...ACES, own].sort((a, b) => b.tons - a.tons);
  return (
    <TableBox label={word('end.aces')}>
      <table class="table">
        <caption>{word('end.aces')}</caption>
        <thead>
          <tr>
            <th scope="col">{word('end.name')}</th>
            <th scope="col">{word('end.patrols')}</th>
            <th scope="col">{word('end.shipsColumn')}</th>
            <th scope="col">{word('end.tons')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((ace) => (
            <tr
              key={ace.name}
              class={ace === own ? 'end-own' : ''}
              aria-current={ace === own ? 'true' : undefined}
            >
              <td>
                {ace === own && <span aria-hidden="true">▸ </span>}
                {ace.name}
              </td>
              <td class="number">{ace.patrols}</td>
              <td class="number">{ace.ships}</td>
              <td class="number">{figure(ace.tons)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** The career among simulated ones that began in the same boat. */
function Simulated({ view }: { view: View }) {
  const first = view.log[0]?.boat ?? view.boat.type;
  const careers = simulatedFor(first);
  const share = Math.round(betterThan(careers, view.tons) * 100);
  return (
    <div>
      <h3>{word('end.simulated', { careers: figure(careers.careers) })}</h3>
      <p>{word('end.better', { share })}</p>
      <Spread quantiles={careers.tons} tons={view.tons} />
      <p class="muted">
        {word('end.spread', {
          low: figure(careers.tons[1]),
          middle: figure(careers.tons[2]),
          high: figure(careers.tons[3]),
          survived: Math.round(careers.survived * 100),
        })}
      </p>
    </div>
  );
}

/** A box plot with the player's own mark. */
function Spread({
  quantiles,
  tons,
}: {
  quantiles: readonly [number, number, number, number, number];
  tons: number;
}) {
  const [low, lower, middle, upper, high] = quantiles;
  const plot = plotOf({ width: 300, height: 34 }, [0, Math.max(high, tons, 1) * 1.08], [0, 34]);
  const { x } = plot;
  return (
    <Chart plot={plot} class="spread" label={null} figures="beside" stretched>
      <Whisker ends={[x(low), x(high)]} at={17} cap={6} />
      <Bars plot={plot} least={1} bars={[{ x: [lower, upper], y: [8, 26], class: 'spread-box' }]} />
      <path class="spread-middle" d={`M${x(middle)} 8V26`} />
      <path class="spread-own" d={`M${x(tons)} 2V32`} />
    </Chart>
  );
}
