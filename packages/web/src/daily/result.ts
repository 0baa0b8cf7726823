/** Which games may count for a day. */
import type { GameRecord } from '@flotilla/table/run';

/** Whether a game may count: nobody went back past a roll in it, or threw dice of their own. */
export const isHonest = ({ practice, dice }: Pick<GameRecord, 'practice' | 'dice'>): boolean =>
  !practice && dice === null;
