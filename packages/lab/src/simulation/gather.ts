/** What is counted while games are simulated; counts can be added up in any grouping. */
import type { Figures, Outcome } from '@flotilla/table';
import { own } from '@flotilla/table';
import type { Counts } from '../statistics/shares.ts';
import { countWord, mergeCounts } from '../statistics/shares.ts';
import type { Spread } from '../statistics/spread.ts';
import { addToSpread, mergeSpread, newSpread } from '../statistics/spread.ts';

/** A game that failed, with its message. */
export interface Failure {
  /** Its number in the plan, from 1. */
  readonly number: number;
  readonly seed: string;
  readonly message: string;
}

/** Games that a seat or a bot has played, and its wins in parts of `PARTS_OF_WIN`: whole numbers add up in any order. */
export interface Wins {
  played: number;
  won: number;
}

/** Everything counted about a set of games. */
export interface Gathered {
  /** Games that reached their end. */
  games: number;
  errors: number;
  /** Games that were cut short because they would not end. */
  unfinished: number;
  /** The first few games that failed or would not end. */
  failures: Failure[];
  readonly endings: Counts;
  readonly tallies: Record<string, Counts>;
  readonly numbers: Record<string, Spread>;
  readonly answers: Spread;
  readonly seats: Wins[];
  readonly bots: Record<string, Wins>;
  /** The same, grouped by a tally. */
  readonly groups: Record<string, Gathered>;
}

/** A win is shared evenly among as many as ten winners. */
export const PARTS_OF_WIN = 2520;

/** The most failures that are kept word for word: those of the lowest numbers. */
const MOST_FAILURES = 5;

/** Nothing counted yet. */
export const newGathered = (): Gathered => ({
  games: 0,
  errors: 0,
  unfinished: 0,
  failures: [],
  endings: {},
  tallies: {},
  numbers: {},
  answers: newSpread(),
  seats: [],
  bots: {},
  groups: {},
});

/** The entry of a name, made when it is missing. */
function entry<T>(entries: Record<string, T>, name: string, make: () => T): T {
  const known = own(entries, name);
  if (known !== undefined) return known;
  const made = make();
  entries[name] = made;
  return made;
}

const newCounts = (): Counts => ({});
const newWins = (): Wins => ({ played: 0, won: 0 });

function seatOf(gathered: Gathered, seat: number): Wins {
  while (gathered.seats.length <= seat) gathered.seats.push(newWins());
  return gathered.seats[seat] as Wins;
}

/** A finished game as it is counted. */
export interface FinishedGame {
  readonly outcome: Outcome;
  readonly figures: Figures;
  readonly answers: number;
  /** The bot at each seat. */
  readonly bots: readonly string[];
}

/** A seat's share of the win, in parts of `PARTS_OF_WIN`. */
export const winOf = ({ winners }: Outcome, seat: number): number =>
  winners.includes(seat) ? Math.round(PARTS_OF_WIN / winners.length) : 0;

/** Counts a finished game, in its group by the tally `by` too. */
export function gatherGame(into: Gathered, game: FinishedGame, by: string | null): void {
  const { outcome, figures, bots } = game;
  into.games++;
  countWord(into.endings, outcome.ending);
  addToSpread(into.answers, game.answers);
  for (const name of Object.keys(figures.numbers)) {
    addToSpread(entry(into.numbers, name, newSpread), figures.numbers[name] as number);
  }
  for (const name of Object.keys(figures.tallies)) {
    countWord(entry(into.tallies, name, newCounts), figures.tallies[name] as string);
  }
  for (let seat = 0; seat < bots.length; seat++) {
    const won = winOf(outcome, seat);
    countWin(seatOf(into, seat), won);
    countWin(entry(into.bots, bots[seat] as string, newWins), won);
  }
  if (by === null) return;
  gatherGame(entry(into.groups, own(figures.tallies, by) ?? '—', newGathered), game, null);
}

const countWin = (wins: Wins, won: number): void => {
  wins.played++;
  wins.won += won;
};

/** Counts a game that failed, or one that was cut short. */
export function gatherFailure(
  into: Gathered,
  failure: Failure,
  as: 'errors' | 'unfinished' = 'errors',
): void {
  into[as]++;
  into.failures = firstOf([...into.failures, failure]);
}

const firstOf = (failures: Failure[]): Failure[] =>
  failures.sort((a, b) => a.number - b.number).slice(0, MOST_FAILURES);

/** Adds everything the second holds to the first; the order of names is that of their first appearance. */
export function mergeGathered(into: Gathered, from: Gathered): void {
  into.games += from.games;
  into.errors += from.errors;
  into.unfinished += from.unfinished;
  into.failures = firstOf([...into.failures, ...from.failures]);
  mergeCounts(into.endings, from.endings);
  for (const name of Object.keys(from.tallies)) {
    mergeCounts(entry(into.tallies, name, newCounts), from.tallies[name] as Counts);
  }
  for (const name of Object.keys(from.numbers)) {
    mergeSpread(entry(into.numbers, name, newSpread), from.numbers[name] as Spread);
  }
  mergeSpread(into.answers, from.answers);
  for (const [seat, wins] of from.seats.entries()) mergeWins(seatOf(into, seat), wins);
  for (const bot of Object.keys(from.bots)) {
    mergeWins(entry(into.bots, bot, newWins), from.bots[bot] as Wins);
  }
  for (const name of Object.keys(from.groups))
    mergeGathered(entry(into.groups, name, newGathered), from.groups[name] as Gathered);
}

const mergeWins = (into: Wins, from: Wins): void => {
  into.played += from.played;
  into.won += from.won;
};
