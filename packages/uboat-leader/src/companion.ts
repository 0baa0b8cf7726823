/** What goes with the game besides its rules. */
import { furnish } from '@flotilla/companion';
import { beats } from './beats.ts';
import { bigRolls } from './bigRolls.ts';
import { uboatLeader } from './game.ts';
import { logSheet } from './sheet/logSheet.ts';
import { situation } from './situation.ts';
import { starts } from './starts.ts';

/** Lessons, beats, documents and all the rest. */
export const companion = furnish(uboatLeader, {
  beats,
  bigRolls,
  situation,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  starts,
  tale: async () => (await import('./told.ts')).tale,
  scoring: async () => (await import('./scoring.ts')).scoring,
  documents: { logSheet },
});
