/** The lessons of U-Boat Leader, in the order in which they are learnt. */
import type { Lesson } from '@flotilla/companion';
import { oneBoatOneConvoy } from './one-boat-one-convoy.ts';
import { shortCampaign } from './short-campaign.ts';

/** Every lesson. */
export const lessons: readonly Lesson[] = [oneBoatOneConvoy, shortCampaign];
