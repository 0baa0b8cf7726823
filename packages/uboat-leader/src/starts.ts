/** Ready-made campaigns. */
import type { Start } from '@flotilla/companion';

const campaign = (id: string, of: string): Start => ({ id, options: { campaign: of, length: 'short' } });

/** The campaigns, the one for a newcomer first. */
export const starts: readonly Start[] = [
  campaign('first', 'battle-begins'),
  campaign('happy', 'happy-time'),
  campaign('drumbeat', 'drumbeat'),
  campaign('hunted', 'hunted'),
];
