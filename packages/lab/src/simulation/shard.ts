/** Runs the games of one shard. */
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
import type { Gathered } from './gather.ts';
import { gatherFailure, gatherGame, newGathered } from './gather.ts';
import type { Shard, SimulationPlan } from './plan.ts';
import { botsOfGame, seedOfGame } from './plan.ts';

/** Plays every game of a shard and counts the results; a game that is not over after `most` answers is cut short and counted. */
export function runShard(game: AnyGame, plan: SimulationPlan, shard: Shard, most = ANSWER_CAP): Gathered {
  const gathered = newGathered();
  for (let number = shard.first; number < shard.first + shard.count; number++) {
    const seed = seedOfGame(plan, number);
    try {
      const bots = botsOfGame(plan, number);
      const { state, answers, over } = played(game, plan, bots, seed, most);
      if (!over) {
        gatherFailure(gathered, { seed, message: notOverAfter(most) }, 'unfinished');
        continue;
      }
      const outcome = game.outcome(state);
      if (!outcome) throw new Error('The agenda is empty, but the game has no outcome.');
      gatherGame(gathered, { outcome, figures: game.figures(state), answers, bots }, plan.by);
    } catch (error) {
      gatherFailure(gathered, { seed, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return gathered;
}

/** Plays one game to its end or until it is cut short; returns its last state and the number of answers. */
function played(game: AnyGame, plan: SimulationPlan, bots: readonly string[], seed: string, most: number) {
  const table = tableOf(game, plan, seed);
  const seated = bots.map((bot) => botNamed(game, bot));
  const answers = playOn(table, seated, botRngs(seed, bots.length), undefined, most);
  return { state: table.state.game, answers, over: table.over };
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
