/** Finds a lesson. */
import type { Lesson } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import type { AnyGame } from '@flotilla/table';

/** A lesson of a game by its id; null when it has none of that name. */
export async function lessonOf(game: AnyGame, id: string): Promise<Lesson | null> {
  return (await companionOf(game).lessons?.())?.find((lesson) => lesson.id === id) ?? null;
}
