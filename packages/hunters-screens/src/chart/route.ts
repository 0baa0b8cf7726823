/** Places the boxes of a patrol track along its route, so that the track lies on the chart. */
import type { GeoPlace } from '@flotilla/ui/art/projection.ts';
import type { Box, Track, View } from '../game.ts';
import type { PatrolRoute } from './waters.ts';

/** A point of the route: a corner of the line, or a box of the track lying on it. */
export interface Node {
  readonly at: GeoPlace;
  /** Which box lies here; -1 for a corner. */
  readonly box: number;
}

const isPassage = (box: Box): boolean =>
  box.at === 'transit' || box.at === 'biscay' || box.at === 'gibraltar';

/** The whole route with every box on it: passages along the ways out and back, stations round their waters. */
export function plot(track: Track, route: PatrolRoute): readonly Node[] {
  const first = track.findIndex((box) => !isPassage(box));
  const last = track.length - 1 - [...track].reverse().findIndex((box) => !isPassage(box));
  return [
    { at: route.base.at, box: -1 },
    ...strung(route.out, 0, first),
    ...strung(route.station, first, last - first + 1).filter(({ box }) => box >= 0),
    ...strung(route.back, last + 1, track.length - last - 1),
    { at: (route.end ?? route.base).at, box: -1 },
  ];
}

/** Which node of the route the boat lies at: she leaves from the first one and comes in at the last. */
export function placeOn(nodes: readonly Node[], patrol: View['patrol']): number {
  if (!patrol || patrol.box < 0) return 0;
  const found = nodes.findIndex(({ box }) => box === patrol.box);
  return found < 0 ? nodes.length - 1 : found;
}

/** Boxes strung evenly along a line, its corners kept between them. */
function strung(line: readonly GeoPlace[], firstBox: number, count: number): readonly Node[] {
  const shares = Array.from({ length: count }, (_, i) => (count === 1 ? 0.5 : i / (count - 1)));
  const boxes = shares.map((share, i) => ({ share, at: along(line, share), box: firstBox + i }));
  const corners = line
    .map((at, i) => ({ share: line.length === 1 ? 0.5 : i / (line.length - 1), at, box: -1 }))
    .filter(({ share }) => !shares.some((other) => Math.abs(other - share) < 0.05));
  return [...boxes, ...corners].sort((a, b) => a.share - b.share).map(({ at, box }) => ({ at, box }));
}

function along(line: readonly GeoPlace[], share: number): GeoPlace {
  const at = share * (line.length - 1);
  const from = Math.min(line.length - 1, Math.floor(at));
  const [a, b] = [line[from], line[Math.min(line.length - 1, from + 1)]];
  if (!a || !b) return [0, 0];
  const rest = at - from;
  return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
}
