/** A review on the terminal. */
import type { Question, Review, Verdict } from '@flotilla/lab';
import {
  differenceText,
  INTERVAL,
  planText,
  printedSum,
  saidIn,
  sentenceFor,
  sentenceTexts,
  shownAmount,
} from '@flotilla/lab';
import type { Decision, FillDecision, Text } from '@flotilla/table';
import { capital, endingText, questionText } from '@flotilla/table/run';
import type { OpenedRecord } from '../play/saves.ts';
import { choiceWords } from '../play/stepping.ts';
import { eventsAt } from '../support/exports.ts';
import { padEnd, padStart, widthOf, wrap } from './layout.ts';
import type { CardPen } from './rollCard.ts';

/** A review with what is needed to tell it. */
export interface ShownReview {
  readonly review: Review;
  readonly questions: readonly Question[];
  readonly opened: OpenedRecord;
}

/** Moments of each kind. */
const MOMENTS = 3;
/** The width of a figure, and of its interval. */
const FIGURE = 11;
const HALF = 9;

interface Telling extends ShownReview {
  readonly pen: CardPen;
  /** An amount, with a sign where it is a difference. */
  readonly plain: (amount: number) => string;
  readonly signed: (amount: number) => string;
  readonly decisionAt: (question: number) => Decision;
}

/** The whole review. */
export function reviewLines(shown: ShownReview, pen: CardPen): string[] {
  const telling = tellingOf(shown, pen);
  const { review } = shown;
  const early = sentenceFor(review) === 'early';
  return [
    ...headLines(telling),
    '',
    ...sumLines(telling),
    ...percentileLines(telling),
    ...(early ? [] : [...luckLines(telling), ...skillLines(telling)]),
    ...lossLines(telling),
    '',
    ...footLines(telling),
  ];
}

function tellingOf(shown: ShownReview, pen: CardPen): Telling {
  const { opened, review, questions } = shown;
  const said = saidIn(opened.game, opened.record.seats.length, review);
  const plain = (amount: number): string => pen.speaker.say(said(shownAmount(review.ledger, amount)));
  return {
    ...shown,
    pen,
    plain,
    signed: (amount) => {
      const size = plain(Math.abs(amount));
      return shownAmount(review.ledger, amount) === 0 ? size : `${amount < 0 ? '−' : '+'}${size}`;
    },
    decisionAt: decisionsOf(opened, questions, review.seat),
  };
}

/** What was asked at each question, as it was asked; the record is played again up to there. */
function decisionsOf({ session }: OpenedRecord, questions: readonly Question[], seat: number) {
  return (number: number): Decision =>
    session.lookBack(questions[number]?.answer ?? session.answers.length).table.decisionFor(seat) as Decision;
}

function headLines({ opened, review, pen }: Telling): string[] {
  const { game, session } = opened;
  const { speaker, style, width } = pen;
  const outcome = game.outcome(session.table.state.game);
  const said = saidIn(game, opened.record.seats.length, review);
  const [headline, ...more] = sentenceTexts(review, said);
  return [
    ...(outcome ? wrap(speaker.say(endingText(outcome)), width) : []),
    ...wrap(speaker.own(review.shares ? 'review.byShare' : 'review.plays', { seat: review.seat + 1 }), width),
    '',
    style.strong(speaker.own('review.title')),
    ...wrap(speaker.say(headline as Text), width),
    ...more.flatMap((line) => wrap(speaker.say(line), width)),
  ];
}

/** One row of figures: what, how much, give or take. */
function rowOf(what: string, amount: string, half: string, word: string): string {
  const figures = `  ${padEnd(what, FIGURE)}${padStart(amount, FIGURE + 2)}`;
  const interval = half === '' ? '' : `  ± ${padStart(half, HALF)}`;
  return `${figures}${interval}${word === '' ? '' : `   ${word}`}`.trimEnd();
}

function sumLines({ review, pen, plain, signed }: Telling): string[] {
  const { own, say } = pen.speaker;
  const sum = printedSum(review.ledger);
  const unclear = Math.abs(sum.skill.mean) <= sum.skill.error;
  const word = sentenceFor(review) === 'early' ? own('review.open') : unclear ? say({ key: NONE }) : '';
  return [
    rowOf(own('review.result'), plain(sum.result), '', ''),
    rowOf(own('review.expected'), plain(sum.expected.mean), plain(sum.expected.error), ''),
    rowOf(own('review.luck'), signed(sum.luck.mean), plain(sum.luck.error), ''),
    rowOf(own('review.skill'), signed(sum.skill.mean), plain(sum.skill.error), word),
    ...(sum.practice === 0 ? [] : [rowOf(own('review.practice'), signed(sum.practice), '', '')]),
  ];
}

const NONE = 'table.review.word.none';

function percentileLines({ review: { percentile }, pen }: Telling): string[] {
  if (!percentile) return [];
  const { games, less, same } = percentile;
  const share = Math.round((100 * (less + same / 2)) / games);
  return ['', ...wrap(pen.speaker.own('review.percentile', { games, share }), pen.width)];
}

/** A heading with a list below it; what is not clear is not filled up. */
function listLines({ pen }: Telling, key: string, lines: readonly string[]): string[] {
  const { own } = pen.speaker;
  const none = lines.length === 0 ? [` ${own('review.none')}`] : [];
  return ['', pen.style.strong(own(key)), ...lines, ...none];
}

/** A moment: its number, what it was, how much, give or take, and its word. */
function momentLines(
  { pen, plain, signed }: Telling,
  number: number,
  what: string,
  { mean, error }: { readonly mean: number; readonly error: number },
  word: string,
): string[] {
  const figures = `${signed(mean)} ± ${plain(error * INTERVAL)}${word === '' ? '' : `  ${word}`}`;
  const head = `${padStart(String(number + 1), 4)}  `;
  const room = pen.width - head.length;
  const short = `${what}  ${figures}`;
  if (widthOf(short) <= room) return [`${head}${padEnd(what, room - widthOf(figures))}${figures}`.trimEnd()];
  return [...wrap(`${head}${what}`, pen.width, '      '), `      ${figures}`];
}

function luckLines(telling: Telling): string[] {
  const { review, pen } = telling;
  const lines = review.luck.slice(0, MOMENTS).flatMap(({ question, luck, word }) => {
    const said = word ? pen.speaker.say({ key: `table.review.luck.${word}` }) : '';
    return momentLines(telling, question, happenedAt(telling, question), luck, said);
  });
  return listLines(telling, 'review.threeOfLuck', lines);
}

/** What happened after an answer: the weightiest thing the log tells. */
function happenedAt({ questions, opened, pen, review }: Telling, number: number): string {
  const [from, to] = questions[number]?.log ?? [0, 0];
  const all = (opened.session.table.log ?? []).slice(from, to);
  const mine = all.filter((event) => event.to === null || event.to.includes(review.seat));
  const [told] = [
    eventsAt(mine, 'story').at(-1),
    eventsAt(mine, 'normal').at(-1),
    mine.filter(({ roll }) => roll === null).at(-1),
  ].filter((event) => event !== undefined);
  return told ? pen.speaker.tell(told, 'normal') : pen.speaker.own('review.nothing');
}

function skillLines(telling: Telling): string[] {
  const { review, pen } = telling;
  const lines = review.skill.slice(0, MOMENTS).flatMap(({ question, skill, best }) => {
    const verdict = review.verdicts[question] as Verdict;
    const words = answerName(telling, question, verdict, verdict.played);
    const said = pen.speaker.say({ key: best ? 'table.review.skill.best' : 'table.review.skill.good' });
    return momentLines(telling, question, words, skill, said);
  });
  return listLines(telling, 'review.threeOfSkill', lines);
}

function lossLines(telling: Telling): string[] {
  const { review, pen } = telling;
  const { speaker, width } = pen;
  const lines = review.losses.slice(0, MOMENTS).flatMap((number) => {
    const verdict = review.verdicts[number] as Verdict;
    const { loss, word, best, played, habit, why } = verdict;
    if (!loss || !word) return [];
    const said = speaker.say({ key: `table.review.word.${word}` });
    const lost = { mean: -loss.mean, error: loss.error };
    const reasons = [why?.gains, why?.costs].flatMap((one) =>
      one ? [speaker.say(differenceText(one))] : [],
    );
    const you = [
      speaker.own('review.you', { answer: answerName(telling, number, verdict, played) }),
      ...reasons.map((reason) => `${capital(reason)}.`),
      ...(habit === played ? [speaker.own('review.aceToo')] : []),
    ].join(' ');
    const cited = speaker.cited(telling.questions[number]?.rule);
    return [
      ...momentLines(telling, number, answerName(telling, number, verdict, best), lost, said),
      ...wrap(`      ${you}${cited}`, width, '      '),
    ];
  });
  return listLines(telling, 'review.threeLosses', lines);
}

/** What an answer is called. */
function answerName(telling: Telling, number: number, verdict: Verdict, answer: number): string {
  const decision = telling.decisionAt(number);
  const { pen } = telling;
  const { choice, from } = verdict.answers[answer] as Verdict['answers'][number];
  if (decision.kind === 'fill' && from === 'change')
    return pen.speaker.say(planText(decision as FillDecision, { choice, from }, verdict.answers));
  return choiceWords(decision, choice, pen);
}

function footLines({ review, pen }: Telling): string[] {
  const { own } = pen.speaker;
  const { counts, verdicts, mostWorlds, failed, capped, rollouts, rulesVersion, version } = review;
  const tally = own('review.tally', { questions: verdicts.length, ...counts });
  const rest = own('review.rests', { worlds: mostWorlds, rollouts, rules: rulesVersion, version });
  return [
    ...wrap(tally, pen.width),
    ...wrap(rest, pen.width),
    ...wrap(own('review.prejudice'), pen.width),
    ...(failed + capped > 0 ? wrap(own('review.leftOut', { n: failed + capped }), pen.width) : []),
    ...(review.ownDice ? wrap(own('review.ownDice'), pen.width) : []),
    ...(review.done
      ? []
      : wrap(own('review.unfinished', { settled: review.settled, of: verdicts.length }), pen.width)),
  ];
}

/** One question with everything that was compared. */
export function questionLines(shown: ShownReview, number: number, pen: CardPen): string[] {
  const telling = tellingOf(shown, pen);
  const { speaker, style, width } = pen;
  const decision = telling.decisionAt(number);
  const verdict = shown.review.verdicts[number] as Verdict;
  const head = speaker.own('review.question', { number: number + 1, of: shown.questions.length });
  const order = verdict.answers.map((_, i) => i).sort((a, b) => leadAt(verdict, b) - leadAt(verdict, a));
  const word = speaker.say({ key: verdict.word ? `table.review.word.${verdict.word}` : NONE });
  return [
    style.strong(`${head}${speaker.cited(decision.rule)}`),
    ...wrap(speaker.say(questionText(decision)), width),
    '',
    ...order.flatMap((answer) => answerLines(telling, number, verdict, answer)),
    '',
    ...wrap(word, width),
    ...verdict.notes.map((note) => speaker.say({ key: `table.review.note.${note}` })),
    ...rollLines(telling, number),
    '',
    ...wrap(
      speaker.own('review.again', {
        answers: shown.questions[number]?.answer ?? 0,
        question: number + 1,
      }),
      width,
    ),
  ];
}

const leadAt = ({ answers }: Verdict, answer: number): number => answers[answer]?.lead.mean ?? 0;

function answerLines(telling: Telling, number: number, verdict: Verdict, answer: number): string[] {
  const { pen, plain, signed } = telling;
  const { own } = pen.speaker;
  const one = verdict.answers[answer] as Verdict['answers'][number];
  const who = [
    ...(answer === verdict.played ? [own('review.mine')] : []),
    ...(answer === verdict.habit ? [own('review.aces')] : []),
  ];
  const figures =
    answer === verdict.played
      ? plain(one.value.mean)
      : one.same
        ? own('review.same')
        : `${signed(one.lead.mean)} ± ${plain(one.lead.error * INTERVAL)}`;
  const dropped = one.dropped && !one.same ? [own('review.dropped', { worlds: one.worlds })] : [];
  const words = [...who, ...dropped].join(', ');
  const line = `  ${answerName(telling, number, verdict, answer)}: ${figures}${words === '' ? '' : `  (${words})`}`;
  return wrap(line, pen.width, '    ');
}

/** The roll that followed, with what each result would have been worth. */
function rollLines({ review, questions, pen, plain, signed }: Telling, number: number): string[] {
  const roll = review.luck.find(({ question }) => question === number)?.roll;
  if (!roll) return [];
  const { own } = pen.speaker;
  const facts = questions[number]?.rolls[roll.roll];
  const rows = roll.results.map(({ natural, chance, lead }) => {
    const mark = natural === roll.natural ? '>' : ' ';
    const figures = `${signed(lead.mean)} ± ${plain(lead.error * INTERVAL)}`;
    return `  ${mark} ${padStart(String(natural), 3)}  ${padStart(pen.speaker.chance(chance), 6)}  ${figures}`;
  });
  return ['', own('review.roll', { dice: facts?.dice ?? '', natural: roll.natural }), ...rows];
}
