/** The German catalogue: every text of the game by key. */
import type { Catalogue } from '@flotilla/table';
import { cardTexts } from './de/cards.ts';
import { facts } from './de/facts.ts';
import { faults } from './de/faults.ts';
import { log } from './de/log.ts';
import { names } from './de/names.ts';
import { play } from './de/play.ts';
import { rules } from './de/rules.ts';
import { screens } from './de/screens.ts';

/** All German texts. */
export const de: Catalogue = {
  ...play,
  ...log,
  ...names,
  ...cardTexts,
  ...screens,
  ...rules,
  ...faults,
  ...facts,
};
