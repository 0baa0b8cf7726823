/** Lessons that were begun and not finished: the desk shows them, whoever teaches puts them here. */
import { signal } from '@preact/signals';

/** A lesson under way. */
export interface LessonUnderWay {
  /** The id of the game it teaches. */
  readonly game: string;
  readonly title: string;
  /** Cues understood, and cues in all. */
  readonly done: number;
  readonly of: number;
  /** The path of the site where it goes on. */
  readonly path: string;
}

/** The unfinished lessons of this reader, the latest first. */
export const lessonsUnderWay = signal<readonly LessonUnderWay[]>([]);
