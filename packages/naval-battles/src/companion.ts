/** What goes with the game besides its rules. */
import { furnish } from '@flotilla/companion';
import { beats } from './beats.ts';
import { navalBattles } from './game.ts';
import { situation } from './situation.ts';
import { starts } from './starts.ts';

/** Lessons, beats, documents and all the rest. */
export const companion = furnish(navalBattles, {
  beats,
  situation,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  starts,
  tale: async () => (await import('./told.ts')).tale,
  scoring: async () => (await import('./scoring.ts')).scoring,
});
