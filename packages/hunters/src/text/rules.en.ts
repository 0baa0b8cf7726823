/** The Hunters in English: every case of the rules in our own words, chapter by chapter. */
import { basics } from './rules1-6.en.ts';
import { patrols } from './rules7-8.en.ts';
import { combat } from './rules9.en.ts';
import { damage } from './rules10.en.ts';
import { careers } from './rules11-12.en.ts';
import { variants } from './rules13-15.en.ts';

/** Every case of the rules. */
export const ruleTexts: Readonly<Record<string, string>> = {
  ...basics,
  ...patrols,
  ...combat,
  ...damage,
  ...careers,
  ...variants,
};
