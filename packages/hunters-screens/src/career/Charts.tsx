/** The career in three small charts: tonnage over time, ships of each patrol, and what it cost. */
import type { LogEvent } from '@flotilla/table';
import { text } from '@flotilla/table';
import { Axes } from '@flotilla/ui/charts/Axes.tsx';
import { Chart } from '@flotilla/ui/charts/Chart.tsx';
import { Bars, Line } from '@flotilla/ui/charts/marks.tsx';
import { plotOf } from '@flotilla/ui/charts/plot.ts';
import { ReaderTable } from '@flotilla/ui/charts/ReaderTable.tsx';
import { useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { LAST_MONTH, monthText, VICTORY_LEVELS } from '../game.ts';
import { figure, word } from '../text/index.ts';
import type { Say } from '../words.ts';
import type { Leg } from './timeline.ts';
import { timelineOf } from './timeline.ts';
import './charts.css';

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
      <PatrolBars
        legs={legs}
        name={word('charts.ships')}
        value={({ ships }) => ships}
        say={say}
        tone="good"
      />
      <PatrolBars legs={legs} name={word('charts.hits')} value={({ hull }) => hull} say={say} tone="bad" />
      <PatrolBars legs={legs} name={word('charts.men')} value={({ men }) => men} say={say} tone="warn" />
      <Figures legs={legs} say={say} />
    </div>
  );
}

const WIDTH = 640;
const EDGES = { left: 54, right: 12 } as const;

/** The Januaries of the war, as months of a career. */
const JANUARIES = [4, 16, 28, 40];

/** Tons of the career over the months of the war, with the victory levels and the honours. */
function Tonnage({ legs, say }: { legs: readonly Leg[]; say: Say }) {
  const last = legs.at(-1)?.total ?? 0;
  const most = Math.max(110_000, last * 1.12);
  const plot = plotOf(
    { width: WIDTH, height: 240, ...EDGES, top: 12, bottom: 26 },
    [0, LAST_MONTH],
    [0, most],
  );
  const { x, y } = plot;
  const levels = VICTORY_LEVELS.filter(({ tons }) => tons > 0 && tons < most);
  return (
    <figure>
      <figcaption>{word('charts.tonnage')}</figcaption>
      <Chart
        plot={plot}
        class="career-chart"
        label={word('charts.tonnageWords', { tons: figure(last), patrols: legs.length })}
        figures="beside"
      >
        <g class="chart-levels">
          <Axes plot={plot} y={{ at: levels.map(({ tons }) => tons), say: figure, grid: true }} />
        </g>
        {levels.map(({ level, tons }) => (
          <text key={level} class="chart-level-name" x={x.end - 2} y={y(tons) - 3} text-anchor="end">
            {say(text(`level.${level}`))}
          </text>
        ))}
        <Axes
          plot={plot}
          edge="both"
          x={{ at: JANUARIES, say: (month) => String(1940 + JANUARIES.indexOf(month)), grid: true }}
        />
        <Line
          plot={plot}
          steps
          points={[[legs[0]?.month ?? 0, 0], ...legs.map(({ month, total }) => [month, total] as const)]}
        />
        {legs.map(({ month, total, honours }) => (
          <g key={month}>
            <circle class="chart-dot" cx={x(month)} cy={y(total)} r="3.4" />
            {honours.map((key, i) => (
              <g key={key} transform={`translate(${x(month)} ${y(total) - 12 - i * 13})`}>
                <path class="chart-honour" d="M0 -6L1.8 -1.8L6 0L1.8 1.8L0 6L-1.8 1.8L-6 0L-1.8 -1.8Z" />
                <title>{say(text(key))}</title>
              </g>
            ))}
          </g>
        ))}
      </Chart>
      {legs.some(({ honours }) => honours.length > 0) && <p class="charts-note">{word('charts.honours')}</p>}
    </figure>
  );
}

interface PatrolBarsProps {
  readonly legs: readonly Leg[];
  readonly name: string;
  readonly value: (leg: Leg) => number;
  readonly say: Say;
  readonly tone: 'good' | 'warn' | 'bad';
}

/** A bar is never wider than this, in points. */
const WIDEST_BAR = 30;

/** One bar for each patrol with its figure on top. */
function PatrolBars({ legs, name, value, say, tone }: PatrolBarsProps) {
  const values = legs.map(value);
  const plot = plotOf(
    { width: WIDTH, height: 120, ...EDGES, top: 22, bottom: 24 },
    [0.5, legs.length + 0.5],
    [0, Math.max(1, ...values)],
  );
  const half = Math.min(0.35, (WIDEST_BAR / 2 / (plot.x.end - plot.x.start)) * legs.length);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <Chart
        plot={plot}
        class={`career-chart chart-${tone}`}
        label={word('charts.barsWords', { name, total: values.reduce((sum, one) => sum + one, 0) })}
        figures="beside"
      >
        <Axes plot={plot} edge="foot" x={{ at: legs.map((_, i) => i + 1), say: String }} />
        <Bars
          plot={plot}
          bars={legs.map((leg, i) => ({
            x: [i + 1 - half, i + 1 + half],
            y: [0, value(leg)],
            over: value(leg) > 0 ? String(value(leg)) : undefined,
            title: say(monthText(leg.month)),
          }))}
        />
      </Chart>
    </figure>
  );
}

/** All of it in figures, for everybody. */
const Figures = ({ legs, say }: { legs: readonly Leg[]; say: Say }) => (
  <ReaderTable
    shown="open"
    caption={word('charts.figures')}
    head={[
      word('charts.patrol'),
      word('charts.month'),
      word('charts.tons'),
      word('charts.ships'),
      word('charts.hits'),
      word('charts.men'),
      word('charts.honoursColumn'),
    ]}
    rows={legs.map((leg, i) => [
      i + 1,
      say(monthText(leg.month)),
      figure(leg.tons),
      leg.ships,
      leg.hull,
      leg.men,
      leg.honours.map((key) => say(text(key))).join(', '),
    ])}
  />
);
