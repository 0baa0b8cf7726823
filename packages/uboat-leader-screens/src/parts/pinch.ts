/** Two fingers that spread or close over a frame: what lies in it is looked at nearer or from further away, and stays under them. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How near something is looked at: 1 is as a whole. */
export interface Nearness {
  readonly now: number;
  readonly most: number;
  /** Takes a new nearness; what is drawn must follow at once, so that it can be moved under the fingers. */
  readonly take: (nearness: number) => void;
}

/** Where two fingers are: how far apart, and their middle. */
interface Fingers {
  readonly apart: number;
  readonly x: number;
  readonly y: number;
}

/** The two fingers that begin a pinch, and what lay between them. */
interface Begun {
  readonly apart: number;
  readonly nearness: number;
  /** The place between the fingers, in points of the content as a whole. */
  readonly x: number;
  readonly y: number;
}

function fingersOf({ touches }: TouchEvent, frame: HTMLElement): Fingers | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length !== 2) return null;
  const { left, top } = frame.getBoundingClientRect();
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2 - left,
    y: (one.clientY + other.clientY) / 2 - top,
  };
}

/** Listens to pinches on a frame that scrolls. */
export function usePinch(frame: RefObject<HTMLElement | null>, nearness: Nearness): void {
  const known = useRef(nearness);
  known.current = nearness;
  useEffect(() => {
    const { current } = frame;
    return current ? listenToPinch(current, () => known.current) : undefined;
  }, []);
}

/** Listens until it is told to stop. */
export function listenToPinch(frame: HTMLElement, nearness: () => Nearness): () => void {
  let begun: Begun | null = null;
  const start = (event: TouchEvent): void => {
    const fingers = fingersOf(event, frame);
    const { now } = nearness();
    begun = fingers && {
      apart: fingers.apart,
      nearness: now,
      x: (frame.scrollLeft + fingers.x) / now,
      y: (frame.scrollTop + fingers.y) / now,
    };
  };
  const move = (event: TouchEvent): void => {
    const fingers = fingersOf(event, frame);
    if (!begun || !fingers) return;
    event.preventDefault();
    const { most, take } = nearness();
    const next = Math.max(1, Math.min(most, (begun.nearness * fingers.apart) / begun.apart));
    take(next);
    frame.scrollLeft = begun.x * next - fingers.x;
    frame.scrollTop = begun.y * next - fingers.y;
  };
  const end = (): void => {
    begun = null;
  };
  frame.addEventListener('touchstart', start, { passive: true });
  frame.addEventListener('touchmove', move, { passive: false });
  frame.addEventListener('touchend', end);
  frame.addEventListener('touchcancel', end);
  return () => {
    frame.removeEventListener('touchstart', start);
    frame.removeEventListener('touchmove', move);
    frame.removeEventListener('touchend', end);
    frame.removeEventListener('touchcancel', end);
  };
}
