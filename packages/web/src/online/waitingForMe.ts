/** How much waits for the reader: asked now and then while the page is looked at, and only where there is something to ask about. */
import { signal } from '@preact/signals';
import { myTables } from './mine.ts';

/** The number of tables where it is the reader's turn, and of boards of tournaments that are ready. */
export const waitingForMe = signal(0);

const EVERY = 60_000;

/** Whether this browser has to do with events. */
function hasEvents(): boolean {
  try {
    return localStorage.getItem('flotilla events') !== null;
  } catch {
    return false;
  }
}

/** Asks the server; what cannot be reached counts as something that waits for nobody. */
export async function lookForMe(): Promise<void> {
  const some = myTables.value.length > 0 || hasEvents();
  waitingForMe.value = some ? await (await import('./waits.ts')).countWaiting() : 0;
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
