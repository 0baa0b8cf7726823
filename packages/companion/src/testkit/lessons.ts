/** Plays lessons by their own advice, and says what is wrong with them. */
import type { AnyGame, Catalogue, Choice, Decision, GameShape } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { botNamed, botRngs, catalogueOf, chosenBy, LANGUAGES, unusedDice, words } from '@flotilla/table/run';
import { companionOf } from '../furnish.ts';
import type { Lesson, LessonFacts, Mark } from '../lesson.ts';
import { atQuestion, beginLesson, cueNow, cueText, heldBack, isLessonOver, wholeChoice } from '../lesson.ts';

/** More answers than any lesson needs. */
const MOST_ANSWERS = 400;

/** The most words in the one or two sentences of a card. */
const MOST_WORDS = 60;

/** The result of playing a lesson. */
export interface PlayedLesson {
  /** The cues that spoke, in order. */
  readonly spoken: readonly string[];
  /** What is wrong with it; empty for a sound lesson. */
  readonly faults: readonly string[];
  readonly session: Session<GameShape>;
}

/** Plays a lesson to its end: by its advice, or by the steady bot where it has none. */
export function playLesson(game: AnyGame, lesson: Lesson): PlayedLesson {
  const session = beginLesson(game, lesson, 'Learner');
  const rngs = botRngs(lesson.seed, session.start.seats.length);
  const faults: string[] = [];
  const spoken: string[] = [];
  let marks: readonly Mark[] = [];
  for (let answers = 0; answers < MOST_ANSWERS && session.decisions.length > 0; answers++) {
    const decision = session.decisions[0] as Decision;
    const { seat } = decision;
    const bot = session.start.seats[seat]?.bot ?? null;
    if (bot === null) {
      marks = atQuestion(lesson, marks, session.answers.length, decision.step);
      const cue = cueNow(lesson, marks);
      if (cue) spoken.push(cue.id);
      if (isLessonOver(lesson, marks)) break;
      if (cue?.choose !== undefined) {
        faults.push(...holdingFaults(lesson, marks, decision));
        const refused = [cue.choose, ...(cue.along ?? [])].find((choice) => !chosen(session, choice));
        if (refused === undefined) continue;
        faults.push(`The cue "${cue.id}" recommends what is refused: ${JSON.stringify(refused)}.`);
        break;
      }
      if (!cue && spoken.length > 0)
        faults.push(
          `Whoever does what "${spoken.at(-1)}" recommends is asked "${decision.step}" without a word.`,
        );
    }
    const choice = chosenBy(botNamed(game, bot ?? 'steady'), session.table, decision, rngs[seat] as never);
    session.choose(seat, choice);
  }
  const silent = lesson.cues.filter(({ id }) => !spoken.includes(id)).map(({ id }) => id);
  if (silent.length > 0) faults.push(`These cues never speak: ${silent.join(', ')}.`);
  const script = { dice: lesson.dice ?? {}, missing: 'seed' as const };
  faults.push(...unusedDice(script, session.table.state.scripted));
  return { spoken, faults, session };
}

/** Answers the learner's question; says whether that was allowed. */
function chosen(session: Session<GameShape>, choice: Choice): boolean {
  const [decision] = session.decisions;
  return decision?.seat === 0 && session.choose(0, wholeChoice(decision, choice)).kind === 'done';
}

/** Checks that a cue that holds refuses everything but what it advises. */
function holdingFaults(lesson: Lesson, marks: readonly Mark[], decision: Decision): string[] {
  const cue = cueNow(lesson, marks);
  if (!cue?.hold || cue.choose === undefined) return [];
  const others: Choice[] =
    decision.kind === 'pick' ? decision.options.map(({ id }) => id).filter((id) => id !== cue.choose) : [];
  const passes = others.filter((choice) => heldBack(lesson, cue, decision, choice) === null);
  return passes.length > 0 ? [`The cue "${cue.id}" lets ${passes.join(', ')} pass.`] : [];
}

function wordFaults(lesson: Lesson, catalogue: Catalogue, language: (typeof LANGUAGES)[number]): string[] {
  const faults: string[] = [];
  for (const cue of lesson.cues) {
    const parts = cue.choose === undefined ? (['title', 'say'] as const) : (['title', 'say', 'do'] as const);
    for (const part of parts) {
      const said = cueText(lesson, cue, part);
      const sentence =
        typeof said === 'object' && said.key in catalogue ? words({ language, catalogue }, said) : '';
      if (sentence === '')
        faults.push(`${language}: the cue "${cue.id}" of "${lesson.id}" has no "${part}".`);
      if (sentence.split(/\s+/).length > MOST_WORDS) faults.push(`${language}: "${cue.id}" is too long.`);
    }
  }
  return faults;
}

/** Everything that is wrong with the lessons of a game, played in all languages; `listed` is what its manifest says of them. */
export async function lessonFaults(game: AnyGame, listed: readonly LessonFacts[]): Promise<string[]> {
  const lessons = (await companionOf(game).lessons?.()) ?? [];
  const faults: string[] = [];
  const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ');
  if (ids(lessons) !== ids(listed))
    faults.push(`The manifest lists ${ids(listed)}, the game has ${ids(lessons)}.`);
  for (const { id, title } of listed)
    for (const language of LANGUAGES) if (!title[language]) faults.push(`${language}: "${id}" has no title.`);
  for (const lesson of lessons) {
    faults.push(...playLesson(game, lesson).faults.map((fault) => `${lesson.id}: ${fault}`));
    for (const language of LANGUAGES)
      faults.push(...wordFaults(lesson, await catalogueOf(game, language), language));
  }
  return faults;
}
