/** What goes with the game besides its rules. */
import { furnish } from '@flotilla/companion';
import { beatsOf } from './beats.ts';
import { bigRolls } from './bigRolls.ts';
import { captainNameBy } from './captains.ts';
import { hunters } from './game.ts';
import { documents } from './sheet/index.ts';
import { situation } from './situation.ts';
import { starts } from './starts.ts';

/** Lessons, beats, documents and all the rest. */
export const companion = furnish(hunters, {
  beats: beatsOf,
  bigRolls,
  situation,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  starts,
  drawnName: captainNameBy,
  tale: async () => (await import('./record/told.ts')).tale,
  scoring: async () => (await import('./record/scoring.ts')).scoring,
  documents,
});
