/** The Hunters in French. */

import { shipNames } from '../rosters.ts';
import { advice } from './advice.ts';
import { assignments } from './areas.ts';
import { diary } from './diary.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { modes } from './modes.ts';
import { questions } from './questions.ts';
import { ruleTexts } from './rules.ts';
import { score } from './score.ts';
import { sheet } from './sheet.ts';
import { start } from './start.ts';
import { termCards } from './termCards.ts';
import { terms } from './terms.generated.ts';
import { nouns, rolls } from './words.ts';

/** Every sentence of the game. */
export const fr: Readonly<Record<string, string>> = {
  ...nouns,
  ...rolls,
  ...assignments,
  ...questions,
  ...advice,
  ...diary,
  ...ruleTexts,
  ...shipNames,
  ...sheet,
  ...modes,
  ...lessons,
  ...learning,
  ...terms,
  ...termCards,
  ...score,
  ...start,
};
