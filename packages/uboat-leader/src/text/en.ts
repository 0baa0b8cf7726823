/** The English catalogue: every text of the game by key. */
import type { Catalogue } from '@flotilla/table';
import { cardTexts } from './en/cards.ts';
import { facts } from './en/facts.ts';
import { faults } from './en/faults.ts';
import { log } from './en/log.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { rules } from './en/rules.ts';
import { screens } from './en/screens.ts';

/** All English texts. */
export const en: Catalogue = {
  ...play,
  ...log,
  ...names,
  ...cardTexts,
  ...screens,
  ...rules,
  ...faults,
  ...facts,
};
