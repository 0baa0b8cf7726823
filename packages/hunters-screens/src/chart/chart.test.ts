import { BOAT_TYPES, trackOf } from '@flotilla/hunters';
import { landRings } from '@flotilla/ui/art/coast.ts';
import { SHEET } from '@flotilla/ui/art/coastlines.generated.ts';
import type { Point } from '@flotilla/ui/art/projection.ts';
import { project } from '@flotilla/ui/art/projection.ts';
import { describe, expect, it } from 'vitest';
import type { Area, BoatType, Track } from '../game.ts';
import { placeOn, plot } from './route.ts';
import { homePort, routeOf } from './waters.ts';

const AREAS: readonly Area[] = [
  'atlantic',
  'british',
  'spanish',
  'norway',
  'northAmerica',
  'caribbean',
  'arctic',
  'mediterranean',
  'africa',
];

/** Whether a point lies on land: it crosses an odd number of coasts on its way east. */
function onLand([px, py]: Point): boolean {
  let inside = false;
  for (const ring of landRings()) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i] as Point;
      const [bx, by] = ring[j] as Point;
      if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

const trackFor = (type: BoatType, area: Area): Track =>
  trackOf({ boat: { type }, patrol: { area, task: 'none' } } as never);

const cases = BOAT_TYPES.flatMap((type) =>
  AREAS.flatMap((area) =>
    [3, 20].flatMap((month) =>
      (area === 'mediterranean' ? [true, false] : [false]).map(
        (passage) => [type, area, month, passage] as const,
      ),
    ),
  ),
);

describe('the track on the chart', () => {
  it('knows land from sea', () => {
    expect(onLand(project([2.3, 48.9]))).toBe(true);
    expect(onLand(project([-30, 45]))).toBe(false);
  });

  it.each(cases)(
    'has every box of a %s bound for %s in month %i at sea (Gibraltar: %s)',
    (type, area, month, passage) => {
      const track = trackFor(type, area);
      const boxes = plot(track, routeOf(area, month, passage)).filter(({ box }) => box >= 0);
      expect(boxes.map(({ box }) => box)).toEqual(track.map((_, i) => i));
      for (const { at, box } of boxes) {
        const point = project(at);
        expect(onLand(point), `box ${box + 1}`).toBe(false);
        expect(point[0]).toBeGreaterThan(0);
        expect(point[0]).toBeLessThan(SHEET.width);
        expect(point[1]).toBeGreaterThan(0);
        expect(point[1]).toBeLessThan(SHEET.height);
      }
    },
  );

  it('has the boat at its first point before she leaves, on every box, and at its last point when she has come in', () => {
    const track = trackFor('VIIB', 'atlantic');
    const nodes = plot(track, routeOf('atlantic', 20, false));
    const at = (box: number) => placeOn(nodes, { box } as never);
    expect(at(-1)).toBe(0);
    expect(track.map((_, box) => nodes[at(box)]?.box)).toEqual(track.map((_, box) => box));
    expect(at(track.length)).toBe(nodes.length - 1);
  });

  it('begins where the boats lay: Germany first, France from July 1940, the new sea once posted there', () => {
    expect(homePort(9, 'none').name).toBe('Wilhelmshaven');
    expect(homePort(10, 'none').name).toBe('Lorient');
    expect(homePort(30, 'mediterranean').name).toBe('La Spezia');
    expect(routeOf('mediterranean', 30, true)).toMatchObject({
      base: { name: 'Lorient' },
      end: { name: 'La Spezia' },
    });
  });
});
