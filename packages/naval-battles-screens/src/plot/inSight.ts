/** Both ships of a beat in sight on a small screen: who attacks and who is struck. */

import { wide } from '@flotilla/ui/base/wide.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Struck } from '../desk/desk.ts';
import { onceDealt } from './dealt.tsx';

/** Room above and below the ships, for rings and stamps. */
const EDGE = 8;

const faceOf = (glass: HTMLElement, ship: string | null): DOMRect | null =>
  ship === null
    ? null
    : (glass
        .querySelector(`#ship-${CSS.escape(ship)}`)
        ?.closest('.nb-ship')
        ?.getBoundingClientRect() ?? null);

/** The upper and lower edge of both ships; null when neither is drawn. */
function edgesOf(glass: HTMLElement, { by, at }: Struck): { top: number; bottom: number } | null {
  const boxes = [faceOf(glass, by), faceOf(glass, at)].filter((box) => box !== null);
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map(({ top }) => top)) - EDGE,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + EDGE,
  };
}

/** Makes rows without the two ships thin. */
function squeeze(glass: HTMLElement, { by, at }: Struck): void {
  glass.classList.add('nb-squeezed');
  for (const row of glass.querySelectorAll('.nb-row')) {
    const ids = [...row.querySelectorAll<HTMLElement>('.nb-ship')].map(({ dataset }) => dataset.id ?? null);
    row.classList.toggle('nb-thin', !ids.includes(by) && !ids.includes(at));
  }
}

function release(glass: HTMLElement): void {
  glass.classList.remove('nb-squeezed');
  for (const row of glass.querySelectorAll('.nb-thin')) row.classList.remove('nb-thin');
}

/** Scrolls the board as little as both ships need; rows without them give way where there is not room enough. */
function bringIntoSight(glass: HTMLElement, struck: Struck): void {
  const pane = glass.closest<HTMLElement>('.pane-board');
  if (!pane) return;
  const hand = glass.closest('.nb')?.querySelector('.nb-hand')?.getBoundingClientRect().height ?? 0;
  const { top, bottom } = pane.getBoundingClientRect();
  const room = bottom - hand - top;
  const whole = edgesOf(glass, struck);
  if (whole && whole.bottom - whole.top > room) squeeze(glass, struck);
  const edges = edgesOf(glass, struck);
  if (!edges) return;
  if (edges.top < top) pane.scrollTop -= top - edges.top;
  else if (edges.bottom > bottom - hand)
    pane.scrollTop += Math.min(edges.bottom - bottom + hand, edges.top - top);
}

/** Keeps both ships of a beat in sight where the board scrolls. */
export function useInSight(glass: RefObject<HTMLElement | null>, struck: Struck | null): void {
  useLayoutEffect(() => {
    const box = glass.current;
    if (!box || wide.peek()) return;
    release(box);
    if (struck) return onceDealt(() => bringIntoSight(box, struck));
  }, [struck?.by, struck?.at, struck === null]);
}
