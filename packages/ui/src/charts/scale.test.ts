import { describe, expect, it } from 'vitest';
import { heldAt, pathOf, plotOf } from './plot.ts';
import { binOf, counted, roundStep, scale, ticks, within } from './scale.ts';

describe('a scale', () => {
  it('puts the ends of its values onto the ends of its line, to a tenth of a point', () => {
    const across = scale(0, 3, 10, 110);
    expect([across(0), across(1), across(3)]).toEqual([10, 43.3, 110]);
    const upwards = scale(-5, 5, 100, 0);
    expect([upwards(-5), upwards(0), upwards(5)]).toEqual([100, 50, 0]);
  });

  it('may have its values run backwards', () => {
    const downwards = scale(2, 0, 70, 6);
    expect([downwards(2), downwards(1), downwards(0)]).toEqual([70, 38, 6]);
  });

  it('stays finite where all values are the same', () => {
    expect(scale(7, 7, 0, 100)(7)).toBe(0);
  });

  it('holds a value between its ends', () => {
    const held = scale(-2, 2, 0, 10);
    expect([within(held, -9), within(held, 1), within(held, 9)]).toEqual([-2, 1, 2]);
  });
});

describe('ticks', () => {
  it('are round numbers', () => {
    expect(ticks(0, 160_000, 4)).toEqual([0, 50_000, 100_000, 150_000]);
    expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
    expect(ticks(-7, 7, 5)).toEqual([-5, 0, 5]);
    expect(ticks(0.1, 0.35, 5)).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35]);
  });

  it('have a step of 1, 2 or 5 and noughts', () => {
    expect([0.03, 1, 1.1, 2.4, 7, 4200].map(roundStep)).toEqual([0.05, 1, 2, 5, 10, 5000]);
  });
});

describe('bins', () => {
  it('count every value once, the outermost taking in what lies beyond', () => {
    expect(counted([0, 4, 5, 9.99, 10, 31, -3], 0, 5, 4)).toEqual([3, 2, 1, 1]);
    expect(binOf(0.3, 0, 0.1, 10)).toBe(3);
  });
});

describe('a plot', () => {
  const plot = plotOf({ width: 100, height: 60, left: 10, bottom: 10 }, [0, 9], [0, 5]);

  it('leaves its edges free, and heights grow upwards', () => {
    expect([plot.x(0), plot.x(9), plot.y(0), plot.y(5)]).toEqual([10, 100, 50, 0]);
  });

  it('draws lines straight or in steps', () => {
    const points = [
      [0, 0],
      [9, 5],
    ] as const;
    expect(pathOf(plot, points)).toBe('M10 50L100 0');
    expect(pathOf(plot, points, true)).toBe('M10 50H100V0');
  });

  it('holds words within the picture', () => {
    expect([heldAt(5, 300), heldAt(150, 300), heldAt(290, 300)]).toEqual(['start', 'middle', 'end']);
  });
});
