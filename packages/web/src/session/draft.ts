/** A set-up that was filled in elsewhere: the form of a new game takes it up once. */
import type { GameDraft } from '@flotilla/ui/base/draft.ts';

let waiting: GameDraft | null = null;

/** Lays a set-up ready for the form of its game. */
export function layReady(draft: GameDraft): void {
  waiting = draft;
}

/** The set-up that lies ready for a game; it lies there no longer. */
export function takeUp(game: string): GameDraft | null {
  const draft = waiting?.game === game ? waiting : null;
  waiting = null;
  return draft;
}
