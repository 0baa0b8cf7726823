/** The German catalogue: every text of the game by key. */
import type { Catalogue } from '@flotilla/table';
import { cardTexts } from './cards.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';

/** All German texts. */
export const de: Catalogue = {
  ...play,
  ...log,
  ...lessons,
  ...learning,
  ...names,
  ...cardTexts,
  ...screens,
  ...rules,
  ...faults,
  ...facts,
};
