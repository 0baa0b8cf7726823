/** The Hunters in French: every case of the rules in our own words, chapter by chapter. */
import { basics } from './rules1-6.fr.ts';
import { patrols } from './rules7-8.fr.ts';
import { combat } from './rules9.fr.ts';
import { damage } from './rules10.fr.ts';
import { careers } from './rules11-12.fr.ts';
import { variants } from './rules13-15.fr.ts';

/** Every case of the rules. */
export const ruleTexts: Readonly<Record<string, string>> = {
  ...basics,
  ...patrols,
  ...combat,
  ...damage,
  ...careers,
  ...variants,
};
