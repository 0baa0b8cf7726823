/** The stop-watch in the hand of the man who counts. */
import { word } from '../text/index.ts';

/** A time on the stop-watch. */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const TICKS = Array.from({ length: 12 }, (_, i) => i * 30);

/** So many seconds after the first torpedo left, and when the next is due. */
export function Watch({ seconds, due }: { seconds: number; due: number }) {
  return (
    <div class="watch" aria-hidden="true">
      <svg viewBox="0 0 96 106" aria-hidden="true">
        <path class="watch-brass" d="M42 2h12v8h-12zM74 18l7 -6l5 6l-7 6z" />
        <circle class="watch-brass" cx="48" cy="58" r="45" />
        <circle class="watch-face" cx="48" cy="58" r="40" />
        {TICKS.map((angle) => (
          <path key={angle} class="watch-tick" d="M48 22v6" transform={`rotate(${angle} 48 58)`} />
        ))}
        <text x="48" y="42">
          60
        </text>
        <text x="48" y="87">
          30
        </text>
        <path class="watch-hand" d="M48 66V24" transform={`rotate(${seconds * 6} 48 58)`} />
        <circle class="watch-pin" cx="48" cy="58" r="4" />
      </svg>
      <b>{minutes(seconds)}</b>
      <small>{word('sea.due', { time: minutes(due) })}</small>
    </div>
  );
}
