/** The captains of the house: three ghosts on every sea, and the manners of those who are simulated. */
import type { House } from '@flotilla/companion';
import { habit } from '../bots/ace.ts';
import { captainBy, steady } from '../bots/steady.ts';
import { BOLD, CAUTIOUS } from '../bots/temper.ts';
import type { Hunters } from '../state.ts';

const cautious = captainBy(CAUTIOUS);
const bold = captainBy(BOLD);

/** Who they are; the bounds part the seas of 600 days into thirds, and the calm ones from the rest. */
export const house: House<Hunters> = {
  version: 1,
  ghosts: [
    { id: 'cautious', bot: cautious },
    { id: 'steady', bot: steady },
    { id: 'bold', bot: bold },
  ],
  crowd: [cautious, steady, bold, habit],
  riches: { poor: 9_200, rich: 15_000 },
  danger: { calm: 2, dangerous: 15 },
};
