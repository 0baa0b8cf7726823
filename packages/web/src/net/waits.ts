/** Asks the server what waits for the reader: when the page says so, and every minute while it is looked at. */

import { ask } from './api.ts';
import { myTables } from './mine.ts';
import { myTours } from './myEvents.ts';
import { waitingForMe } from './waitingForMe.ts';

/** How many of the latest tables and tournaments are asked about. */
const MOST_ASKED = 12;
const EVERY = 60_000;

const turnAt = (id: string): Promise<boolean> =>
  ask(`/games/${id}`).then(({ state, asked }) => state === 'running' && asked);

/** A seat that is not taken yet; from then on the board is one of my tables. */
const boardIn = (id: string): Promise<boolean> =>
  ask(`/events/${id}`).then(
    ({ state, you }) =>
      state === 'open' && you?.board != null && you.board.state !== 'over' && !you.board.sits,
  );

/** How many wait; what cannot be reached waits for nobody. */
async function countWaiting(): Promise<number> {
  const now = Date.now();
  const tours = myTours().filter(({ closes }) => closes > now);
  const asked = await Promise.all(
    [
      ...myTables.value.slice(0, MOST_ASKED).map(({ id }) => turnAt(id)),
      ...tours.slice(0, MOST_ASKED).map(({ id }) => boardIn(id)),
    ].map((one) => one.catch(() => false)),
  );
  return asked.filter(Boolean).length;
}

/** Asks, and shows the number. */
export function look(): void {
  void countWaiting().then((count) => {
    waitingForMe.value = count;
  });
}

const lookIfSeen = (): void => {
  if (document.visibilityState === 'visible') look();
};
setInterval(lookIfSeen, EVERY);
document.addEventListener('visibilitychange', lookIfSeen);
