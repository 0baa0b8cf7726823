/**
 * What a finger and a resting mouse do on the board beyond pressing. A finger that holds a card or ship may then carry it
 * where it is wanted, as the mouse does by the browser's own dragging; one that holds still looks closer, and so does a mouse
 * that rests.
 */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { look } from './look.ts';
import { peekAt } from './peek.ts';

/** So long a finger holds something before it can carry it. */
const HOLD = 200;
/** So long it holds still before it looks closer. */
const LONG = 450;
/** So long a mouse rests on something before it is shown large. */
const REST = 400;
/** A finger that has moved so far does not hold still. */
const SLIP = 9;

const THINGS = '[data-part=card], [data-part=ship]';

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;

/** Something under a finger: held, then carried or looked at. */
interface Held {
  readonly thing: HTMLElement;
  readonly pointer: number;
  readonly from: readonly [number, number];
  readonly since: number;
  readonly look: ReturnType<typeof setTimeout>;
  carried: Carried | null;
}

/** Something that is being carried: its likeness under the finger, and what the browser would call its data. */
interface Carried {
  readonly likeness: HTMLElement;
  readonly data: DataTransfer;
}

/** The button of a thing: itself, or the face of a ship. */
const buttonOf = (thing: HTMLElement): HTMLElement =>
  thing.matches('button') ? thing : (thing.querySelector<HTMLElement>('button') ?? thing);

const dragEvent = (type: string, data: DataTransfer): DragEvent =>
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });

/** A likeness of a card or ship that follows the finger; nothing of it can be pressed or found by its name. */
function likenessOf(thing: HTMLElement): HTMLElement {
  const likeness = thing.cloneNode(true) as HTMLElement;
  const { width, height } = thing.getBoundingClientRect();
  for (const part of [likeness, ...likeness.querySelectorAll<HTMLElement>('[id], [data-part]')]) {
    part.removeAttribute('id');
    delete part.dataset.part;
  }
  likeness.classList.add('nb-carried');
  likeness.setAttribute('aria-hidden', 'true');
  likeness.style.width = `${width}px`;
  likeness.style.height = `${height}px`;
  return likeness;
}

function moveTo({ likeness }: Carried, x: number, y: number): void {
  likeness.style.transform = `translate(${x}px, ${y}px) translate(-50%, -70%)`;
}

/** Lifts what is held: the board learns of it as it learns of the mouse's dragging. */
function lift({ thing }: Held, board: HTMLElement): Carried {
  const data = new DataTransfer();
  const likeness = likenessOf(thing);
  buttonOf(thing).dispatchEvent(dragEvent('dragstart', data));
  board.append(likeness);
  return { likeness, data };
}

/** Lets fall what is carried onto whatever lies there. */
function letFall({ likeness, data }: Carried, x: number, y: number): void {
  likeness.remove();
  document.elementFromPoint(x, y)?.dispatchEvent(dragEvent('drop', data));
}

/** The finger that leaves what it looked at does not press it. */
function swallowClick(thing: HTMLElement): void {
  const swallow = (event: Event): void => event.stopImmediatePropagation();
  thing.addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', () => thing.removeEventListener('click', swallow, true), { once: true });
}

/** A finger on the board. */
function watchFingers(board: HTMLElement): () => void {
  let held: Held | null = null;
  const end = (): void => {
    if (held) {
      clearTimeout(held.look);
      buttonOf(held.thing).draggable = held.thing.dataset.lit !== undefined;
    }
    held?.carried?.likeness.remove();
    held = null;
  };
  const down = (event: PointerEvent): void => {
    const thing = event.pointerType === 'mouse' ? null : thingAt(event.target);
    end();
    if (!thing) return;
    // The browser's own dragging would take the finger away.
    buttonOf(thing).draggable = false;
    const { id } = thing.dataset;
    const closer = (): void => {
      if (held?.carried || id === undefined) return;
      end();
      swallowClick(thing);
      look(id, null);
    };
    held = {
      thing,
      pointer: event.pointerId,
      from: [event.clientX, event.clientY],
      since: performance.now(),
      look: setTimeout(closer, LONG),
      carried: null,
    };
  };
  const move = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const [x, y] = held.from;
    if (!held.carried && Math.hypot(event.clientX - x, event.clientY - y) < SLIP) return;
    clearTimeout(held.look);
    // A finger that moves at once scrolls; what cannot be used now cannot be carried either.
    if (!held.carried && (performance.now() - held.since < HOLD || held.thing.dataset.lit === undefined)) {
      end();
      return;
    }
    held.carried ??= lift(held, board);
    moveTo(held.carried, event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    const carried = held?.pointer === event.pointerId ? held.carried : null;
    end();
    if (carried) letFall(carried, event.clientX, event.clientY);
  };
  // While something is carried, or is held long enough to be, the page does not scroll under the finger.
  const scroll = (event: TouchEvent): void => {
    const isHeld =
      held !== null && performance.now() - held.since >= HOLD && held.thing.dataset.lit !== undefined;
    if (held?.carried || isHeld) event.preventDefault();
  };
  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('touchmove', scroll, { passive: false });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
  return () => {
    end();
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('touchmove', scroll);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
  };
}

/** A mouse that rests on a card or ship. */
function watchMouse(board: HTMLElement): () => void {
  let over: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    clearTimeout(timer);
    over = null;
    peekAt(null);
  };
  const enter = (event: PointerEvent): void => {
    const thing = event.pointerType === 'mouse' && event.buttons === 0 ? thingAt(event.target) : null;
    if (thing === over) return;
    leave();
    if (!thing) return;
    over = thing;
    timer = setTimeout(() => thing.isConnected && peekAt(thing), REST);
  };
  board.addEventListener('pointerover', enter);
  board.addEventListener('pointerleave', leave);
  board.addEventListener('pointerdown', leave);
  addEventListener('keydown', leave);
  return () => {
    leave();
    board.removeEventListener('pointerover', enter);
    board.removeEventListener('pointerleave', leave);
    board.removeEventListener('pointerdown', leave);
    removeEventListener('keydown', leave);
  };
}

/** Lets fingers carry and look, and a resting mouse look. */
export function useGestures(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = board.current;
    if (!box) return;
    const ends = [watchFingers(box), watchMouse(box)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
}
