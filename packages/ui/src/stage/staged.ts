/** A session as the stage shows it: while beats are played, what can be seen is the position at the beat. */
import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import type { Session } from '../base/session.ts';
import type { Director } from './director.ts';

/** A session behind a director. Only what is seen differs: whatever is done to it is done to the session itself. */
export function stagedBy(whole: Session, director: Director): Session {
  /** A signal of the session that shows something else as long as beats are played. */
  const instead = <T>(real: ReadonlySignal<T>, meanwhile: (shown: number) => T): ReadonlySignal<T> =>
    computed(() => {
      const shown = director.shown.value;
      return shown === null ? real.value : meanwhile(shown);
    });
  /** Nothing to be seen of it as long as beats are played. */
  const later = <T>(real: ReadonlySignal<T>, nothing: T): ReadonlySignal<T> => instead(real, () => nothing);
  /** The place in the story that can be seen. */
  const place = (shown: number) => {
    const story = director.story?.story;
    return story?.moments[shown - 1] ?? story?.before;
  };
  // No clock waits for what is still being shown: the deadline stays as it is.
  return Object.assign(Object.create(whole) as Session, {
    seat: instead(whole.seat, () => director.story?.story.seat ?? null),
    view: instead(whole.view, (shown) => place(shown)?.view ?? whole.view.value),
    log: instead(whole.log, (shown) => (director.story?.log ?? []).slice(0, place(shown)?.log)),
    seen: instead(whole.seen, () => director.story?.story.before.log ?? 0),
    handTo: later(whole.handTo, null),
    visiting: later(whole.visiting, false),
    open: later(whole.open, null),
    decision: later(whole.decision, null),
    asked: later(whole.asked, []),
    outcome: later(whole.outcome, null),
    results: later(whole.results, []),
    thinking: later(whole.thinking, false),
    dice: later(whole.dice, null),
  });
}
