/** Where parts of the screen are, followed while the page moves under a card. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Box } from '../parts/place.ts';

/** Whether the drawer is open that tabs and panes lie in on a phone. */
export const pulled = signal(false);

const named = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(name)}"]`),
];

/** The element that carries the name of a part and can be seen; null when there is none. */
export const partNamed = (name: string): HTMLElement | null => named(name).find(inSight) ?? null;

/**
 * Turns to the pane of a part where another one is in sight, as on a phone; without a movement that would have to be waited for.
 * Gives the way back; null when nothing was turned.
 */
export function turnTo(name: string): (() => void) | null {
  const pane = partNamed(name) ? null : named(name)[0]?.closest('[data-pane]');
  const panes = pane?.closest('.columns');
  if (!pane || !panes) return null;
  const before = panes.scrollLeft;
  const wasPulled = pulled.peek();
  pulled.value = true;
  pane.scrollIntoView?.({ behavior: 'instant', block: 'nearest', inline: 'start' });
  return () => {
    pulled.value = wasPulled;
    panes.scrollTo?.({ left: before, behavior: 'instant' });
  };
}

/** Whether any of a part lies within the screen; a pane that is swiped away does not. */
function inSight(part: HTMLElement): boolean {
  const { left, right, width, height } = part.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < innerWidth;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The edges that two boxes have in common. */
const common = (a: Edges, b: Edges): Edges => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const clips = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== 'visible' || overflowY !== 'visible';
};

/** What lies over the lower edge of an element, cards of lessons apart; null when nothing does. */
function overFoot(element: Element, { left, right, bottom }: Edges): Element | null {
  const [top] = (document.elementsFromPoint?.((left + right) / 2, bottom - 3) ?? []).filter(
    (one) => !one.closest('.cue'),
  );
  if (!top || element.contains(top) || top.contains(element)) return null;
  let over = top;
  while (over.parentElement && !over.parentElement.contains(element)) over = over.parentElement;
  return over;
}

/** A box in whole pixels: fractions differ with where the page was laid out last. */
const whole = ({ left, top, right, bottom }: Edges): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(right - left),
  height: Math.round(bottom - top),
});

/** The box of an element; null without one. */
export const boxOf = (element: Element | null): Box | null =>
  element ? whole(element.getBoundingClientRect()) : null;

/** What can be seen of an element: within the screen and everything that scrolls, and above what lies over its foot. */
export function seenOf(element: Element | null): Box | null {
  if (!element) return null;
  let seen = common(element.getBoundingClientRect(), {
    left: 0,
    top: 0,
    right: innerWidth,
    bottom: innerHeight,
  });
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
    if (clips(above)) seen = common(seen, above.getBoundingClientRect());
  const over = overFoot(element, seen)?.getBoundingClientRect();
  const { left, top, right } = seen;
  const bottom = over && over.top > top ? Math.min(seen.bottom, over.top) : seen.bottom;
  return right > left && bottom > top ? whole({ left, top, right, bottom }) : boxOf(element);
}

/** Whether the middle of an element lies open, cards of lessons apart: what is under a sheet does not. */
export function liesOpen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [hit] = (document.elementsFromPoint?.(left + width / 2, top + height / 2) ?? [element]).filter(
    (one) => !one.closest('.cue'),
  );
  return hit !== undefined && (element.contains(hit) || hit.contains(element));
}

/** The changes of the page that count: a redrawn button may be the old one under another name. */
const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['data-option', 'data-id', 'data-part', 'data-advised'],
};

/** The result of `measure`, read again whenever the page moves or changes; `sized` are elements whose sizes count. */
export function useMeasured<T extends object>(
  measure: () => T,
  sized: () => readonly (Element | null)[],
): T | null {
  const [read, setRead] = useState<{ text: string; is: T } | null>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const readNow = (): void => {
      frame = 0;
      const is = measure();
      const text = JSON.stringify(is);
      setRead((before) => (before?.text === text ? before : { text, is }));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(readNow);
    };
    // Later readings wait for a frame: what hangs on where the card lies may differ by a hair from one reading to the next for ever.
    if (read) soon();
    else readNow();
    const sizes = globalThis.ResizeObserver ? new ResizeObserver(soon) : null;
    for (const element of sized()) if (element) sizes?.observe(element);
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
  return read?.is ?? null;
}
