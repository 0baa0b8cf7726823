/** A set-up that was filled in elsewhere: the form of a new game takes it up once. */
import type { Draft } from '@flotilla/ui/base/draft.ts';

let waiting: Draft | null = null;

/** Lays a set-up ready for the form of its game. */
export function layReady(draft: Draft): void {
  waiting = draft;
}

/** The set-up that lies ready for a game; it lies there no longer. */
export function takeUp(game: string): Draft | null {
  const draft = waiting?.game === game ? waiting : null;
  waiting = null;
  return draft;
}
