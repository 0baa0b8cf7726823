import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair, RoundBoard } from './boards.ts';
import { BYE, hadFreePoint, leadsAhead, meetingsIn, pointsOf } from './boards.ts';
import { cheapestPairs } from './matching.ts';
import { swissRound } from './swiss.ts';

/** A tournament in which chance decides the games, who leaves and who comes late. */
const tournaments = fc.record({
  count: fc.integer({ min: 2, max: 64 }),
  rounds: fc.integer({ min: 1, max: 9 }),
  results: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 8, maxLength: 40 }),
  late: fc.array(fc.record({ player: fc.nat(63), from: fc.integer({ min: 2, max: 6 }) }), { maxLength: 4 }),
  gone: fc.array(fc.record({ player: fc.nat(63), after: fc.integer({ min: 1, max: 6 }) }), { maxLength: 6 }),
});

type Plan = typeof tournaments extends fc.Arbitrary<infer T> ? T : never;

const OUTCOMES = [
  { points: [1, 0], how: 'played' },
  { points: [0, 1], how: 'played' },
  { points: [0.5, 0.5], how: 'agreed' },
  { points: [1, 0], how: 'resigned' },
  { points: [0, 1], how: 'absent' },
  { points: [0, 0], how: 'nobody' },
] as const;

function play(
  plan: Plan,
  each: (present: number[], before: readonly RoundBoard[], pairs: Pair[]) => void,
): RoundBoard[] {
  const boards: RoundBoard[] = [];
  for (let round = 1; round <= plan.rounds; round++) {
    const present = Array.from({ length: plan.count }, (_, i) => i).filter(
      (player) =>
        !plan.late.some((one) => one.player === player && round < one.from) &&
        !plan.gone.some((one) => one.player === player && round > one.after),
    );
    const pairs = swissRound(present, boards);
    each(present, [...boards], pairs);
    pairs.forEach((pair, i) => {
      const outcome = OUTCOMES[plan.results[(round * 7 + i * 3) % plan.results.length] ?? 0] ?? OUTCOMES[0];
      boards.push({
        ...pair,
        round,
        board: i + 1,
        result: pair.other === null ? BYE : { ...outcome, sunk: [0, 0] },
      });
    });
  }
  return boards;
}

describe('a Swiss tournament', () => {
  it('pairs everybody present once, and the same input gives the same pairs', () => {
    fc.assert(
      fc.property(tournaments, (plan) => {
        play(plan, (present, before, pairs) => {
          const seen = pairs.flatMap(({ lead, other }) => (other === null ? [lead] : [lead, other]));
          expect([...seen].sort((a, b) => a - b)).toEqual(present);
          expect(pairs.filter(({ other }) => other === null)).toHaveLength(present.length % 2);
          expect(swissRound(present, [...before].reverse())).toEqual(pairs);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('lets nobody meet twice or have a second bye as long as half of those present are new to each', () => {
    fc.assert(
      fc.property(tournaments, (plan) => {
        play(plan, (present, before, pairs) => {
          const meetings = meetingsIn(before);
          // By Dirac's theorem everybody can be paired anew while everybody has at least half of the others left.
          const free = present.map(
            (one) => present.filter((other) => other !== one && meetings(one, other) === 0).length,
          );
          const enough = free.every((left) => left >= present.length / 2 + 1);
          const byes = present.some((one) => !hadFreePoint(one, before));
          for (const { lead, other } of pairs) {
            if (other !== null && enough) expect(meetings(lead, other)).toBe(0);
            if (other === null && byes) expect(hadFreePoint(lead, before)).toBe(false);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('keeps first turns within one of half when nobody leaves or stays away', () => {
    fc.assert(
      fc.property(tournaments, (plan) => {
        const calm = { ...plan, late: [], gone: [], results: plan.results.map((one) => one % 4) };
        // With few left to meet, meeting nobody twice comes first.
        const boards = play({ ...calm, rounds: Math.min(calm.rounds, Math.floor(calm.count / 2)) }, () => {});
        for (let player = 0; player < calm.count; player++)
          expect(Math.abs(leadsAhead(player, boards))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 25 },
    );
  });

  it('pairs as well as the best of all pairings there are, wish by wish', () => {
    fc.assert(
      fc.property(tournaments, fc.integer({ min: 2, max: 7 }), (plan, count) => {
        play({ ...plan, count, rounds: Math.min(plan.rounds, 7) }, (present, before, pairs) => {
          const best = allPairings(present)
            .map((pairing) => costOf(pairing, present, before))
            .reduce((a, b) => (less(b, a) ? b : a));
          expect(costOf(pairs, present, before)).toEqual(best);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps first turns even among equals rather than pair the upper half with the lower', () => {
    const draw = { points: [0.5, 0.5], how: 'played', sunk: [0, 0] } as const;
    const boards: RoundBoard[] = [
      { round: 1, board: 1, lead: 1, other: 2, result: draw },
      { round: 1, board: 2, lead: 3, other: 4, result: draw },
    ];
    expect(swissRound([1, 2, 3, 4], boards)).toEqual([
      { lead: 4, other: 1 },
      { lead: 2, other: 3 },
    ]);
  });

  it('counts no meeting where nobody came', () => {
    const given: RoundBoard = {
      round: 1,
      board: 1,
      lead: 1,
      other: 2,
      result: { points: [1, 0], how: 'absent', sunk: [0, 0] },
    };
    expect(meetingsIn([given])(2, 1)).toBe(0);
    expect(meetingsIn([{ ...given, result: { points: [1, 0], how: 'clock', sunk: [0, 0] } }])(2, 1)).toBe(1);
  });

  it('prefers a rival of equal points, the bye at the bottom, and the upper half against the lower', () => {
    const first = swissRound([1, 2, 3, 4, 5, 6, 7], []);
    expect(first).toEqual([
      { lead: 1, other: 4 },
      { lead: 5, other: 2 },
      { lead: 3, other: 6 },
      { lead: 7, other: null },
    ]);
    const boards = first.map(
      (pair, i): RoundBoard => ({
        ...pair,
        round: 1,
        board: i + 1,
        result: pair.other === null ? BYE : { points: [1, 0], how: 'played', sunk: [0, 0] },
      }),
    );
    expect(swissRound([1, 2, 3, 4, 5, 6, 7], boards)).toEqual([
      { lead: 1, other: 5 },
      { lead: 7, other: 3 },
      { lead: 2, other: 4 },
      { lead: 6, other: null },
    ]);
  });
});

describe('the matching', () => {
  it('finds the least costs that trying every pairing finds', () => {
    const cost = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(cost, cost), { minLength: 28, maxLength: 28 }),
        (half, drawn) => {
          const count = half * 2;
          let next = 0;
          const costs = new Map<string, readonly number[]>();
          const edges = [];
          for (let one = 0; one < count; one++)
            for (let other = one + 1; other < count; other++) {
              const own = drawn[next++] ?? [0, 0];
              costs.set(`${one} ${other}`, own);
              edges.push({ one, other, costs: own });
            }
          const sum = (pairs: readonly Pair[]): number[] =>
            pairs.reduce(
              (all, { lead, other }) => {
                const own = costs.get(`${Math.min(lead, other ?? 0)} ${Math.max(lead, other ?? 0)}`) ?? [
                  0, 0,
                ];
                return all.map((value, i) => value + (own[i] ?? 0));
              },
              [0, 0],
            );
          const mates = cheapestPairs(count, edges);
          const found = mates.flatMap((other, lead) => (lead < other ? [{ lead, other }] : []));
          expect(found).toHaveLength(half);
          const best = allPairings(mates.map((_, i) => i))
            .map(sum)
            .reduce((a, b) => (less(b, a) ? b : a));
          expect(sum(found)).toEqual(best);
        },
      ),
    );
  });
});

/** Every way to pair people; an odd one is left without. */
function allPairings(people: readonly number[]): Pair[][] {
  if (people.length === 0) return [[]];
  const [lead = 0, ...others] = people;
  const ways = others.flatMap((other) =>
    allPairings(others.filter((one) => one !== other)).map((rest) => [{ lead, other }, ...rest]),
  );
  if (people.length % 2 === 0) return ways;
  return [...ways, ...allPairings(others).map((rest) => [{ lead, other: null }, ...rest])];
}

const less = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] ?? 0) < (b[i] ?? 0);
};

/** -1 for a player who met somebody with fewer points in the last round, or had a bye; 1 for more. */
function floated(player: number, before: readonly RoundBoard[]): number {
  const last = Math.max(0, ...before.map(({ round }) => round));
  const own = before.find(
    ({ round, lead, other }) => round === last && (lead === player || other === player),
  );
  if (!own) return 0;
  const rival = own.lead === player ? own.other : own.lead;
  if (rival === null || ['absent', 'nobody'].includes(own.result?.how ?? '')) return -1;
  const earlier = before.filter(({ round }) => round < last);
  return Math.sign(pointsOf(rival, earlier) - pointsOf(player, earlier));
}

/** The wishes but the last, reckoned anew. */
function costOf(pairs: readonly Pair[], present: readonly number[], before: readonly RoundBoard[]): number[] {
  const halves = (player: number): number => 2 * pointsOf(player, before);
  const lowest = Math.min(...present.map(halves));
  const cost = [0, 0, 0, 0, 0, 0];
  const add = (i: number, value: number): void => {
    cost[i] = (cost[i] ?? 0) + value;
  };
  for (const { lead, other } of pairs) {
    if (other === null) {
      add(0, Number(hadFreePoint(lead, before)));
      add(3, (halves(lead) - lowest) ** 2);
      add(4, Number(floated(lead, before) < 0));
      continue;
    }
    add(1, meetingsIn(before)(lead, other));
    const turns = [leadsAhead(lead, before), leadsAhead(other, before)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    add(2, Number(Math.max(Math.abs(turns[0] + 1), Math.abs(turns[1] - 1)) > 2));
    add(3, (halves(lead) - halves(other)) ** 2);
    const [higher, lower] = halves(lead) > halves(other) ? [lead, other] : [other, lead];
    if (halves(lead) !== halves(other))
      add(4, Number(floated(higher, before) < 0) + Number(floated(lower, before) > 0));
    add(5, Number(Math.max(Math.abs(turns[0] + 1), Math.abs(turns[1] - 1)) > 1));
  }
  return cost;
}
