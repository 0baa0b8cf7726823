/** U-Boat Leader, both editions. */

import { defineGame } from '@flotilla/table';
import { beats } from './beats.ts';
import { bigRolls } from './bigRolls.ts';
import { ace } from './bots/ace.ts';
import { steady } from './bots/steady.ts';
import { describe } from './describe.ts';
import { EVENT_STYLES } from './events.ts';
import { checkOptions, optionFields } from './options.ts';
import { figures, outcome } from './outcome.ts';
import { brokenPromise } from './rules/conservation.ts';
import { steps } from './rules/index.ts';
import { freshState } from './rules/setup.ts';
import { logSheet } from './sheet/logSheet.ts';
import { situation } from './situation.ts';
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
  beats,
  bigRolls,
  tell,
  view: viewOf,
  describe,
  status,
  outcome,
  figures,
  bots: { steady, ace },
  weighing,
  situation,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  sameSea: async () => (await import('./sameSea.ts')).sameSea,
  texts: {
    en: async () => (await import('./text/en/index.ts')).en,
    fr: async () => (await import('./text/fr/index.ts')).fr,
    it: async () => (await import('./text/it/index.ts')).it,
    de: async () => (await import('./text/de/index.ts')).de,
  },
  swapSecrets,
  invariant: brokenPromise,
  documents: { logSheet },
});

export type { BeatKind } from './beats.ts';
export { bigRolls } from './bigRolls.ts';
export type { ShipFacts } from './events.ts';
export type { Options } from './options.ts';
export { type Cards, cardsWith } from './pack/catalogue.ts';
export { packFaults } from './pack/check.ts';
export { fileFaults } from './pack/files.ts';
export { PACK_FORMAT, PACK_VERSION, type Pack } from './pack/format.ts';
export * from './plot.ts';
export type { CampaignTale } from './record.ts';
export { CAMPAIGN_HONOURS, campaignTale } from './record.ts';
export {
  type CampaignReview,
  type Decisive,
  type Refit,
  reviewOf,
  type Score,
  type TurnReview,
} from './sheet/review.ts';
export type { State, UboatLeader } from './state.ts';
export type { View } from './view.ts';
