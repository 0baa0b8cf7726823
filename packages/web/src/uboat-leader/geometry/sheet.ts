/** A campaign chart laid on its sheet: degrees become points of the window that is shown. */
import type { Place, Point, Window } from '../../art/projection.ts';
import { project } from '../../art/projection.ts';
import type { CampaignChart, Degrees } from './charts.ts';

/** The shape of the stage the chart is drawn on, width by height. */
const SHAPE = 800 / 497;

/** Of the room gained by widening a window so much lies to the west, where convoys come from. */
const WESTWARD = 0.62;

/** The window of a chart, widened to the shape of the stage. */
export function windowOf({ lon, lat }: Degrees, shape = SHAPE): Window {
  const [x, y] = project([lon[0], lat[1]]);
  const [right, bottom] = project([lon[1], lat[0]]);
  const [width, height] = [right - x, bottom - y];
  if (width / height >= shape) {
    const tall = width / shape;
    return { x, y: y - (tall - height) / 2, width, height: tall };
  }
  const wide = height * shape;
  return { x: x - (wide - width) * WESTWARD, y, width: wide, height };
}

/** An outline as a path. */
export const pathOf = (places: readonly Place[]): string =>
  `${places.map((place, i) => `${i === 0 ? 'M' : 'L'}${spot(project(place))}`).join('')}Z`;

const spot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Where a place lies in the window, in parts of a hundred from the left and the top. */
export function shareOf(window: Window, place: Place): { readonly left: number; readonly top: number } {
  const [x, y] = project(place);
  return {
    left: ((x - window.x) / window.width) * 100,
    top: ((y - window.y) / window.height) * 100,
  };
}

/** The middle of an area's plate: where the chart puts it, or the corner its inset is docked at. */
export function plateAt(chart: CampaignChart, id: string, window: Window): { left: number; top: number } {
  const area = chart.areas[id];
  if (area?.at) return shareOf(window, area.at);
  const dock = area?.dock ?? 'sw';
  return { left: dock.endsWith('w') ? 13 : 87, top: dock.startsWith('n') ? 14 : 84 };
}
