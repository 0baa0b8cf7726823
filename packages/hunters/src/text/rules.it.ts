/** The Hunters in Italian: every case of the rules in our own words, chapter by chapter. */
import { basics } from './rules1-6.it.ts';
import { patrols } from './rules7-8.it.ts';
import { combat } from './rules9.it.ts';
import { damage } from './rules10.it.ts';
import { careers } from './rules11-12.it.ts';
import { variants } from './rules13-15.it.ts';

/** Every case of the rules. */
export const ruleTexts: Readonly<Record<string, string>> = {
  ...basics,
  ...patrols,
  ...combat,
  ...damage,
  ...careers,
  ...variants,
};
