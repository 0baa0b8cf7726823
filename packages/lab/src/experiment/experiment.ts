/** An experiment: games of one or more arms on the same seeds, and everything else that decides its result. */
import type { AnyGame } from '@flotilla/table';
import { canonical, sha256 } from '@flotilla/table/run';
import type { Shard, SimulationPlan } from '../simulation/plan.ts';
import { planFault } from '../simulation/plan.ts';

/** One way of playing the games of an experiment. */
export interface Arm {
  readonly label: string;
  readonly plan: SimulationPlan;
}

/**
 * `simulate`: every arm is counted by itself. `lab`: every other arm is compared with the first, game by game. `match`: the arms seat
 * two bots in turn, and the first bot's share of every win is counted.
 */
export type ExperimentKind = 'simulate' | 'lab' | 'match';

/** What is run; the same experiment gives the same result on any machine. */
export interface Experiment {
  readonly kind: ExperimentKind;
  readonly game: string;
  /** The versions of the rules and of the program, which must be the same wherever a part of it is run. */
  readonly rules: string;
  readonly program: string;
  /** Game numbers; each is played once in every arm. */
  readonly games: number;
  readonly arms: readonly [Arm, ...Arm[]];
  /** What the result is about beyond the arms, such as the measures that are compared. */
  readonly asked: Readonly<Record<string, string>>;
}

/** The name of an experiment: a digest of everything in it. */
export const experimentId = (experiment: Experiment): string => sha256(canonical(experiment)).slice(0, 16);

/** All games of an experiment. */
export const wholeOf = ({ games }: Experiment): Shard => ({ first: 1, count: games });

/** Why an experiment cannot be run here, or null. */
export function experimentFault(game: AnyGame, experiment: Experiment, program: string): string | null {
  const { rules, program: theirs, arms } = experiment;
  if (game.version !== rules)
    return `This experiment is about the rules ${rules} of ${game.title}; here are the rules ${game.version}.`;
  if (program !== theirs) return `This experiment is for Flotilla ${theirs}; this is Flotilla ${program}.`;
  return arms.map(({ plan }) => planFault(game, plan)).find((fault) => fault !== null) ?? null;
}
