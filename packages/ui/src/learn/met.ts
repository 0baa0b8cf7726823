/** The kinds of question a person has met on this device, in whatever game. */
import { signal } from '@preact/signals';

const KEY = 'flotilla.met';

function read(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []);
  } catch {
    // Unreadable, or a browser that keeps nothing: everything is new.
    return new Set();
  }
}

/** Every kind of question that was met, as `game/step`. */
export const met = signal(read());

/** Notes that a kind of question has been met. */
export function meet(name: string): void {
  if (met.peek().has(name)) return;
  met.value = new Set([...met.peek(), name]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...met.peek()]));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
