/** The time left to answer, where a table has a pace: a bar that shrinks, and the minutes and seconds. */

import { announce } from '@flotilla/ui/base/notes.ts';
import type { Deadline, Session } from '@flotilla/ui/base/session.ts';
import { clockTime, useSeconds } from '@flotilla/ui/parts/clock.ts';
import { useEffect } from 'preact/hooks';
import { word } from '../text/index.ts';

/** With so many milliseconds left it is said once more. */
const SHORT = 10_000;
/** More time than this is no reason to hurry: it is shown, not said. */
const WORTH_SAYING = 10 * 60_000;

/** How much time there is, as a sentence to follow a question; nothing where no clock runs or there is plenty. */
export function timeToAnswer({ deadline }: Session): string {
  const left = (deadline?.peek()?.ends ?? Number.POSITIVE_INFINITY) - Date.now();
  return left < WORTH_SAYING ? ` ${word('clock.left', { seconds: Math.ceil(left / 1000) })}` : '';
}

/** The clock; silent for a screen reader but for what is said at the question and near the end. */
export function Clock({ deadline }: { deadline: Deadline }) {
  const left = Math.max(0, deadline.ends - useSeconds());
  const isShort = left <= SHORT;
  useEffect(() => {
    if (isShort) announce(word('clock.left', { seconds: SHORT / 1000 }));
  }, [isShort, deadline.ends]);
  return (
    <span
      class="nb-clock"
      data-part="clock"
      data-state={isShort ? 'short' : 'runs'}
      title={word(deadline.forAll ? 'window.samePause' : 'clock.own')}
      aria-hidden="true"
    >
      <i style={{ '--left': String(Math.min(1, left / deadline.length)) }} />
      <time>{clockTime(left)}</time>
    </span>
  );
}
