/** The Hunters in English. */
import { assignments } from './areas.en.ts';
import { diary } from './diary.en.ts';
import { modes } from './modes.en.ts';
import { questions } from './questions.en.ts';
import { shipNames } from './rosters.ts';
import { ruleTexts } from './rules.en.ts';
import { sheet } from './sheet.en.ts';
import { nouns, rolls } from './words.en.ts';

/** Every sentence of the game. */
export const en: Readonly<Record<string, string>> = {
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
