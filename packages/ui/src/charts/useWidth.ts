/** How wide something is, for pictures that are drawn to fit. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The width of an element in points, followed as it changes. */
export function useWidth<E extends HTMLElement>(start: number): [RefObject<E | null>, number] {
  const box = useRef<E>(null);
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !globalThis.ResizeObserver) return;
    const measure = (): void => setWidth(Math.max(240, Math.round(element.clientWidth) || start));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
