/** Advice for the player: how the game went on from here, in many imagined futures, for each option. */

import type { Advisor } from '@flotilla/lab';
import { openAdvisor } from '@flotilla/lab';
import type { AnyGame, FormChoice } from '@flotilla/table';
import type { BotQuestion } from './mind.ts';
import { layTable } from './mind.ts';

/** What the player wants to know besides: of a form as it is filled in, and by what the options are compared. */
export interface AdviceWish {
  readonly yours?: FormChoice;
  readonly worth?: string;
}

/** A position somebody wants advice on. */
export type AdviceQuestion = Omit<BotQuestion, 'bot'> & AdviceWish;

/** More games than this for each option change nothing that anybody could see. */
export const MOST_ROLLOUTS = 3840;

/** Somebody who thinks about the position for as long as the player waits. */
export const advisorOn = (game: AnyGame, question: AdviceQuestion): Advisor => {
  const { seat, seed, yours, worth } = question;
  return openAdvisor(layTable(game, question), seat, {
    seed: `${seed} advice`,
    ...(yours && { yours }),
    ...(worth !== undefined && { worth }),
  });
};
