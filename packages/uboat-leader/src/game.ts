/** U-Boat Leader, both editions. */
import { defineGame } from '@flotilla/table';
import { ace } from './bots/ace.ts';
import { steady } from './bots/steady.ts';
import { describe } from './describe.ts';
import { EVENT_STYLES } from './events.ts';
import { checkOptions, optionFields } from './options.ts';
import { figures, outcome } from './outcome.ts';
import { brokenPromise } from './rules/conservation.ts';
import { steps } from './rules/index.ts';
import { freshState } from './rules/setup.ts';
import type { UboatLeader } from './state.ts';
import { status } from './status.ts';
import { tell } from './tell.ts';
import { swapSecrets, viewOf } from './view.ts';
import { weighing } from './weighing.ts';

/** The game as the registry lists it. */
export const uboatLeader = defineGame<UboatLeader>({
  id: 'uboat-leader',
  version: '3.3.0',
  title: 'U-Boat Leader',
  seats: { min: 1, max: 1 },
  optionFields,
  checkOptions,
  setup: freshState,
  first: 'openCampaign',
  steps,
  events: EVENT_STYLES,
  tell,
  view: viewOf,
  describe,
  status,
  outcome,
  figures,
  bots: { steady, ace },
  weighing,
  texts: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
    de: async () => (await import('./text/de/index.ts')).de,
  },
  swapSecrets,
  invariant: brokenPromise,
});
