/** Where parts of the screen are, followed while the page moves under a card. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Box } from './place.ts';

/** The element that carries the name of a part and can be seen; null when there is none. */
export function partNamed(name: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(name)}"]`);
  return [...found].find((part) => inSight(part)) ?? null;
}

/** Whether any of a part lies within the screen; a pane that is swiped away does not. */
function inSight(part: HTMLElement): boolean {
  const { left, right, width, height } = part.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < innerWidth;
}

const boxOf = (element: Element | null): Box | null => {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** What counts as a change of the page: a button that is drawn anew may be the old one under another name. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['data-option', 'data-id', 'data-part', 'data-advised'],
};

/** The boxes of what `find` finds, read anew whenever anything on the page moves or changes. */
export function useBoxes<K extends string>(
  find: () => Readonly<Record<K, Element | null>>,
): Readonly<Record<K, Box | null>> | null {
  const [boxes, setBoxes] = useState<{ text: string; is: Readonly<Record<K, Box | null>> } | null>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const found = find();
      const is = Object.fromEntries(
        (Object.keys(found) as K[]).map((name) => [name, boxOf(found[name])]),
      ) as Record<K, Box | null>;
      const text = JSON.stringify(is);
      setBoxes((before) => (before?.text === text ? before : { text, is }));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const sizes = globalThis.ResizeObserver ? new ResizeObserver(soon) : null;
    for (const element of Object.values<Element | null>(find())) if (element) sizes?.observe(element);
    const changes = new MutationObserver(soon);
    const main = document.getElementById('main');
    if (main) changes.observe(main, CHANGES);
    addEventListener('resize', soon);
    addEventListener('scroll', soon, true);
    addEventListener('transitionend', soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      changes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, true);
      removeEventListener('transitionend', soon);
    };
  });
  return boxes?.is ?? null;
}
