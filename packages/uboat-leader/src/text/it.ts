/** The Italian catalogue: every text of the game by key. */
import type { Catalogue } from '@flotilla/table';
import { cardTexts } from './it/cards.ts';
import { facts } from './it/facts.ts';
import { faults } from './it/faults.ts';
import { log } from './it/log.ts';
import { names } from './it/names.ts';
import { play } from './it/play.ts';
import { rules } from './it/rules.ts';
import { screens } from './it/screens.ts';

/** All Italian texts. */
export const it: Catalogue = {
  ...play,
  ...log,
  ...names,
  ...cardTexts,
  ...screens,
  ...rules,
  ...faults,
  ...facts,
};
