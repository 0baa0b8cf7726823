/** A stage that begins out of sight is brought into sight. */
import { useEffect } from 'preact/hooks';
import type { Director } from './director.ts';

/** Where the beats are played: the scene of a game that has one, else its board. */
const sceneOf = (): Element | null =>
  document.querySelector('.play [data-part=scene]') ?? document.querySelector('.play #board');

/** Whether so much of something can be seen that nothing is missed: as much of it as the window has room for. */
function isInSight(scene: Element): boolean {
  const { top, bottom, left, right, height } = scene.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const centre = (left + right) / 2;
  return seen >= Math.min(height, innerHeight) * 0.75 && centre > 0 && centre < innerWidth;
}

/** Scrolls to the scene when something begins on it and it cannot be seen. */
export function useInSight(director: Director): void {
  const acts = director.beat.value !== null;
  useEffect(() => {
    if (!acts) return;
    const frame = requestAnimationFrame(() => {
      const scene = sceneOf();
      if (scene && !isInSight(scene)) scene.scrollIntoView?.({ block: 'center', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [acts]);
}
