/** Keys: single keys that are ignored while somebody types, and never with Alt. */
import { useLayoutEffect } from 'preact/hooks';

/** What a key does, by its name: `u`, `U`, `ctrl+z`, `ctrl+Z`, `Enter`, `ArrowLeft`, `?`, `1`. */
export type KeyMap = Readonly<Record<string, () => void>>;

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]),textarea,select,[contenteditable]';
/** What has a use of its own for Enter and Space. */
export const ACTING = 'button,a,summary,input,select,[role=tab],[role=slider]';

/** Whether keys go into something that is written in. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** A letter as Shift alone makes it, whether the capitals are locked or not. */
const cased = (letter: string, { shiftKey }: KeyboardEvent): string =>
  shiftKey ? letter.toUpperCase() : letter.toLowerCase();

/** The name of a key event in a key map. */
export function keyName(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (isTyping(target)) return null;
  const name = event.key === ' ' ? 'Enter' : event.key;
  if (event.ctrlKey || event.metaKey) return /^[a-z]$/i.test(name) ? `ctrl+${cased(name, event)}` : null;
  // A focused button keeps its own Enter and Space, a slider its arrows.
  if (name === 'Enter' && target?.closest(ACTING)) return null;
  if (name.startsWith('Arrow') && target?.closest('[type=range],[type=radio],[role=tab]')) return null;
  return name;
}

/** Whether a key held down does its work once more: moving may go on, a decision is never taken twice. */
const mayRepeat = (name: string): boolean => name.startsWith('Arrow') || name === 'Backspace';

/** Listens to keys while a component is shown; the dialog on top, if any, keeps its keys to itself. */
export function useKeys(keys: KeyMap): void {
  // Before the paint: a key pressed the moment the question is seen must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const name = keyName(event) ?? '';
      const action = keys[name];
      if (!action) return;
      event.preventDefault();
      if (!event.repeat || mayRepeat(name)) action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
