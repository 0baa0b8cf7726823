/**
 * What a finger and a resting mouse do on the board beyond pressing. A finger that holds a card or ship may then carry it
 * where it is wanted, as the mouse does by the browser's own dragging; one that holds still looks closer, and so does a mouse
 * that rests.
 */

import { gesture } from '@flotilla/ui/parts/gesture.ts';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { look } from './look.ts';
import { peekAt } from './peek.ts';

/** So long a finger holds something before it can carry it. */
const LIFT = 200;
/** So long a mouse rests on something before it is shown large. */
const REST = 400;

const THINGS = '[data-part=card], [data-part=ship]';

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;

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
function lift(thing: HTMLElement, board: HTMLElement): Carried {
  const data = new DataTransfer();
  const likeness = likenessOf(thing);
  buttonOf(thing).dispatchEvent(dragEvent('dragstart', data));
  board.append(likeness);
  return { likeness, data };
}

/** Lets fall what is carried onto whatever lies there. */
function letFall({ data }: Carried, x: number, y: number): void {
  document.elementFromPoint(x, y)?.dispatchEvent(dragEvent('drop', data));
}

/** A finger on the board. */
function watchFingers(board: HTMLElement): () => void {
  let carried: Carried | null = null;
  return gesture<HTMLElement>(board, {
    lift: LIFT,
    grasp: ({ pointerType, target }) => {
      const thing = pointerType === 'mouse' ? null : thingAt(target);
      // The browser's own dragging would take the finger away.
      if (thing) buttonOf(thing).draggable = false;
      carried = null;
      return thing;
    },
    hold: ({ dataset: { id } }) => id !== undefined && look(id, null),
    // What cannot be used now cannot be carried either.
    canDrag: ({ dataset }) => dataset.lit !== undefined,
    drag: (thing, { x, y }) => {
      carried ??= lift(thing, board);
      moveTo(carried, x, y);
    },
    drop: (_, { x, y }) => carried && letFall(carried, x, y),
    leave: (thing) => {
      buttonOf(thing).draggable = thing.dataset.lit !== undefined;
      carried?.likeness.remove();
    },
  });
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
