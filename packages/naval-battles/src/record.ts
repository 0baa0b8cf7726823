/** A battle in figures as one seat saw it, and the honours it may earn. */
import type { Honour } from '@flotilla/companion';
import type { LogEvent } from '@flotilla/table';
import { shipCard } from './data/cards.ts';
import { reviewOf } from './review.ts';
import { worthOfAll } from './rules/fleet.ts';
import type { Player, State } from './state.ts';

/** A battle. */
export interface BattleTale {
  readonly navy: string | null;
  readonly seats: number;
  readonly scenario: string | null;
  /** Whether the seat was among the winners; null while the battle goes on. */
  readonly won: boolean | null;
  /** Points sunk by the seat, and the most sunk by a rival. */
  readonly points: number;
  readonly against: number;
  readonly ships: number;
  readonly lost: number;
  readonly carriers: number;
  /** The most points in one blow, and the largest lead a rival ever had. */
  readonly blow: number;
  readonly behind: number;
  readonly rounds: number;
}

/** The largest lead a rival had over a seat at the end of a round. */
const largestLag = (scores: readonly { readonly points: readonly number[] }[], seat: number): number =>
  Math.max(0, ...scores.map(({ points }) => Math.max(...points) - (points[seat] ?? 0)));

/** The tale of a battle. */
export function battleTale(state: State, log: readonly LogEvent[], seat = 0): BattleTale {
  const { players, terms, ending, round } = state;
  const own = players[seat] as Player;
  const review = reviewOf(log, players.length);
  const others = players.filter((player) => player !== own);
  return {
    navy: own.navy,
    seats: players.length,
    scenario: terms.scenario,
    won: ending ? ending.winners.includes(seat) : null,
    points: worthOfAll(terms, own.pile),
    against: Math.max(0, ...others.map(({ pile }) => worthOfAll(terms, pile))),
    ships: own.pile.length,
    lost: own.lost.length,
    carriers: own.pile.filter((ship) => shipCard(ship).type === 'carrier').length,
    blow: review.best?.by === seat ? review.best.points : 0,
    behind: largestLag(review.scores, seat),
    rounds: round,
  };
}

const ifWon = ({ won }: BattleTale, counts: number): number => (won ? counts : 0);

/** The honours of a battle. */
export const BATTLE_HONOURS: readonly Honour<BattleTale>[] = [
  { id: 'victory', goal: 1, of: (tale) => ifWon(tale, 1) },
  { id: 'cleanSheet', goal: 1, of: (tale) => ifWon(tale, tale.lost === 0 ? 1 : 0) },
  { id: 'carrierKiller', goal: 1, of: ({ carriers }) => carriers },
  { id: 'blow', goal: 10, of: ({ blow }) => blow },
  { id: 'comeback', goal: 8, of: (tale) => ifWon(tale, tale.behind) },
  { id: 'manyFlags', goal: 4, of: (tale) => ifWon(tale, tale.seats) },
];
