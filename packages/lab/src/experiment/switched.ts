/** Experiments with switches: the same for the terminal and the page, which only differ in how they are asked for. */
import type { AnyGame } from '@flotilla/table';
import { botNames } from '@flotilla/table/run';
import type { SimulationPlan } from '../simulation/plan.ts';
import type { Arm, Experiment } from './experiment.ts';
import type { Switch } from './switches.ts';
import { switchesOf, usualSwitches } from './switches.ts';

/** The seed of an experiment where nobody names one. */
export const LAB_SEED = 'lab';

const armOf = (plan: SimulationPlan, { id, options }: Switch): Arm => ({
  label: id,
  plan: { ...plan, options },
});

/** The arms of all switches that are tried where nobody names any. */
export const usualArms = (game: AnyGame, plan: SimulationPlan): Arm[] =>
  usualSwitches(switchesOf(game, plan.options, plan.bots.length)).map((one) => armOf(plan, one));

/**
 * The arms a name stands for: an option (all its values), OPTION=VALUE, an entry of a list such as an optional rule, or bot=B; none where
 * nothing is called so.
 */
export function armsNamed(game: AnyGame, plan: SimulationPlan, name: string): Arm[] {
  const [, bot] = /^bot=(.+)$/.exec(name) ?? [];
  if (bot !== undefined)
    return botNames(game).includes(bot)
      ? [{ label: name, plan: { ...plan, bots: plan.bots.map(() => bot) } }]
      : [];
  return switchesOf(game, plan.options, plan.bots.length)
    .filter(({ id, field, value }) => id === name || field.id === name || value === name)
    .map((one) => armOf(plan, one));
}

/** The experiment that compares arms with a plan; by what the game finds most telling unless measures are named. */
export const switchExperiment = (
  game: AnyGame,
  plan: SimulationPlan,
  arms: readonly Arm[],
  program: string,
  measures: readonly string[] = game.weighing?.measures ?? [],
): Experiment => ({
  kind: 'lab',
  game: game.id,
  rules: game.version,
  program,
  games: plan.games,
  arms: [{ label: game.id, plan }, ...arms],
  asked: { measures: measures.join(',') },
});
