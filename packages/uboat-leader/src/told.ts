/** What is kept of a campaign. */
import type { TaleReader } from '@flotilla/companion';
import { countsOf } from '@flotilla/companion';
import { CAMPAIGN_HONOURS, campaignTale } from './record.ts';
import type { UboatLeader } from './state.ts';

/** A campaign. */
export interface CampaignFacts {
  readonly kind: 'campaign';
  readonly campaign: string;
  readonly evaluation: string | null;
  readonly vp: number;
  readonly ships: number;
  readonly tons: number;
  readonly boats: number;
  readonly lost: number;
}

/** How the tale of a campaign is read. */
export const tale: TaleReader<UboatLeader> = {
  honours: CAMPAIGN_HONOURS,
  read(state, log) {
    const found = campaignTale(state, log);
    const { campaign, evaluation, vp, ships, tons, boats, lost } = found;
    const told: CampaignFacts = { kind: 'campaign', campaign, evaluation, vp, ships, tons, boats, lost };
    return { told, counts: countsOf(CAMPAIGN_HONOURS, found) };
  },
};
