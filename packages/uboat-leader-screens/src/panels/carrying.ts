/** Carrying a counter of the tray over the table: mouse, pen and finger alike; it is laid where it is let go. */
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Which counter is being carried; empty while none is. */
export const carried = signal('');

/** A press becomes carrying once it has moved so far, in pixels. */
const FAR_ENOUGH = 8;

/** The area, port or boat under a point of the page; empty where there is none. */
function thingAt(x: number, y: number): string {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-part][data-id]');
  return target?.dataset.id ?? '';
}

/** Handlers for a counter that can be carried; `lay` is told what it was let go over. */
export function useCarrying(lay: (thing: string) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const moved = useRef(false);
  return (name: string) => ({
    onPointerDown: (event: PointerEvent): void => {
      from.current = { x: event.clientX, y: event.clientY };
      moved.current = false;
      (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent): void => {
      const start = from.current;
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved.current && Math.hypot(x, y) < FAR_ENOUGH) return;
      moved.current = true;
      carried.value = name;
      (event.currentTarget as HTMLElement).style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent): void => {
      const counter = event.currentTarget as HTMLElement;
      from.current = null;
      carried.value = '';
      if (!moved.current) return;
      counter.style.pointerEvents = 'none';
      const thing = thingAt(event.clientX, event.clientY);
      counter.style.pointerEvents = '';
      counter.style.translate = '';
      if (thing !== '') lay(thing);
    },
    onPointerCancel: (event: PointerEvent): void => {
      from.current = null;
      carried.value = '';
      (event.currentTarget as HTMLElement).style.translate = '';
    },
  });
}
