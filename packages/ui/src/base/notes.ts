/** Short notes to the reader: said once to a screen reader, and shown for a moment where that helps. */
import { signal } from '@preact/signals';

/** A note on the screen, with something one may do about it. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The note that is shown for a moment; null when none is. */
export const note = signal<Note | null>(null);
/** The note that stays until it is answered or put away; it holds nothing of a game. */
export const standing = signal<Note | null>(null);
/** What a screen reader shall say next. */
export const announced = signal('');

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a note for some seconds. */
export function tell(text: string, action?: Note['action']): void {
  note.value = { id: ++count, text, ...(action && { action }) };
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      note.value = null;
    },
    action ? 10_000 : 5_000,
  );
}

/** Shows a note until the reader answers it or puts it away. */
export function stand(text: string, action: Note['action']): void {
  standing.value = { id: ++count, text, ...(action && { action }) };
}

/** Takes the note away that is shown for a moment. */
export function dismiss(): void {
  note.value = null;
}

/** Takes the note away that stays. */
export function withdraw(): void {
  standing.value = null;
}

/** Says something to a screen reader only. */
export function announce(text: string): void {
  // A repeated sentence is only read when it differs.
  announced.value = announced.peek() === text ? `${text} ` : text;
}

/** Takes back everything that was said: what one player was told is not for the next one's ears. */
export function hush(): void {
  dismiss();
  announced.value = '';
}
