/** All printed components together. */
import { TYPE_II } from './boats-type-ii.ts';
import { TYPE_IX } from './boats-type-ix.ts';
import { TYPE_VII_TO_U96 } from './boats-type-vii-u30-u96.ts';
import { TYPE_VII_FROM_U98 } from './boats-type-vii-u98-u564.ts';
import { BATTLE_BEGINS } from './campaign-battle-begins.ts';
import { DRUMBEAT } from './campaign-drumbeat.ts';
import { HAPPY_TIME } from './campaign-happy-time.ts';
import { HUNTED } from './campaign-hunted.ts';
import { CONVOYS_TO_17 } from './convoys-01-17.ts';
import { CONVOYS_FROM_18 } from './convoys-18-30.ts';
import { ESCORTS_TO_217 } from './escorts-201-217.ts';
import { ESCORTS_FROM_218 } from './escorts-218-230.ts';
import { FLEET_ESCORTS } from './fleet-escorts.ts';
import { MERCHANTS_TO_75 } from './merchants-051-075.ts';
import { MERCHANTS_FROM_76 } from './merchants-076-100.ts';
import type { BoatCard, Campaign, ConvoyCard, EscortCard, MerchantCard, MisidentifiedCard } from './types.ts';

/** The boats, small ones first. */
export const BOATS: readonly BoatCard[] = [...TYPE_II, ...TYPE_VII_TO_U96, ...TYPE_VII_FROM_U98, ...TYPE_IX];

/** The merchant deck. */
export const MERCHANTS: readonly (MerchantCard | MisidentifiedCard)[] = [
  ...MERCHANTS_TO_75,
  ...MERCHANTS_FROM_76,
];

/** The escort deck and, at its end, the three fleet escorts. */
export const ESCORTS: readonly EscortCard[] = [...ESCORTS_TO_217, ...ESCORTS_FROM_218, ...FLEET_ESCORTS];

/** The optional convoy cards 1-30. */
export const MORE_CONVOYS: readonly ConvoyCard[] = [...CONVOYS_TO_17, ...CONVOYS_FROM_18];

/** The campaigns in order of time. */
export const CAMPAIGNS: readonly Campaign[] = [BATTLE_BEGINS, HAPPY_TIME, DRUMBEAT, HUNTED];

export { CONDITIONS } from './conditions.ts';
export { CORE_CONVOYS } from './convoys-31-50.ts';
export { EVENT_FACES } from './event-faces.ts';
export { EVENTS } from './events.ts';
export { NAVAL } from './naval.ts';
