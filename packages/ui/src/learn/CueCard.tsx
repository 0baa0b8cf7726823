/** What a lesson says at a question: a card beside the part it speaks of, and a ring around that. */
import type { Choice } from '@flotilla/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import type { Box, CardPlace } from '../parts/place.ts';
import { covered, placeFor } from '../parts/place.ts';
import { word } from '../text/learn/index.ts';
import { bringAdvised, markAdvised, namesIn, pressable, pressedFor } from './advised.ts';
import { boxOf, liesOpen, partNamed, seenOf, turnTo, useMeasured } from './measured.ts';

interface Props {
  readonly title: string;
  /** The part of the screen it speaks of. */
  readonly part: string;
  /** What it recommends; undefined when it only tells. */
  readonly choose: Choice | undefined;
  /** What it asks for; null when it only tells. */
  readonly todo: string | null;
  /** How far the lesson is, where no head of the page says so. */
  readonly count: string | null;
  readonly onAway: () => void;
  readonly children: ComponentChildren;
  readonly buttons: ComponentChildren;
}

/** The part, or the question where the part is not on this screen. */
const speaksOf = (part: string): HTMLElement | null => partNamed(part) ?? partNamed('question');

/** What a reader does with the page; from then on it is left as they have it. */
const DOINGS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

/** Whether nobody has touched the page since the card came: until then it is arranged for them. */
function useUntouched(): { readonly current: boolean } {
  const untouched = useRef(true);
  useEffect(() => {
    const touched = (): void => {
      untouched.current = false;
    };
    for (const doing of DOINGS) addEventListener(doing, touched, true);
    return () => {
      for (const doing of DOINGS) removeEventListener(doing, touched, true);
    };
  }, []);
  return untouched;
}

/** Darkens the page but for these boxes. */
function shadeAround(boxes: readonly Box[]): string {
  const holes = boxes.map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}Z`);
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${holes.join('')}")`;
}

/** What stays light: the part, the question, and what is to be pressed; of boxes that overlap the first is enough. */
function litOf(part: Box, question: Box | null, pressed: readonly Box[]): readonly Box[] {
  const lit: Box[] = [];
  for (const box of question ? [question, part, ...pressed] : [part, ...pressed])
    if (lit.every((other) => covered(box, other) === 0)) lit.push(box);
  return lit;
}

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
function tipOf({ side, left, top }: CardPlace, part: Box | null): number {
  if (!part) return 0;
  const sideways = side === 'left' || side === 'right';
  const wanted = sideways ? part.top + part.height / 2 - top : part.left + part.width / 2 - left;
  return Math.max(TIP_EDGE, wanted);
}

/** The tip stays off the rounded corner. */
const TIP_EDGE = 22;

/** Where everything is that a card has to do with. */
function useBoxes(part: string, choose: Choice | undefined, card: { readonly current: HTMLElement | null }) {
  const names = useMemo(() => namesIn(choose), [choose]);
  const untouched = useUntouched();
  const turnBack = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      markAdvised([]);
      turnBack.current?.();
    },
    [],
  );
  return useMeasured(
    () => {
      const advised = markAdvised(names);
      if (untouched.current) {
        // A pane may be there only after a scene has ended.
        const back = turnTo(part);
        turnBack.current ??= back;
        bringAdvised(advised);
      }
      const question = partNamed('question');
      return {
        part: seenOf(speaksOf(part)),
        question: boxOf(question),
        pressed: [...pressable(advised), ...pressedFor(part)]
          .filter(liesOpen)
          .map((element) => seenOf(element) as Box),
        card: boxOf(card.current),
      };
    },
    () => [speaksOf(part), partNamed('question'), card.current],
  );
}

/** The card of a cue. */
export function CueCard({ title, part, choose, todo, count, onAway, children, buttons }: Props) {
  const card = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    speaksOf(part)?.scrollIntoView?.({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, []);
  const boxes = useBoxes(part, choose, card);
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
  const place: CardPlace | null =
    boxes?.part && boxes.card
      ? placeFor(boxes.part, boxes.card, screen, boxes.question, boxes.pressed)
      : null;
  return (
    <>
      {boxes?.part && (
        <div aria-hidden="true">
          <div
            class="cue-shade"
            style={{ clipPath: shadeAround(litOf(boxes.part, boxes.question, boxes.pressed)) }}
          />
          <div class="cue-ring" style={asStyle(ringAround(boxes.part))} />
        </div>
      )}
      <section
        ref={card}
        class={`cue cue-${place?.side ?? 'over'}${count ? ' cue-alone' : ''}`}
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
          {count && <span class="cue-count">{count}</span>}
          <button type="button" class="quiet close" aria-label={word('lesson.away')} onClick={away}>
            ×
          </button>
        </header>
        <div class="cue-text" id={`${id}-text`}>
          <p>{children}</p>
          {todo && <p class="cue-do">{todo}</p>}
        </div>
        <div class="row">{buttons}</div>
      </section>
    </>
  );
}
