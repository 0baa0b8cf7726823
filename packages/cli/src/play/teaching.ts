/** A lesson at the terminal: the cue is printed above its question. */
import type { Cue } from '@flotilla/companion';
import {
  adviceOf,
  atQuestion,
  cueNow,
  cueText,
  heldBack,
  isLessonOver,
  wholeChoice,
} from '@flotilla/companion';
import type { Choice, Decision } from '@flotilla/table';
import { wrap } from '../terminal/layout.ts';
import { adviser, botChoice } from './bots.ts';
import type { Side } from './side.ts';
import { give, print, tell, warn } from './side.ts';

/** The cue that speaks at a question; null when none does. */
const cueOf = ({ lesson }: Side): Cue | null => (lesson ? cueNow(lesson.is, lesson.marks) : null);

/** Notes a question and prints what the lesson says at it; after its last cue the game goes on like any other. */
export function teach(side: Side, decision: Decision): void {
  const { lesson, session, speaker, io } = side;
  if (!lesson) return;
  lesson.marks = atQuestion(lesson.is, lesson.marks, session.answers.length, decision.step);
  const cue = cueOf(side);
  if (!cue) return;
  const { style } = io;
  const of = lesson.is.cues.length;
  const at = lesson.is.cues.indexOf(cue) + 1;
  const say = (part: 'title' | 'say' | 'do'): string => speaker.say(cueText(lesson.is, cue, part));
  print(side, [
    '',
    style.accent(speaker.own('lesson.place', { title: lesson.title, at, of })),
    style.strong(say('title')),
    ...wrap(say('say'), io.width()),
    ...(cue.choose === undefined ? [] : wrap(style.strong(`→ ${say('do')}`), io.width(), '  ')),
  ]);
  if (isLessonOver(lesson.is, lesson.marks)) {
    tell(side, 'lesson.over');
    side.lesson = null;
  } else if (at === 1) tell(side, 'lesson.help');
}

/** Whether the lesson holds an answer back; says so when it does. */
export function holdsBack(side: Side, decision: Decision, choice: Choice): boolean {
  const cue = cueOf(side);
  const held = cue && side.lesson ? heldBack(side.lesson.is, cue, decision, choice) : null;
  if (held) warn(side, side.speaker.say(held.why));
  return held !== null;
}

/**
 * Does what the cue recommends, or between two cues what the adviser would do, so that a learner comes to the next one; false
 * when there is nothing to do.
 */
export function doAsTold(side: Side, decision: Decision | null): boolean {
  const choice = decision && side.lesson ? choiceAt(side, decision) : null;
  if (!decision || choice === null) {
    tell(side, 'lesson.none');
    return false;
  }
  return give(side, decision, wholeChoice(decision, choice)).kind === 'done';
}

function choiceAt(side: Side, decision: Decision): Choice | null {
  const cue = cueOf(side);
  if (cue?.choose !== undefined) return adviceOf(decision, cue);
  const bot = adviser(side);
  return bot === null ? null : botChoice(side, bot, decision);
}

/** Ends the lesson: the game goes on like any other. */
export function endLesson(side: Side): void {
  tell(side, side.lesson ? 'lesson.left' : 'lesson.none');
  side.lesson = null;
}
