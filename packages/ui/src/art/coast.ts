/** The coasts inside a window: only what can be seen is drawn, and the shallows from fewer points. */
import { LAND } from './coastlines.generated.ts';
import type { Point, Window } from './projection.ts';

/** Paths of the coast for one window. */
export interface Coast {
  /** Land with every point. */
  readonly land: string;
  /** The same from fewer points, for the broad strokes of the shallows. */
  readonly rough: string;
}

type Ring = readonly Point[];

let rings: readonly Ring[] | null = null;

/** Steps told by one sign each, and by a "~" for every 83 that one goes beyond. */
const LONG = 83;

/** The steps of a ring as numbers: 0, -1, 1, -2 … */
function stepsOf(signs: string): number[] {
  const steps: number[] = [];
  let n = 0;
  for (let i = 0; i < signs.length; i++) {
    const sign = signs[i] as string;
    if (sign === '~') {
      n += LONG;
      continue;
    }
    n += (sign === '}' ? '\\' : sign).charCodeAt(0) - 40;
    steps.push(n % 2 === 0 ? n / 2 : -(n + 1) / 2);
    n = 0;
  }
  return steps;
}

/** The rings of the sheet as points; read once. */
function allRings(): readonly Ring[] {
  rings ??= LAND.split('|').map((ring) => {
    const [startX = '', startY = '', signs = ''] = ring.split(' ');
    let [x, y] = [Number(startX), Number(startY)];
    const steps = stepsOf(signs);
    const points: Point[] = [[x, y]];
    for (let i = 0; i + 1 < steps.length; i += 2) {
      x += steps[i] as number;
      y += steps[i + 1] as number;
      points.push([x, y]);
    }
    return points;
  });
  return rings;
}

/** Cuts a ring along one side of a rectangle (Sutherland and Hodgman). */
function cut(ring: Ring, axis: 0 | 1, at: number, side: 1 | -1): Ring {
  const kept: Point[] = [];
  const inside = (point: Point): boolean => (point[axis] - at) * side >= 0;
  for (let i = 0; i < ring.length; i++) {
    const here = ring[i] as Point;
    const before = ring[(i + ring.length - 1) % ring.length] as Point;
    if (inside(here) !== inside(before)) {
      const share = (at - before[axis]) / (here[axis] - before[axis]);
      kept.push([
        Math.round(before[0] + (here[0] - before[0]) * share),
        Math.round(before[1] + (here[1] - before[1]) * share),
      ]);
    }
    if (inside(here)) kept.push(here);
  }
  return kept;
}

/** Leaves out points nearer to the one before than a distance. */
function thinned(ring: Ring, distance: number): Ring {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) kept.push(point);
  }
  return kept;
}

const pathOf = (ring: Ring): string =>
  ring.length < 3 ? '' : `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}z`;

const known = new Map<string, Coast>();

/** The coasts of a window, cut a little outside it so that no cut shows. */
export function coastIn({ x, y, width, height }: Window): Coast {
  const key = `${x} ${y} ${width} ${height}`;
  const found = known.get(key);
  if (found) return found;
  const margin = width * 0.06;
  const seen = allRings()
    .map((ring) => cut(ring, 0, x - margin, 1))
    .map((ring) => cut(ring, 0, x + width + margin, -1))
    .map((ring) => cut(ring, 1, y - margin, 1))
    .map((ring) => cut(ring, 1, y + height + margin, -1))
    .filter((ring) => ring.length > 2);
  const coast = {
    land: seen.map(pathOf).join(''),
    rough: seen.map((ring) => pathOf(thinned(ring, width / 90))).join(''),
  };
  known.set(key, coast);
  return coast;
}

/** All rings of the sheet, for tests that ask what is land. */
export const landRings = allRings;
