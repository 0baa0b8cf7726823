/** Geometry of the tactical display: neighbours, ranges, rings and the way to the wake (2.5, 9.5). */
import { DISPLAY, WAKE } from '../data/display.ts';
import type { Ring } from '../data/types.ts';

const AREAS = new Map(DISPLAY.map((area) => [area.id, area]));
const RANGES = new Map(DISPLAY.map((area) => [area.id, distancesFrom(area.id)]));

function areaOf(id: string) {
  const area = AREAS.get(id);
  if (!area) throw new Error(`The tactical display has no area "${id}".`);
  return area;
}

function distancesFrom(start: string): ReadonlyMap<string, number> {
  const distances = new Map([[start, 0]]);
  const queue = [start];
  for (const id of queue) {
    for (const near of areaOf(id).adjacent) {
      if (distances.has(near)) continue;
      distances.set(near, (distances.get(id) as number) + 1);
      queue.push(near);
    }
  }
  return distances;
}

/** All areas of the display. */
export const ALL_AREAS: readonly string[] = DISPLAY.map((area) => area.id);

/** Whether the display has an area of this name. */
export const isArea = (id: string): boolean => AREAS.has(id);

/** 2.5 — the areas that touch an area. */
export const neighbours = (id: string): readonly string[] => areaOf(id).adjacent;

/** The ring of an area. */
export const ringOf = (id: string): Ring => areaOf(id).ring;

/** The areas of a ring, clockwise. */
export const ringAreas = (ring: Ring): readonly string[] => RINGS[ring];

const RINGS: Readonly<Record<Ring, readonly string[]>> = {
  convoy: inRing('convoy'),
  short: inRing('short'),
  medium: inRing('medium'),
  long: inRing('long'),
};

function inRing(ring: Ring): string[] {
  return DISPLAY.filter((area) => area.ring === ring).map((area) => area.id);
}

/** 2.5 — range between two areas: steps on the shortest way, 0 in the same area. */
export function range(a: string, b: string): number {
  const steps = RANGES.get(a)?.get(b);
  if (steps === undefined) throw new Error(`The tactical display has no way from "${a}" to "${b}".`);
  return steps;
}

/** 2.5 — ranges from an area to every other. */
export function rangesFrom(id: string): ReadonlyMap<string, number> {
  const ranges = RANGES.get(id);
  if (!ranges) throw new Error(`The tactical display has no area "${id}".`);
  return ranges;
}

/** The areas within a number of steps, the nearest first. */
export function within(from: string, steps: number): readonly string[] {
  const rings = REACH.get(from);
  if (!rings) throw new Error(`The tactical display has no area "${from}".`);
  return rings[Math.min(steps, rings.length - 1)] as readonly string[];
}

const REACH = new Map(
  DISPLAY.map((area) => {
    const away = [...(RANGES.get(area.id) ?? [])];
    const far = Math.max(...away.map(([, steps]) => steps));
    return [
      area.id,
      Array.from({ length: far + 1 }, (_, n) => away.filter(([, steps]) => steps <= n).map(([id]) => id)),
    ];
  }),
);

/** The neighbour in the same ring, one step clockwise (1) or counter-clockwise (-1). */
export function alongRing(id: string, way: 1 | -1): string {
  const ring = RINGS[ringOf(id)];
  return ring[(ring.indexOf(id) + way + ring.length) % ring.length] as string;
}

/** Steps to the wake. */
export const stepsToWake = (id: string): number => range(id, WAKE);

/** Steps until a boat has left the display across the long ring. */
export const stepsToLeave = (id: string): number => OUTWARD.get(id) as number;

const OUTWARD = new Map(
  DISPLAY.map((area) => [area.id, Math.min(...inRing('long').map((long) => range(area.id, long))) + 1]),
);

/** The place of a piece that has drifted off the display. */
export const GONE = 'gone';

/** 9.5 — where a piece that falls back this many areas may end; `GONE` once it owes a step in the wake. */
export function driftEnds(from: string, owed: number): readonly string[] {
  const known = DRIFTS.get(`${from}/${owed}`);
  if (known) return known;
  let ends = new Set([from]);
  for (let step = 0; step < owed; step++) {
    const next = new Set<string>();
    for (const at of ends) for (const to of driftSteps(at)) next.add(to);
    ends = next;
  }
  const list = [...ends];
  DRIFTS.set(`${from}/${owed}`, list);
  return list;
}

const DRIFTS = new Map<string, readonly string[]>();

function driftSteps(at: string): readonly string[] {
  if (at === GONE || at === WAKE) return [GONE];
  return neighbours(at).filter((to) => stepsToWake(to) === stepsToWake(at) - 1);
}

/** 9.9 — where an escort may be after this many steps straight towards a target. */
export function courseEnds(from: string, target: string, steps: number): readonly string[] {
  const away = range(from, target);
  if (away <= steps) return [target];
  return within(from, steps).filter((id) => range(from, id) === steps && range(id, target) === away - steps);
}
