/**
 * How much room a ship card has, in words for the style sheet. Container queries would say the same, but they are asked anew in
 * every pass of a layout, and a card whose row is being measured changes its style twice before it is drawn.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A word for every size below which something gives way. */
const HEIGHTS: readonly (readonly [word: string, most: number])[] = [
  ['tiny', 57],
  ['low', 76],
  ['middling', 83],
];
const WIDTHS: readonly (readonly [word: string, most: number])[] = [
  ['slim', 80],
  ['small', 118],
  ['tight', 130],
  ['narrow', 150],
];

/** The words for a card of this size. */
export function roomOf(width: number, height: number): string {
  const words = [
    ...HEIGHTS.filter(([, most]) => height <= most),
    ...WIDTHS.filter(([, most]) => width <= most),
  ];
  return words.map(([word]) => word).join(' ');
}

/** The room of the last card measured in a place of this kind: a new one there most likely has the same. */
const known = new Map<string, string>();

/** A fleet of this kind, a row with so many ships. */
const placeOf = (card: HTMLElement): string =>
  `${card.closest('.nb-fleet')?.className} ${card.parentElement?.className} ${card.parentElement?.childElementCount}`;

/** The one watch over all cards; the browser tells sizes after a layout and before it paints. */
let watch: ResizeObserver | null = null;

const watching = (): ResizeObserver => {
  watch ??= new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) {
      const card = target as HTMLElement;
      const room = roomOf(contentRect.width, contentRect.height);
      known.set(placeOf(card), room);
      if (card.dataset.room !== room) card.dataset.room = room;
    }
  });
  return watch;
};

/** Keeps a card told of the room it has. */
export function useRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card || !('ResizeObserver' in globalThis)) return;
    card.dataset.room = known.get(placeOf(card)) ?? '';
    watching().observe(card);
    return () => watching().unobserve(card);
  }, []);
}
