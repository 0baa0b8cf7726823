/** The Hunters: a solitaire career game of a U-boat commander, 1939-43, by its published rules. */
import { defineGame } from '@flotilla/table';
import { bots } from './bots/index.ts';
import { describe, status } from './describe.ts';
import { checkOptions, idleOptions, optionFields } from './options.ts';
import { figures, outcome } from './outcome.ts';
import { lostBefore } from './rules/huntOdds.ts';
import { steps } from './rules/index.ts';
import { setup } from './rules/setup.ts';
import type { Hunters } from './state.ts';
import { styles } from './styles.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import { weighing } from './weighing/index.ts';

/** The game as the registry lists it. */
export const hunters = defineGame<Hunters>({
  id: 'hunters',
  version: '1.4.0',
  title: 'The Hunters',
  seats: { min: 1, max: 12 },
  optionFields,
  idleOptions,
  checkOptions,
  setup,
  first: 'begin',
  steps,
  events: styles,
  tell,
  rollSums: lostBefore,
  view,
  describe,
  status,
  outcome,
  figures,
  bots,
  weighing,
  texts: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
    de: async () => (await import('./text/de/index.ts')).de,
  },
});
