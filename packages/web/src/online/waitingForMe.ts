/** How many tables wait for the reader: asked now and then while the page is looked at, and only where there are tables to ask about. */
import { signal } from '@preact/signals';
import { myTables } from './mine.ts';

/** The number of tables where it is the reader's turn. */
export const waitingForMe = signal(0);

/** How many of the latest tables are asked about. */
const MOST_ASKED = 12;
const EVERY = 60_000;

/** Asks the server; a table that cannot be reached counts as one that waits for nobody. */
export async function lookForMe(): Promise<void> {
  const mine = myTables.value.slice(0, MOST_ASKED);
  if (mine.length === 0) {
    waitingForMe.value = 0;
    return;
  }
  const { ask } = await import('./api.ts');
  const asked = await Promise.all(
    mine.map(({ id }) =>
      ask<{ state: string; asked: boolean }>(`/games/${id}`).then(
        ({ state, asked }) => state === 'running' && asked,
        () => false,
      ),
    ),
  );
  waitingForMe.value = asked.filter(Boolean).length;
}

/** Keeps the number up to date while somebody looks at the page; returns how to stop. */
export function keepLooking(): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void lookForMe();
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
