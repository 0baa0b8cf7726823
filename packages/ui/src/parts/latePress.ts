/** Presses that come too soon: they still belong to the screen before. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Milliseconds in which a press is not meant for what has just appeared. */
const TOO_SOON = 700;

/** Lets something be done only when it has been in sight for a moment; `what` tells when something new appears. */
export function useLatePress(what: unknown): (act: () => void) => void {
  const appeared = useRef(0);
  useLayoutEffect(() => {
    appeared.current = performance.now();
  }, [what]);
  return (act) => {
    if (performance.now() - appeared.current >= TOO_SOON) act();
  };
}
