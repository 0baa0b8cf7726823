/** What a hand does with a counter: press, hold, or drag it to an area. */
import { gesture } from '@flotilla/ui/parts/gesture.ts';

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
  const stop = gesture<SVGElement>(display, {
    grasp: (event) => {
      const piece = pieceAt(event);
      return piece && hands().holds(piece.dataset.id ?? '') ? piece : null;
    },
    hold: ({ dataset: { id = '', area = '' } }) => hands().hold(id, area),
    drag: (piece, { x, y, dx, dy }, isFirst) => {
      if (isFirst) piece.classList.add('dragged');
      const scale = (display.viewBox.baseVal?.width || 1) / (display.getBoundingClientRect().width || 1);
      piece.style.setProperty('translate', `${dx * scale}px ${dy * scale}px`);
      hands().over(areaUnder(x, y));
    },
    drop: ({ dataset: { id = '' } }, { x, y }) => {
      const area = areaUnder(x, y);
      if (area !== '') hands().drop(id, area);
    },
    leave: (piece) => {
      piece.style.removeProperty('translate');
      piece.classList.remove('dragged');
    },
  });
  const click = (event: Event): void => {
    const piece = pieceAt(event);
    if (piece) hands().press(piece.dataset.id ?? '', piece.dataset.area ?? '', event);
  };
  display.addEventListener('click', click);
  return () => {
    stop();
    display.removeEventListener('click', click);
  };
}
