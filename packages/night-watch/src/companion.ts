/** What goes with Night Watch besides its rules. */
import type { Situation } from '@flotilla/companion';
import { furnish } from '@flotilla/companion';
import type { Decision } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { NightWatch } from './game.ts';
import { nightWatch } from './game.ts';

/** Who is on deck, what fog would take, what comes next. */
const situation = (view: NightWatch['view'], asked: Decision | null): Situation => ({
  where: text('situation.where', {
    watch: view.watch,
    watches: view.watches,
    lookout: view.seat + 1,
    logged: view.logged[view.seat] ?? 0,
  }),
  stake: text('situation.stake', { seen: view.seen }),
  next: asked ? text('situation.next.turn') : text('situation.next.wait', { watches: view.watches }),
});

/** What the registry finds beside the game. */
export const companion = furnish(nightWatch, { situation });
