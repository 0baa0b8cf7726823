/** Where a game's own screens come from: the build finds the packages that bring them. */

import type { OwnScreens } from '@flotilla/ui/frame/screens.ts';
import { found } from '#screens/screens';

/** The own screens of a game; an empty object when it has none. */
export const screensOf = async (gameId: string): Promise<OwnScreens> => (await found[gameId]?.()) ?? {};
