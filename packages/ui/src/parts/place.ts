/** Where a card stands: off the part it speaks of, and off what can be pressed to answer. */

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** On which side of its part a card stands; `over` when it finds no free place. */
export type CardSide = 'left' | 'right' | 'above' | 'below' | 'over';

/** A place for a card. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly side: CardSide;
}

/** Room between a card and its part, and between a card and the edge of the screen. */
const GAP = 14;
const EDGE = 8;

const within = (wanted: number, size: number, from: number, to: number): number =>
  Math.max(from, Math.min(wanted, to - size));

/** How much of one box another covers, in square pixels. */
export function covered(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Under the question there are news, which may wait while a card is read. */
const underQuestion = (question: Box, card: { readonly width: number }, right: number): CardPlace => ({
  side: 'over',
  left: within(question.left, card.width, EDGE, right),
  top: question.top + question.height + GAP,
});

/** To cover what is spoken of is so much worse than to cover what else is asked, and what is to be pressed worst of all. */
const SPOKEN = 3;
const PRESSED = 30;

/** How far apart the places are that are tried. */
const STEP = 6;

interface Room {
  readonly width: number;
  readonly height: number;
  readonly head: number;
}

/** The best place for a card of a size within a screen whose head is not covered: off its part, and off what is to be pressed. */
export function placeFor(
  part: Box,
  card: { readonly width: number; readonly height: number },
  screen: Room,
  question: Box | null,
  pressed: readonly Box[] = [],
): CardPlace {
  const { width, height } = card;
  const right = screen.width - EDGE;
  const bottom = screen.height - EDGE;
  const top = screen.head + EDGE;
  const keepOff = question ? [question, ...pressed] : pressed;
  const middle = within(part.top + part.height / 2 - height / 2, height, top, bottom);
  const centre = within(part.left + part.width / 2 - width / 2, width, EDGE, right);
  const sides: readonly CardPlace[] = [
    { side: 'left', left: part.left - GAP - width, top: middle },
    { side: 'right', left: part.left + part.width + GAP, top: middle },
    { side: 'below', left: centre, top: part.top + part.height + GAP },
    { side: 'above', left: centre, top: part.top - GAP - height },
  ];
  const fits = (place: CardPlace): boolean =>
    place.left >= EDGE &&
    place.left + width <= right &&
    place.top >= top &&
    place.top + height <= bottom &&
    keepOff.every((box) => covered({ ...place, width, height }, box) === 0);
  const free = [...sides, ...(question ? [underQuestion(question, card, right)] : [])].find(fits);
  if (free) return free;
  // No free place beside it: where it covers least, and rather the part than what is to be pressed.
  const harm = (at: { left: number; top: number }): number => {
    const box = { ...at, width, height };
    // Where it is known what is to be pressed, the rest of the question may be covered for a while.
    const asked = question ? covered(box, question) * (pressed.length > 0 ? 1 : PRESSED) : 0;
    return (
      SPOKEN * covered(box, part) + asked + PRESSED * pressed.reduce((sum, one) => sum + covered(box, one), 0)
    );
  };
  const lowest = Math.max(top, bottom - height);
  let best = { left: within(centre, width, EDGE, right), top: lowest };
  let least = harm(best);
  const beside = [part.left - GAP - width, part.left + part.width + GAP].filter(
    (left) => left >= EDGE && left + width <= right,
  );
  for (const left of new Set([...beside, best.left, EDGE, right - width]))
    for (let at = lowest; at >= top; at -= STEP) {
      const now = harm({ left, top: at });
      if (now < least) [best, least] = [{ left, top: at }, now];
    }
  return { side: 'over', ...best };
}
