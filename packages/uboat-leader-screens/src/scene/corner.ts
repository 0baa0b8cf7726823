/** Where the lens lies: in the corner of the board that hides least, and never over those it tells of. */
import type { PiecesByArea } from '../display/standing.ts';
import type { Spot } from '../geometry/board.ts';
import { PIECE, piecesIn } from '../geometry/board.ts';

/** The radius of the picture, and of its brass rim. */
export const GLASS = 104;
export const BRASS = 113;

/** Corners in the order in which they are tried. */
const CORNERS: readonly Spot[] = [
  { x: 186, y: -186 },
  { x: -186, y: -186 },
  { x: 186, y: 186 },
  { x: -186, y: 186 },
];

/** Those the scene tells of weigh more than any number of others. */
const TOLD = 100;

const hides = (corner: Spot, { x, y }: Spot): boolean =>
  Math.hypot(corner.x - x, corner.y - y) < BRASS + PIECE * 0.6;

/** The part of the board a phone shows while a scene is played, as wide and high as this. */
const CUT = { x: 474, y: 560 };
const EDGE = 309;

type Axis = keyof Spot;

/** From where to where lens and pieces reach. */
function spanOf(axis: Axis, corner: Spot, told: readonly Spot[]): { from: number; to: number } {
  const half = PIECE * 0.75;
  return {
    from: Math.min(...told.map((spot) => spot[axis] - half), corner[axis] - BRASS - 4),
    to: Math.max(...told.map((spot) => spot[axis] + half), corner[axis] + BRASS + 4),
  };
}

const fits = (axis: Axis, corner: Spot, told: readonly Spot[]): boolean => {
  const { from, to } = spanOf(axis, corner, told);
  return to - from <= CUT[axis];
};

/** The corner for a scene that tells of some pieces, of which a phone shows only a part of the board. */
export function cornerFor(standing: PiecesByArea, told: readonly Spot[], isCut: boolean): Spot {
  const all = [...standing].flatMap(([area, pieces]) => piecesIn(area, pieces.length));
  const cost = (corner: Spot): number =>
    all.filter((spot) => hides(corner, spot)).length +
    TOLD * told.filter((spot) => hides(corner, spot)).length +
    (isCut && !(fits('x', corner, told) && fits('y', corner, told)) ? TOLD / 2 : 0);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** The cut that holds the lens and, as far as they fit, those it tells of. */
export function cutFor(corner: Spot, told: readonly Spot[]): string {
  const along = (axis: Axis): number => {
    const { from, to } = spanOf(axis, corner, told);
    return Math.round(Math.max(-EDGE, Math.min(EDGE - CUT[axis], (from + to - CUT[axis]) / 2)));
  };
  return `${along('x')} ${along('y')} ${CUT.x} ${CUT.y}`;
}
