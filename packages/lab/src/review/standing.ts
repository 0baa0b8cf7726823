/** How a review stands: everything that is known so far, as one object. */
import type { GameShape } from '@flotilla/table';
import { worthsOf } from '@flotilla/table/run';
import type { ReviewParts } from './desk.ts';
import { measureOf } from './desk.ts';
import { ledgerOf, luckMoments, skillMoments } from './ledger.ts';
import type { FollowingRoll } from './questions.ts';
import { yardstickOf } from './scale.ts';
import type { WorldBlock } from './tally.ts';
import { leadOf, meanOf } from './tally.ts';
import type { LuckMoment, Percentile, Review, ReviewCounts, Verdict, WeighedRoll } from './types.ts';
import { REVIEW_VERSION, WORDS } from './types.ts';
import type { Case } from './verdicts.ts';
import { standing, verdictOn } from './verdicts.ts';
import type { Judging } from './weighed.ts';
import { lossOf } from './weighed.ts';
import { naturalsOf } from './work.ts';

/** What a game came to, as it is told: where means are told as shares of a win, the share of it. */
export function resultOf<G extends GameShape>(
  { played: { game, seat, seats, end }, yardstick }: Pick<ReviewParts<G>, 'played' | 'yardstick'>,
  by = yardstick.by,
  curve = yardstick.scale.curve,
): number {
  if (!curve) return measureOf(yardstick, by).worth.of(end, seat);
  return worthsOf(game, seats, end)[0].of(end, seat);
}

/** The review as it stands, by the worth that decides or by another. */
export function reviewBy<G extends GameShape>(desk: ReviewParts<G>, by?: string): Review {
  const { played, record, spending, kept, order } = desk;
  const { yardstick, judging, cases } = judgedBy(desk, by);
  const ledger = ledgerOf(judging, cases, resultOf({ played, yardstick }));
  const weighed = new Set(desk.chosen.map(({ question }) => question.number));
  const stands = standing(cases.filter(({ question }) => weighed.has(question.number)));
  const done = kept.phase === 'done';
  const verdicts = cases.map((one) => verdictOn(yardstick, judging, one, stands, done));
  const blocks = cases.flatMap(({ weighed }) => [...weighed.blocks, ...weighed.more]);
  const { doubtful, mistake, blunder, spread } = yardstick.scale;
  return {
    version: REVIEW_VERSION,
    game: played.game.id,
    rulesVersion: played.game.version,
    seat: played.seat,
    seed: order.seed,
    by: yardstick.by,
    shares: yardstick.scale.curve !== undefined || isWin(desk, yardstick.by),
    scale: { doubtful, mistake, blunder, spread },
    done,
    settled: verdicts.filter(({ settled }) => settled).length,
    rollouts: kept.rollouts,
    failed: blocks.reduce((sum, { failed }) => sum + failed, 0),
    capped: blocks.reduce((sum, { capped }) => sum + capped, 0),
    mostWorlds: spending.worlds,
    ledger,
    verdicts,
    luck: luckMoments(judging, cases, ledger).map((moment) => ({
      ...moment,
      roll: greatestRoll(desk, judging, moment),
    })),
    skill: skillMoments(cases, ledger),
    losses: lossesOf(verdicts),
    percentile: yardstick.by === desk.yardstick.by ? percentileOf(desk) : null,
    counts: countsOf(verdicts),
    practice: record.practice,
    ownDice: record.dice !== null || record.realDice === true,
  };
}

/** Whether a worth is the share of a win. */
const isWin = <G extends GameShape>({ played: { seats, game, end } }: ReviewParts<G>, by: string): boolean =>
  seats > 1 && worthsOf(game, seats, end)[0].id === by;

/** The same questions judged by another worth: the worlds are the same, the verdicts need not be. */
function judgedBy<G extends GameShape>(
  desk: ReviewParts<G>,
  by: string | undefined,
): Pick<ReviewParts<G>, 'yardstick' | 'judging' | 'cases'> {
  if (by === undefined || by === desk.yardstick.by) return desk;
  const yardstick = yardstickOf(desk.played.opening, by, () => desk.yardstick.scale.spread);
  const judging = {
    scale: yardstick.scale,
    by: yardstick.by,
    grain: measureOf(yardstick, yardstick.by).grain,
  };
  const cases = desk.cases.map(({ question, weighed }) => ({
    question,
    weighed: weighed.ended ? { ...weighed, ended: lossOf(judging, question, weighed) } : weighed,
  }));
  return { yardstick, judging, cases };
}

/** The losses that have a word, the largest first. */
const lossesOf = (verdicts: readonly Verdict[]): number[] =>
  verdicts
    .filter(({ word }) => word !== null)
    .sort((a, b) => (b.loss?.mean ?? 0) - (a.loss?.mean ?? 0) || a.question - b.question)
    .map(({ question }) => question);

function countsOf(verdicts: readonly Verdict[]): ReviewCounts {
  const count = (holds: (verdict: Verdict) => boolean): number => verdicts.filter(holds).length;
  const settled = (verdict: Verdict): boolean => verdict.settled && verdict.kind === 'weighed';
  return {
    noChoice: count(({ kind }) => kind === 'noChoice'),
    same: count(({ kind }) => kind === 'same'),
    clear: count((verdict) => settled(verdict) && verdict.word === null),
    ...(Object.fromEntries(WORDS.map((word) => [word, count((one) => one.word === word)])) as Record<
      (typeof WORDS)[number],
      number
    >),
    open: count((verdict) => !verdict.settled && verdict.kind === 'weighed'),
  };
}

function percentileOf<G extends GameShape>({ kept, played, yardstick }: ReviewParts<G>): Percentile | null {
  const results = Object.entries(kept.games)
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, list]) => list)
    .sort((a, b) => a - b);
  if (results.length === 0) return null;
  const { worth, grain } = measureOf(yardstick, yardstick.by);
  const own = Math.round(worth.of(played.end, played.seat) / grain);
  return {
    games: results.length,
    less: results.filter((one) => one < own).length,
    same: results.filter((one) => one === own).length,
    results,
  };
}

/** The roll that did most at a moment of luck, of those that were weighed. */
function greatestRoll<G extends GameShape>(
  { kept, cases }: ReviewParts<G>,
  judging: Judging,
  { question }: LuckMoment,
): WeighedRoll | null {
  const rolls = (cases[question] as Case).question.rolls.flatMap((roll, i) => {
    const blocks = kept.rolls[`${question} ${i}`];
    return blocks && blocks.length > 0 ? [weighedRoll(judging, roll, i, blocks)] : [];
  });
  return rolls.reduce<WeighedRoll | null>(
    (most, roll) => (most === null || Math.abs(roll.luck.mean) > Math.abs(most.luck.mean) ? roll : most),
    null,
  );
}

/** What each number would have been worth against what was expected of the roll, all in the same worlds. */
function weighedRoll(
  { by, grain, scale }: Judging,
  roll: FollowingRoll,
  place: number,
  blocks: readonly WorldBlock[],
): WeighedRoll {
  const naturals = naturalsOf(roll);
  const means = naturals.map((_, i) => meanOf(blocks, by, i, grain).mean);
  const expected = naturals.reduce((sum, { chance }, i) => sum + chance * (means[i] as number), 0);
  const steep = scale.curve ? steepAt(scale.curve, expected) : 1;
  const results = naturals.map(({ natural, chance }, i) => ({
    natural,
    outcome: roll.results[i] ?? '',
    chance,
    lead: {
      mean: ((means[i] as number) - expected) * steep,
      error: errorAgainst(blocks, by, i, naturals, grain) * steep,
    },
  }));
  const own = results.find(({ natural }) => natural === roll.natural);
  return {
    roll: place,
    natural: roll.natural,
    luck: own?.lead ?? { mean: 0, error: 0 },
    results,
    worlds: blocks.reduce((sum, { worlds }) => sum + worlds, 0),
  };
}

/** The slope of the curve at a mean. */
function steepAt(curve: NonNullable<Judging['scale']['curve']>, at: number): number {
  const next = Math.max(
    1,
    curve.findIndex(([mean]) => mean >= at),
  );
  const [to, from] = [curve[next] ?? curve.at(-1), curve[next - 1]];
  return to && from ? (to[1] - from[1]) / (to[0] - from[0]) : 0;
}

/** The error of a number's value against the expected one: at most what its differences from all numbers come to together. */
function errorAgainst(
  blocks: readonly WorldBlock[],
  by: string,
  one: number,
  naturals: readonly { readonly chance: number }[],
  grain: number,
): number {
  return naturals.reduce((sum, { chance }, other) => {
    if (other === one) return sum;
    return sum + chance * leadOf(blocks, by, one, other, grain).error;
  }, 0);
}
