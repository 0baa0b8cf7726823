/** The chart of the patrol: coasts, the track of boxes in pencil, and the boat where she is. */
import type { Text } from '@flotilla/table';
import type { GeoPlace, Point, Window } from '@flotilla/ui/art/projection.ts';
import { curveThrough, project, windowAround } from '@flotilla/ui/art/projection.ts';
import { SeaChart } from '@flotilla/ui/art/SeaChart.tsx';
import { useMemo } from 'preact/hooks';
import type { View } from '../game.ts';
import { placeOf, trackOf } from '../game.ts';
import { word } from '../text/index.ts';
import { ChartPresses } from './ChartPresses.tsx';
import type { Node } from './route.ts';
import { placeOn, plot } from './route.ts';
import { HARBOURS, homePort, routeOf, SEAS } from './waters.ts';

interface Props {
  readonly view: View;
  readonly say: (said: Text) => string;
  /** Width by height of the place the chart is shown in. */
  readonly shape?: number;
  /** `pressed`: boxes and the home port can be pressed; the place must have exactly this shape then. */
  readonly use?: 'seen' | 'pressed';
}

/** The chart with what is plotted on it. */
export function PatrolChart({ view, say, shape = 1.5, use = 'seen' }: Props) {
  const { patrol } = view;
  const port = homePort(view.month, view.posting);
  const route = patrol ? routeOf(patrol.area, view.month, patrol.gibraltar) : null;
  const track = patrol ? trackOf(view) : [];
  const nodes = useMemo(
    () => (route ? plot(track, route) : []),
    [patrol?.area, patrol?.task, patrol?.gibraltar, view.month, view.boat.type],
  );
  const window = useMemo(
    () => windowAround(nodes.length > 0 ? nodes.map(({ at }) => at) : aroundPort(port.at), shape),
    [nodes, port, shape],
  );
  const unit = window.width / 100;
  const here = placeOn(nodes, patrol);
  const boat = nodes[here]?.at ?? port.at;
  return (
    <>
      <SeaChart window={window} label={chartWords(view, say)}>
        <Names window={window} boat={boat} />
        {patrol && <Pencil nodes={nodes} here={here} heading={patrol.heading} />}
        {nodes.map(
          ({ at, box }) =>
            box >= 0 && (
              <BoxMark
                key={box}
                at={at}
                number={box + 1}
                rolls={track[box]?.rolls ?? 1}
                state={stateOf(box, patrol)}
                unit={unit}
              />
            ),
        )}
        <BoatMark at={boat} unit={unit} number={view.boat.number} />
      </SeaChart>
      {use === 'pressed' && patrol && <ChartPresses window={window} nodes={nodes} port={port} />}
    </>
  );
}

const aroundPort = ([x, y]: GeoPlace): readonly GeoPlace[] => [
  [x - 16, y - 6],
  [x + 8, y + 8],
];

/** Whether a box lies behind the boat, under it or ahead. */
export function stateOf(index: number, patrol: View['patrol']): 'past' | 'here' | 'ahead' | 'left' {
  if (!patrol) return 'ahead';
  if (index === patrol.box) return 'here';
  if (patrol.heading === 1) return index < patrol.box ? 'past' : 'ahead';
  return index > patrol.box ? 'left' : 'ahead';
}

/** The track in pencil: firm where the boat has been, dashed where she goes. */
function Pencil({ nodes, here, heading }: { nodes: readonly Node[]; here: number; heading: 1 | -1 }) {
  const points: Point[] = nodes.map(({ at }) => project(at));
  return (
    <g class="chart-pencil">
      <path
        class="chart-ahead"
        d={curveThrough(heading === 1 ? points.slice(here) : points.slice(0, here + 1))}
      />
      <path
        class="chart-behind"
        d={curveThrough(heading === 1 ? points.slice(0, here + 1) : points.slice(here))}
      />
    </g>
  );
}

function BoxMark(props: { at: GeoPlace; number: number; rolls: number; state: string; unit: number }) {
  const { at, number, rolls, state, unit } = props;
  const [x, y] = project(at);
  const half = unit * 1.35;
  return (
    <g class={`chart-box chart-box-${state}`} transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-half} width={half * 2} height={half * 2} rx={unit * 0.25} />
      <text y={unit * 0.62} text-anchor="middle">
        {state === 'past' ? '✓' : rolls > 1 ? `×${rolls}` : number}
      </text>
    </g>
  );
}

function BoatMark({ at, unit, number }: { at: GeoPlace; unit: number; number: number }) {
  const [x, y] = project(at);
  return (
    <g class="chart-boat" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle r={unit * 2.6} />
      <path
        transform={`scale(${unit * 0.052})`}
        d="M-38 4Q-44 -2 -34 -5L-10 -7L-8 -18H6L9 -7L34 -6Q46 -3 40 4Q20 9 -20 8Z"
      />
      <text x={unit * 3.2} y={-unit * 1.4}>
        U-{number}
      </text>
    </g>
  );
}

/** Names of seas and harbours inside the window; the one the boat lies in stands clear of her mark. */
function Names({ window, boat }: { window: Window; boat: GeoPlace }) {
  const unit = window.width / 100;
  const [boatX, boatY] = project(boat);
  const inside = ([x, y]: Point): boolean =>
    x > window.x + unit * 4 &&
    x < window.x + window.width - unit * 8 &&
    y > window.y + unit * 2 &&
    y < window.y + window.height - unit * 2;
  return (
    <g class="chart-names">
      {SEAS.map(({ key, at, size }) => {
        const [x, y] = project(at);
        return (
          inside([x, y]) && (
            <text key={key} class="chart-sea" x={x} y={y} text-anchor="middle" font-size={unit * size}>
              {word(key)}
            </text>
          )
        );
      })}
      {HARBOURS.map(({ name, at }) => {
        const [x, y] = project(at);
        const moored = Math.hypot(x - boatX, y - boatY) < unit * 2.6;
        const [aside, below] = moored ? [3.2, 1] : [0.7, 0.5];
        return (
          inside([x, y]) && (
            <g key={name}>
              <circle class="chart-harbour" cx={x} cy={y} r={unit * 0.32} />
              <text
                class="chart-harbour-name"
                x={x + unit * aside}
                y={y + unit * below}
                font-size={unit * 1.35}
              >
                {name}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}

function chartWords(view: View, say: (said: Text) => string): string {
  const { patrol } = view;
  if (!patrol) return word('chart.inPort', { port: homePort(view.month, view.posting).name });
  return word('chart.atSea', { place: say(placeOf(view)), box: patrol.box + 1, boxes: trackOf(view).length });
}
