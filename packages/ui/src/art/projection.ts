/** Mercator, as charts are drawn: degrees to units of the sheet. */
import { SHEET } from './coastlines.generated.ts';

/** A place by longitude (east positive) and latitude (north positive). */
export type GeoPlace = readonly [longitude: number, latitude: number];

/** A point on the sheet. */
export type Point = readonly [x: number, y: number];

/** A rectangle on the sheet. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const stretched = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

const TOP = stretched(SHEET.north);

/** Where a place lies on the sheet. */
export const project = ([longitude, latitude]: GeoPlace): Point => [
  (longitude - SHEET.west) * SHEET.unit,
  (TOP - stretched(latitude)) * SHEET.unit,
];

/** The window that shows all the places with a margin, at a given shape (width by height), kept on the sheet. */
export function windowAround(places: readonly GeoPlace[], shape: number, margin = 0.18): Window {
  const points = places.map(project);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let width = Math.max((right - left) * (1 + 2 * margin), 300);
  let height = Math.max((bottom - top) * (1 + 2 * margin), 300 / shape);
  if (width / height < shape) width = height * shape;
  else height = width / shape;
  const shrink = Math.min(1, SHEET.width / width, SHEET.height / height);
  width *= shrink;
  height *= shrink;
  const x = within((left + right - width) / 2, SHEET.width - width);
  const y = within((top + bottom - height) / 2, SHEET.height - height);
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Meridians and parallels inside a window, a sensible number of them. */
export function gridOf({ x, y, width, height }: Window): {
  readonly meridians: readonly { readonly degrees: number; readonly x: number }[];
  readonly parallels: readonly { readonly degrees: number; readonly y: number }[];
} {
  const span = width / SHEET.unit;
  const step = span > 90 ? 20 : span > 45 ? 10 : span > 20 ? 5 : 2;
  const west = Math.ceil((SHEET.west + x / SHEET.unit) / step) * step;
  const meridians = [];
  for (let degrees = west; (degrees - SHEET.west) * SHEET.unit <= x + width; degrees += step) {
    meridians.push({ degrees, x: project([degrees, 0])[0] });
  }
  const parallels = [];
  for (let degrees = -80; degrees <= 80; degrees += step) {
    const at = project([0, degrees])[1];
    if (at >= y && at <= y + height) parallels.push({ degrees, y: at });
  }
  return { meridians, parallels };
}

/** A smooth pencil line through points. */
export function curveThrough(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${spot(first)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ];
    if (!a || !b || !c || !d) break;
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${spot(one)} ${spot(two)} ${spot(c)}`;
  }
  return path;
}

const spot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
