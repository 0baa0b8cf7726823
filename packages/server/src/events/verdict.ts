/** What came of a board, from the game played at it. */
import type { SeatScore } from '@flotilla/companion';
import type { TourSettings } from '@flotilla/protocol';
import type { Outcome } from '@flotilla/table';
import type { OpenGame } from '../tables/openGame.ts';
import type { PairResult } from './boards.ts';

const SIDES = [0, 1] as const;

/** What each of two has come to so far, in the first figure the game gives for a seat; 0 where it compares nobody. */
function sunkOf(scores: readonly SeatScore[]): readonly [number, number] {
  const of = (side: number): number =>
    Object.values(scores.find(({ seat }) => seat === side)?.figures ?? {})[0] ?? 0;
  return [of(0), of(1)];
}

const won = (side: 0 | 1): readonly [number, number] => (side === 0 ? [1, 0] : [0, 1]);

/** True while a person plays at a seat: they have not resigned, and no bot took over. */
const isThere = ({ seats }: OpenGame, side: 0 | 1): boolean => {
  const seat = seats[side];
  return seat?.taken === true && !seat.resigned && !seat.botTookOver;
};

/**
 * The result of a game as it stands: a player who gives up loses at once; a player who ran out of time and did not
 * return loses, whatever the bot achieved. Null while it goes on.
 */
export function resultOf(game: OpenGame, scores: readonly SeatScore[]): PairResult | null {
  const { row, seats } = game;
  if (row.state === 'open' || row.trouble !== null) return null;
  const sunk = sunkOf(scores);
  const [gaveUp, ...others] = SIDES.filter((side) => seats[side]?.resigned);
  if (gaveUp !== undefined) {
    if (others.length > 0) return { points: [0, 0], how: 'resigned', sunk };
    return { points: won(gaveUp === 0 ? 1 : 0), how: 'resigned', sunk };
  }
  if (row.state !== 'over') return null;
  const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome | null);
  if (!outcome) return { points: [0.5, 0.5], how: 'agreed', sunk };
  const there = SIDES.filter((side) => isThere(game, side));
  if (there.length < 2)
    return { points: there.length === 0 ? [0, 0] : won(there[0] ?? 0), how: 'clock', sunk };
  const winners = SIDES.filter((side) => outcome.winners.includes(side));
  return { points: winners.length === 1 ? won(winners[0] ?? 0) : [0.5, 0.5], how: 'played', sunk };
}

/** What becomes of a game that has not begun by the time somebody should have sat down. */
export function absenceOf({ seats }: OpenGame): PairResult {
  const there = SIDES.filter((side) => seats[side]?.taken);
  const [one] = there;
  if (one === undefined || there.length > 1) return { points: [0, 0], how: 'nobody', sunk: [0, 0] };
  return { points: won(one), how: 'absent', sunk: [0, 0] };
}

/** The verdict on a game that is not over at the end of its round. An absent player loses to one who is present. */
export function judged(game: OpenGame, scores: readonly SeatScore[], { judge }: TourSettings): PairResult {
  const sunk = sunkOf(scores);
  const there = SIDES.filter((side) => isThere(game, side));
  if (there.length < 2)
    return { points: there.length === 0 ? [0, 0] : won(there[0] ?? 0), how: 'clock', sunk };
  if (judge === 'lost') return { points: [0, 0], how: 'judged', sunk };
  const [one, other] = sunk;
  if (judge === 'draw' || one === other) return { points: [0.5, 0.5], how: 'judged', sunk };
  return { points: won(one > other ? 0 : 1), how: 'judged', sunk };
}
