/** The Hunters: a solitaire career game of a U-boat commander, 1939-43, by its published rules. */
import { defineGame } from '@flotilla/table';
import { beatsOf } from './beats.ts';
import { bigRolls } from './bigRolls.ts';
import { bots } from './bots/index.ts';
import { describe, status } from './describe.ts';
import { checkOptions, idleOptions, optionFields } from './options.ts';
import { figures, outcome } from './outcome.ts';
import { lostBefore } from './rules/huntOdds.ts';
import { steps } from './rules/index.ts';
import { setup } from './rules/setup.ts';
import { documents } from './sheet/index.ts';
import { situation } from './situation.ts';
import type { Hunters } from './state.ts';
import { styles } from './styles.ts';
import { tell } from './tell.ts';
import { view } from './view.ts';
import { weighing } from './weighing/index.ts';

export type { BeatKind } from './beatKinds.ts';
export { BEAT_KINDS } from './beatKinds.ts';
export * from './facts.ts';
export type * from './state.ts';

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
  beats: beatsOf,
  bigRolls,
  rollSums: lostBefore,
  view,
  describe,
  status,
  outcome,
  figures,
  bots,
  weighing,
  documents,
  situation,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  sameSea: async () => (await import('./record/sameSea.ts')).sameSea,
  texts: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
    de: async () => (await import('./text/de/index.ts')).de,
  },
});
