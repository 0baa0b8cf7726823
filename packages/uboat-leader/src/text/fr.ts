/** The French catalogue: every text of the game by key. */
import type { Catalogue } from '@flotilla/table';
import { cardTexts } from './fr/cards.ts';
import { facts } from './fr/facts.ts';
import { faults } from './fr/faults.ts';
import { log } from './fr/log.ts';
import { names } from './fr/names.ts';
import { play } from './fr/play.ts';
import { rules } from './fr/rules.ts';
import { screens } from './fr/screens.ts';

/** All French texts. */
export const fr: Catalogue = {
  ...play,
  ...log,
  ...names,
  ...cardTexts,
  ...screens,
  ...rules,
  ...faults,
  ...facts,
};
