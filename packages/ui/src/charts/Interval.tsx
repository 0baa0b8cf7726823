/** A value with its interval on a line, for one row of a table: a row of a forest plot. */
import { Axes } from './Axes.tsx';
import { Chart } from './Chart.tsx';
import { Whisker } from './marks.tsx';
import type { Span } from './plot.ts';
import { plotOf } from './plot.ts';
import { ticks, within } from './scale.ts';
import './interval.css';

const HEIGHT = 30;
const MIDDLE = HEIGHT / 2;
const EDGES = { left: 6, right: 6 } as const;
/** Points a row is wide unless it is told otherwise. */
const WIDTH = 150;

interface Props {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** The interval that is told, drawn thick; and a wider one, drawn thin. */
  readonly inner?: Span;
  readonly outer?: Span;
  readonly width?: number;
  readonly class?: string;
}

/** The row; its figures stand in the table beside it. A value beyond the line is an arrow at its end. */
export function Interval({ from, to, value, inner, outer, width = WIDTH, class: own = '' }: Props) {
  const plot = plotOf({ width, height: HEIGHT, ...EDGES }, [from, to], [0, 1]);
  const { x } = plot;
  const held = ([low, high]: Span): Span => [x(within(x, low)), x(within(x, high))];
  const thick = inner && held(inner);
  return (
    <Chart plot={plot} class={`interval ${own}`.trimEnd()} label={null} figures="beside" sized>
      <path class="interval-zero" d={`M${x(0)} 0V${HEIGHT}`} />
      {outer && <Whisker class="interval-thin" ends={held(outer)} at={MIDDLE} cap={4} />}
      {thick && <path class="graph-whisker interval-thick" d={`M${thick[0]} ${MIDDLE}H${thick[1]}`} />}
      {value < from || value > to ? (
        <path class="interval-away" d={value < from ? 'M10 10L4 15l6 5' : `M${width - 10} 10l6 5-6 5`} />
      ) : (
        <circle class="interval-dot" cx={x(value)} cy={MIDDLE} r="5" />
      )}
    </Chart>
  );
}

interface AxisProps {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly say: (value: number) => string;
}

/** Points between two numbers of an axis. */
const APART = 80;

/** The axis below the rows of a forest plot. */
export function IntervalAxis({ from, to, width, say }: AxisProps) {
  const plot = plotOf({ width, height: 26, ...EDGES, bottom: 22 }, [from, to], [0, 1]);
  return (
    <Chart plot={plot} class="interval" label={null} figures="beside" sized>
      <Axes plot={plot} edge="foot" held x={{ at: ticks(from, to, width / APART), say, grid: true }} />
    </Chart>
  );
}
