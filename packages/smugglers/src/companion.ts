/** What goes with Smugglers besides its rules. */
import type { Situation } from '@flotilla/companion';
import { furnish } from '@flotilla/companion';
import type { Decision } from '@flotilla/table';
import { text } from '@flotilla/table';
import { smugglers } from './game.ts';
import type { View } from './state.ts';

/** The questions whose next thing has words of its own. */
const ASKED = new Set(['load', 'respond', 'share']);

/** What the seat has, what counts, what comes next. */
function situation(v: View, asked: Decision | null): Situation {
  const own = v.seat === null ? undefined : v.smugglers[v.seat];
  const { night, nights } = v;
  return {
    where: own
      ? text('situation.where.seat', { night, nights, cards: own.hand.length, cellar: own.cellar.length })
      : text('situation.where.watching', { night, nights }),
    stake: text('situation.stake'),
    next: text(`situation.next.${asked && ASKED.has(asked.step) ? asked.step : 'wait'}`),
  };
}

/** What the registry finds beside the game. */
export const companion = furnish(smugglers, { situation });
