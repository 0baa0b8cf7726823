/** The tactical display: four convoy areas inside three rings of eight, the convoy heading north, its wake due south. */
import type { Ring } from './types.ts';

/** An area of the display and the areas it touches. */
export interface DisplayArea {
  readonly id: string;
  readonly ring: Ring;
  /** degrees clockwise from the convoy's heading */
  readonly bearing: number;
  readonly adjacent: readonly string[];
}

/** The area behind the convoy from which stragglers leave the display. */
export const WAKE = 'L-S';

/** Speed of counters not yet revealed. */
export const UNKNOWN_SPEED = { lone: 2, merchant: 2, naval: 3, escort: 2, fleet: 3 } as const;

/** The areas, ring by ring, each ring clockwise. */
export const DISPLAY: readonly DisplayArea[] = [
  { id: 'C-UL', ring: 'convoy', bearing: 315, adjacent: ['C-UR', 'C-LL', 'S-N', 'S-W', 'S-NW'] },
  { id: 'C-UR', ring: 'convoy', bearing: 45, adjacent: ['C-UL', 'C-LR', 'S-N', 'S-NE', 'S-E'] },
  { id: 'C-LR', ring: 'convoy', bearing: 135, adjacent: ['C-UR', 'C-LL', 'S-E', 'S-SE', 'S-S'] },
  { id: 'C-LL', ring: 'convoy', bearing: 225, adjacent: ['C-UL', 'C-LR', 'S-S', 'S-SW', 'S-W'] },
  { id: 'S-N', ring: 'short', bearing: 0, adjacent: ['C-UL', 'C-UR', 'S-NE', 'S-NW', 'M-NNE', 'M-NNW'] },
  { id: 'S-NE', ring: 'short', bearing: 45, adjacent: ['C-UR', 'S-N', 'S-E', 'M-NNE', 'M-ENE'] },
  { id: 'S-E', ring: 'short', bearing: 90, adjacent: ['C-UR', 'C-LR', 'S-NE', 'S-SE', 'M-ENE', 'M-ESE'] },
  { id: 'S-SE', ring: 'short', bearing: 135, adjacent: ['C-LR', 'S-E', 'S-S', 'M-ESE', 'M-SSE'] },
  { id: 'S-S', ring: 'short', bearing: 180, adjacent: ['C-LR', 'C-LL', 'S-SE', 'S-SW', 'M-SSE', 'M-SSW'] },
  { id: 'S-SW', ring: 'short', bearing: 225, adjacent: ['C-LL', 'S-S', 'S-W', 'M-SSW', 'M-WSW'] },
  { id: 'S-W', ring: 'short', bearing: 270, adjacent: ['C-UL', 'C-LL', 'S-SW', 'S-NW', 'M-WSW', 'M-WNW'] },
  { id: 'S-NW', ring: 'short', bearing: 315, adjacent: ['C-UL', 'S-N', 'S-W', 'M-WNW', 'M-NNW'] },
  { id: 'M-NNE', ring: 'medium', bearing: 22.5, adjacent: ['S-N', 'S-NE', 'M-ENE', 'M-NNW', 'L-N', 'L-NE'] },
  { id: 'M-ENE', ring: 'medium', bearing: 67.5, adjacent: ['S-NE', 'S-E', 'M-NNE', 'M-ESE', 'L-NE', 'L-E'] },
  { id: 'M-ESE', ring: 'medium', bearing: 112.5, adjacent: ['S-E', 'S-SE', 'M-ENE', 'M-SSE', 'L-E', 'L-SE'] },
  { id: 'M-SSE', ring: 'medium', bearing: 157.5, adjacent: ['S-SE', 'S-S', 'M-ESE', 'M-SSW', 'L-SE', 'L-S'] },
  { id: 'M-SSW', ring: 'medium', bearing: 202.5, adjacent: ['S-S', 'S-SW', 'M-SSE', 'M-WSW', 'L-S', 'L-SW'] },
  { id: 'M-WSW', ring: 'medium', bearing: 247.5, adjacent: ['S-SW', 'S-W', 'M-SSW', 'M-WNW', 'L-SW', 'L-W'] },
  { id: 'M-WNW', ring: 'medium', bearing: 292.5, adjacent: ['S-W', 'S-NW', 'M-WSW', 'M-NNW', 'L-W', 'L-NW'] },
  { id: 'M-NNW', ring: 'medium', bearing: 337.5, adjacent: ['S-N', 'S-NW', 'M-NNE', 'M-WNW', 'L-N', 'L-NW'] },
  { id: 'L-N', ring: 'long', bearing: 0, adjacent: ['M-NNE', 'M-NNW', 'L-NE', 'L-NW'] },
  { id: 'L-NE', ring: 'long', bearing: 45, adjacent: ['M-NNE', 'M-ENE', 'L-N', 'L-E'] },
  { id: 'L-E', ring: 'long', bearing: 90, adjacent: ['M-ENE', 'M-ESE', 'L-NE', 'L-SE'] },
  { id: 'L-SE', ring: 'long', bearing: 135, adjacent: ['M-ESE', 'M-SSE', 'L-E', 'L-S'] },
  { id: 'L-S', ring: 'long', bearing: 180, adjacent: ['M-SSE', 'M-SSW', 'L-SE', 'L-SW'] },
  { id: 'L-SW', ring: 'long', bearing: 225, adjacent: ['M-SSW', 'M-WSW', 'L-S', 'L-W'] },
  { id: 'L-W', ring: 'long', bearing: 270, adjacent: ['M-WSW', 'M-WNW', 'L-SW', 'L-NW'] },
  { id: 'L-NW', ring: 'long', bearing: 315, adjacent: ['M-WNW', 'M-NNW', 'L-N', 'L-W'] },
];
