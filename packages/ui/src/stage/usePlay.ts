/** How far the picture of a beat has got: what a scene draws is a function of this alone. */
import { useEffect, useState } from 'preact/hooks';
import type { Director } from './director.ts';
import { reducedMotion } from './timing.ts';

/** From 0, before anything moves, to 1, when the beat has been shown; drawn anew with every frame between. */
export function usePlay(director: Director | null): number {
  const [, draw] = useState(0);
  const phase = director?.phase ?? 'hold';
  const at = director?.at ?? 0;
  const moves = phase === 'play' && !reducedMotion.value;
  useEffect(() => {
    if (!moves) return;
    let frame = requestAnimationFrame(function next(now) {
      draw(now);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves, at]);
  if (!director?.beat.value || phase === 'hold') return 1;
  if (phase !== 'play') return 0;
  return moves ? director.progress() : 1;
}

/** A number within bounds. */
export const clamp = (value: number, least = 0, most = 1): number => Math.max(least, Math.min(most, value));

/** The point so far between two others. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Slow at both ends. */
export const eased = (share: number): number => share * share * (3 - 2 * share);
