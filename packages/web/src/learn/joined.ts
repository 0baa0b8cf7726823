/** The moment of a lesson that is played on Home, before anything has begun: it lies on no shelf until somebody takes command. */
import { Client, TableHere, throwDice } from '@flotilla/client';
import type { Lesson } from '@flotilla/companion';
import { beginLesson, joining, markOfJoining } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { GameShape } from '@flotilla/table';
import type { Session as KernelSession } from '@flotilla/table/run';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { keepLesson, keptLessons } from '@flotilla/ui/learn/kept.ts';
import type { OwnOpening } from '@flotilla/ui/stage/opening.ts';
import { keepShown } from '@flotilla/ui/stage/seen.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { found } from '#screens/opening';
import { go } from '../router.ts';
import { lessonOf } from './lessons.ts';

/** A moment that is being played. */
export interface Joined {
  readonly session: Session;
  readonly Scene: OwnOpening['Scene'];
  /** Puts the game on the shelf and goes on with it; so many moments have been seen already. */
  readonly take: (moments: number) => Promise<void>;
}

/** Whether a game brings a moment to play. */
export const canJoin = (game: string): boolean => game in found;

/** A table in this page of which nothing is kept. */
const unkeptTable = (kernel: KernelSession<GameShape>): Session =>
  new Client(
    new TableHere('opening', kernel, {
      thinker: {
        bot: () => Promise.reject(new Error('Nobody but the visitor plays here.')),
        advice: () => () => {},
        stop: () => {},
      },
      keep: async () => null,
      realDice: () => false,
      pace: () => 0,
      throwDice,
    }),
  );

/** Begins the moment of a game with dice nobody knows; null where its lesson has no way in. */
export async function join(gameId: string): Promise<Joined | null> {
  const opening = await found[gameId]?.();
  const game = await loadGame(gameId);
  const known: Lesson | null = opening ? await lessonOf(game, opening.lesson) : null;
  if (!opening || !known?.wayIn) return null;
  const { wayIn } = known;
  const lesson = joining(known, wayIn, newSeed());
  const kernel = beginLesson(game, lesson, settings.peek().name);
  const asked = kernel.answers.length;
  await loadVoice(game, settings.peek().language, kernel.start.seats);
  return {
    session: unkeptTable(kernel),
    Scene: opening.Scene,
    async take(moments) {
      const name = `${gameId}/${lesson.id}`;
      const { saveNew } = await import('../session/open.ts');
      const id = await saveNew(kernel);
      keepShown(id, 0, asked, moments);
      const learnt = keptLessons.peek()[name]?.learnt ?? false;
      keepLesson(name, {
        game: id,
        marks: [markOfJoining(lesson, wayIn, asked)],
        state: 'begun',
        learnt,
        of: lesson.cues.length,
      });
      go(`/g/${id}`);
    },
  };
}
