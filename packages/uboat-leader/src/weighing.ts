/** How a campaign is weighed: by its victory points. */
import type { Weighing } from '@flotilla/table';
import { shortNumber, text } from '@flotilla/table';
import { steady } from './bots/steady.ts';
import { FINDINGS } from './data/findings.ts';
import { REVIEW_SCALES } from './data/review.ts';
import { figures, outcome } from './outcome.ts';
import type { State, UboatLeader } from './state.ts';
import { suggestions } from './suggestions.ts';
import { horizon } from './values.ts';

const numberOf = (s: State, name: string): number => figures(s).numbers[name] ?? 0;

const isHeld = (s: State): boolean => (outcome(s)?.winners.length ?? 0) > 0;

/** What advice and reviews of U-Boat Leader go by; without trying contacts out the ace plays as the steady bot does. */
export const weighing: Weighing<UboatLeader> = {
  habit: steady,
  measures: ['won', 'vp', 'boatsLost'],
  findings: FINDINGS,
  worths: [
    {
      id: 'points',
      name: text('figure.vp'),
      said: (n) => text('worth.inPoints', { n: shortNumber(n) }),
      exactly: (n) => text('worth.inPoints', { n }),
      of: (s) => numberOf(s, 'vp'),
      grain: 0.01,
    },
    {
      id: 'held',
      name: text('worth.held'),
      said: (share) => text('worth.share', { share }),
      of: (s) => (isHeld(s) ? 1 : 0),
    },
  ],
  happens: {
    held: isHeld,
    noneLost: (end, before) => numberOf(end, 'boatsLost') <= numberOf(before, 'boatsLost'),
    sinks: (end, before) => numberOf(end, 'shipsSunk') > numberOf(before, 'shipsSunk'),
  },
  suggestions,
  review: {
    by: 'points',
    scale: ({ length }, _seats, by) => (by === 'points' ? REVIEW_SCALES[length] : null),
    horizon,
  },
};
