import { describe, expect, it } from 'vitest';
import { DISPLAY, WAKE } from '../data/display.ts';
import type { Ring } from '../data/types.ts';
import {
  ALL_AREAS,
  alongRing,
  courseEnds,
  driftEnds,
  GONE,
  neighbours,
  range,
  rangesFrom,
  ringAreas,
  ringOf,
  stepsToLeave,
  stepsToWake,
  within,
} from './display.ts';

const count = (id: string, ring: Ring) => neighbours(id).filter((near) => ringOf(near) === ring).length;

describe('the tactical display (2.4, 2.5)', () => {
  it('2.4: has four convoy areas and three rings of eight', () => {
    expect(ringAreas('convoy')).toHaveLength(4);
    for (const ring of ['short', 'medium', 'long'] as const) expect(ringAreas(ring)).toHaveLength(8);
    expect(ALL_AREAS).toHaveLength(28);
  });

  it('2.5: has no other areas', () => {
    const nowhere = 'The tactical display has no area "X-1".';
    for (const look of [neighbours, ringOf, rangesFrom, (id: string) => within(id, 1)])
      expect(() => look('X-1')).toThrow(nowhere);
    expect(() => range('S-N', 'X-1')).toThrow('The tactical display has no way from "S-N" to "X-1".');
  });

  it('touches both ways', () => {
    for (const area of DISPLAY) {
      for (const near of area.adjacent) expect(neighbours(near), `${area.id}-${near}`).toContain(area.id);
    }
  });

  it.each(ringAreas('long'))('2.5: long area %s touches two long areas and medium areas only', (id) => {
    expect([count(id, 'long'), count(id, 'short'), count(id, 'convoy')]).toEqual([2, 0, 0]);
    expect(count(id, 'medium')).toBe(2);
  });

  it.each(ringAreas('medium'))('2.5: medium area %s touches two medium, and long and short areas', (id) => {
    expect([count(id, 'medium'), count(id, 'convoy')]).toEqual([2, 0]);
    expect([count(id, 'long'), count(id, 'short')]).toEqual([2, 2]);
  });

  it.each(ringAreas('short'))('2.5: short area %s touches two short, and convoy and medium areas', (id) => {
    expect([count(id, 'short'), count(id, 'long')]).toEqual([2, 0]);
    expect(count(id, 'convoy')).toBeGreaterThanOrEqual(1);
    expect(count(id, 'medium')).toBe(2);
  });

  it.each(ringAreas('convoy'))(
    '2.5: convoy area %s touches two convoy areas, short areas, and no diagonal',
    (id) => {
      expect([count(id, 'convoy'), count(id, 'medium'), count(id, 'long')]).toEqual([2, 0, 0]);
      const diagonal = ringAreas('convoy').find((other) => other !== id && !neighbours(id).includes(other));
      expect(range(id, diagonal as string)).toBe(2);
    },
  );

  it('2.5: ranges are symmetric, 0 at home, and differ by at most one between neighbours', () => {
    for (const a of ALL_AREAS) {
      expect(range(a, a)).toBe(0);
      for (const b of ALL_AREAS) {
        expect(range(a, b)).toBe(range(b, a));
        for (const near of neighbours(b))
          expect(Math.abs(range(a, b) - range(a, near))).toBeLessThanOrEqual(1);
      }
    }
  });

  it('15: the ranges of the example turn hold', () => {
    expect(['C-LL', 'C-LR', 'C-UL', 'C-UR'].map((id) => range('S-S', id))).toEqual([1, 1, 2, 2]);
    expect(['S-NW', 'S-NE'].map((id) => range('S-S', id))).toEqual([3, 3]);
    expect(alongRing('S-NE', 1)).toBe('S-E');
    expect(range('S-S', 'S-E')).toBe(2);
    expect([range('M-SSE', 'S-E'), range('M-SSE', 'S-NW')]).toEqual([2, 4]);
  });

  it('9.3: the ranges of the U-98 example hold', () => {
    expect(['C-LL', 'C-LR', 'C-UL', 'C-UR'].map((id) => range('M-SSE', id))).toEqual([2, 2, 3, 3]);
    expect([range('M-SSE', 'S-NE'), range('M-SSE', 'S-NW')]).toEqual([3, 4]);
  });
});

describe('falling back to the wake (9.5)', () => {
  it('can always get one step nearer', () => {
    for (const id of ALL_AREAS) if (id !== WAKE) expect(driftEnds(id, 1).length).toBeGreaterThan(0);
  });

  it('ends exactly as many steps nearer as are owed, or gone', () => {
    for (const id of ALL_AREAS) {
      for (const owed of [1, 2, 3]) {
        for (const end of driftEnds(id, owed)) {
          if (end === GONE) expect(stepsToWake(id)).toBeLessThan(owed);
          else expect(stepsToWake(end)).toBe(stepsToWake(id) - owed);
        }
      }
    }
  });

  it('9.5: a piece in the wake that owes a step leaves the display', () => {
    expect(driftEnds(WAKE, 1)).toEqual([GONE]);
    expect(driftEnds('M-SSE', 2)).toEqual([GONE]);
  });

  it('15: Adamastos may end beside U-122', () => {
    expect(driftEnds('C-LR', 2)).toContain('M-SSE');
    expect(driftEnds('S-S', 1)).toContain('M-SSE');
    expect([...driftEnds('C-UR', 1)].sort()).toEqual(['C-LR', 'S-E']);
  });
});

describe('courses of escorts (9.9, 9.10)', () => {
  it('9.9: go straight to the target and stop in its area', () => {
    expect(courseEnds('S-E', 'M-SSE', 2)).toEqual(['M-SSE']);
    expect(courseEnds('S-E', 'M-SSE', 5)).toEqual(['M-SSE']);
    for (const end of courseEnds('S-NW', 'M-SSE', 2)) expect(range(end, 'M-SSE')).toBe(2);
  });

  it('leave the display after the long ring', () => {
    expect([stepsToLeave('L-N'), stepsToLeave('M-SSE'), stepsToLeave('S-S'), stepsToLeave('C-UL')]).toEqual([
      1, 2, 3, 4,
    ]);
  });
});
