/** Arrow keys on the map: from area to area, to whichever lies that way. */
import { useRef } from 'preact/hooks';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The plate that lies nearest in a direction, by the places the plates have on the page. */
function nextPlate(
  from: Element,
  plates: readonly Element[],
  [dx, dy]: readonly [number, number],
): Element | null {
  const middle = (plate: Element): readonly [number, number] => {
    const { left, top, width, height } = plate.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best: { plate: Element; far: number } | null = null;
  for (const plate of plates) {
    if (plate === from) continue;
    const [px, py] = middle(plate);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along <= 0) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { plate, far };
  }
  return best?.plate ?? null;
}

/** Lets the arrow keys walk over the plates of a chart. */
export function useWalk() {
  const map = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const plates = [...(map.current?.querySelectorAll('.ubl-plate, .ubl-port') ?? [])];
    if (!way || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    (nextPlate(event.currentTarget, plates, way) as HTMLElement | null)?.focus();
  };
  return { map, onKeyDown };
}
