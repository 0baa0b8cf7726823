/** Begins a lesson, or goes on with it. */
import { beginLesson } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import { settings } from '@flotilla/ui/base/settings.ts';
import { keepLesson, keptLessons } from '@flotilla/ui/learn/kept.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { saveNew } from '../session/open.ts';
import { readGame } from '../store/games.ts';
import { lessonOf } from './lessons.ts';

/** The game on the shelf in which a lesson is learnt: the one begun, or a new one. Null when there is no such lesson. */
export async function openLesson(gameId: string, id: string): Promise<string | null> {
  const name = `${gameId}/${id}`;
  const kept = keptLessons.peek()[name];
  if (kept?.state === 'begun' && (await readGame(kept.game))) return kept.game;
  const game = await loadGame(gameId);
  const lesson = await lessonOf(game, id);
  if (!lesson) return null;
  const called = (seat: number): string => ui('seat.number', { seat: seat + 1 });
  // Alone nobody needs to be told from anybody.
  const own = settings.peek().name || (lesson.bots ? called(0) : '');
  const shelved = await saveNew(beginLesson(game, lesson, own, called));
  keepLesson(name, { game: shelved, marks: [], state: 'begun', learnt: kept?.learnt ?? false });
  return shelved;
}
