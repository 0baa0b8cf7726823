/**
 * Reduces the public-domain Natural Earth land (world-atlas, 1:50m) to the coasts of the Atlantic and writes them as one
 * small module: Mercator, whole units, relative path commands.
 * Usage: node packages/ui/scripts/coastlines.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { feature } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';

/** The sheet: degrees, and the units one degree of longitude takes. */
export const SHEET = { west: -99, east: 46, south: -12, north: 76, unit: 20 };

/** Share of the vertices that is kept, and the smallest island kept, in square units. */
const KEPT = 0.52;
const SMALLEST_ISLAND = 16;
/** Steps that one sign can tell. */
const LONG = 83;

const TARGET = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'src',
  'art',
  'coastlines.generated.ts',
);

const mercator = (latitude) => {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
};

const top = mercator(SHEET.north);

/** A ring without the jump at the date line. */
function unwrapped(ring) {
  let turn = 0;
  const whole = ring.map(([longitude, latitude], i) => {
    const before = i === 0 ? longitude : ring[i - 1][0];
    if (longitude - before > 180) turn -= 360;
    if (longitude - before < -180) turn += 360;
    return [longitude + turn, latitude];
  });
  const middle = whole.reduce((sum, [longitude]) => sum + longitude, 0) / whole.length;
  const home = Math.round(middle / 360) * 360;
  return whole.map(([longitude, latitude]) => [longitude - home, latitude]);
}

/** A place on the sheet, in units from its north-west corner. */
const project = ([longitude, latitude]) => [
  (longitude - SHEET.west) * SHEET.unit,
  (top - mercator(Math.max(-85, Math.min(85, latitude)))) * SHEET.unit,
];

const width = (SHEET.east - SHEET.west) * SHEET.unit;
const height = (top - mercator(SHEET.south)) * SHEET.unit;
/** Land is cut a little outside the sheet, so that no cut edge shows as a coast. */
const MARGIN = 40;

/** Cuts a ring along one side of the sheet (Sutherland and Hodgman). */
function cut(ring, inside, meet) {
  const kept = [];
  for (let i = 0; i < ring.length; i++) {
    const here = ring[i];
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(here) !== inside(before)) kept.push(meet(before, here));
    if (inside(here)) kept.push(here);
  }
  return kept;
}

const crossing = (axis, at) => (a, b) => {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
};

function cutToSheet(ring) {
  const sides = [
    [0, -MARGIN, (p) => p[0] >= -MARGIN],
    [0, width + MARGIN, (p) => p[0] <= width + MARGIN],
    [1, -MARGIN, (p) => p[1] >= -MARGIN],
    [1, height + MARGIN, (p) => p[1] <= height + MARGIN],
  ];
  return sides.reduce((kept, [axis, at, inside]) => cut(kept, inside, crossing(axis, at)), ring);
}

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

/** A ring as relative path commands in whole units; points that round onto their neighbour are left out. */
/** A step as one sign: 0, -1, 1, -2 … from "(" on; a longer one has a "~" for every 83 it goes beyond. */
function packed(step) {
  const n = step < 0 ? -2 * step - 1 : 2 * step;
  const sign = String.fromCharCode(40 + (n % LONG)).replace('\\', '}');
  return '~'.repeat(Math.floor(n / LONG)) + sign;
}

/** A ring as its first point and the steps from each point to the next, two signs a point. */
function pathOf(ring) {
  const points = ring
    .map(([x, y]) => [Math.round(x), Math.round(y)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]);
  if (points.length < 3) return '';
  let [px, py] = points[0];
  let told = `${px} ${py} `;
  for (const [x, y] of points.slice(1)) {
    told += packed(x - px) + packed(y - py);
    [px, py] = [x, y];
  }
  return told;
}

/** The source of the generated module. */
export function coastlineModule() {
  const require = createRequire(import.meta.url);
  const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'));
  const weighed = presimplify(atlas);
  const reduced = simplify(weighed, quantile(weighed, KEPT));
  const land = feature(reduced, reduced.objects.land);
  const shapes = land.type === 'FeatureCollection' ? land.features.map((f) => f.geometry) : [land.geometry];
  const rings = shapes
    .flatMap((shape) => (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates))
    .flat();
  const paths = rings
    .map((ring) => cutToSheet(unwrapped(ring.slice(0, -1)).map(project)))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_ISLAND)
    .map(pathOf)
    .filter((ring) => ring !== '');
  return `/** Coasts of the Atlantic, reduced from public-domain Natural Earth data by scripts/coastlines.mjs; not edited by hand. */

/** The sheet the coasts are drawn on: degrees at its edges, units for a degree of longitude, its size in units. */
export const SHEET = {
  west: ${SHEET.west},
  east: ${SHEET.east},
  south: ${SHEET.south},
  north: ${SHEET.north},
  unit: ${SHEET.unit},
  width: ${Math.round(width)},
  height: ${Math.round(height)},
} as const;

/** All land on the sheet, ring by ring: the first point and the steps from each to the next (\`coast.ts\` reads them). */
export const LAND =
  '${paths.join('|')}';
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const source = coastlineModule();
  writeFileSync(TARGET, source);
  console.log(`Coastlines: ${source.length} characters.`);
}
