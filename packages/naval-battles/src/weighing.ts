/** How a battle is weighed: whether it is won, and by how many points. */
import type { Weighing } from '@flotilla/table';
import { shortNumber, text } from '@flotilla/table';
import { ACE_IMAGINED } from './bots/ace.ts';
import { steadyChoice } from './bots/steady.ts';
import { FINDINGS } from './data/findings.ts';
import { REVIEW_SCALE } from './data/review.ts';
import { WIN_BY_LEAD } from './data/values.ts';
import type { NavalBattles, State } from './state.ts';
import { suggestions } from './suggestions.ts';
import { horizon, leadOf } from './values.ts';

const lostBy = (s: State, seat: number): number => s.players[seat]?.lost.length ?? 0;

/** What advice and reviews of Naval Battles go by: the ace's habit plays on, by orders. */
export const weighing: Weighing<NavalBattles> = {
  habit: { choose: (view, decision, rng) => steadyChoice(view, decision, rng, ACE_IMAGINED) },
  measures: ['turns', 'won.1', 'sunk'],
  findings: FINDINGS,
  worths: [
    {
      id: 'lead',
      name: text('worth.lead'),
      said: (n) => text('worth.inPoints', { n: shortNumber(n) }),
      of: leadOf,
      grain: 0.01,
    },
  ],
  happens: {
    wins: (end, _before, seat) => end.ending?.winners.includes(seat) === true,
    noLoss: (end, before, seat) => lostBy(end, seat) <= lostBy(before, seat),
    ahead: (end, _before, seat) => leadOf(end, seat) > 0,
  },
  suggestions,
  review: {
    by: 'lead',
    scale: (_state, seats, by) => {
      const curve = WIN_BY_LEAD[Math.min(seats - 2, WIN_BY_LEAD.length - 1)];
      return by === 'lead' && curve ? { ...REVIEW_SCALE, curve } : null;
    },
    horizon,
  },
};
