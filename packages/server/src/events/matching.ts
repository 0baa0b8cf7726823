/// <reference path="./edmonds-blossom-fixed.d.ts" />
/** The best way to pair people: costs are ranked, and the smallest cost of a higher rank outweighs all of a lower one. */
import blossom from 'edmonds-blossom-fixed';

/** What a pair costs, the weightiest first; whole numbers that are not negative. */
export type Costs = readonly number[];

/** A pair that may be made. */
export interface Edge {
  readonly one: number;
  readonly other: number;
  readonly costs: Costs;
}

/** The largest weight the algorithm reckons exactly, as it doubles weights. */
const MOST = 2 ** 50;

/**
 * As many pairs as there can be and, among those, the ones whose costs are least: first in sum of the first cost, then of the
 * second, and so on. Gives each vertex's partner, -1 without. The same edges give the same pairs.
 */
export function cheapestPairs(vertices: number, edges: readonly Edge[]): number[] {
  const scales = scalesOf(vertices, edges);
  const weighed = edges.map(({ costs }) => costs.reduce((sum, cost, i) => sum + cost * (scales[i] ?? 0), 0));
  const dearest = Math.max(0, ...weighed);
  const mates = blossom(
    edges.map(({ one, other }, i) => [one, other, dearest - (weighed[i] ?? 0)]),
    true,
  );
  return Array.from({ length: vertices }, (_, vertex) => mates[vertex] ?? -1);
}

/** How much one of each cost weighs; ranks for which there is no room left weigh nothing. */
function scalesOf(vertices: number, edges: readonly Edge[]): number[] {
  const ranks = edges[0]?.costs.length ?? 0;
  const pairs = Math.floor(vertices / 2);
  const spans = Array.from(
    { length: ranks },
    (_, rank) => pairs * Math.max(0, ...edges.map(({ costs }) => costs[rank] ?? 0)) + 1,
  );
  let room = 1;
  const kept = spans.filter((span) => {
    room *= span;
    return room <= MOST;
  }).length;
  const scales = new Array<number>(ranks).fill(0);
  for (let rank = kept - 1, scale = 1; rank >= 0; rank--) {
    scales[rank] = scale;
    scale *= spans[rank] ?? 1;
  }
  return scales;
}
