/** A press on the scene goes on, a long one skips to the question. */
import { useRef } from 'preact/hooks';
import { HOLD } from '../parts/gesture.ts';
import type { Director } from './director.ts';

/** Things on a scene that have a use of their own. */
const USEFUL = 'button,a,summary,input,select,label,[role=button],[tabindex="0"]';

/** Whether what is pressed on a scene has a use of its own; the scene itself, which may scroll, has none. */
function hasUse(target: EventTarget | null, scene: EventTarget | null): boolean {
  const useful = target instanceof Element ? target.closest(USEFUL) : null;
  return useful !== null && useful !== scene && scene instanceof Element && scene.contains(useful);
}

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
    onPointerDown: ({ target, currentTarget, button }) => {
      if (button !== 0 || hasUse(target, currentTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        director.skip();
      }, HOLD);
    },
    onPointerUp: () => {
      if (letGo()) director.goOn();
    },
    onPointerCancel: () => void letGo(),
  };
}
