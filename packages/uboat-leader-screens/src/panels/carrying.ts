/** Carrying a counter of the tray over the table, with mouse, pen or finger: it is laid where it is let go. */

import { gesture } from '@flotilla/ui/parts/gesture.ts';
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Which counter is being carried; empty while none is. */
export const carried = signal('');

/** The area, port or boat under a point of the page; empty where there is none. */
function thingAt(x: number, y: number): string {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-part][data-id]');
  return target?.dataset.id ?? '';
}

/** The counter under a hand, if it can be carried. */
const counterAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-carry]') : null;

/** Lets the counters of a tray be carried (`data-carry` names each); `lay` is told which was let go over what. */
export function useCarrying(
  tray: RefObject<HTMLElement | null>,
  lay: (counter: string, thing: string) => void,
): void {
  const known = useRef(lay);
  known.current = lay;
  useEffect(() => {
    if (!tray.current) return;
    return gesture<HTMLElement>(tray.current, {
      grasp: counterAt,
      drag: ({ dataset, style }, { dx, dy }) => {
        carried.value = dataset.carry ?? '';
        style.translate = `${dx}px ${dy}px`;
      },
      drop: ({ dataset }, { x, y }) => {
        const thing = thingAt(x, y);
        if (thing !== '') known.current(dataset.carry ?? '', thing);
      },
      leave: ({ style }) => {
        carried.value = '';
        style.translate = '';
      },
    });
  }, []);
}
