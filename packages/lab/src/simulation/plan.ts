/** What is simulated, and how it is divided into shards. */
import type { AnyGame, FormChoice } from '@flotilla/table';
import { botNamed, optionsFault } from '@flotilla/table/run';

/** A simulation: everything that decides its result, and nothing else. */
export interface SimulationPlan {
  /** The game's id in the registry. */
  readonly game: string;
  readonly options: FormChoice;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  /** Game number n is played with the seed `<seed>-<n>`. */
  readonly seed: string;
  readonly games: number;
  /** Whether the log of each game is kept while it is played, as it is for people. */
  readonly recording: boolean;
  /** Whether the bots swap seats from game to game. */
  readonly rotate: boolean;
  /** Name of a tally by which the results are also grouped. */
  readonly by: string | null;
}

/** A run of consecutive games; running it again gives the same. */
export interface Shard {
  /** Number of its first game, from 1. */
  readonly first: number;
  readonly count: number;
}

/** About how many shards a run is cut into, so that cores stay busy and progress shows. */
const SHARDS = 256;
const LARGEST_SHARD = 1000;

/** Cuts a run of games into shards; the cut depends only on their number, never on the number of workers. */
export function shardsOf({ first, count }: Shard): Shard[] {
  const size = Math.min(LARGEST_SHARD, Math.max(1, Math.ceil(count / SHARDS)));
  const shards: Shard[] = [];
  for (let done = 0; done < count; done += size)
    shards.push({ first: first + done, count: Math.min(size, count - done) });
  return shards;
}

/** The shard of a number, from 1, when so many games are cut into `of` of nearly the same length. */
export function shardNumbered(games: number, number: number, of: number): Shard {
  const before = (n: number): number => Math.floor((games * n) / of);
  return { first: before(number - 1) + 1, count: before(number) - before(number - 1) };
}

/** The seed of one game of a plan. */
export const seedOfGame = (plan: SimulationPlan, number: number): string => `${plan.seed}-${number}`;

/** The bot at each seat in one game of a plan. */
export function botsOfGame(plan: SimulationPlan, number: number): string[] {
  const turn = plan.rotate ? number - 1 : 0;
  return plan.bots.map((_, seat) => plan.bots[(seat + turn) % plan.bots.length] as string);
}

/** Why a plan cannot be run, or null. */
export function planFault(game: AnyGame, plan: SimulationPlan): string | null {
  if (!Number.isInteger(plan.games) || plan.games < 1) return 'The number of games must be at least 1.';
  try {
    for (const bot of plan.bots) botNamed(game, bot);
  } catch (error) {
    return (error as Error).message;
  }
  return optionsFault(game, plan.options, plan.bots.length);
}
