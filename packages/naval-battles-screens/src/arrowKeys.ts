/** Arrow keys move over what is lit: left and right in a row, up and down between rows, Home and End to the ends. */

import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { RefObject } from 'preact';

/** The middle of an element on the screen. */
function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** What can be pressed on the board now. */
const litIn = (board: HTMLElement | null): HTMLElement[] =>
  [...(board?.querySelectorAll<HTMLElement>('[data-lit]') ?? [])].map(
    (lit) => lit.querySelector<HTMLElement>('button') ?? lit,
  );

/** How much worse it is to be off the line than far along it. */
const ASIDE = 3;

/** The nearest thing in a direction; null when there is none. */
function nearest(from: Element, all: readonly HTMLElement[], dx: number, dy: number): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of all) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    if (along <= 4) continue;
    const cost = along + ASIDE * Math.abs((ox - x) * dy + (oy - y) * dx);
    if (cost >= least) continue;
    best = other;
    least = cost;
  }
  return best;
}

/** Lets arrows, Home and End move the focus over the board. */
export function useArrowKeys(board: RefObject<HTMLElement | null>): void {
  const move = (dx: number, dy: number) => (): void => {
    const all = litIn(board.current);
    const here = document.activeElement;
    const isHere = here instanceof HTMLElement && all.includes(here);
    (isHere ? nearest(here, all, dx, dy) : all[0])?.focus();
  };
  const end = (at: 0 | -1) => (): void => litIn(board.current).at(at)?.focus();
  useKeys({
    ArrowLeft: move(-1, 0),
    ArrowRight: move(1, 0),
    ArrowUp: move(0, -1),
    ArrowDown: move(0, 1),
    Home: end(0),
    End: end(-1),
  });
}
