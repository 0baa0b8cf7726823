/** Small pictures of where games stand; loaded when somebody looks. */

import type { Drawing } from '@flotilla/ui/pictures/drawing.ts';
import { found } from '#screens/picture';

/** Whether a game can be drawn in small. */
export const isDrawn = (game: string): boolean => game in found;

/** How a game is drawn in small; null for one that is not. */
export const drawingFor = async (game: string): Promise<Drawing | null> => (await found[game]?.()) ?? null;
