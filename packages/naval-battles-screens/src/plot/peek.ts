/** What the mouse rests on: it is shown large beside where it lies. */
import { signal } from '@preact/signals';

/** A card or ship the mouse rests on, and where it lies on the screen. */
export interface Peeked {
  readonly id: string;
  readonly place: DOMRect;
}

/** What is shown large; null when nothing is. */
export const peeked = signal<Peeked | null>(null);

/** Shows a card or ship large, or nothing. */
export function peekAt(thing: HTMLElement | null): void {
  const { id } = thing?.dataset ?? {};
  peeked.value = thing && id !== undefined ? { id, place: thing.getBoundingClientRect() } : null;
}
