/** The lessons of U-Boat Leader, in the order in which they are learnt. */
import type { Lesson } from '@flotilla/table';
import { oneBoatOneConvoy } from './one-boat-one-convoy.ts';
import { shortCampaign } from './short-campaign.ts';

/** Every lesson. */
export const lessons: readonly Lesson[] = [oneBoatOneConvoy, shortCampaign];
