/** U-Boat Leader, both editions. */
export type { BeatKind } from './beats.ts';
export { bigRolls } from './bigRolls.ts';
export { companion } from './companion.ts';
export type { ShipFacts } from './events.ts';
export { uboatLeader } from './game.ts';
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
export type { CampaignFacts } from './told.ts';
export type { View } from './view.ts';
