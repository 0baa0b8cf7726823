/** A plot: the room in a picture that its scales fill. */
import type { Scale } from './scale.ts';
import { scale } from './scale.ts';

/** The size of a picture and what is left free at its edges. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Two values. */
export type Span = readonly [from: number, to: number];

/** A picture with its two scales; heights grow upwards. */
export interface ChartPlot {
  readonly width: number;
  readonly height: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** The plot in a box for values between these. */
export function plotOf(box: PlotBox, across: Span, upwards: Span): ChartPlot {
  const { width, height, left = 0, right = 0, top = 0, bottom = 0 } = box;
  return {
    width,
    height,
    x: scale(...across, left, width - right),
    y: scale(...upwards, height - bottom, top),
  };
}

/** A point of a plot, in values. */
export type ChartPoint = readonly [x: number, y: number];

/** The path through points: straight, or in steps that rise where they are reached. */
export const pathOf = ({ x, y }: ChartPlot, points: readonly ChartPoint[], steps = false): string =>
  points
    .map(([at, value], i) =>
      i === 0 ? `M${x(at)} ${y(value)}` : steps ? `H${x(at)}V${y(value)}` : `L${x(at)} ${y(value)}`,
    )
    .join('');

/** Where a word is held so that it stays within a picture. */
export const heldAt = (x: number, width: number): 'start' | 'middle' | 'end' =>
  x < 60 ? 'start' : x > width - 60 ? 'end' : 'middle';
