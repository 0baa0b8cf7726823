/** Advice for the player: how the game went on from here, in many imagined futures, for each option. */

import type { AdviceQuestion } from '@flotilla/client';
import { layTable } from '@flotilla/host';
import type { Advisor } from '@flotilla/lab';
import { openAdvisor } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';

/** More games than this for each option change nothing that anybody could see. */
export const MOST_ROLLOUTS = 3840;

/** Thinks about the position for as long as the player waits. */
export const advisorOn = (game: AnyGame, question: AdviceQuestion): Advisor => {
  const { seat, seed, yours, worth } = question;
  return openAdvisor(layTable(game, question), seat, {
    seed: `${seed} advice`,
    ...(yours && { yours }),
    ...(worth !== undefined && { worth }),
  });
};
