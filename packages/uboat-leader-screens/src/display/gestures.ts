/** What a hand does with a counter: press, hold, or drag it to an area. */

/** What the gestures mean at the question that waits. */
export interface Hands {
  /** A press on a counter; `area` is where it stands. */
  readonly press: (id: string, area: string, event: Event) => void;
  /** Whether a counter can be dragged or held. */
  readonly holds: (id: string) => boolean;
  /** A counter was held down for a while. */
  readonly hold: (id: string, area: string) => void;
  /** A counter is dragged over an area; empty while it is over none. */
  readonly over: (area: string) => void;
  /** A counter was let go over an area. */
  readonly drop: (id: string, area: string) => void;
}

/** What a hand on a counter may have to keep from the browser. */
const HELD_BACK: readonly string[] = ['touchmove', 'contextmenu', 'click'];

/** So long a press is a long one. */
const LONG = 400;
/** So far a hand may tremble before it drags. */
const SLACK = 9;

interface Held {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly piece: SVGElement;
  readonly timer: ReturnType<typeof setTimeout>;
  dragged: boolean;
  done: boolean;
}

const pieceAt = ({ target }: Event): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>('.ubl-piece') : null;

/** The area under a point of the page, whatever lies over it. */
function areaUnder(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y))
    if (element instanceof SVGElement && element.dataset.part === 'sector') return element.dataset.id ?? '';
  return '';
}

/** Listens to hands on the counters of a display; gives a way to stop. */
export function listenToHands(display: SVGSVGElement | null, hands: () => Hands): () => void {
  if (!display) return () => {};
  let held: Held | null = null;
  let spent = false;
  const letGo = (): Held | null => {
    const was = held;
    if (was) clearTimeout(was.timer);
    was?.piece.style.removeProperty('translate');
    was?.piece.classList.remove('dragged');
    held = null;
    return was;
  };
  const down = (event: PointerEvent): void => {
    const piece = event.button === 0 ? pieceAt(event) : null;
    const id = piece?.dataset.id ?? '';
    spent = false;
    if (!piece || !hands().holds(id)) return;
    const timer = setTimeout(() => {
      if (!held || held.dragged) return;
      held.done = true;
      hands().hold(id, piece.dataset.area ?? '');
    }, LONG);
    held = { id, x: event.clientX, y: event.clientY, piece, timer, dragged: false, done: false };
  };
  const move = (event: PointerEvent): void => {
    if (!held || held.done) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.dragged && Math.hypot(dx, dy) < SLACK) return;
    if (!held.dragged) {
      held.dragged = true;
      clearTimeout(held.timer);
      held.piece.classList.add('dragged');
    }
    const scale = (display.viewBox.baseVal?.width || 1) / (display.getBoundingClientRect().width || 1);
    held.piece.style.setProperty('translate', `${dx * scale}px ${dy * scale}px`);
    hands().over(areaUnder(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    const was = letGo();
    if (!was || !(was.dragged || was.done)) return;
    // The press that follows belongs to what has been done already.
    spent = true;
    const area = was.dragged ? areaUnder(event.clientX, event.clientY) : '';
    if (area !== '') hands().drop(was.id, area);
  };
  const click = (event: Event): void => {
    const piece = pieceAt(event);
    if (spent || !piece) return;
    hands().press(piece.dataset.id ?? '', piece.dataset.area ?? '', event);
  };
  const cancel = (): void => void letGo();
  // A finger that holds a counter asks for no menu.
  const menu = (event: Event): void => {
    if (held || spent) event.preventDefault();
  };
  // A finger on a counter moves the counter, not the page below it; style sheets cannot say so of a part of a drawing.
  const keepStill = (event: Event): void => {
    if (held && event.cancelable) event.preventDefault();
  };
  // A hand that drags soon leaves the counter: from then on the whole page is listened to.
  const on: readonly (readonly [EventTarget, string, (event: never) => void])[] = [
    [display, 'pointerdown', down],
    [display, 'click', click],
    [display, 'contextmenu', menu],
    [display, 'touchmove', keepStill],
    [document, 'pointermove', move],
    [document, 'pointerup', up],
    [document, 'pointercancel', cancel],
  ];
  for (const [where, name, heard] of on)
    where.addEventListener(name, heard as EventListener, { passive: !HELD_BACK.includes(name) });
  return () => {
    letGo();
    for (const [where, name, heard] of on) where.removeEventListener(name, heard as EventListener);
  };
}
