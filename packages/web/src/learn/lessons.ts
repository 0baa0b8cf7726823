/** All lessons, for Home and other lists. Loads no game. */
import type { Lesson } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { keptLessons } from '@flotilla/ui/learn/kept.ts';
import { spoken } from '@flotilla/ui/text/index.ts';

/** A lesson as a list shows it. */
export interface LessonCard {
  /** `game/lesson`. */
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly minutes: number;
  /** `begun`: it waits to be gone on with. */
  readonly state: 'new' | 'begun' | 'done';
  /** The cue it has come to, and how many there are; null while it is not under way. */
  readonly come: { readonly at: number; readonly of: number } | null;
  /** Where it begins, or goes on. */
  readonly path: string;
}

/** All lessons in the reader's language, game by game, in the order in which they are learnt. */
export const lessonCards = (): readonly LessonCard[] =>
  GAMES.flatMap(({ id: game, lessons }) =>
    lessons.map(({ id, minutes, title }) => {
      const name = `${game}/${id}`;
      return {
        name,
        game,
        title: title[spoken()] ?? title.en,
        minutes,
        state: stateOf(name),
        come: comeOf(name),
        path: `/learn/${name}`,
      };
    }),
  );

function stateOf(name: string): LessonCard['state'] {
  const kept = keptLessons.value[name];
  if (kept?.state === 'begun') return 'begun';
  return kept?.learnt ? 'done' : 'new';
}

function comeOf(name: string): LessonCard['come'] {
  const { marks = [], of } = keptLessons.value[name] ?? {};
  return of ? { at: Math.min((marks.at(-1)?.cue ?? 0) + 1, of), of } : null;
}

/** A lesson of a game by its id; null when it has none of that name. */
export async function lessonOf(game: AnyGame, id: string): Promise<Lesson | null> {
  return (await companionOf(game).lessons?.())?.find((lesson) => lesson.id === id) ?? null;
}

/** The lesson of the same game that comes after one; null after the last. */
export function lessonAfter(name: string): LessonCard | null {
  const cards = lessonCards();
  const at = cards.findIndex((card) => card.name === name);
  const next = cards[at + 1];
  return next && next.game === cards[at]?.game ? next : null;
}
