/** A sheet of the Atlantic: coasts, shallows, grid and rose below, and whatever is plotted on it above. */
import type { ComponentChildren } from 'preact';
import { still } from '../base/still.tsx';
import { CompassRose } from './Compass.tsx';
import { coastIn } from './coast.ts';
import type { GeoPlace, Window } from './projection.ts';
import { gridOf, project } from './projection.ts';

interface Props {
  readonly window: Window;
  /** What a screen reader says: the place and the position in words. */
  readonly label: string;
  /** Where the compass rose stands; left out where it would be in the way. */
  readonly rose?: GeoPlace;
  readonly children?: ComponentChildren;
}

/** The chart. Sizes of what is plotted are given in hundredths of the window's width through `--chart-unit`. */
export function SeaChart({ window, label, rose, children }: Props) {
  return (
    <div class="art-chart" style={{ '--chart-unit': `${window.width / 100}px` }}>
      <Waters window={window} {...(rose && { rose })} />
      <svg
        class="art-chart-plot"
        viewBox={viewBoxOf(window)}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
    </div>
  );
}

const viewBoxOf = ({ x, y, width, height }: Window): string => `${x} ${y} ${width} ${height}`;

/** The printed sheet under the pencil marks: drawn once for a window, on a layer of its own. */
const Waters = still(({ window, rose }: Pick<Props, 'window' | 'rose'>) => {
  const { x, y, width, height } = window;
  const { meridians, parallels } = gridOf(window);
  const unit = width / 100;
  const { land, rough } = coastIn(window);
  return (
    <svg
      class="art-chart-waters"
      viewBox={viewBoxOf(window)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="art-chart-sea" x={x} y={y} width={width} height={height} />
      <path class="art-chart-shoal" d={rough} />
      <path class="art-chart-shallow" d={rough} />
      <path
        class="art-chart-grid"
        d={[
          ...meridians.map(({ x: at }) => `M${at} ${y}V${y + height}`),
          ...parallels.map(({ y: at }) => `M${x} ${at}H${x + width}`),
        ].join('')}
      />
      <path class="art-chart-land" d={land} />
      <g class="art-chart-degrees">
        {meridians.map(({ degrees, x: at }) => (
          <text key={degrees} x={at + unit * 0.4} y={y + height - unit * 0.7}>
            {Math.abs(degrees)}°{degrees < 0 ? 'W' : degrees > 0 ? 'E' : ''}
          </text>
        ))}
        {parallels.map(({ degrees, y: at }) => (
          <text key={degrees} x={x + unit * 0.5} y={at - unit * 0.4}>
            {Math.abs(degrees)}°{degrees < 0 ? 'S' : degrees > 0 ? 'N' : ''}
          </text>
        ))}
      </g>
      {rose && <Rose at={rose} size={unit * 0.11} />}
    </svg>
  );
});

function Rose({ at, size }: { at: GeoPlace; size: number }) {
  const [x, y] = project(at);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} opacity="0.55">
      <CompassRose />
    </g>
  );
}
