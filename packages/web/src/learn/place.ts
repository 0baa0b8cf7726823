/** Where a card stands: off the part it speaks of, and off what can be pressed to answer. */

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** On which side of its part a card stands; `over` when it finds no free place. */
export type Side = 'left' | 'right' | 'above' | 'below' | 'over';

/** A place for a card. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

/** Room between a card and its part, and between a card and the edge of the screen. */
const GAP = 14;
const EDGE = 8;

const within = (wanted: number, size: number, from: number, to: number): number =>
  Math.max(from, Math.min(wanted, to - size));

const overlap = (a: Box, b: Box | null): boolean =>
  b !== null &&
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** The best place for a card of a size within a screen whose head is not covered. */
export function placeFor(
  part: Box,
  card: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number; readonly head: number },
  question: Box | null,
): Place {
  const { width, height } = card;
  const right = screen.width - EDGE;
  const bottom = screen.height - EDGE;
  const top = screen.head + EDGE;
  const middle = within(part.top + part.height / 2 - height / 2, height, top, bottom);
  const centre = within(part.left + part.width / 2 - width / 2, width, EDGE, right);
  const sides: readonly Place[] = [
    { side: 'left', left: part.left - GAP - width, top: middle },
    { side: 'right', left: part.left + part.width + GAP, top: middle },
    { side: 'below', left: centre, top: part.top + part.height + GAP },
    { side: 'above', left: centre, top: part.top - GAP - height },
  ];
  const fits = (place: Place): boolean =>
    place.left >= EDGE &&
    place.left + width <= right &&
    place.top >= top &&
    place.top + height <= bottom &&
    !overlap({ ...place, width, height }, question);
  const beside = sides.find(fits);
  if (beside) return beside;
  // No free place beside it: rather over the part than over what is to be pressed.
  const room = question ? question.top - GAP - height : bottom - height;
  return {
    side: 'over',
    left: within(centre, width, EDGE, right),
    top: Math.max(top, Math.min(room, bottom - height)),
  };
}
