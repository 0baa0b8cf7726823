/** All captains of a sea as bars by their tonnage, mine among them. */
import type { SeaStandings } from '@flotilla/protocol';
import { capital, percent } from '@flotilla/table/run';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { counted, roundStep } from '@flotilla/ui/charts/scale.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { countedOf, scoreOf, sumOf } from './score.ts';
import { figure, word } from './text/index.ts';
import './captains.css';

const BOX = { width: 640, height: 190, top: 24, bottom: 26 } as const;
const MOST_BARS = 15;
/** The least width of a bar in tons. */
const FINEST = 1000;
/** With fewer than these a picture says less than the table. */
const FEWEST = 5;

/** The share of captains who sank less than somebody. */
function shareBelow(tons: readonly number[], mine: number): number {
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
  const step = Math.max(FINEST, roundStep(Math.max(...tons) / (MOST_BARS - 1)));
  const here = Math.floor(mine.tons / step);
  const bars = counted(tons, 0, step, Math.floor(Math.max(0, ...tons) / step) + 1);
  const plot = plotOf(BOX, [0, bars.length], [0, Math.max(...bars)]);
  const every = Math.ceil(bars.length / 8);
  const share = percent(language(), shareBelow(tons, mine.tons));
  return (
    <>
      <h2>{word('daily.captains')}</h2>
      <p class="muted">{word('daily.less', { share, n: tons.length - 1 })}</p>
      <Chart
        plot={plot}
        class="captains-bars"
        label={word('daily.captainsLabel', { n: tons.length, tons: figure(mine.tons), share })}
        figures={{
          caption: word('daily.captains'),
          head: [capital(word('daily.axis')), word('daily.count')],
          rows: bars.map((count, i) => [
            word('daily.range', { from: figure((i * step) / 1000), to: figure(((i + 1) * step) / 1000) }),
            count,
          ]),
          own: here,
        }}
      >
        <Bars
          plot={plot}
          gap={2}
          bars={bars.map((count, i) => ({
            x: [i, i + 1],
            y: [0, count],
            class: i === here ? 'is-mine' : undefined,
            over: i === here ? word('daily.you') : undefined,
          }))}
        />
        {bars.map(
          (_, i) =>
            i % every === 0 && (
              <text key={i} x={plot.x(i) + 1} y={BOX.height - 8}>
                {figure((i * step) / 1000)}
              </text>
            ),
        )}
        <text x={BOX.width} y={BOX.height - 8} text-anchor="end">
          {word('daily.axis')}
        </text>
      </Chart>
    </>
  );
}
