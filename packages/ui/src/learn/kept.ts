/** How far the lessons have come on this device. Small: Home reads it too. */
import type { Mark } from '@flotilla/companion';
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
  /** How many cues it has, once that is known. */
  readonly of?: number;
}

const KEY = 'flotilla.lessons';

const isLesson = (value: unknown): value is KeptLesson => {
  const { game, marks, state } = (value ?? {}) as Partial<KeptLesson>;
  return typeof game === 'string' && Array.isArray(marks) && typeof state === 'string';
};

/** Lessons out of whatever was stored or brought; what is none is left out. */
const lessonsFrom = (stored: unknown): Readonly<Record<string, KeptLesson>> =>
  Object.fromEntries(
    Object.entries((typeof stored === 'object' && stored) || {}).filter(([, kept]) => isLesson(kept)),
  );

function read(): Readonly<Record<string, KeptLesson>> {
  try {
    return lessonsFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
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

/** Adds the lessons of another device: what was learnt there counts here, what was begun here goes on here. */
export function takeLessons(others: unknown): void {
  for (const [name, there] of Object.entries(lessonsFrom(others))) {
    const here = keptLessons.peek()[name];
    if (!here) keepLesson(name, there);
    else if (there.learnt && !here.learnt) keepLesson(name, { ...here, learnt: true });
  }
}

/** The name of the lesson that is being learnt in a game on the shelf; null in any other game. */
export const lessonIn = (game: string): string | null =>
  Object.entries(keptLessons.value).find(([, kept]) => kept.game === game && kept.state === 'begun')?.[0] ??
  null;
