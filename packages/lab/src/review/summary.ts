/** A review in a few figures: the sum as it is printed, and the one sentence that says what it comes to. */
import type { AnyGame, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { worthsBy } from '@flotilla/table/run';
import type { Estimate } from '../statistics/pairs.ts';
import type { Ledger, Review } from './types.ts';

/** The normal quantile of a 95 % interval: every interval that is shown is an error times this. */
export const INTERVAL = 1.96;

/** Amounts are shown in hundreds of grains. */
const SHOWN = 100;

/** The sum as it is printed; it adds up as printed. */
export interface PrintedSum {
  readonly result: number;
  readonly expected: Estimate;
  readonly luck: Estimate;
  readonly skill: Estimate;
  /** What questions brought that the player went back over in practice; 0 in most games. */
  readonly practice: number;
}

/** Rounds an amount as it is shown. */
export const shownAmount = ({ grain }: Pick<Ledger, 'grain'>, amount: number): number =>
  tidy(Math.round(amount / (grain * SHOWN)) * grain * SHOWN);

/** Rounds off the errors of binary fractions. */
const tidy = (amount: number): number => Math.round(amount * 1e6) / 1e6;

/** Rounds the sum so that its printed terms still add up: luck takes what is left. `error` is half the interval. */
export function printedSum(ledger: Ledger): PrintedSum {
  const { grain } = ledger;
  const shown = (grains: number): number => Math.round(grains / SHOWN);
  const [result, expected, skill, practice] = [
    shown(ledger.result),
    shown(ledger.expected),
    shown(ledger.skill),
    shown(ledger.practice),
  ];
  const luck = result - expected - skill - practice;
  const amount = (hundreds: number): number => tidy(hundreds * SHOWN * grain);
  const half = (error: number): number => shownAmount(ledger, error * grain * INTERVAL);
  return {
    result: amount(result),
    expected: { mean: amount(expected), error: half(ledger.expectedError) },
    luck: { mean: amount(luck), error: half(ledger.luckError) },
    skill: { mean: amount(skill), error: half(ledger.skillError) },
    practice: amount(practice),
  };
}

/** What a review comes to, as the last part of the keys `table.review.<sentence>` and `table.review.<sentence>.more`. */
export type ReviewSentence = 'early' | 'dice' | 'helped' | 'both' | 'notYou' | 'you' | 'more' | 'expected';

/** The share of questions that must be settled, and of the spread that the account of skill may leave open. */
const MOSTLY = 0.9;
const OPEN = 0.35;

/** The sentence that stands over a review. */
export function sentenceFor(review: Review): ReviewSentence {
  const { ledger, scale, verdicts, settled } = review;
  const { skill, luck } = printedSum(ledger);
  if (settled < MOSTLY * verdicts.length || skill.error > OPEN * scale.spread) return 'early';
  const sign = ({ mean, error }: Estimate): number => (Math.abs(mean) <= error ? 0 : Math.sign(mean));
  const [own, dice] = [sign(skill), sign(luck)];
  if (own === 0) return dice === 0 ? 'expected' : 'dice';
  if (own > 0) return dice < 0 ? 'notYou' : 'you';
  return dice > 0 ? 'helped' : dice < 0 ? 'both' : 'more';
}

/** The sentence and the one below it, in words. */
export function sentenceTexts(review: Review, said: (amount: number) => Text): Text[] {
  const sentence = sentenceFor(review);
  const { skill, luck } = printedSum(review.ledger);
  const key = sentence === 'dice' && luck.mean > 0 ? 'dice.gave' : `${sentence}.more`;
  const args = { skill: said(Math.abs(skill.mean)), luck: said(Math.abs(luck.mean)) };
  return [text(`table.review.${sentence}`), text(`table.review.${key}`, args)];
}

/** Puts amounts of a review into words: shares of a win, or what the game is about. */
export function saidIn(
  game: AnyGame,
  seats: number,
  { by, shares }: Pick<Review, 'by' | 'shares'>,
): (n: number) => Text {
  if (shares) return (share) => text('table.worth.share', { share });
  const worth = worthsBy(game, seats, by).find(({ id }) => id === by);
  return (amount) => (worth?.exactly ?? worth?.said)?.(amount) ?? String(amount);
}
