/** Where everything sits in the long section of the boat: a sheet of 1000 by 330, bow to the right. */
import type { System } from '../game.ts';

/** A rectangle on the mat. */
export interface Zone {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const zone = (x: number, y: number, width: number, height: number): Zone => ({ x, y, width, height });

/** The outer casing, from the stern along the deck to the stem and back along the keel. */
export const CASING =
  'M26 186L70 172Q110 158 190 156H858Q920 154 984 138Q980 176 952 214Q926 246 872 252H150Q96 250 60 222Z';

/** The pressure hull. */
export const PRESSURE_HULL =
  'M112 206Q112 166 176 164H850Q902 164 902 204Q902 242 850 242H176Q112 242 112 206Z';

/** Bulkheads, aft to forward. */
export const BULKHEADS: readonly number[] = [246, 352, 432, 552, 706];

/** The tower with its bridge. */
export const TOWER = 'M440 156L446 104Q448 96 458 96H528Q540 96 544 108L554 156Z';

/** Saddle tanks with the fuel. */
export const SADDLE = 'M232 244H716Q706 268 668 270H280Q244 268 232 244Z';

/** The systems that fill a place inside or on the boat; some have several. */
export const PLACES: Readonly<Record<System, readonly Zone[]>> = {
  electric1: [zone(184, 172, 56, 24)],
  electric2: [zone(184, 204, 56, 24)],
  diesel1: [zone(254, 172, 90, 24)],
  diesel2: [zone(254, 204, 90, 24)],
  periscope: [zone(484, 98, 16, 100)],
  batteries: [zone(358, 228, 68, 12), zone(560, 228, 138, 12)],
  radio: [zone(562, 172, 62, 26)],
  hydrophones: [zone(886, 240, 42, 14)],
  divePlanes: [zone(908, 226, 46, 9), zone(44, 230, 46, 9)],
  fuelTanks: [zone(286, 248, 376, 18)],
  deckGun: [zone(586, 126, 84, 30)],
  flak20: [zone(386, 94, 52, 30)],
  flak37: [zone(284, 126, 66, 30)],
  quadA: [zone(560, 92, 52, 34)],
  quadB: [zone(386, 92, 52, 34)],
  forwardDoor: [zone(928, 166, 22, 64)],
  aftDoor: [zone(44, 176, 20, 44)],
};

/** Room of a tube and the height of a row of tubes. */
export const TUBE = { width: 66, height: 15 };

/** Left edge of the forward tubes, of the aft tubes, and of the racks behind them. */
export const RACKS = { forwardTubes: 860, aftTubes: 66, forwardReloads: 714, aftReloads: 134 };

/** Height of the water: surfaced, at periscope depth, deep. */
export const SURFACE = { surfaced: 186, periscope: 82, deep: -40 } as const;

/** How the boat lies in the water. */
export type Trim = keyof typeof SURFACE;

/** Where hull hits show as cracks, one after another. */
export const CRACKS: readonly (readonly [x: number, y: number])[] = [
  [398, 246],
  [700, 170],
  [250, 166],
  [790, 240],
  [520, 250],
  [180, 238],
  [640, 244],
  [330, 160],
  [860, 176],
];
