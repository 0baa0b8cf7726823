/** Modern Naval Battles – Global Warfare: two to six fleets, hidden hands, as a game on the table. */
import { defineGame } from '@flotilla/table';
import { ace } from './bots/ace.ts';
import { steady } from './bots/steady.ts';
import { describe, nameAt, status } from './describe.ts';
import { eventStyles } from './events.ts';
import { checkOptions, forcedByPeople, idleOptions, optionFields, setup } from './options.ts';
import { figures, outcome, results } from './outcome.ts';
import { lostCards } from './rules/conservation.ts';
import { steps } from './rules/index.ts';
import type { NavalBattles } from './state.ts';
import { tell } from './tell.ts';
import { secrets, swapSecrets, view } from './view.ts';
import { weighing } from './weighing.ts';

/** The game as the registry lists it. */
export const navalBattles = defineGame<NavalBattles>({
  id: 'naval-battles',
  version: '1.5.0',
  title: 'Modern Naval Battles – Global Warfare',
  seats: { min: 2, max: 6 },
  optionFields,
  idleOptions,
  checkOptions,
  setup,
  forcedByPeople: forcedByPeople,
  first: 'begin',
  steps,
  events: eventStyles,
  tell,
  view,
  describe,
  status,
  seatText: nameAt,
  outcome,
  figures,
  results,
  bots: { steady, ace },
  weighing,
  texts: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
    de: async () => (await import('./text/de/index.ts')).de,
  },
  swapSecrets,
  redealsAll: true,
  secrets,
  invariant: lostCards,
});
