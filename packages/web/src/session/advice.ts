/** Advice for the player: how the game went on from here, in many imagined futures, for each option. */

import type { Advisor } from '@flotilla/lab';
import { openAdvisor } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { botNamed } from '@flotilla/table';
import type { BotQuestion } from './mind.ts';
import { layTable } from './mind.ts';

/** A position somebody wants advice on. */
export type AdviceQuestion = Omit<BotQuestion, 'bot'>;

/** More games than this for each option change nothing that anybody could see. */
export const MOST_ROLLOUTS = 3840;

/** The bot that plays the imagined games on: the sensible one where the game has it. */
const playsOn = (game: AnyGame): string => ('steady' in game.bots ? 'steady' : 'random');

/** Somebody who thinks about the position for as long as the player waits. */
export const advisorOn = (game: AnyGame, question: AdviceQuestion): Advisor =>
  openAdvisor(layTable(game, question), question.seat, botNamed(game, playsOn(game)), {
    seed: `${question.seed} advice`,
    ...(question.seats === 1 && { by: firstFigure(game, question.state.game) }),
  });

/** Alone at the table there is nobody to win against: options are compared by the first figure of the game. */
const firstFigure = (game: AnyGame, state: object): string | undefined =>
  Object.keys(game.figures(state).numbers)[0];
