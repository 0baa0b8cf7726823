/** The Hunters in French. */
import { assignments } from './areas.fr.ts';
import { diary } from './diary.fr.ts';
import { modes } from './modes.fr.ts';
import { questions } from './questions.fr.ts';
import { shipNames } from './rosters.ts';
import { ruleTexts } from './rules.fr.ts';
import { sheet } from './sheet.fr.ts';
import { nouns, rolls } from './words.fr.ts';

/** Every sentence of the game. */
export const fr: Readonly<Record<string, string>> = {
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
