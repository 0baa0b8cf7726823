/** A review in words: amounts with their intervals, what answers are called, and what happened. */
import type { ClearDifference, Question, Review, Verdict } from '@flotilla/lab';
import { differenceText, INTERVAL, planText, saidIn, shownAmount } from '@flotilla/lab';
import type { AnyGame, Choice, Decision, FillDecision, FormChoice, LogEvent } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import {
  capital,
  eventText,
  fieldsOf,
  fieldText,
  logFor,
  optionText,
  questionText,
} from '@flotilla/table/run';
import { eventWords } from '@flotilla/ui/parts/eventWords.ts';
import { knows, say } from '@flotilla/ui/text/voice.ts';
import type { Reviewed } from './reviewed.ts';
import { word } from './text/index.ts';

/** An amount as it is shown: without sign, with its sign, and with the sign as a word. */
export interface Amounts {
  readonly plain: (amount: number) => string;
  readonly signed: (amount: number) => string;
  readonly heard: (amount: number) => string;
}

/** Everything a part of the page needs to tell of a review. */
export interface ReviewTelling extends Amounts {
  readonly reviewed: Reviewed;
  readonly review: Review;
  readonly questions: readonly Question[];
}

/** Half an interval of 95 %. */
export const halfOf = ({ error }: { readonly error: number }): number => error * INTERVAL;

/** What amounts are: by which worth of a game they are told, and how finely. */
export type Told = Pick<Review, 'by' | 'shares'> & { readonly grain: number };

/** Amounts of a game in words. */
export function amountsOf(game: AnyGame, seats: number, told: Told): Amounts {
  const said = saidIn(game, seats, told);
  const plain = (amount: number): string => say(game, said(shownAmount(told, amount)));
  const withSign =
    (minus: (size: string) => string, plus: (size: string) => string) =>
    (amount: number): string => {
      const size = plain(Math.abs(amount));
      if (shownAmount(told, amount) === 0) return size;
      return amount < 0 ? minus(size) : plus(size);
    };
  return {
    plain,
    signed: withSign(
      (size) => `−${size}`,
      (size) => `+${size}`,
    ),
    heard: withSign(
      (size) => word('heard.minus', { amount: size }),
      (size) => word('heard.plus', { amount: size }),
    ),
  };
}

/** Prepares to tell a review. */
export function tellingOf(reviewed: Reviewed, review: Review, questions: readonly Question[]): ReviewTelling {
  const { game, record } = reviewed;
  const { by, shares, ledger } = review;
  return {
    reviewed,
    review,
    questions,
    ...amountsOf(game, record.seats.length, { by, shares, grain: ledger.grain }),
  };
}

type OfGame = Pick<Reviewed, 'game'>;

const valueWords = (
  { game }: OfGame,
  step: string,
  field: FillDecision['form'][number],
  value: FieldValue,
) => {
  if (typeof value === 'boolean') return say(game, { key: value ? 'table.plan.yes' : 'table.plan.no' });
  if (typeof value === 'number') return String(value);
  const named = (id: string): string => {
    const option = 'options' in field ? field.options.find((other) => other.id === id) : undefined;
    return option ? say(game, optionText(step, option)) : id;
  };
  if (typeof value === 'string') return named(value);
  return value.length === 0 ? say(game, { key: 'table.plan.none' }) : value.map(named).join(', ');
};

/** What a filled-in form says, field by field. */
function formWords(reviewed: OfGame, decision: FillDecision, choice: FormChoice): string {
  return fieldsOf(decision, choice)
    .map((field) => {
      const value = choice[field.id];
      const label = say(reviewed.game, fieldText(decision.step, field));
      return value === undefined ? label : `${label}: ${valueWords(reviewed, decision.step, field, value)}`;
    })
    .join('; ');
}

/** What a choice is called where the question is a list; a form is told field by field. */
export function choiceWords(reviewed: OfGame, decision: Decision, choice: Choice): string {
  if (decision.kind === 'fill') return formWords(reviewed, decision, choice as FormChoice);
  const option = decision.options.find(({ id }) => id === choice);
  return option ? capital(say(reviewed.game, optionText(decision.step, option))) : String(choice);
}

/** What an answer is called; a plan that was changed in one place by its change, and plans by whose they are. */
export function answerName({ reviewed }: ReviewTelling, verdict: Verdict, place: number): string {
  const decision = reviewed.asked[verdict.question] as Decision;
  const answer = verdict.answers[place];
  if (!answer) return '';
  if (decision.kind !== 'fill') return choiceWords(reviewed, decision, answer.choice);
  if (answer.from === 'yours') return word('plan.yours');
  return capital(say(reviewed.game, planText(decision, answer, verdict.answers)));
}

/** What was asked. */
export const questionWords = ({ reviewed: { game, asked } }: ReviewTelling, question: number): string => {
  const decision = asked[question];
  return decision ? capital(say(game, questionText(decision))) : '';
};

/** What the seat may read of the log between two places. */
const readIn = ({ reviewed: { log, seat } }: ReviewTelling, from: number, to: number): LogEvent[] =>
  logFor(log.slice(from, to), seat);

/** The last heading of the log before a question; null when there is none. */
export function headingBefore(telling: ReviewTelling, question: number): LogEvent | null {
  const [from] = telling.questions[question]?.log ?? [0];
  return (
    readIn(telling, 0, from)
      .filter((event) => event.heading !== null)
      .at(-1) ?? null
  );
}

/** Where a question stands in the story. */
export function placeWords(telling: ReviewTelling, question: number): string {
  const heading = headingBefore(telling, question);
  return heading ? eventWords(telling.reviewed.game, heading, 'story') : '';
}

/** What a part of a game is called in few letters; empty where its game has no such name. */
export function partWords(game: AnyGame, heading: LogEvent): string {
  const told = eventText(game, heading, 'normal', (key) => knows(game, key));
  const key = `part.${heading.kind}`;
  return typeof told !== 'string' && knows(game, key) ? say(game, { ...told, key }) : '';
}

/** The roll that did most of a moment's luck, as the log tells it; empty where none was weighed. */
function greatestRollWords({ review, questions, reviewed }: ReviewTelling, question: number): string {
  const greatest = review.luck.find((one) => one.question === question)?.roll;
  const at = greatest ? questions[question]?.rolls[greatest.roll]?.log : undefined;
  const event = at === undefined ? undefined : reviewed.log[at];
  return event?.roll ? eventWords(reviewed.game, event, 'rolls') : '';
}

/** What happened between an answer and the next question: the weightiest thing the log tells. */
export function happenedWords(telling: ReviewTelling, question: number): string {
  const { reviewed, questions } = telling;
  const events = readIn(telling, ...(questions[question]?.log ?? [0, 0]));
  const bare = events.filter(({ roll }) => roll === null);
  const told =
    bare.filter(({ density }) => density === 'story').at(-1) ??
    bare.filter(({ density }) => density === 'normal').at(-1) ??
    bare.at(-1);
  const last = told ? eventWords(reviewed.game, told, 'normal') : '';
  return [greatestRollWords(telling, question), last].filter(Boolean).join(' ') || word('luck.nothing');
}

/** Differences in sentences: what happens more often after one answer than after another, and its price. */
export const differenceWords = (
  game: AnyGame,
  differences: readonly (ClearDifference | null | undefined)[],
): string[] => differences.flatMap((one) => (one ? [`${capital(say(game, differenceText(one)))}.`] : []));

/** Why the best answer is better, in sentences. */
export const whyWords = ({ reviewed: { game } }: ReviewTelling, { why }: Verdict): string[] =>
  differenceWords(game, [why?.gains, why?.costs]);

/** The word for an answer, small; "no clear difference" is one. */
export const verdictWord = (verdict: Pick<Verdict, 'word'>): string =>
  word(`table.review.word.${verdict.word ?? 'none'}`);
