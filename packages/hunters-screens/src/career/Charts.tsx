/** The career in three small charts: tonnage over time, ships of each patrol, and what it cost. */
import type { LogEvent } from '@flotilla/table';
import { text } from '@flotilla/table';
import { useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { LAST_MONTH, monthText, VICTORY_LEVELS } from '../game.ts';
import { TableBox } from '../TableBox.tsx';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import type { Leg } from './timeline.ts';
import { timelineOf } from './timeline.ts';

interface Props {
  readonly view: View;
  readonly log: readonly LogEvent[];
  readonly say: Say;
}

/** The charts; a table below says the same in figures. */
export function Charts({ view, log, say }: Props) {
  const legs = useMemo(() => timelineOf(view, log), [view.log, log]);
  if (legs.length === 0) return <p>{word('charts.empty')}</p>;
  return (
    <div class="charts">
      <Tonnage legs={legs} say={say} />
      <Bars legs={legs} name={word('charts.ships')} value={({ ships }) => ships} say={say} tone="good" />
      <Bars legs={legs} name={word('charts.hits')} value={({ hull }) => hull} say={say} tone="bad" />
      <Bars legs={legs} name={word('charts.men')} value={({ men }) => men} say={say} tone="warn" />
      <Figures legs={legs} say={say} />
    </div>
  );
}

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 54;
const BOTTOM = 26;

const xOf = (month: number): number => LEFT + (month / LAST_MONTH) * (WIDTH - LEFT - 12);

/** Tons of the career over the months of the war, with the victory levels and the honours. */
function Tonnage({ legs, say }: { legs: readonly Leg[]; say: Say }) {
  const most = Math.max(110_000, (legs.at(-1)?.total ?? 0) * 1.12);
  const yOf = (tons: number): number => HEIGHT - BOTTOM - (tons / most) * (HEIGHT - BOTTOM - 12);
  let path = `M${xOf(legs[0]?.month ?? 0)} ${yOf(0)}`;
  for (const { month, total } of legs) path += `H${xOf(month)}V${yOf(total)}`;
  const last = legs.at(-1);
  return (
    <figure>
      <figcaption>{word('charts.tonnage')}</figcaption>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={word('charts.tonnageWords', { tons: figure(last?.total ?? 0), patrols: legs.length })}
      >
        {VICTORY_LEVELS.filter(({ tons }) => tons > 0 && tons < most).map(({ level, tons }) => (
          <g key={level}>
            <path class="chart-level" d={`M${LEFT} ${yOf(tons)}H${WIDTH - 12}`} />
            <text class="chart-level-name" x={WIDTH - 14} y={yOf(tons) - 3} text-anchor="end">
              {say(text(`level.${level}`))}
            </text>
            <text x={LEFT - 6} y={yOf(tons) + 4} text-anchor="end">
              {figure(tons)}
            </text>
          </g>
        ))}
        {[4, 16, 28, 40].map((month, i) => (
          <g key={month}>
            <path class="chart-year" d={`M${xOf(month)} 8V${HEIGHT - BOTTOM}`} />
            <text x={xOf(month)} y={HEIGHT - 8} text-anchor="middle">
              {1940 + i}
            </text>
          </g>
        ))}
        <path class="chart-axis" d={`M${LEFT} 8V${HEIGHT - BOTTOM}H${WIDTH - 12}`} />
        <path class="chart-line" d={path} />
        {legs.map(({ month, total, honours }) => (
          <g key={month}>
            <circle class="chart-dot" cx={xOf(month)} cy={yOf(total)} r="3.4" />
            {honours.map((key, i) => (
              <g key={key} transform={`translate(${xOf(month)} ${yOf(total) - 12 - i * 13})`}>
                <path class="chart-honour" d="M0 -6L1.8 -1.8L6 0L1.8 1.8L0 6L-1.8 1.8L-6 0L-1.8 -1.8Z" />
                <title>{say(text(key))}</title>
              </g>
            ))}
          </g>
        ))}
      </svg>
      {legs.some(({ honours }) => honours.length > 0) && <p class="charts-note">{word('charts.honours')}</p>}
    </figure>
  );
}

interface BarsProps {
  readonly legs: readonly Leg[];
  readonly name: string;
  readonly value: (leg: Leg) => number;
  readonly say: Say;
  readonly tone: 'good' | 'warn' | 'bad';
}

/** One bar for each patrol with its figure on top. */
function Bars({ legs, name, value, say, tone }: BarsProps) {
  const most = Math.max(1, ...legs.map(value));
  const total = legs.reduce((sum, leg) => sum + value(leg), 0);
  const step = (WIDTH - LEFT - 12) / legs.length;
  const width = Math.min(30, step * 0.7);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <svg
        class={`chart chart-${tone}`}
        viewBox={`0 0 ${WIDTH} 120`}
        role="img"
        aria-label={word('charts.barsWords', { name, total })}
      >
        <path class="chart-axis" d={`M${LEFT} 96H${WIDTH - 12}`} />
        {legs.map((leg, i) => {
          const high = (value(leg) / most) * 74;
          const x = LEFT + step * (i + 0.5);
          return (
            <g key={leg.month}>
              <rect class="chart-bar" x={x - width / 2} y={96 - high} width={width} height={high} />
              {value(leg) > 0 && (
                <text x={x} y={92 - high} text-anchor="middle">
                  {value(leg)}
                </text>
              )}
              <text class="chart-patrol" x={x} y="112" text-anchor="middle">
                {i + 1}
              </text>
              <title>{say(monthText(leg.month))}</title>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Figures({ legs, say }: { legs: readonly Leg[]; say: Say }) {
  return (
    <TableBox label={word('charts.figures')}>
      <table class="table">
        <caption>{word('charts.figures')}</caption>
        <thead>
          <tr>
            <th scope="col">{word('charts.patrol')}</th>
            <th scope="col">{word('charts.month')}</th>
            <th scope="col">{word('charts.tons')}</th>
            <th scope="col">{word('charts.ships')}</th>
            <th scope="col">{word('charts.hits')}</th>
            <th scope="col">{word('charts.men')}</th>
            <th scope="col">{word('charts.honoursColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {legs.map((leg, i) => (
            <tr key={leg.month}>
              <td class="number">{i + 1}</td>
              <td>{say(monthText(leg.month))}</td>
              <td class="number">{figure(leg.tons)}</td>
              <td class="number">{leg.ships}</td>
              <td class="number">{leg.hull}</td>
              <td class="number">{leg.men}</td>
              <td>{leg.honours.map((key) => say(text(key))).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
