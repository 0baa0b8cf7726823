/** The points turn by turn against the bands of the sheet. */
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Line } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { paired } from '@flotilla/ui/text/paired.ts';
import type { CampaignReview, Evaluation, View } from '../game.ts';
import { bandsOf } from '../game.ts';
import { figure, word } from '../text/index.ts';
import './points.css';

const BOX = { width: 640, height: 200, left: 34, right: 96, top: 14, bottom: 24 } as const;

/** More turns than this are not all numbered. */
const MOST_NUMBERS = 12;

const BANDS: readonly Exclude<Evaluation, 'dismal'>[] = ['poor', 'adequate', 'good', 'great'];

interface Props {
  readonly review: CampaignReview;
  readonly sheet: Pick<View, 'campaign' | 'length'>;
  readonly say: (key: string) => string;
}

/** The line of points. */
export function PointsByTurn({ review, sheet, say }: Props) {
  const bands = bandsOf(sheet);
  const totals = [0, ...review.turns.map(({ total }) => total)];
  const most = Math.max(bands.great, ...totals) * 1.05;
  const least = Math.min(0, ...totals);
  const last = totals.length - 1;
  const plot = plotOf(BOX, [0, Math.max(1, last)], [least, most]);
  const { x, y } = plot;
  const every = Math.ceil(last / MOST_NUMBERS);
  const numbered = totals.map((_, turn) => turn).filter((turn) => turn % every === 0 || turn === last);
  return (
    <figure class="paper points-by-turn">
      <figcaption>{word('end.byTurn')}</figcaption>
      <Chart
        plot={plot}
        label={paired(word('end.byTurn'), figure(totals[last] ?? 0))}
        figures={{
          caption: word('end.byTurn'),
          head: [word('end.turn'), word('status.points')],
          rows: totals.slice(1).map((points, i) => [i + 1, figure(points)]),
        }}
      >
        <g class="points-bands">
          <Axes plot={plot} y={{ at: BANDS.map((band) => bands[band]), grid: true }} />
        </g>
        {BANDS.map((band) => (
          <text key={band} x={x.end + 6} y={y(bands[band]) + 5}>
            {say(`evaluation.${band}`)} {bands[band]}
          </text>
        ))}
        <Axes plot={plot} edge="both" x={{ at: numbered.slice(1), say: String }} />
        <Line plot={plot} points={totals.map((points, turn) => [turn, points])} />
        {totals.map((points, turn) => (
          <circle key={`${turn}`} cx={x(turn)} cy={y(points)} r="4" />
        ))}
        <text class="points-last" x={x(last)} y={y(totals[last] ?? 0) - 9} text-anchor="end">
          {figure(totals[last] ?? 0)}
        </text>
      </Chart>
    </figure>
  );
}
