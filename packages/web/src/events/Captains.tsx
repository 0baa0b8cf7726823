/** All captains of a sea as bars by their tonnage, mine among them. */
import type { SeaStandings } from '@flotilla/protocol';
import { percent } from '@flotilla/table/run';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { countedOf, scoreOf, sumOf } from './score.ts';
import { figure, word } from './text/index.ts';

const WIDTH = 640;
const HEIGHT = 190;
const FOOT = 26;
const MOST_BARS = 15;
/** With fewer than these a picture says less than the table. */
const FEWEST = 5;

/** The width of a bar in tons: a round number that shows all in at most so many bars. */
export function stepFor(most: number): number {
  for (const step of [1000, 2500, 5000, 10_000, 25_000, 50_000]) if (most / step < MOST_BARS) return step;
  return 100_000;
}

/** How many captains fall into each step, from nothing on. */
export function barsOf(tons: readonly number[], step: number): number[] {
  const bars = Array.from({ length: Math.floor(Math.max(0, ...tons) / step) + 1 }, () => 0);
  for (const one of tons) {
    const bar = Math.floor(one / step);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

/** The share of captains who sank less than somebody. */
export function shareBelow(tons: readonly number[], mine: number): number {
  const others = tons.length - 1;
  return others > 0 ? tons.filter((one) => one < mine).length / others : 0;
}

/** The picture; nothing while there are too few. */
export function Captains(props: { game: string; standings: SeaStandings; entrant: number | null }) {
  const { standings, entrant } = props;
  const score = scoreOf(props.game);
  const sailed = standings.rows.flatMap((row) => {
    const figures = sumOf(score, row.seas);
    const tons = countedOf(score, standings.counts, row.score, figures);
    return figures ? [{ entrant: row.entrant, tons }] : [];
  });
  const mine = sailed.find((one) => one.entrant === entrant);
  if (sailed.length < FEWEST || !mine) return null;
  const tons = sailed.map((one) => one.tons);
  const step = stepFor(Math.max(...tons));
  const bars = barsOf(tons, step);
  const tallest = Math.max(...bars);
  const column = WIDTH / bars.length;
  const here = Math.floor(mine.tons / step);
  const share = percent(language(), shareBelow(tons, mine.tons));
  return (
    <>
      <h2>{word('daily.captains')}</h2>
      <p class="muted">{word('daily.less', { share, n: tons.length - 1 })}</p>
      <svg
        class="captains-bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={word('daily.captainsLabel', { n: tons.length, tons: figure(mine.tons), share })}
      >
        {bars.map((count, i) => {
          const height = ((HEIGHT - FOOT - 24) * count) / tallest;
          return (
            <g key={i}>
              <rect
                class={i === here ? 'is-mine' : undefined}
                x={i * column + 1}
                y={HEIGHT - FOOT - height}
                width={column - 2}
                height={height}
              />
              {i === here && (
                <text
                  class="captains-me"
                  x={(i + 0.5) * column}
                  y={HEIGHT - FOOT - height - 6}
                  text-anchor="middle"
                >
                  {word('daily.you')}
                </text>
              )}
              {i % Math.ceil(bars.length / 8) === 0 && (
                <text x={i * column + 1} y={HEIGHT - 8}>
                  {figure((i * step) / 1000)}
                </text>
              )}
            </g>
          );
        })}
        <text x={WIDTH} y={HEIGHT - 8} text-anchor="end">
          {word('daily.axis')}
        </text>
      </svg>
    </>
  );
}
