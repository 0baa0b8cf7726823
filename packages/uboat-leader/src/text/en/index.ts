/** The English catalogue: every text of the game by key. */

import type { Catalogue } from '@flotilla/table';
import { advice } from './advice.ts';
import { cardTexts } from './cards.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { screens } from './screens.ts';
import { start } from './start.ts';
import { termCards } from './termCards.ts';
import { terms } from './terms.generated.ts';

/** All English texts. */
export const en: Catalogue = {
  ...advice,
  ...play,
  ...log,
  ...lessons,
  ...learning,
  ...terms,
  ...termCards,
  ...names,
  ...cardTexts,
  ...screens,
  ...rules,
  ...faults,
  ...facts,
  ...score,
  ...start,
};
