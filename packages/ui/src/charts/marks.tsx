/** What is drawn between axes: bars, lines, bands and intervals. */
import type { ChartPlot, ChartPoint, Span } from './plot.ts';
import { pathOf } from './plot.ts';

/** One bar: a rectangle between values. */
export interface ChartBar {
  readonly x: Span;
  readonly y: Span;
  readonly class?: string | undefined;
  /** Written above it. */
  readonly over?: string | undefined;
  readonly title?: string;
}

interface BarsProps {
  readonly plot: ChartPlot;
  readonly bars: readonly ChartBar[];
  /** Points left free between two bars. */
  readonly gap?: number;
  /** The fewest points a bar is wide and high. */
  readonly least?: number;
}

/** Bars, upright or lying. */
export const Bars = ({ plot: { x, y }, bars, gap = 0, least = 0 }: BarsProps) => (
  <>
    {bars.map((bar, i) => {
      const [left, right] = [x(Math.min(...bar.x)), x(Math.max(...bar.x))];
      const [top, foot] = [y(Math.max(...bar.y)), y(Math.min(...bar.y))];
      return (
        <g key={i}>
          <rect
            class={bar.class ? `graph-bar ${bar.class}` : 'graph-bar'}
            x={left + gap / 2}
            y={Math.min(top, foot)}
            width={Math.max(least, right - left - gap)}
            height={Math.max(least, Math.abs(foot - top))}
          />
          {bar.over !== undefined && (
            <text class={bar.class} x={(left + right) / 2} y={Math.min(top, foot) - 5} text-anchor="middle">
              {bar.over}
            </text>
          )}
          {bar.title && <title>{bar.title}</title>}
        </g>
      );
    })}
  </>
);

interface LineProps {
  readonly plot: ChartPlot;
  readonly points: readonly ChartPoint[];
  /** Level from point to point, with a rise or fall at each. */
  readonly steps?: boolean;
  readonly class?: string;
  /** Lengths of dashes and gaps. */
  readonly dash?: string;
}

/** A line through points. */
export const Line = ({ plot, points, steps = false, class: own = '', dash }: LineProps) => (
  <path
    class={`graph-line ${own}`.trimEnd()}
    d={pathOf(plot, points, steps)}
    {...(dash && { 'stroke-dasharray': dash })}
  />
);

/** A value with the ends of its interval. */
export type Banded = readonly [x: number, low: number, high: number];

interface BandProps {
  readonly plot: ChartPlot;
  readonly points: readonly Banded[];
  readonly class?: string;
  /** The fewest points a band reaches to either side of its middle. */
  readonly least?: number;
}

/** The room between the lower and the upper ends of intervals. */
export function Band({ plot: { x, y }, points, class: own = '', least = 0 }: BandProps) {
  const ends = points.map(([at, low, high]) => {
    const middle = (y(low) + y(high)) / 2;
    return { at: x(at), upper: Math.min(y(high), middle - least), lower: Math.max(y(low), middle + least) };
  });
  const edge = [
    ...ends.map(({ at, upper }) => `${at} ${upper}`),
    ...ends.map(({ at, lower }) => `${at} ${lower}`).reverse(),
  ];
  return <path class={`graph-band ${own}`.trimEnd()} d={`M${edge.join('L')}Z`} />;
}

interface WhiskerProps {
  /** Its two ends, in points. */
  readonly ends: Span;
  /** Where it lies the other way, in points. */
  readonly at: number;
  readonly upright?: boolean;
  /** How far its ends reach to either side. */
  readonly cap?: number;
  readonly class?: string;
}

/** An interval, lying or upright. */
export const Whisker = ({
  ends: [from, to],
  at,
  upright = false,
  cap = 5,
  class: own = '',
}: WhiskerProps) => (
  <path
    class={`graph-whisker ${own}`.trimEnd()}
    d={
      upright
        ? `M${at} ${from}V${to}M${at - cap} ${from}h${2 * cap}M${at - cap} ${to}h${2 * cap}`
        : `M${from} ${at - cap}v${2 * cap}M${to} ${at - cap}v${2 * cap}M${from} ${at}H${to}`
    }
  />
);
