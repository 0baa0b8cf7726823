/** Your exercises: moments of loss of one's own games, kept on this device, and when they are asked again. */
import type { LogEvent, Text } from '@flotilla/table';
import { daysFrom } from '../days.ts';
import { keptHere } from './kept.ts';
import { attackNamed } from './names.ts';

/** An answer to an exercise: on which day, and whether nothing was clearly better. */
export interface TriedExercise {
  readonly day: string;
  readonly good: boolean;
}

/** A moment to be answered again. */
export interface Exercise {
  /** The game on the shelf, or the name of an attack of the day. */
  readonly id: string;
  /** The id of its rules. */
  readonly game: string;
  readonly seat: number;
  /** The number of the question among those of the seat, from 0. */
  readonly question: number;
  /** What was asked and where in the story, to be said in any language. */
  readonly asked: Text;
  readonly place: LogEvent | null;
  /** The day from which it is asked; null once it was answered well or is not to be asked again. */
  readonly due: string | null;
  readonly tried: readonly TriedExercise[];
}

/** After how many days an answer that was clearly worse is asked again: the first time, the second, and from then on. */
export const AGAIN_AFTER: readonly number[] = [1, 7, 30];

/** An exercise after an answer: one that was clearly worse comes back, the others are done. */
export function triedOn(exercise: Exercise, day: string, good: boolean): Exercise {
  const tried = [...exercise.tried, { day, good }];
  const worse = tried.filter((one) => !one.good).length;
  const wait = AGAIN_AFTER[Math.min(worse, AGAIN_AFTER.length) - 1] ?? 0;
  return { ...exercise, tried, due: good ? null : daysFrom(day, wait) };
}

/** Whether an exercise is asked on a day; one that was just answered is not asked twice. */
export const isDue = ({ due }: Exercise, day: string): boolean => due !== null && due <= day;

const DAY = /^\d{4}-\d\d-\d\d$/;

const isTried = (value: unknown): boolean => {
  const { day, good } = (value ?? {}) as Partial<TriedExercise>;
  return typeof day === 'string' && DAY.test(day) && typeof good === 'boolean';
};

function isExercise(value: unknown): value is Exercise {
  const { id, game, seat, question, asked, due, tried } = (value ?? {}) as Partial<Exercise>;
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    Number.isInteger(seat) &&
    Number.isInteger(question) &&
    asked !== undefined &&
    (due === null || (typeof due === 'string' && DAY.test(due))) &&
    Array.isArray(tried) &&
    tried.every(isTried)
  );
}

/** Exercises out of whatever was stored or brought. */
export const exercisesFrom = (stored: unknown): readonly Exercise[] =>
  Array.isArray(stored) ? stored.filter(isExercise) : [];

const { value: exercises, keep } = keptHere('flotilla.exercises', exercisesFrom);

export { exercises };

/** Whether two are about the same question. */
export const isSameMoment = (
  one: Pick<Exercise, 'id' | 'seat' | 'question'>,
  other: Pick<Exercise, 'id' | 'seat' | 'question'>,
): boolean => one.id === other.id && one.seat === other.seat && one.question === other.question;

/** Adds exercises; one that is there already stays as it is. */
export function addExercises(found: readonly Exercise[]): void {
  const known = exercises.peek();
  const fresh = found.filter((one) => !known.some((other) => isSameMoment(one, other)));
  if (fresh.length > 0) keep([...known, ...fresh]);
}

const change = (which: Exercise, by: (exercise: Exercise) => Exercise): void =>
  keep(exercises.peek().map((one) => (isSameMoment(one, which) ? by(one) : one)));

/** Writes down an answer. Only the first of a day counts: whoever tries again knows what is right. */
export const writeTried = (which: Exercise, day: string, good: boolean): void =>
  change(which, (one) => (isDue(one, day) ? triedOn(one, day, good) : one));

/** Never asks an exercise again. It is remembered, so that its review does not bring it back. */
export const forget = (which: Exercise): void => change(which, (one) => ({ ...one, due: null }));

/** Leaves out the exercises of games that are no longer on the shelf. */
export function sweepExercises(ids: ReadonlySet<string>): void {
  const left = exercises.peek().filter(({ id }) => attackNamed(id) !== null || ids.has(id));
  if (left.length < exercises.peek().length) keep(left);
}
