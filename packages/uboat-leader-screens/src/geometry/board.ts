/** The geometry of the tactical display: a disc of four rings, the convoy heading up. */
import { DISPLAY } from '../game.ts';

/** A point of the board; its middle is 0, 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Inner and outer radius, and half the width of an area in degrees. */
const RINGS = {
  convoy: { from: 0, to: 132, half: 45 },
  short: { from: 132, to: 186, half: 22.5 },
  medium: { from: 186, to: 238, half: 22.5 },
  long: { from: 238, to: 290, half: 22.5 },
} as const;

/** Where the rim of brass begins and ends. */
export const RIM = { from: 290, to: 303 };

/** The side of a piece, in units of the board. */
export const PIECE = 46;

const PLACES = new Map(DISPLAY.map((area) => [area.id, area]));

/** A point at a bearing (0 is up, clockwise) and a distance from the middle. */
export function polar(bearing: number, radius: number): Spot {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function ringOf(id: string) {
  const area = PLACES.get(id);
  if (!area) throw new Error(`The display has no area "${id}".`);
  return { ...RINGS[area.ring], bearing: area.bearing, ring: area.ring };
}

/** Paths that have been worked out: the board never changes. */
const paths = new Map<string, string>();

function keptPath(name: string, work: () => string): string {
  const found = paths.get(name) ?? work();
  paths.set(name, found);
  return found;
}

/** The outline of an area. */
export const outlineOf = (id: string): string => keptPath(id, () => outline(id));

function outline(id: string): string {
  const { from, to, half, bearing } = ringOf(id);
  const [left, right] = [bearing - half, bearing + half];
  const outer = `M${at(polar(left, to))}A${to} ${to} 0 0 1 ${at(polar(right, to))}`;
  if (from === 0) return `${outer}L0 0Z`;
  return `${outer}L${at(polar(right, from))}A${from} ${from} 0 0 0 ${at(polar(left, from))}Z`;
}

/** Cells of a convoy quadrant, by signs of the quadrant: one piece alone, and several. */
const ALONE: Spot = { x: 44, y: 44 };
const CELLS: readonly Spot[] = [
  { x: 28, y: 28 },
  { x: 77, y: 28 },
  { x: 28, y: 77 },
  { x: 69, y: 69 },
];

/** Where the pieces of an area stand. */
export function piecesIn(id: string, count: number): Spot[] {
  const { from, to, half, bearing, ring } = ringOf(id);
  if (ring === 'convoy') {
    const sign = polar(bearing, Math.SQRT2);
    const cells = count === 1 ? [ALONE] : CELLS;
    return Array.from({ length: count }, (_, i) => {
      const cell = cells[i % cells.length] as Spot;
      const layer = Math.floor(i / cells.length) * 6;
      return { x: Math.sign(sign.x) * (cell.x + layer), y: Math.sign(sign.y) * (cell.y + layer) };
    });
  }
  const middle = (from + to) / 2;
  const degrees = (distance: number): number => (distance / middle) * (180 / Math.PI);
  if (count === 1) return [polar(bearing - degrees(27), middle)];
  const arc = (half * 2 * Math.PI * middle) / 180;
  const apart = Math.min(57, (0.97 * arc - PIECE) / (count - 1));
  // From the upper left to the lower right, so that whatever overlaps leaves the letters of the piece below it free.
  return Array.from({ length: count }, (_, i) =>
    polar(bearing + degrees((i - (count - 1) / 2) * apart), middle),
  ).sort((one, other) => one.x + one.y - (other.x + other.y));
}

/** Where the chip with an area's chance stands. */
export function chipIn(id: string, pieces: number): Spot {
  const { from, to, bearing, ring } = ringOf(id);
  if (ring === 'convoy') {
    const sign = polar(bearing, Math.SQRT2);
    return { x: Math.sign(sign.x) * 82, y: Math.sign(sign.y) * 82 };
  }
  const middle = (from + to) / 2;
  if (pieces === 0) return polar(bearing, middle);
  if (pieces === 1) return polar(bearing + (28 / middle) * (180 / Math.PI), middle);
  return polar(bearing, to);
}

/** Every arc and radius that belongs to one area of a set only: the outline of a reach. */
export const reachOutline = (ids: readonly string[]): string =>
  keptPath(`reach ${[...ids].sort().join()}`, () => outlineOfAll(ids));

function outlineOfAll(ids: readonly string[]): string {
  const inside = new Set(ids);
  return ids
    .map((id) => {
      const { from, to, half, bearing, ring } = ringOf(id);
      const edges: string[] = [];
      for (const other of borders(id)) {
        if (other.area !== null && inside.has(other.area)) continue;
        const radius = other.side === 'outer' ? to : from;
        if (other.side === 'left' || other.side === 'right') {
          const edge = other.side === 'left' ? bearing - half : bearing + half;
          edges.push(`M${at(polar(edge, from))}L${at(polar(edge, to))}`);
        } else if (!(ring === 'convoy' && other.side === 'inner')) {
          edges.push(
            `M${at(polar(other.from, radius))}A${radius} ${radius} 0 0 1 ${at(polar(other.to, radius))}`,
          );
        }
      }
      return edges.join('');
    })
    .join('');
}

interface Border {
  readonly side: 'outer' | 'inner' | 'left' | 'right';
  readonly area: string | null;
  readonly from: number;
  readonly to: number;
}

const ORDER = ['convoy', 'short', 'medium', 'long'] as const;

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The part of a ring that lies at a bearing. */
function areaAt(ring: keyof typeof RINGS | undefined, bearing: number): string | null {
  if (ring === undefined) return null;
  const found = DISPLAY.find(
    (area) =>
      area.ring === ring && Math.abs(((bearing - area.bearing + 540) % 360) - 180) < RINGS[ring].half - 0.01,
  );
  return found?.id ?? null;
}

/** What an area touches, edge by edge; arcs are cut where the neighbouring ring has its own borders. */
function borders(id: string): Border[] {
  const { half, bearing, ring } = ringOf(id);
  const place = ORDER.indexOf(ring);
  const arcs = (side: 'outer' | 'inner', other: (typeof ORDER)[number] | undefined): Border[] => {
    const step = 22.5;
    const cuts: Border[] = [];
    for (let from = bearing - half; from < bearing + half - 0.01; from += step)
      cuts.push({ side, area: areaAt(other, turned(from + step / 2)), from, to: from + step });
    return cuts;
  };
  const beside = (side: 'left' | 'right'): Border => {
    const edge = side === 'left' ? bearing - half : bearing + half;
    const beyond = side === 'left' ? edge - half / 2 : edge + half / 2;
    return { side, area: areaAt(ring, turned(beyond)), from: edge, to: edge };
  };
  return [
    ...arcs('outer', ORDER[place + 1]),
    ...arcs('inner', ORDER[place - 1]),
    beside('left'),
    beside('right'),
  ];
}

/** The areas that share an edge with an area as it is drawn. */
export const edgesOf = (id: string): string[] =>
  [...new Set(borders(id).map(({ area }) => area))].filter((area) => area !== null);

/** The area a step of the arrow keys leads to: along the ring, or to the ring outside or inside. */
export function stepTo(id: string, key: 'left' | 'right' | 'out' | 'in'): string {
  const { bearing, half, ring } = ringOf(id);
  const place = ORDER.indexOf(ring);
  const next =
    key === 'left'
      ? areaAt(ring, turned(bearing - 2 * half))
      : key === 'right'
        ? areaAt(ring, turned(bearing + 2 * half))
        : areaAt(ORDER[place + (key === 'out' ? 1 : -1)], turned(bearing + 0.1));
  return next ?? id;
}
