/** Plays single games of a plan. */
import type { AnyGame, Bot, GameShape, Rng } from '@flotilla/table';
import type { Answer, GameRecord } from '@flotilla/table/run';
import {
  ANSWER_CAP,
  botNamed,
  botRngs,
  chosenBy,
  hashOf,
  notOverAfter,
  playOn,
  straightRecord,
  Table,
} from '@flotilla/table/run';
import type { Failure, FinishedGame, Gathered } from './gather.ts';
import { gatherFailure, gatherGame, newGathered } from './gather.ts';
import type { Shard, SimulationPlan } from './plan.ts';
import { botsOfGame, seedOfGame } from './plan.ts';

/** What came of one game: its end, with the state it ended in, or why it is not counted. */
export type ShardGame =
  | ({ readonly kind: 'finished'; readonly state: object } & FinishedGame)
  | { readonly kind: 'errors' | 'unfinished'; readonly failure: Failure };

/** Plays one game of a plan; one that is not over after `most` answers is cut short. */
export function playNumbered(
  game: AnyGame,
  plan: SimulationPlan,
  number: number,
  most = ANSWER_CAP,
): ShardGame {
  const seed = seedOfGame(plan, number);
  const bots = botsOfGame(plan, number);
  try {
    const table = tableOf(game, plan, seed);
    const seated = bots.map((bot) => botNamed(game, bot));
    const answers = playOn(table, seated, botRngs(seed, bots.length), undefined, most);
    if (!table.over) return { kind: 'unfinished', failure: { number, seed, message: notOverAfter(most) } };
    const state = table.state.game;
    const outcome = game.outcome(state);
    if (!outcome) throw new Error('The agenda is empty, but the game has no outcome.');
    return { kind: 'finished', state, outcome, figures: game.figures(state), answers, bots };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'errors', failure: { number, seed, message } };
  }
}

/** Counts what came of one game. */
export function gatherPlayed(into: Gathered, played: ShardGame, by: string | null): void {
  if (played.kind === 'finished') gatherGame(into, played, by);
  else gatherFailure(into, played.failure, played.kind);
}

/** Plays every game of a shard and counts the results. */
export function runShard(game: AnyGame, plan: SimulationPlan, shard: Shard, most = ANSWER_CAP): Gathered {
  const gathered = newGathered();
  for (let number = shard.first; number < shard.first + shard.count; number++)
    gatherPlayed(gathered, playNumbered(game, plan, number, most), plan.by);
  return gathered;
}

const tableOf = (game: AnyGame, plan: SimulationPlan, seed: string) =>
  new Table({
    game,
    options: plan.options,
    seats: plan.bots.length,
    seed,
    recording: plan.recording ? 'on' : 'off',
  });

/** The most answers kept of a game that would not end: enough to see it go round in circles. */
const MOST_KEPT = 5000;

/**
 * Plays one game of a plan again and returns its record; for a game that fails, up to its last good answer, and for one that
 * would not end, its first part.
 */
export function recordOfGame(
  game: AnyGame,
  plan: SimulationPlan,
  number: number,
  most = MOST_KEPT,
): GameRecord {
  const seed = seedOfGame(plan, number);
  const bots = botsOfGame(plan, number);
  const rngs = botRngs(seed, bots.length);
  const seated = bots.map((name) => botNamed(game, name));
  const table = tableOf(game, { ...plan, recording: false }, seed);
  const answers: Answer[] = [];
  let hash = hashOf(table.state);
  let stands = 0;
  try {
    for (let [decision] = table.decisions; decision && stands < most; [decision] = table.decisions) {
      const { seat } = decision;
      const choice = chosenBy(seated[seat] as Bot<GameShape>, table, decision, rngs[seat] as Rng);
      const answer = { seat, decision: decision.number, choice };
      answers.push(answer);
      if (table.answer(answer)) break;
      hash = hashOf(table.state);
      stands = answers.length;
    }
  } catch {
    // The record ends before the answer that broke the game.
  }
  const seats = bots.map((bot, seat) => ({ name: `Seat ${seat + 1}`, bot }));
  return straightRecord({
    game,
    options: plan.options,
    seats,
    seed,
    answers,
    position: stands,
    stateHash: hash,
  });
}
