/** What can be pressed on the chart: a box tells what may be met there, the home port leads to the order to turn for home. */

import type { GeoPlace, Window } from '@flotilla/ui/art/projection.ts';
import { project } from '@flotilla/ui/art/projection.ts';
import { signal } from '@preact/signals';
import { word } from '../text/index.ts';
import type { Node } from './route.ts';

/** The box of the track whose chances are shown; null when none is. */
export const openBox = signal<number | null>(null);

/** Opens a box, or shuts it again. */
export const pressBox = (box: number): void => {
  openBox.value = openBox.peek() === box ? null : box;
};

/** Brings the reader to the order that turns the boat for home, where it is offered; nothing is decided by that. */
function findWayHome(): void {
  const order = document.querySelector<HTMLElement>('[data-option^="home"]');
  order?.scrollIntoView?.({ block: 'nearest' });
  order?.focus();
}

interface Props {
  readonly window: Window;
  readonly nodes: readonly Node[];
  readonly port: { readonly name: string; readonly at: GeoPlace };
}

/** Buttons that lie over the marks of the chart. */
export function ChartPresses({ window, nodes, port }: Props) {
  const lying = (at: GeoPlace) => {
    const [x, y] = project(at);
    return {
      left: `${((x - window.x) / window.width) * 100}%`,
      top: `${((y - window.y) / window.height) * 100}%`,
    };
  };
  return (
    <>
      {nodes.map(
        ({ at, box }) =>
          box >= 0 && (
            <button
              key={box}
              type="button"
              class="chart-press"
              style={lying(at)}
              aria-expanded={openBox.value === box}
              aria-label={word('chart.box', { box: box + 1 })}
              onClick={() => pressBox(box)}
            />
          ),
      )}
      <button
        type="button"
        class="chart-press chart-press-port"
        style={lying(port.at)}
        aria-label={word('chart.port', { port: port.name })}
        title={word('chart.port', { port: port.name })}
        onClick={findWayHome}
      />
    </>
  );
}
