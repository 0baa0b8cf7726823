/** What a hand does with a thing on the page: hold it still, or drag it and let it go. Presses stay what the browser calls clicks. */

/** A hand that holds still for so many milliseconds looks closer. */
export const HOLD = 400;

/** A hand that has moved so many pixels no longer holds still. */
export const SLIP = 9;

/** Where a hand is, and how far it has come since it took hold. */
export interface HandAt {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** What gestures mean for the things within an element. */
export interface Gestures<T> {
  /** What the hand takes hold of; null for nothing. */
  grasp(event: PointerEvent): T | null;
  /** It was held still. */
  hold?(thing: T): void;
  /** Whether it can be dragged; everything can unless this says otherwise. */
  canDrag?(thing: T): boolean;
  /** So many milliseconds it must be held before it can be dragged: until then the hand scrolls the page. */
  readonly lift?: number;
  /** It is dragged; `isFirst` when that begins. */
  drag(thing: T, at: HandAt, isFirst: boolean): void;
  /** The hand has left it, whatever happened. */
  leave?(thing: T): void;
  /** It was let go after having been dragged; called after `leave`. */
  drop(thing: T, at: HandAt): void;
}

interface Held<T> {
  readonly thing: T;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  readonly timer: ReturnType<typeof setTimeout>;
  isDragged: boolean;
  /** Held still for long enough: nothing else follows. */
  isSpent: boolean;
}

const atOf = ({ x, y }: Held<unknown>, { clientX, clientY }: PointerEvent): HandAt => ({
  x: clientX,
  y: clientY,
  dx: clientX - x,
  dy: clientY - y,
});

/** Listens to hands on the things within an element; gives a way to stop. */
export function gesture<T>(element: Element, on: Gestures<T>): () => void {
  const { lift = 0 } = on;
  let held: Held<T> | null = null;
  let swallowsClick = false;
  const isLifted = ({ thing, since }: Held<T>): boolean =>
    performance.now() - since >= lift && (on.canDrag?.(thing) ?? true);
  const letGo = (): Held<T> | null => {
    const was = held;
    held = null;
    if (was) {
      clearTimeout(was.timer);
      on.leave?.(was.thing);
    }
    return was;
  };
  const down = (event: PointerEvent): void => {
    letGo();
    swallowsClick = false;
    const thing = event.button === 0 ? on.grasp(event) : null;
    if (thing === null) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const timer = setTimeout(() => {
      if (!held || held.isDragged || !on.hold) return;
      held.isSpent = true;
      on.hold(thing);
    }, HOLD);
    held = { thing, pointer, x, y, since: performance.now(), timer, isDragged: false, isSpent: false };
  };
  const move = (event: PointerEvent): void => {
    if (!held || held.pointer !== event.pointerId || held.isSpent) return;
    const at = atOf(held, event);
    const isFirst = !held.isDragged;
    if (isFirst && Math.hypot(at.dx, at.dy) < SLIP) return;
    if (isFirst && !isLifted(held)) {
      letGo();
      return;
    }
    clearTimeout(held.timer);
    held.isDragged = true;
    on.drag(held.thing, at, isFirst);
  };
  const up = (event: PointerEvent): void => {
    if (!held || held.pointer !== event.pointerId) return;
    const at = atOf(held, event);
    const was = letGo() as Held<T>;
    // The click that follows belongs to what has been done already.
    swallowsClick = was.isDragged || was.isSpent;
    if (was.isDragged) on.drop(was.thing, at);
  };
  const cancel = (): void => void letGo();
  const click = (event: Event): void => {
    if (swallowsClick) event.stopImmediatePropagation();
    swallowsClick = false;
  };
  const key = (): void => {
    swallowsClick = false;
  };
  // A finger that holds something asks for no menu.
  const menu = (event: Event): void => {
    if (held || swallowsClick) event.preventDefault();
  };
  // A finger moves the thing it holds, not the page below it; style sheets cannot say so of a part of a drawing.
  const keepStill = (event: Event): void => {
    if (held && event.cancelable && (held.isDragged || held.isSpent || isLifted(held)))
      event.preventDefault();
  };
  // A hand that drags soon leaves the thing: from then on the whole page is listened to.
  const heard: readonly (readonly [EventTarget, string, (event: never) => void, AddEventListenerOptions])[] =
    [
      [element, 'pointerdown', down, { passive: true }],
      [element, 'click', click, { capture: true }],
      [element, 'contextmenu', menu, {}],
      [element, 'touchmove', keepStill, { passive: false }],
      [document, 'pointermove', move, { passive: true }],
      [document, 'pointerup', up, { passive: true }],
      [document, 'pointercancel', cancel, { passive: true }],
      [document, 'keydown', key, { capture: true }],
    ];
  for (const [where, name, listener, how] of heard)
    where.addEventListener(name, listener as EventListener, how);
  return () => {
    letGo();
    for (const [where, name, listener, how] of heard)
      where.removeEventListener(name, listener as EventListener, how);
  };
}
