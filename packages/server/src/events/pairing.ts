/** Who meets whom in the next round of a tournament. */

import type { BoardKind } from './boardStanding.ts';
import type { Pair, PairResult } from './boards.ts';
import { BYE } from './boards.ts';
import { cupRound } from './cup.ts';
import { robinRound } from './robin.ts';
import { swissRound } from './swiss.ts';
import type { Tour } from './tour.ts';
import { boardsIn, goneFrom } from './tour.ts';

/** The pairs of a round, as the seats of each board. */
export function boardSeats(
  kind: BoardKind,
  { pairings, entrants }: Pick<Tour, 'pairings' | 'entrants'>,
  present: readonly number[],
  places: readonly (number | null)[],
  round: number,
): number[][] {
  const boards = boardsIn(pairings);
  const paired: Readonly<Record<BoardKind, () => Pair[]>> = {
    robin: () => robinRound(places, round),
    swiss: () => swissRound(present, boards),
    cup: () =>
      cupRound(
        places.filter((one) => one !== null),
        round,
        boards,
        goneFrom(entrants),
      ),
  };
  return paired[kind]().map(({ lead, other }) => (other === null ? [lead] : [lead, other]));
}

/** The places of a round robin or cup: fixed at the first round; a late player takes a free place. */
export function placesFor(
  kind: 'robin' | 'cup',
  places: readonly (number | null)[],
  present: readonly number[],
): (number | null)[] {
  if (places.length === 0)
    return kind === 'robin' && present.length % 2 === 1 ? [...present, null] : [...present];
  const late = present.filter((one) => !places.includes(one));
  return places.map((place) => (place === null && kind === 'robin' ? (late.shift() ?? null) : place));
}

/** A result that is there before anybody sits down: a bye, or a rival who has left. */
export function givenResult(
  seats: readonly number[],
  gone: ReadonlySet<number>,
  two: boolean,
): PairResult | null {
  if (!two) return null;
  const [lead = 0, other] = seats;
  if (other === undefined) return gone.has(lead) ? { ...BYE, points: [0, 0], how: 'nobody' } : BYE;
  if (!gone.has(lead) && !gone.has(other)) return null;
  const points = [Number(!gone.has(lead)), Number(!gone.has(other))] as const;
  return { points, how: points[0] + points[1] === 0 ? 'nobody' : 'withdrawn', sunk: [0, 0] };
}
