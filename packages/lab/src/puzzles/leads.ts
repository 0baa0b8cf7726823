/** What the answers to a question came to in some worlds: which is the best, by how much, and how surely. */
import type { Bot, GameShape } from '@flotilla/table';
import { clearAt } from '../review/normal.ts';
import type { Played, QuestionPosition } from '../review/questions.ts';
import type { Yardstick } from '../review/scale.ts';
import { toldEstimate, toldLead } from '../review/scale.ts';
import { INTERVAL } from '../review/summary.ts';
import type { WorldBlock } from '../review/tally.ts';
import { isSame, leadOf, meanOf } from '../review/tally.ts';
import { HAPPENS, workAt } from '../review/work.ts';
import type { Estimate } from '../statistics/pairs.ts';
import { CLEAR } from '../statistics/pairs.ts';
import type { ClearDifference } from '../why.ts';
import type { Puzzle } from './types.ts';

/** A game whose questions are weighed, and whether imagined games are played out. */
export interface PuzzleWeighing {
  readonly played: Played<GameShape>;
  readonly yardstick: Yardstick<GameShape>;
  readonly full: boolean;
}

/** Who plays on when it is not the habit, and which answers are tried when not all are. */
export interface Trying {
  readonly policy?: Bot<GameShape> | undefined;
  readonly raced?: readonly number[];
}

/** The version of the worlds in which books are made: they stay the same when reviews are made in another way. */
export const PUZZLES_VERSION = '2';

/** Tries answers to a question in some worlds of a seed. */
export function triedIn(
  { played, yardstick, full }: PuzzleWeighing,
  position: QuestionPosition<GameShape>,
  seed: string,
  [from, to]: readonly [from: number, to: number],
  { policy, raced }: Trying = {},
): WorldBlock {
  const { number, candidates } = position.question;
  const order = {
    played,
    measures: yardstick.measures,
    by: yardstick.by,
    seed: `puzzle ${seed}`,
    version: PUZZLES_VERSION,
    full,
  };
  const done = workAt(policy ? { ...order, policy } : order, {
    kind: 'worlds',
    question: number,
    from,
    to,
    raced: raced ?? candidates.map((_, i) => i),
  });
  if (done.kind === 'games') throw new Error('Answers were tried, not games.');
  return done.block;
}

const grainOf = ({ yardstick: { by, measures } }: PuzzleWeighing): number =>
  measures.find(({ worth }) => worth.id === by)?.grain ?? 1;

const worldsIn = (blocks: readonly WorldBlock[]): number =>
  blocks.reduce((sum, { worlds }) => sum + worlds, 0);

/** The answer with the highest mean; null where too few worlds count. */
export function bestIn(
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  answers: number,
): number | null {
  if (worldsIn(blocks) < 2) return null;
  const { by } = weighing.yardstick;
  const means = Array.from({ length: answers }, (_, i) => meanOf(blocks, by, i, 1).mean);
  return means.indexOf(Math.max(...means));
}

/** By how much an answer is ahead of another, as it is told. */
function toldLeadIn(
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  one: number,
  other: number,
): Estimate {
  const { by, scale } = weighing.yardstick;
  const grain = grainOf(weighing);
  const { mean, error } = leadOf(blocks, by, one, other, grain);
  if (!scale.curve) return { mean, error };
  const [first, second] = [meanOf(blocks, by, one, grain), meanOf(blocks, by, other, grain)];
  return toldLead(scale, first.mean, second.mean, error);
}

/** Every answer but one. */
export const othersOf = (best: number, answers: number): number[] =>
  Array.from({ length: answers }, (_, other) => other).filter((other) => other !== best);

/**
 * Whether a glance promises anything: ahead of every other answer by half a mistake, and by `least` errors. Few worlds always have a
 * best answer, which is ahead of the next by noise alone; an answer of equal worth ends it at once.
 */
export const isPromising = (
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  best: number,
  answers: number,
  least: number,
): boolean =>
  othersOf(best, answers).every((other) => {
    const { mean, error } = toldLeadIn(weighing, blocks, best, other);
    return mean >= weighing.yardstick.scale.mistake / 2 && mean >= least * error;
  });

/** The other answers, those that come nearest first. */
export function rivalsOf(
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  best: number,
  answers: number,
): number[] {
  const leads = new Map(
    othersOf(best, answers).map((other) => [other, toldLeadIn(weighing, blocks, best, other).mean]),
  );
  return [...leads].sort(([, a], [, b]) => a - b).map(([other]) => other);
}

/** What is asked of the best answer in fresh worlds: how many, and whether it is one of the two strict checks. */
export interface PuzzleCheck {
  readonly seed: string;
  readonly best: number;
  readonly answers: number;
  readonly worlds: number;
  readonly strictly: boolean;
  readonly policy?: Bot<GameShape>;
}

/**
 * Whether one answer is clearly the best: ahead of every other by a mistake at least, and surely by a doubtful answer. A check
 * under another captain asks for less: ahead of every other by something doubtful at least, and clearly.
 */
export function isClear(
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  { best, answers, strictly }: Pick<PuzzleCheck, 'best' | 'answers' | 'strictly'>,
): boolean {
  const { doubtful, mistake } = weighing.yardstick.scale;
  const measures = Object.keys(blocks[0]?.sums ?? {});
  if (worldsIn(blocks) < 2) return false;
  return othersOf(best, answers).every((other) => {
    if (isSame(blocks, measures, best, other)) return false;
    const { mean, error } = toldLeadIn(weighing, blocks, best, other);
    if (!strictly) return mean >= doubtful && mean >= CLEAR * error;
    return mean >= mistake && mean >= clearAt(answers) * error && mean - INTERVAL * error >= doubtful;
  });
}

/** Whether an answer will hardly be as far ahead of others as a check asks for; it may still gain `hope` errors. Makes no check milder. */
export function isHopeless(
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  others: readonly number[],
  { best, answers, worlds, strictly }: PuzzleCheck,
  hope: number,
): boolean {
  const { doubtful, mistake } = weighing.yardstick.scale;
  if (worldsIn(blocks) < 2) return true;
  const share = Math.min(1, Math.sqrt(worldsIn(blocks) / worlds));
  return others.some((other) => {
    const { mean, error } = toldLeadIn(weighing, blocks, best, other);
    const then = error * share;
    const needed = strictly
      ? Math.max(mistake, clearAt(answers) * then, doubtful + INTERVAL * then)
      : Math.max(doubtful, CLEAR * then);
    return mean + hope * error < needed;
  });
}

/** What a puzzle tells of its answers. */
export type PuzzleFigures = Pick<Puzzle, 'values' | 'errors' | 'pairs' | 'why'>;

/** The figures of a puzzle by the worlds of its two strict checks. */
export function figuresOf(
  weighing: PuzzleWeighing,
  blocks: readonly WorldBlock[],
  best: number,
): PuzzleFigures {
  const { by, scale } = weighing.yardstick;
  const grain = grainOf(weighing);
  const all = [...(blocks[0]?.raced ?? [])];
  const told = all.map((one) => toldEstimate(scale, meanOf(blocks, by, one, grain)));
  const rounded = (amount: number): number => Math.round(amount / scale.grain) * scale.grain;
  const tidy = (amount: number): number => Number(rounded(amount).toFixed(4));
  return {
    values: told.map(({ mean }) => tidy(mean)),
    errors: told.map(({ error }) => tidy(error)),
    pairs: all.flatMap((one) =>
      all.slice(0, one).map((other) => tidy(toldLeadIn(weighing, blocks, one, other).error)),
    ),
    why: all.map((one) => (one === best ? null : whyOf(blocks, best, one))),
  };
}

/** What happens clearly more, and clearly less, often after the best answer than after another. */
function whyOf(
  blocks: readonly WorldBlock[],
  best: number,
  other: number,
): readonly [ClearDifference | null, ClearDifference | null] {
  const found = Object.keys(blocks[0]?.sums ?? {})
    .filter((measure) => measure.startsWith(HAPPENS))
    .map((measure) => ({ measure, lead: leadOf(blocks, measure, best, other, 1) }))
    .filter(({ lead: { mean, error } }) => mean !== 0 && Math.abs(mean) >= CLEAR * error)
    .sort((a, b) => Math.abs(b.lead.mean / b.lead.error) - Math.abs(a.lead.mean / a.lead.error));
  const told = (sign: 1 | -1): ClearDifference | null => {
    const one = found.find(({ lead }) => lead.mean * sign > 0);
    if (!one) return null;
    const share = (answer: number): number => Number(meanOf(blocks, one.measure, answer, 1).mean.toFixed(3));
    return { what: one.measure.slice(HAPPENS.length), first: share(best), second: share(other) };
  };
  return [told(1), told(-1)];
}
