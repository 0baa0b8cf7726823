/** A simulation in figures. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import type { Counts, Share } from '../statistics/shares.ts';
import { sharesOf, wilson } from '../statistics/shares.ts';
import type { NumberSummary } from '../statistics/spread.ts';
import { summaryOf } from '../statistics/spread.ts';
import type { Failure, Gathered, Wins } from './gather.ts';
import { mergeGathered, newGathered, PARTS_OF_WIN } from './gather.ts';
import type { SimulationPlan } from './plan.ts';

/** The results of a set of games. */
export interface Findings {
  readonly games: number;
  /** How many games ended in each way. */
  readonly endings: Counts;
  readonly endingShares: Readonly<Record<string, Share>>;
  /** The game's own numbers. */
  readonly figures: Readonly<Record<string, NumberSummary>>;
  /** The game's own words, as shares of all games. */
  readonly tallies: Readonly<Record<string, Readonly<Record<string, Share>>>>;
  /** Decisions answered in a game. */
  readonly answers: NumberSummary | null;
  /** How often each seat won; empty for a solitaire game. */
  readonly winsBySeat: readonly Share[];
  /** How often each bot won; empty unless different bots played. */
  readonly winsByBot: Readonly<Record<string, Share>>;
}

/** The result of a simulation as one object; everything in it follows from the plan. */
export interface SimulationResult extends Findings {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: string;
  readonly options: FormChoice;
  readonly seats: number;
  /** The bots in the order of the seats, or the one bot that sat everywhere. */
  readonly bot: string;
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: string;
  readonly recording: boolean;
  readonly errors: number;
  /** Games that were cut short because they would not end; they count in no other figure. */
  readonly unfinished: number;
  readonly failures: readonly Failure[];
  /** The findings grouped by a tally, if that was asked for. */
  readonly groups: Readonly<Record<string, Findings>> | null;
}

/** The most groups that are told apart: the largest; the others are counted together as `…`. */
const MOST_GROUPS = 100;

/** The groups by name. */
function groupsOf(gathered: Gathered): [name: string, group: Gathered][] {
  const largest = Object.entries(gathered.groups).sort(
    ([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1),
  );
  const rest = newGathered();
  for (const [, group] of largest.splice(MOST_GROUPS)) mergeGathered(rest, group);
  const named = largest.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return rest.games === 0 ? named : [...named, ['…', rest]];
}

/** Turns what was gathered into figures. */
export function resultOf(game: AnyGame, plan: SimulationPlan, gathered: Gathered): SimulationResult {
  return {
    game: game.id,
    title: game.title,
    rulesVersion: game.version,
    options: plan.options,
    seats: plan.bots.length,
    bot: new Set(plan.bots).size === 1 ? (plan.bots[0] as string) : plan.bots.join(','),
    bots: plan.bots,
    rotate: plan.rotate,
    seed: plan.seed,
    recording: plan.recording,
    errors: gathered.errors,
    unfinished: gathered.unfinished,
    failures: gathered.failures,
    ...findingsOf(gathered),
    games: gathered.games + gathered.errors + gathered.unfinished,
    groups:
      plan.by === null
        ? null
        : Object.fromEntries(groupsOf(gathered).map(([name, group]) => [name, findingsOf(group)])),
  };
}

function findingsOf(gathered: Gathered): Findings {
  const { games } = gathered;
  const figures = Object.entries(gathered.numbers).map(([name, spread]) => [name, summaryOf(spread)]);
  const tallies = Object.entries(gathered.tallies).map(([name, counts]) => [name, sharesOf(counts, games)]);
  const endings = Object.entries(gathered.endings).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const bots = Object.keys(gathered.bots);
  return {
    games,
    endings: Object.fromEntries(endings),
    endingShares: sharesOf(gathered.endings, games),
    figures: Object.fromEntries(figures),
    tallies: Object.fromEntries(tallies),
    answers: summaryOf(gathered.answers),
    winsBySeat: gathered.seats.length > 1 ? gathered.seats.map(winShare) : [],
    winsByBot:
      bots.length > 1
        ? Object.fromEntries(bots.map((bot) => [bot, winShare(gathered.bots[bot] as Wins)]))
        : {},
  };
}

const winShare = (wins: Wins): Share => wilson(wins.won / PARTS_OF_WIN, wins.played);
