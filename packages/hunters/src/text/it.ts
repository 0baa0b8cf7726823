/** The Hunters in Italian. */
import { assignments } from './areas.it.ts';
import { diary } from './diary.it.ts';
import { modes } from './modes.it.ts';
import { questions } from './questions.it.ts';
import { shipNames } from './rosters.ts';
import { ruleTexts } from './rules.it.ts';
import { sheet } from './sheet.it.ts';
import { nouns, rolls } from './words.it.ts';

/** Every sentence of the game. */
export const it: Readonly<Record<string, string>> = {
  ...nouns,
  ...rolls,
  ...assignments,
  ...questions,
  ...diary,
  ...ruleTexts,
  ...shipNames,
  ...sheet,
  ...modes,
};
