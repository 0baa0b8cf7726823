/** All printed matter together. */
import { TYPE_II } from './boats-type-ii.ts';
import { TYPE_IX } from './boats-type-ix.ts';
import { TYPE_VII_A } from './boats-type-vii-a.ts';
import { TYPE_VII_B } from './boats-type-vii-b.ts';
import { BATTLE_BEGINS } from './campaign-battle-begins.ts';
import { DRUMBEAT } from './campaign-drumbeat.ts';
import { HAPPY_TIME } from './campaign-happy-time.ts';
import { HUNTED } from './campaign-hunted.ts';
import { MORE_CONVOYS_A } from './convoys-more-a.ts';
import { MORE_CONVOYS_B } from './convoys-more-b.ts';
import { ESCORTS_A } from './escorts-a.ts';
import { ESCORTS_B } from './escorts-b.ts';
import { MERCHANTS_A } from './merchants-a.ts';
import { MERCHANTS_B } from './merchants-b.ts';
import type { BoatCard, Campaign, ConvoyCard, EscortCard, MerchantCard, MisidentifiedCard } from './types.ts';

/** The boats, small ones first. */
export const BOATS: readonly BoatCard[] = [...TYPE_II, ...TYPE_VII_A, ...TYPE_VII_B, ...TYPE_IX];

/** The merchant deck. */
export const MERCHANTS: readonly (MerchantCard | MisidentifiedCard)[] = [...MERCHANTS_A, ...MERCHANTS_B];

/** The escort deck and, at its end, the three fleet escorts. */
export const ESCORTS: readonly EscortCard[] = [...ESCORTS_A, ...ESCORTS_B];

/** The optional convoy cards 1-30. */
export const MORE_CONVOYS: readonly ConvoyCard[] = [...MORE_CONVOYS_A, ...MORE_CONVOYS_B];

/** The campaigns in order of time. */
export const CAMPAIGNS: readonly Campaign[] = [BATTLE_BEGINS, HAPPY_TIME, DRUMBEAT, HUNTED];

export { CONDITIONS } from './conditions.ts';
export { CORE_CONVOYS } from './convoys-core.ts';
export { EVENT_FACES } from './event-faces.ts';
export { EVENTS } from './events.ts';
export { NAVAL } from './naval.ts';
