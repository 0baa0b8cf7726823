/** What a lesson says at a question: a card beside the part it speaks of, and a ring around that. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useKeys } from '../keys.ts';
import type { Box, Place } from './place.ts';
import { placeFor } from './place.ts';
import { word } from './text/index.ts';
import { partNamed, useBoxes } from './useBoxes.ts';

interface Props {
  readonly title: string;
  /** The part of the screen it speaks of. */
  readonly part: string;
  /** The option it recommends, where that is one of a list. */
  readonly option: string | null;
  /** What it asks for; null when it only tells. */
  readonly todo: string | null;
  readonly onAway: () => void;
  readonly children: ComponentChildren;
  readonly buttons: ComponentChildren;
}

/** The part, or the question where the part is not on this screen. */
const speaksOf = (part: string): HTMLElement | null => partNamed(part) ?? partNamed('question');

const ADVISED = 'data-advised';

/** Marks the recommended option, which may be drawn anew at any time. */
function markAdvised(option: string | null): void {
  const button = option && document.querySelector(`[data-option="${CSS.escape(option)}"]`);
  for (const marked of document.querySelectorAll(`[${ADVISED}]`))
    if (marked !== button) marked.removeAttribute(ADVISED);
  if (button) button.setAttribute(ADVISED, '');
}

/** Darkens the page but for these boxes. */
function shadeAround(boxes: readonly (Box | null)[]): string {
  const holes = boxes.map((box) => {
    if (!box) return '';
    const { left, top, width, height } = box;
    return `M${left} ${top}h${width}v${height}h${-width}Z`;
  });
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${holes.join('')}")`;
}

/** Whether a part lies within the question: one hole in the shade is enough then. */
const liesIn = (part: Box, question: Box | null): boolean =>
  question !== null && part.top >= question.top - 1 && part.left >= question.left - 1;

/** How a box on the screen is written as a style. */
const asStyle = ({ left, top, width, height }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const headHeight = (): number => document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0;

/** The ring reaches a little over the edge of its part, never over that of the screen. */
function ringAround({ left, top, width, height }: Box): Box {
  const x = Math.max(2, left - 4);
  const y = Math.max(2, top - 4);
  return {
    left: x,
    top: y,
    width: Math.min(innerWidth - 2, left + width + 4) - x,
    height: Math.min(innerHeight - 2, top + height + 4) - y,
  };
}

/** Where along its edge a card points at its part. */
function tipOf({ side, left, top }: Place, part: Box | null): number {
  if (!part) return 0;
  const sideways = side === 'left' || side === 'right';
  const wanted = sideways ? part.top + part.height / 2 - top : part.left + part.width / 2 - left;
  return Math.max(TIP_EDGE, wanted);
}

/** The tip stays off the rounded corner. */
const TIP_EDGE = 22;

/** The card of a cue. */
export function CueCard({ title, part, option, todo, onAway, children, buttons }: Props) {
  const card = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => () => markAdvised(null), []);
  useEffect(() => {
    speaksOf(part)?.scrollIntoView?.({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, []);
  const boxes = useBoxes(() => {
    markAdvised(option);
    return { part: speaksOf(part), question: partNamed('question'), card: card.current };
  });
  const toPart = (): void => {
    const target = speaksOf(part);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const away = (): void => {
    onAway();
    toPart();
  };
  useKeys({
    Escape: away,
    F6: () => (card.current?.contains(document.activeElement) ? toPart() : card.current?.focus()),
  });
  const screen = { width: innerWidth, height: innerHeight, head: headHeight() };
  const place: Place | null =
    boxes?.part && boxes.card ? placeFor(boxes.part, boxes.card, screen, boxes.question) : null;
  return (
    <>
      {boxes?.part && (
        <div aria-hidden="true">
          <div
            class="cue-shade"
            style={{
              clipPath: shadeAround([liesIn(boxes.part, boxes.question) ? null : boxes.part, boxes.question]),
            }}
          />
          <div class="cue-ring" style={asStyle(ringAround(boxes.part))} />
        </div>
      )}
      <section
        ref={card}
        class={`cue cue-${place?.side ?? 'over'}`}
        role="dialog"
        data-of={part}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        style={
          place
            ? {
                left: `${place.left}px`,
                top: `${place.top}px`,
                '--tip': `${tipOf(place, boxes?.part ?? null)}px`,
              }
            : undefined
        }
      >
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" class="quiet close" aria-label={word('lesson.away')} onClick={away}>
            ×
          </button>
        </header>
        <div id={`${id}-text`}>
          <p>{children}</p>
          {todo && <p class="cue-do">{todo}</p>}
        </div>
        <div class="row">{buttons}</div>
      </section>
    </>
  );
}
