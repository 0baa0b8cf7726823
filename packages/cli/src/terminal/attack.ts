/** The attack of the day on the terminal. */
import type { Judgement, PuzzleBook, WeighedQuestion } from '@flotilla/lab';
import { differenceText, INTERVAL, saidIn, shownAmount } from '@flotilla/lab';
import type { AnyGame, PickDecision } from '@flotilla/table';
import { capital, logFor, optionText } from '@flotilla/table/run';
import type { AnySession } from '../play/saves.ts';
import { wrap } from './layout.ts';
import { pickLines, statusLines } from './question.ts';
import type { CardPen } from './rollCard.ts';

/** A position that is asked about. */
export interface AttackPosition {
  readonly game: AnyGame;
  readonly session: AnySession;
  readonly seat: number;
  readonly decision: PickDecision;
  readonly day: string;
}

/** Events that are told of what went before. */
const EVENTS = 6;

/** The position: what happened, the facts, and the question with its options. */
export function positionLines(of: AttackPosition, pen: CardPen): string[] {
  const { game, session, seat, decision, day } = of;
  const { speaker, style, width } = pen;
  const told = logFor(session.table.log ?? [], seat, 'normal').filter(({ roll }) => roll === null);
  return [
    style.strong(`${speaker.own('attack.title', { day })} · ${game.title}`),
    '',
    ...told.slice(-EVENTS).flatMap((event) => wrap(speaker.tell(event, 'normal'), width)),
    '',
    ...statusLines(game.status(session.table.view(seat)), decision.rule, pen),
    ...pickLines(decision, null, pen),
  ];
}

/** An answer that has been judged. */
export interface JudgedAttack {
  readonly game: AnyGame;
  readonly book: PuzzleBook;
  readonly seats: number;
  readonly day: string;
  readonly weighed: WeighedQuestion;
  readonly decision: PickDecision;
  readonly judgement: Judgement;
}

/** What the answer was worth, every other beside it, why, and the line to share. */
export function judgedLines(of: JudgedAttack, pen: CardPen): string[] {
  const { game, book, seats, day, weighed, decision, judgement } = of;
  const { speaker, style, width } = pen;
  const { given, loss, word, score, answers } = judgement;
  const said = saidIn(game, seats, book);
  const plain = (amount: number): string => speaker.say(said(shownAmount(book, amount)));
  const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${plain(Math.abs(amount))}`;
  const name = (place: number): string => {
    const option = decision.options[place];
    return option ? capital(speaker.say(optionText(decision.step, option))) : '';
  };
  const half = (error: number): string => plain(error * INTERVAL);
  const head = loss
    ? `${name(weighed.best)}: ${signed(loss.mean)} ± ${half(loss.error)}${word ? `  ${speaker.say({ key: `table.review.word.${word}` })}` : ''}`
    : speaker.own('attack.best');
  const rows = answers
    .map((_, i) => i)
    .sort((a, b) => (answers[b]?.lead.mean ?? 0) - (answers[a]?.lead.mean ?? 0))
    .flatMap((place) => {
      const one = answers[place];
      const who = [
        ...(place === given ? [speaker.own('review.mine')] : []),
        ...(place === weighed.habit ? [speaker.own('review.aces')] : []),
      ];
      const figures =
        place === given
          ? plain(one?.value.mean ?? 0)
          : `${signed(one?.lead.mean ?? 0)} ± ${half(one?.lead.error ?? 0)}`;
      return wrap(
        `  ${name(place)}: ${figures}${who.length > 0 ? `  (${who.join(', ')})` : ''}`,
        width,
        '    ',
      );
    });
  const why = weighed
    .why(given)
    .flatMap((one) => (one ? [`${capital(speaker.say(differenceText(one)))}.`] : []));
  return [
    ...wrap(style.strong(head), width),
    ...rows,
    ...wrap(why.join(' '), width),
    '',
    ...wrap(speaker.own('attack.rests', { worlds: weighed.worlds / 2 }), width),
    '',
    `Flotilla · ${game.title} · ${speaker.own('attack.line', { day, score })}`,
    `flotilla attack ${game.id} --day ${day}`,
  ];
}
