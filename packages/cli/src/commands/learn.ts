/** `flotilla learn`: a lesson at the terminal. */
import type { LessonFacts } from '@flotilla/companion';
import { beginLesson, companionOf } from '@flotilla/companion';
import type { GameEntry } from '@flotilla/lab';
import { GAMES } from '@flotilla/lab';
import type { Language } from '@flotilla/table';
import { playOn } from '../play/loop.ts';
import { newSaveFile } from '../play/saves.ts';
import type { Side } from '../play/side.ts';
import { sideOf } from '../play/sitting.ts';
import type { Args, Command } from '../support/command.ts';
import { languageIn, noWords } from '../support/command.ts';
import { OK, UsageError } from '../support/errors.ts';
import type { Io, Lines } from '../support/io.ts';
import { unknownWord } from '../support/near.ts';
import { speechFor } from '../support/speech.ts';
import { fittingLines } from '../terminal/screen.ts';

/** A lesson with the game it belongs to. */
interface Listed {
  readonly game: GameEntry;
  readonly facts: LessonFacts;
}

const LESSONS: readonly Listed[] = GAMES.flatMap((game) => game.lessons.map((facts) => ({ game, facts })));

const titleIn = ({ title }: LessonFacts, language: Language): string => title[language] ?? title.en;

/** Learns a game. */
export const learn: Command = {
  name: 'learn',
  summary: 'Learn a game: a lesson that is a real game, with a word at every question.',
  usage: ['learn [LESSON]', 'learn --list'],
  options: {
    list: { kind: 'flag', help: 'List the lessons.' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
    'no-odds': { kind: 'flag', help: 'Hide the odds.' },
  },
  details: [
    'Without a name the first lesson begins. Type "do" to have the recommended thing done, "know" to end the lesson; the game then goes on as any other.',
  ],
  examples: ['learn', 'learn --list', 'learn first-patrol'],
  run: async (args, io) => {
    noWords(learn, args, 1);
    const language = languageIn(args, io);
    if (args.flag('list')) return list(io, language);
    const lesson = lessonNamed(args.words[0]);
    const lines = fittingLines(io);
    try {
      return await playOn(await seated(lesson, language, args, io, lines));
    } finally {
      lines.close();
    }
  },
};

function list(io: Io, language: Language): number {
  for (const { game, facts } of LESSONS)
    io.out(
      `${io.style.strong(facts.id)}  ${game.title}: ${titleIn(facts, language)}, ${facts.minutes} min\n`,
    );
  return OK;
}

function lessonNamed(word: string | undefined): Listed {
  const ids = LESSONS.map(({ facts }) => facts.id);
  const found = word === undefined ? LESSONS[0] : LESSONS.find(({ facts }) => facts.id === word);
  if (found) return found;
  throw new UsageError(unknownWord('lesson', word ?? '', ids));
}

async function seated(
  { game: entry, facts }: Listed,
  language: Language,
  args: Args,
  io: Io,
  lines: Lines,
): Promise<Side> {
  const game = await entry.load();
  const lesson = ((await companionOf(game).lessons?.()) ?? []).find(({ id }) => id === facts.id);
  if (!lesson) throw new Error(`${game.title} has no lesson "${facts.id}".`);
  const session = beginLesson(game, lesson, '');
  const speaker = await speechFor(game, language, session.start.seats);
  const title = titleIn(facts, language);
  io.out(`\n${io.style.strong(io.style.accent(`${game.title}: ${title}`))}\n`);
  const side = sideOf(game, session, newSaveFile(io, game.id), speaker, args, io, lines);
  return { ...side, lesson: { is: lesson, title, marks: [] } };
}
