/** An experiment in the calling thread. */
import type { AnyGame } from '@flotilla/table';
import type { Gathered } from '../simulation/gather.ts';
import type { Shard, SimulationPlan } from '../simulation/plan.ts';
import { shardsOf } from '../simulation/plan.ts';
import type { Experiment } from './experiment.ts';
import { wholeOf } from './experiment.ts';
import type { Part } from './part.ts';
import { mergePart, newPart, runPart } from './part.ts';

/** Called after every shard with the number of games done, and of how many. */
export type Progress = (done: number, of: number) => void;

/** How long the thread is held before other work gets a turn. */
export const HOLD_MS = 30;

/** Gives other work of this thread a turn. */
export const letGo = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Runs shards one after another, yielding the thread now and then; `stop` is asked before each and ends it early. */
export async function runHere(
  game: AnyGame,
  experiment: Experiment,
  progress: Progress = () => {},
  stop: (part: Part) => boolean = () => false,
  shard: Shard = wholeOf(experiment),
): Promise<Part> {
  const part = newPart(experiment);
  let done = 0;
  let lastPause = performance.now();
  for (const piece of shardsOf(shard)) {
    if (stop(part)) break;
    mergePart(part, runPart(game, experiment, piece));
    done += piece.count;
    progress(done, shard.count);
    if (performance.now() - lastPause < HOLD_MS) continue;
    await letGo();
    lastPause = performance.now();
  }
  return part;
}

/** Runs a plan alone in the calling thread. */
export async function simulateHere(
  game: AnyGame,
  plan: SimulationPlan,
  progress?: Progress,
): Promise<Gathered> {
  const part = await runHere(game, soleExperiment(game, plan), progress);
  return part.arms[0] as Gathered;
}

/** An experiment of one plan. */
export const soleExperiment = (game: AnyGame, plan: SimulationPlan, program = ''): Experiment => ({
  kind: 'simulate',
  game: plan.game,
  rules: game.version,
  program,
  games: plan.games,
  arms: [{ label: plan.game, plan }],
  asked: {},
});
