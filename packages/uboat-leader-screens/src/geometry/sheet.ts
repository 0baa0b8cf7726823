/** A campaign chart laid on its sheet: degrees become points of the window that is shown. */
import type { GeoPlace, Point, Window } from '@flotilla/ui/art/projection.ts';
import { project } from '@flotilla/ui/art/projection.ts';
import { keptFor } from '../kept.ts';
import type { CampaignChart, Degrees } from './charts.ts';
import { PORTS } from './charts.ts';

/** The shape of the stage the chart is drawn on, and of an inset chart on it: width by height. */
const SHAPES = { stage: 800 / 497, inset: 160 / 149 } as const;

/** Size of an inset in hundredths of the stage, and how far it stands from the edge. */
const INSET = { width: 20, height: 30, margin: 1.5 } as const;

/** Of the room gained by widening a window so much lies to the west, where convoys come from. */
const WESTWARD = 0.62;

/** The window of a chart, widened to the shape of the stage. */
export const windowOf = (degrees: Degrees, sheet: keyof typeof SHAPES = 'stage'): Window =>
  windows(degrees, sheet, () => widened(degrees, sheet));

const windows = keptFor<Degrees, Window>();

function widened({ lon, lat }: Degrees, sheet: keyof typeof SHAPES): Window {
  const shape = SHAPES[sheet];
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
export const pathOf = (places: readonly GeoPlace[]): string =>
  outlines(
    places,
    '',
    () => `${places.map((place, i) => `${i === 0 ? 'M' : 'L'}${spot(project(place))}`).join('')}Z`,
  );

const outlines = keptFor<readonly GeoPlace[], string>();

const spot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Where a place lies in the window, in parts of a hundred from the left and the top. */
export function shareOf(window: Window, place: GeoPlace): { readonly left: number; readonly top: number } {
  const [x, y] = project(place);
  return {
    left: ((x - window.x) / window.width) * 100,
    top: ((y - window.y) / window.height) * 100,
  };
}

/** Where the inset chart of an area lies on the stage, in parts of a hundred. */
export function insetBox(chart: CampaignChart, id: string) {
  const dock = chart.areas[id]?.dock ?? 'sw';
  const { width, height, margin } = INSET;
  return {
    left: dock.endsWith('w') ? margin : 100 - width - margin,
    top: dock.startsWith('n') ? margin : 100 - height - margin,
    width,
    height,
  };
}

/** The middle of an area's plate: where the chart puts it, or low in its inset. */
export function plateAt(chart: CampaignChart, id: string, window: Window): { left: number; top: number } {
  const area = chart.areas[id];
  if (area?.at) return shareOf(window, area.at);
  const { left, top, width, height } = insetBox(chart, id);
  return { left: left + width / 2, top: top + height * 0.7 };
}

const within = ({ lon, lat }: Degrees, [east, north]: GeoPlace): boolean =>
  lon[0] <= east && east <= lon[1] && lat[0] <= north && north <= lat[1];

/** Where a port lies: on the sheet, or on the inset that shows it when the sheet does not. */
export function portAt(chart: CampaignChart, id: string, window: Window): { left: number; top: number } {
  const place = PORTS[id] ?? [0, 50];
  const inset = Object.entries(chart.areas).find(([, area]) => area.inset && within(area.inset, place));
  if (within(chart.window, place) || !inset?.[1].inset) return shareOf(window, place);
  const { left, top, width, height } = insetBox(chart, inset[0]);
  const share = shareOf(windowOf(inset[1].inset, 'inset'), place);
  return { left: left + (share.left / 100) * width, top: top + (share.top / 100) * height };
}
