/** Ready-made beginnings of a game: one press, and it is under way. */
import type { Choice, Decision, FormChoice } from '@flotilla/table';

/** What is answered beforehand, question by question; null from the first one on that is still open. */
export type Presets = (asked: Decision) => Choice | null;

/** What somebody may say before a ready-made beginning. */
export interface StartWishes {
  /** The name to play under; empty for none. */
  readonly name: string;
  /** Whether the usual details are left to the game: `start.usual` says which, where a game has some. */
  readonly usual: boolean;
}

/** A ready-made beginning; its words are `start.<id>.title` and `start.<id>.about`, those of its button `start.begin`. */
export interface Start {
  readonly id: string;
  /** What differs from how the form starts. */
  readonly options: FormChoice;
  /** The answers that follow from it and from what was said. */
  readonly presets?: (said: StartWishes, seed: string) => Presets;
}
