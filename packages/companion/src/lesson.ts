/** Lessons: a game with scripted dice, and cues that say at its questions what to look at and what to do. */
import type { AnyGame, Choice, Decision, FormChoice, GameShape, Refusal, Text } from '@flotilla/table';
import { startOf, text } from '@flotilla/table';
import type { GameRecord, ScriptedDice, SeatRecord } from '@flotilla/table/run';
import { botNamed, botRngs, canonical, chosenBy, optionsAtTable, Session } from '@flotilla/table/run';

/**
 * What is said at one question of a lesson. Its words are `lesson.<lesson>.<cue>`, with `.title` and, if it asks for something,
 * `.do`.
 */
export interface Cue {
  readonly id: string;
  /** The step whose question it waits for, and which time it must be asked: the first when left out. */
  readonly at: string;
  readonly times?: number;
  /** The part of the screen it is about, by the screen's name for it. */
  readonly part: string;
  /** What the learner is advised to choose; for a form, what differs from its first values. */
  readonly choose?: Choice;
  /** The answers that belong to it, where one act of the learner takes several; whoever has it done is given all of them. */
  readonly along?: readonly Choice[];
  /** Set when nothing else is allowed until the lesson is left. */
  readonly hold?: true;
  /** Set when a form that holds takes whatever the learner fills in, as long as something is. */
  readonly any?: true;
  /** Set when it is passed over where the question of the cue after it is asked instead. */
  readonly optional?: true;
}

/** A way into the middle of a lesson, for somebody who comes from elsewhere. */
export interface WayIn {
  /** The cue at whose question it begins: it has said what it has to say. */
  readonly cue: string;
  /** The dice that are laid out; all others come from a fresh seed. */
  readonly dice: ScriptedDice;
  /** What is answered before. */
  readonly opening: readonly Choice[];
}

/** A lesson. The learner has the first seat. */
export interface Lesson {
  readonly id: string;
  /** What differs from the default options. */
  readonly options: FormChoice;
  /** The bots in the seats after the learner's. */
  readonly bots?: readonly string[];
  /** Provides the dice that are not scripted. */
  readonly seed: `lesson:${string}`;
  readonly dice?: ScriptedDice;
  /** What is answered for the learner before the first cue; for a form, what differs from its first values. */
  readonly opening?: readonly Choice[];
  readonly cues: readonly Cue[];
  /** The way in for those who have fired before they knew that they were learning. */
  readonly wayIn?: WayIn;
}

/** What is known of a lesson before its game is loaded. */
export interface LessonFacts {
  readonly id: string;
  readonly minutes: number;
  readonly title: { readonly en: string } & Readonly<Record<string, string>>;
}

/** The state of a lesson at one question: the cue that is waiting, how often its step has been asked, and whether it speaks. */
export interface Mark {
  /** The number of answers given so far. */
  readonly position: number;
  readonly cue: number;
  readonly asked: number;
  readonly speaks: boolean;
}

/** Whether a record is a lesson, which is left out of every list of results. */
export const isLesson = ({ seed }: Pick<GameRecord, 'seed'>): boolean => seed?.startsWith('lesson:') ?? false;

/** A lesson as it is begun by its way in, with dice nobody knows but for those that are laid out. */
export const joining = (lesson: Lesson, { dice, opening }: WayIn, seed: string): Lesson => ({
  ...lesson,
  seed: `lesson:${lesson.id} ${seed}`,
  dice,
  opening,
});

/** Where a lesson stands when somebody has come in by its way in and is asked his first question. */
export const markOfJoining = ({ cues }: Lesson, { cue }: WayIn, position: number): Mark => ({
  position,
  cue: cues.findIndex(({ id }) => id === cue),
  asked: 1,
  speaks: true,
});

/** The whole answer a cue or an opening means. */
export const wholeChoice = (decision: Decision, choice: Choice): Choice =>
  decision.kind === 'fill' && typeof choice === 'object' ? { ...startOf(decision.form), ...choice } : choice;

/** Begins a lesson: the table at the learner's first question that is not already answered; `called` names the bots by their seats. */
export function beginLesson(
  game: AnyGame,
  lesson: Lesson,
  name: string,
  called?: (seat: number) => string,
): Session<GameShape> {
  const seats: SeatRecord[] = [
    { name, bot: null },
    ...(lesson.bots ?? []).map((bot, i) => ({ name: called?.(i + 1) ?? bot, bot })),
  ];
  const options = optionsAtTable(game, { ...startOf(game.optionFields), ...lesson.options }, seats);
  const session = new Session(game, { options, seats, seed: lesson.seed }, lesson.dice ?? {});
  if (seats.length === 1) session.allowPractice();
  const rngs = botRngs(lesson.seed, seats.length);
  const opening = [...(lesson.opening ?? [])];
  while (opening.length > 0) {
    const decision = session.decisions[0];
    if (!decision) throw new Error(`The lesson "${lesson.id}" is over before it has begun.`);
    const { seat } = decision;
    const bot = seats[seat]?.bot;
    const choice = bot
      ? chosenBy(botNamed(game, bot), session.table, decision, rngs[seat] as (typeof rngs)[number])
      : wholeChoice(decision, opening.shift() as Choice);
    if (session.choose(seat, choice).kind !== 'done')
      throw new Error(`The opening of the lesson "${lesson.id}" is refused at "${decision.step}".`);
  }
  return session;
}

/** Notes that the learner is asked something; undo goes back to what was said there. */
export function atQuestion(
  lesson: Lesson,
  marks: readonly Mark[],
  position: number,
  step: string,
): readonly Mark[] {
  const known = marks.findIndex((mark) => mark.position === position);
  if (known >= 0) return known === marks.length - 1 ? marks : marks.slice(0, known + 1);
  const before = marks.filter((mark) => mark.position < position);
  return [...before, nextMark(lesson, before.at(-1), position, step)];
}

function nextMark({ cues }: Lesson, last: Mark | undefined, position: number, step: string): Mark {
  const passed = last?.speaks === true;
  const cue = passedOver(cues, last ? last.cue + (passed ? 1 : 0) : 0, step);
  const waiting = cues[cue];
  const same = last !== undefined && cue === last.cue && !passed;
  const asked = (same ? last.asked : 0) + (waiting?.at === step ? 1 : 0);
  return { position, cue, asked, speaks: waiting?.at === step && asked >= (waiting.times ?? 1) };
}

/** The cue to wait for: those that may be missing are left behind when the one after them is asked. */
function passedOver(cues: readonly Cue[], from: number, step: string): number {
  let cue = from;
  while (cues[cue]?.optional && cues[cue]?.at !== step) cue++;
  return cues[cue]?.at === step ? cue : from;
}

/** The cue that speaks now; null when none does. */
export function cueNow({ cues }: Lesson, marks: readonly Mark[]): Cue | null {
  const last = marks.at(-1);
  return last?.speaks ? (cues[last.cue] ?? null) : null;
}

/** Whether the last cue has spoken. */
export function isLessonOver({ cues }: Lesson, marks: readonly Mark[]): boolean {
  const last = marks.at(-1);
  return last !== undefined && last.cue + (last.speaks ? 1 : 0) >= cues.length;
}

/** What a cue advises at a question: after choices of the learner's own it may not be offered, and then the first way on is. */
export function adviceOf(decision: Decision, { choose }: Pick<Cue, 'choose'>): Choice {
  if (decision.kind !== 'pick' || decision.options.some(({ id }) => id === choose)) return choose ?? {};
  return decision.options[0]?.id ?? '';
}

/** Why an answer is not allowed yet; null when the cue allows it. */
export function heldBack(lesson: Lesson, cue: Cue, decision: Decision, choice: Choice): Refusal | null {
  if (!cue.hold || cue.choose === undefined) return null;
  const same = (one: Choice): string => canonical(wholeChoice(decision, one));
  const taken = cue.any ? same(choice) !== same({}) : same(adviceOf(decision, cue)) === same(choice);
  if (taken) return null;
  return { why: text('table.lesson.notYet', { todo: cueText(lesson, cue, 'do') }), rule: '' };
}

/** The words of a cue: what it says, its title, or what it asks the learner to do. */
export const cueText = (lesson: Lesson, cue: Cue, part: 'title' | 'say' | 'do'): Text =>
  text(`lesson.${lesson.id}.${cue.id}${part === 'say' ? '' : `.${part}`}`);
