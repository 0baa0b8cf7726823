/**
 * Swiss pairings: whoever has about as many points meets, nobody twice. The pairs of a round are the best there are, by these wishes
 * in this order: no second free point; no second meeting; nobody more than one first turn above or below half; as close in points as
 * possible, the bye at the bottom; nobody paired up or down twice running; first turns even; upper half of equals against lower half.
 */
import type { Pair, RoundBoard } from './boards.ts';
import {
  boardsOf,
  hadFreePoint,
  leadsAhead,
  meetingsIn,
  pointsOf,
  rivalOf,
  seated,
  wasPlayed,
} from './boards.ts';
import type { Costs, Edge } from './matching.ts';
import { cheapestPairs } from './matching.ts';

/** Everything about somebody that matters for a pairing. */
interface SwissScore {
  readonly player: number;
  /** Twice the points, so that they are whole. */
  readonly halves: number;
  readonly ahead: number;
  /** 1 if they met somebody with more points in the last round, -1 if with fewer. */
  readonly floated: number;
  readonly place: number;
}

/** The pairs of the next round: those present, in the order in which they entered, and every board so far. */
export function swissRound(present: readonly number[], boards: readonly RoundBoard[]): Pair[] {
  const standings = standingsOf(present, boards);
  const count = standings.length;
  const met = meetingsIn(boards);
  const edges: Edge[] = [];
  for (const [i, one] of standings.entries())
    for (const [j, other] of standings.entries())
      if (i < j) edges.push({ one: i, other: j, costs: pairCosts(one, other, standings, met) });
  if (count % 2 === 1)
    for (const [i, one] of standings.entries())
      edges.push({ one: i, other: count, costs: byeCosts(one, standings, boards) });
  const mates = cheapestPairs(count + (count % 2), edges);
  const games: [SwissScore, SwissScore][] = [];
  const byes: Pair[] = [];
  for (const [i, one] of standings.entries()) {
    const other = standings[mates[i] ?? -1];
    if (!other) byes.push({ lead: one.player, other: null });
    else if (one.place < other.place) games.push([one, other]);
  }
  games.sort(([a, b], [c, d]) => c.halves + d.halves - a.halves - b.halves || a.place - c.place);
  return [...games.map(([higher, lower], i) => seated(higher.player, lower.player, i + 1, boards)), ...byes];
}

/** Those present, best first; equals in the order in which they entered. */
function standingsOf(present: readonly number[], boards: readonly RoundBoard[]): SwissScore[] {
  return present
    .map((player, order) => ({
      player,
      halves: 2 * pointsOf(player, boards),
      ahead: leadsAhead(player, boards),
      floated: floatOf(player, boards),
      order,
    }))
    .sort((a, b) => b.halves - a.halves || a.order - b.order)
    .map(({ order: _, ...standing }, place) => ({ ...standing, place }));
}

/** Whether somebody's rival of the last round had more (1) or fewer (-1) points before it. A free point counts as a step down. */
function floatOf(player: number, boards: readonly RoundBoard[]): number {
  const last = Math.max(0, ...boards.map(({ round }) => round));
  const before = boards.filter(({ round }) => round < last);
  const [board] = boardsOf(
    player,
    boards.filter(({ round }) => round === last),
  );
  if (!board) return 0;
  const rival = rivalOf(player, board);
  if (rival === null || !wasPlayed(board)) return -1;
  return Math.sign(pointsOf(rival, before) - pointsOf(player, before));
}

function pairCosts(
  one: SwissScore,
  other: SwissScore,
  all: readonly SwissScore[],
  met: (one: number, other: number) => number,
): Costs {
  const apart = one.halves - other.halves;
  const again = apart === 0 ? 0 : Number(one.floated < 0) + Number(other.floated > 0);
  return [
    0,
    met(one.player, other.player),
    Number(farthest(one, other) > 2),
    apart * apart,
    again,
    Number(farthest(one, other) > 1),
    fold(one, other, all),
  ];
}

/** How uneven the turns at leading would be after this pair, taking the worse of the two. */
function farthest({ ahead: one }: SwissScore, { ahead: other }: SwissScore): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  return Math.max(Math.abs(less + 1), Math.abs(more - 1));
}

/** How far a pair is from the upper half of equals against the lower half. */
function fold(one: SwissScore, other: SwissScore, all: readonly SwissScore[]): number {
  if (one.halves !== other.halves) return 0;
  const equals = all.filter(({ halves }) => halves === one.halves).length;
  return Math.abs(other.place - one.place - Math.floor(equals / 2));
}

function byeCosts(one: SwissScore, all: readonly SwissScore[], boards: readonly RoundBoard[]): Costs {
  const lowest = Math.min(...all.map(({ halves }) => halves));
  const above = one.halves - lowest;
  return [
    Number(hadFreePoint(one.player, boards)),
    0,
    0,
    above * above,
    Number(one.floated < 0),
    0,
    all.length - 1 - one.place,
  ];
}
