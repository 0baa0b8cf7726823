/** The sea of the day: the game whose manifest says so, and its seas. */

import { GAMES } from '@flotilla/lab';
import type { OwnSea } from '@flotilla/ui/sea/ownSea.ts';
import { found } from '#screens/sea';

/** The id of the game whose sea it is. */
export const SEA_GAME = GAMES.find(({ daily }) => daily)?.id ?? '';

/** Its seas. */
export const ownSea = found[SEA_GAME] as OwnSea;
