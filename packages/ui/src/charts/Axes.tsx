/** Axes: round numbers along the edges, with or without lines through the picture. */
import type { ChartPlot } from './plot.ts';
import { heldAt } from './plot.ts';

/** Values that are marked on an axis. */
export interface AxisMarks {
  readonly at: readonly number[];
  /** What is written beside a mark; nothing when left out. */
  readonly say?: (value: number) => string;
  /** Whether a line runs through the picture. */
  readonly grid?: boolean;
}

interface Props {
  readonly plot: ChartPlot;
  readonly x?: AxisMarks;
  readonly y?: AxisMarks;
  /** The lines along the edges. */
  readonly edge?: 'foot' | 'both';
  /** Whether words along the foot are held within the picture instead of on their mark. */
  readonly held?: boolean;
}

/** Points between a picture and the words beside it, and below the words at its foot. */
const BESIDE = 6;
const HALF_LETTER = 4;

/** The axes. */
export function Axes({ plot, x: across, y: upwards, edge, held = false }: Props) {
  const { x, y, width, height } = plot;
  return (
    <>
      {upwards?.at.map((value) => (
        <g key={`y${value}`}>
          {upwards.grid && <path class="graph-grid" d={`M${x.start} ${y(value)}H${x.end}`} />}
          {upwards.say && (
            <text x={x.start - BESIDE} y={y(value) + HALF_LETTER} text-anchor="end">
              {upwards.say(value)}
            </text>
          )}
        </g>
      ))}
      {across?.at.map((value) => (
        <g key={`x${value}`}>
          {across.grid && <path class="graph-grid" d={`M${x(value)} ${y.end}V${y.start}`} />}
          {across.say && (
            <text x={x(value)} y={height - BESIDE} text-anchor={held ? heldAt(x(value), width) : 'middle'}>
              {across.say(value)}
            </text>
          )}
        </g>
      ))}
      {edge && (
        <path
          class="graph-edge"
          d={edge === 'both' ? `M${x.start} ${y.end}V${y.start}H${x.end}` : `M${x.start} ${y.start}H${x.end}`}
        />
      )}
    </>
  );
}
