/** Advice for the player: how the game went on from here, in many imagined futures, for each option. */

import type { Advice } from '@flotilla/lab';
import { adviseByRollouts } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { botNamed } from '@flotilla/table';
import type { BotQuestion } from './mind.ts';
import { layTable } from './mind.ts';

/** A position somebody wants advice on, and how long the advisor may think. */
export interface AdviceQuestion extends Omit<BotQuestion, 'bot'> {
  readonly milliseconds: number;
}

/** The bot that plays the imagined games on: the sensible one where the game has it. */
const playsOn = (game: AnyGame): string => ('steady' in game.bots ? 'steady' : 'random');

/** What the advisor says within the time given. */
export function adviceOn(game: AnyGame, question: AdviceQuestion): Advice {
  const until = performance.now() + question.milliseconds;
  return adviseByRollouts(layTable(game, question), question.seat, botNamed(game, playsOn(game)), {
    rollouts: 2000,
    seed: `${question.seed} advice`,
    timeIsUp: () => performance.now() > until,
    ...(question.seats === 1 && { by: firstFigure(game, question.state.game) }),
  });
}

/** Alone at the table there is nobody to win against: options are compared by the first figure of the game. */
const firstFigure = (game: AnyGame, state: object): string | undefined =>
  Object.keys(game.figures(state).numbers)[0];
