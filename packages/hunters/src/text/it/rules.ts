/** The Hunters in Italian: every case of the rules in our own words, chapter by chapter. */
import { basics } from './rules1-6.ts';
import { patrols } from './rules7-8.ts';
import { combat } from './rules9.ts';
import { damage } from './rules10.ts';
import { careers } from './rules11-12.ts';
import { variants } from './rules13-15.ts';

/** Every case of the rules. */
export const ruleTexts: Readonly<Record<string, string>> = {
  ...basics,
  ...patrols,
  ...combat,
  ...damage,
  ...careers,
  ...variants,
};
