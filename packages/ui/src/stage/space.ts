/** Space means one thing at a table: it goes on, or throws, as long as something is on the stage. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ACTING, isTyping } from '../base/keys.ts';
import type { Director } from './director.ts';

/** So long a Space after the last beat, or after another one, still belongs to the stage. */
const RHYTHM = 600;

/** Where Space has a use of its own once nothing is on the stage: things to press, and panes that scroll. */
const HAS_USE = `${ACTING},[role=button],[tabindex="0"]`;

/** Whether Space is meant for the table at all: nobody types, no dialog is open, no other key is held. */
const isForTable = ({ key, altKey, ctrlKey, metaKey, isComposing, target }: KeyboardEvent): boolean =>
  key === ' ' &&
  !(altKey || ctrlKey || metaKey || isComposing) &&
  !isTyping(target) &&
  document.querySelector('dialog[open]') === null;

/** When nobody else has a use for a Space the page stays where it is. */
function keepStill(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(HAS_USE)) return;
  // Added while the event is under way, this one is the last to be asked.
  addEventListener('keydown', (last) => last === event && event.preventDefault(), { once: true });
}

/** Keeps an event from everybody else. */
function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Takes every Space for the stage while something is on it and right after, and keeps the page where it is. */
export function useSpace(director: Director): void {
  useEffect(() => {
    let acts = false;
    let swallowedUntil = 0;
    let taken = false;
    const leave = effect(() => {
      const acting = director.beat.value !== null;
      if (acts && !acting) swallowedUntil = performance.now() + RHYTHM;
      acts = acting;
    });
    const press = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const now = performance.now();
      taken = acts || now < swallowedUntil;
      if (!taken) {
        keepStill(event);
        return;
      }
      take(event);
      if (!acts) swallowedUntil = now + RHYTHM;
      else if (!event.repeat) director.goOn();
    };
    // Firefox presses a button when the key comes up.
    const release = (event: KeyboardEvent): void => {
      if (event.key === ' ' && taken) take(event);
      taken = false;
    };
    addEventListener('keydown', press, true);
    addEventListener('keyup', release, true);
    return () => {
      leave();
      removeEventListener('keydown', press, true);
      removeEventListener('keyup', release, true);
    };
  }, [director]);
}
