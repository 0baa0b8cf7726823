/** Whether something was pressed by a finger or in any other way. */
import type { Pressed } from '../desk/desk.ts';

/** A tap of a finger, or a press by mouse, pen or key. */
export const howPressed = (event: MouseEvent): Pressed =>
  event instanceof PointerEvent && event.pointerType === 'touch' ? 'tap' : 'press';
