/** The end of a career: the fate in one sentence, the ships, and how it compares with real and with simulated ones. */
import { text } from '@flotilla/table';
import type { Grade } from '@flotilla/ui/art/Honours.tsx';
import { Award, Rank } from '@flotilla/ui/art/Honours.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { LogShip, View } from '../game.ts';
import { ACES, AWARDS, RANKS } from '../game.ts';
import { TableBox } from '../TableBox.tsx';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { drawingOf, recordWords, shipWords } from '../words.ts';
import { CareerCrew } from './CareerCrew.tsx';
import { LevelBar } from './LevelBar.tsx';
import { betterThan, simulatedFor } from './simulated.ts';

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
  const most = Math.max(high, tons, 1) * 1.08;
  const x = (value: number): number => (value / most) * 300;
  return (
    <svg class="spread" viewBox="0 0 300 34" aria-hidden="true" preserveAspectRatio="none">
      <path class="spread-line" d={`M${x(low)} 17H${x(high)}M${x(low)} 11V23M${x(high)} 11V23`} />
      <rect class="spread-box" x={x(lower)} y="8" width={Math.max(1, x(upper) - x(lower))} height="18" />
      <path class="spread-middle" d={`M${x(middle)} 8V26`} />
      <path class="spread-own" d={`M${x(tons)} 2V32`} />
    </svg>
  );
}
