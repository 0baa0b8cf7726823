/** The clock of an attack: half a minute, which decides nothing. */

import { announce } from '@flotilla/ui/base/notes.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { word } from './text/index.ts';

/** Seconds the ring shows. */
export const CLOCK = 30;

const SPOKEN_AT = 10;
const RADIUS = 29;
const AROUND = 2 * Math.PI * RADIUS;

/** Counts the seconds since the question was shown; `now` is when it is asked for. */
export function useSeconds(running: boolean): { readonly shown: number; readonly taken: () => number } {
  const begun = useRef(Date.now());
  const taken = (): number => Math.round((Date.now() - begun.current) / 1000);
  const [shown, show] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => show(taken()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return { shown, taken };
}

/** The ring; hollow when the time is over. */
export function Clock({ seconds }: { seconds: number }) {
  const left = Math.max(0, CLOCK - seconds);
  useEffect(() => {
    if (left === SPOKEN_AT) announce(word('clock.left', { n: SPOKEN_AT }));
  }, [left]);
  return (
    <div class="attack-clock" role="timer" aria-live="off" aria-label={word('clock')}>
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle class="clock-track" cx="34" cy="34" r={RADIUS} />
        <circle
          class="clock-left"
          cx="34"
          cy="34"
          r={RADIUS}
          stroke-dasharray={`${(AROUND * left) / CLOCK} ${AROUND}`}
          transform="rotate(-90 34 34)"
        />
      </svg>
      <span>{left > 0 ? left : <small>{word('clock.longer')}</small>}</span>
    </div>
  );
}
