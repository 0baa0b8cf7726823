/** Web hooks: a request to an address the player gives. */
import type { Network } from './outside.ts';
import { addressFault, network, postOutside } from './outside.ts';
import type { About, Carrier } from './telling.ts';

/** What a hook is told by name. */
const EVENT: Readonly<Record<About, string>> = {
  turn: 'your-turn',
  pause: 'table-waits',
  opened: 'event-open',
  round: 'board-ready',
  deadline: 'board-late',
  closed: 'event-closed',
  cancelled: 'event-cancelled',
};

/** Reminds by a request. */
export function hookCarrier(over: Network = network): Carrier {
  return {
    fault: addressFault,
    async tell({ target }, { id, about, title, url, round }) {
      // A table was always called `game` here.
      const place = about === 'turn' || about === 'pause' ? { game: id } : { id, round };
      const body = JSON.stringify({ event: EVENT[about], ...place, title, url });
      await postOutside(over, target, { headers: { 'Content-Type': 'application/json' }, body });
    },
  };
}
