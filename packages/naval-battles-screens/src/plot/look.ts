/** What the eye rests on: a ship or card looked at more closely, and why it cannot be used now. */
import { signal } from '@preact/signals';

/** Something looked at closely; null when nothing is. */
export const looked = signal<{ readonly id: string; readonly why: string | null } | null>(null);

/** Looks at a ship or card more closely. */
export function look(id: string, why: string | null): void {
  looked.value = { id, why };
}

/** Looks away again. */
export function lookAway(): void {
  looked.value = null;
}
