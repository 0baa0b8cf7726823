/** How far the lessons have come on this device. Small: Home reads it too. */
import type { Mark } from '@flotilla/table';
import { signal } from '@preact/signals';

/** A lesson that was begun. */
export interface KeptLesson {
  /** The game on the shelf in which it is played. */
  readonly game: string;
  readonly marks: readonly Mark[];
  /** `left`: the learner knew it all, and the game went on as any other. */
  readonly state: 'begun' | 'done' | 'left';
  /** Whether it was ever learnt to its end. */
  readonly learnt: boolean;
}

const KEY = 'flotilla.lessons';

function read(): Readonly<Record<string, KeptLesson>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, KeptLesson>) : {};
  } catch {
    // Unreadable, or a browser that keeps nothing: as if nothing had been learnt.
    return {};
  }
}

/** Every lesson that was begun, by its name `game/lesson`. */
export const keptLessons = signal(read());

/** Keeps where a lesson stands. */
export function keepLesson(name: string, lesson: KeptLesson): void {
  keptLessons.value = { ...keptLessons.peek(), [name]: lesson };
  try {
    localStorage.setItem(KEY, JSON.stringify(keptLessons.peek()));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The name of the lesson that is being learnt in a game on the shelf; null in any other game. */
export const lessonIn = (game: string): string | null =>
  Object.entries(keptLessons.value).find(([, kept]) => kept.game === game && kept.state === 'begun')?.[0] ??
  null;
