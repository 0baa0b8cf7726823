/** What the game of the day draws. */

import type { OwnSeaScreen } from '@flotilla/ui/sea/ownSea.ts';
import { found } from '#screens/seaScreen';
import { SEA_GAME } from './own.ts';

/** Its pictures of a day. */
export const ownSeaScreen = found[SEA_GAME] as OwnSeaScreen;
