/** The points turn by turn against the bands of the sheet. */

import { paired } from '@flotilla/ui/text/paired.ts';
import type { CampaignReview, Evaluation, View } from '../game.ts';
import { bandsOf } from '../game.ts';
import { figure, word } from '../text/index.ts';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 96;
const BOTTOM = 24;
const TOP = 14;

/** More turns than this are not all numbered. */
const MOST_NUMBERS = 12;

const BANDS: readonly Exclude<Evaluation, 'dismal'>[] = ['poor', 'adequate', 'good', 'great'];

interface Props {
  readonly review: CampaignReview;
  readonly sheet: Pick<View, 'campaign' | 'length'>;
  readonly say: (key: string) => string;
}

/** The line of points; the list below says the same in figures. */
export function PointsByTurn({ review, sheet, say }: Props) {
  const bands = bandsOf(sheet);
  const totals = [0, ...review.turns.map(({ total }) => total)];
  const most = Math.max(bands.great, ...totals) * 1.05;
  const least = Math.min(0, ...totals);
  const last = totals.length - 1;
  const x = (turn: number): number => LEFT + (turn / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);
  const y = (points: number): number =>
    HEIGHT - BOTTOM - ((points - least) / (most - least)) * (HEIGHT - BOTTOM - TOP);
  const every = Math.ceil(last / MOST_NUMBERS);
  return (
    <figure class="paper ubl-points">
      <figcaption>{word('end.byTurn')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={totals
          .slice(1)
          .map((points, i) => paired(word('ribbon.turn', { n: i + 1 }), points))
          .join(', ')}
      >
        {BANDS.map((band) => (
          <g key={band}>
            <path class="ubl-points-band" d={`M${LEFT} ${y(bands[band])}H${WIDTH - RIGHT}`} />
            <text x={WIDTH - RIGHT + 6} y={y(bands[band]) + 5}>
              {say(`evaluation.${band}`)} {bands[band]}
            </text>
          </g>
        ))}
        <path class="ubl-points-axis" d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH - RIGHT}`} />
        <path
          class="ubl-points-line"
          d={totals.map((points, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(points)}`).join('')}
        />
        {totals.map((points, turn) => (
          <g key={`${turn}`}>
            <circle cx={x(turn)} cy={y(points)} r="4" />
            {turn > 0 && (turn % every === 0 || turn === last) && (
              <text x={x(turn)} y={HEIGHT - 6} text-anchor="middle">
                {turn}
              </text>
            )}
          </g>
        ))}
        <text class="ubl-points-last" x={x(last)} y={y(totals[last] ?? 0) - 9} text-anchor="end">
          {figure(totals[last] ?? 0)}
        </text>
      </svg>
    </figure>
  );
}
