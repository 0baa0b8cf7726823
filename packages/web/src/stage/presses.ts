/** A press on the scene goes on, a long one skips to the question. */
import { useRef } from 'preact/hooks';
import type { Director } from './director.ts';

/** So long a press is a long one. */
const LONG = 600;
/** Things on a scene that have a use of their own. */
const USEFUL = 'button,a,summary,input,select,label,[role=button],[tabindex="0"]';

interface Presses {
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onPointerUp?: (event: PointerEvent) => void;
  readonly onPointerCancel?: () => void;
}

/** What a scene does with presses while beats are played on it; nothing when none are. */
export function usePresses(director: Director | null): Presses {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (!director?.beat.value) return {};
  const letGo = (): boolean => {
    const pressed = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return pressed;
  };
  return {
    onPointerDown: ({ target, button }) => {
      if (button !== 0 || (target instanceof Element && target.closest(USEFUL))) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        director.skip();
      }, LONG);
    },
    onPointerUp: () => {
      if (letGo()) director.goOn();
    },
    onPointerCancel: () => void letGo(),
  };
}
