/** The Hunters in German. */
import { assignments } from './areas.de.ts';
import { diary } from './diary.de.ts';
import { modes } from './modes.de.ts';
import { questions } from './questions.de.ts';
import { shipNames } from './rosters.ts';
import { ruleTexts } from './rules.de.ts';
import { sheet } from './sheet.de.ts';
import { nouns, rolls } from './words.de.ts';

/** Every sentence of the game. */
export const de: Readonly<Record<string, string>> = {
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
