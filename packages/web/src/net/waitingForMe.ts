/** How much waits for the reader. Asking for it is loaded only where there is something to ask about. */
import { signal } from '@preact/signals';
import { myTables } from './mine.ts';

/** The number of tables where it is the reader's turn, and of boards of tournaments that are ready. */
export const waitingForMe = signal(0);

/** Whether this browser has to do with events. */
function hasEvents(): boolean {
  try {
    return localStorage['flotilla events'] !== undefined;
  } catch {
    return false;
  }
}

/** Asks now, and from then on now and then while the page is looked at. */
export async function lookForMe(): Promise<void> {
  if (myTables.value.length > 0 || hasEvents()) (await import('./waits.ts')).look();
  else waitingForMe.value = 0;
}
