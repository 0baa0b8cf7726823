/** One question being weighed: the race of its answers, looked at whenever the number of worlds has doubled. */
import type { ReviewScale } from '@flotilla/table';
import type { Estimate } from '../statistics/pairs.ts';
import { clearAt, luckOf } from './normal.ts';
import type { Question } from './questions.ts';
import { toldEstimate, toldLead } from './scale.ts';
import type { Measured, WorldBlock } from './tally.ts';
import { isSame, leadOf, meanOf } from './tally.ts';

/** What is known of a question so far; plain data, so that it can be kept and gone on with. */
export interface Weighed {
  /** The worlds of the race, block by block; each block doubles their number. */
  readonly blocks: WorldBlock[];
  /** Further worlds in which only the answer given and the habit's were tried. */
  readonly more: WorldBlock[];
  /** The answers still in the race. */
  racing: number[];
  /** For each answer the first one that came to the same in every world: itself as a rule. */
  readonly alike: number[];
  /** What the race came to; null while it goes on. */
  ended: Loss | null;
}

/** What a question lost against the best answer found. */
export interface Loss {
  readonly loss: Estimate | null;
  readonly best: number;
  /** How likely such a loss is by luck alone. */
  readonly luck: number;
  readonly clear: boolean;
}

/** What questions are judged by. */
export interface Judging {
  readonly scale: ReviewScale;
  /** The measure that decides, and its grain. */
  readonly by: string;
  readonly grain: number;
}

/** The worlds of the first look, and of its halves. */
export const FIRST_LOOK = 32;

/** A question nobody has weighed. */
export function unweighed({ candidates }: Question): Weighed {
  const all = candidates.map((_, i) => i);
  return { blocks: [], more: [], racing: all, alike: [...all], ended: null };
}

/** Worlds of the race so far. */
export const worldsOf = ({ blocks }: Pick<Weighed, 'blocks'>): number => blocks.at(-1)?.to ?? 0;

/** The answer that stands for one. */
export const standFor = ({ alike }: Weighed, answer: number): number => alike[answer] ?? answer;

/** How many answers really differ. */
export const distinctOf = ({ alike }: Weighed): number => new Set(alike).size;

/** How many standard errors make a difference clear at this question. */
export const clearOf = (weighed: Weighed): number => clearAt(Math.max(2, distinctOf(weighed)));

/** What an answer is worth, over all worlds in which it was tried. */
export const worthOf = ({ by, grain }: Judging, weighed: Weighed, answer: number): Measured =>
  meanOf([...weighed.blocks, ...weighed.more], by, standFor(weighed, answer), grain);

/** By how much an answer is ahead of another, as it is told. */
export function toldLeadOf(
  { scale, by, grain }: Judging,
  blocks: readonly WorldBlock[],
  one: number,
  other: number,
): Estimate & { readonly worlds: number } {
  if (one === other) return { mean: 0, error: 0, worlds: meanOf(blocks, by, one, grain).worlds };
  const both = blocks.filter(({ raced }) => raced.includes(one) && raced.includes(other));
  const lead = leadOf(both, by, one, other, grain);
  if (!scale.curve) return lead;
  const [first, second] = [meanOf(both, by, one, grain), meanOf(both, by, other, grain)];
  return { ...toldLead(scale, first.mean, second.mean, lead.error), worlds: lead.worlds };
}

/** What a position is worth, as it is told. */
export const toldValueOf = (judging: Judging, weighed: Weighed, answer: number): Estimate =>
  toldEstimate(judging.scale, worthOf(judging, weighed, answer));

/** Looks at a race: answers that come to the same become one, what is clearly behind drops out, and the race may end. */
export function look(judging: Judging, question: Question, weighed: Weighed, mostWorlds: number): void {
  if (weighed.ended) return;
  if (worldsOf(weighed) < FIRST_LOOK) {
    drop(judging, question, weighed);
    return;
  }
  join(weighed, question);
  const loss = lossOf(judging, question, weighed);
  if (isSettled(judging, question, weighed, loss) || worldsOf(weighed) * 2 > mostWorlds) weighed.ended = loss;
  else drop(judging, question, weighed);
}

/** The answer given stands for those that come to the same, then the habit's, then the first. */
function join(weighed: Weighed, { played, habit }: Question): void {
  const { blocks, alike } = weighed;
  const measures = Object.keys(blocks[0]?.sums ?? {});
  const order = [...new Set([played, habit, ...weighed.racing])].filter((one) =>
    weighed.racing.includes(one),
  );
  const kept: number[] = [];
  for (const one of order) {
    const same = kept.find((other) => isSame(blocks, measures, one, other));
    if (same === undefined) kept.push(one);
    else
      alike.forEach((stands, i) => {
        if (stands === one) alike[i] = same;
      });
  }
  weighed.racing = weighed.racing.filter((one) => kept.includes(one));
}

/** How far behind the most promising answer one must be before no more worlds are spent on it, in standard errors. */
const OUT_OF_IT = 3.2;

/** Worlds of a kind that has not been met yet and may well be among the next. */
const UNSEEN = 2;

/**
 * The answer given and the habit's never drop out. Few worlds may hold nothing of what happens seldom and costs much, a boat lost in one
 * of fifty: an answer that is a little behind in each of them looks surely worse. So what two such worlds more would change, each by a
 * usual difference between games, counts as an error of its own.
 */
function drop(judging: Judging, question: Question, weighed: Weighed): void {
  const { blocks } = weighed;
  const stays = [standFor(weighed, question.played), standFor(weighed, question.habit)];
  const leader = bestIn(judging, blocks, weighed.racing);
  const own = meanOf(blocks, judging.by, leader, judging.grain);
  const unseen = (UNSEEN * UNSEEN * own.error * own.error) / Math.max(1, own.worlds);
  weighed.racing = weighed.racing.filter((one) => {
    if (one === leader || stays.includes(one)) return true;
    const { mean, error } = leadOf(blocks, judging.by, leader, one, judging.grain);
    return mean <= OUT_OF_IT * Math.sqrt(error * error + unseen);
  });
}

const bestIn = ({ by, grain }: Judging, blocks: readonly WorldBlock[], racing: readonly number[]): number =>
  racing.reduce((best, one) =>
    meanOf(blocks, by, one, grain).mean > meanOf(blocks, by, best, grain).mean ? one : best,
  );

const NO_LOSS = { loss: null, luck: 1, clear: false };

/** How many standard errors are taken off a lead before an answer may be named the best. */
const NAMED = 1;

/** The best answer by some worlds: the one given unless another is ahead of it by more than the error of its lead. */
function namedBy(
  { by, grain }: Judging,
  blocks: readonly WorldBlock[],
  racing: readonly number[],
  played: number,
) {
  let [named, ahead] = [played, 0];
  for (const one of racing) {
    if (one === played) continue;
    const { mean, error } = leadOf(blocks, by, one, played, grain);
    if (mean - NAMED * error <= ahead) continue;
    [named, ahead] = [one, mean - NAMED * error];
  }
  return named;
}

/**
 * The loss by split halves: each half of the worlds names the best answer, the other measures it. A half that names the answer given
 * found nothing lost, so that noise among equal answers comes to nothing instead of an answer that is worse.
 */
export function lossOf(judging: Judging, question: Question, weighed: Weighed): Loss {
  const { blocks, racing } = weighed;
  const played = standFor(weighed, question.played);
  if (racing.length < 2) return { ...NO_LOSS, best: played };
  const last = blocks.slice(-1);
  const before = blocks.slice(0, -1);
  const first = namedBy(judging, before, racing, played);
  const second = namedBy(judging, last, racing, played);
  const best = namedBy(judging, blocks, racing, played);
  if (first === played && second === played) return { ...NO_LOSS, best };
  const one = toldLeadOf(judging, last, first, played);
  const other = toldLeadOf(judging, before, second, played);
  const loss = {
    mean: (one.mean + other.mean) / 2,
    error: Math.sqrt(one.error * one.error + other.error * other.error) / 2,
  };
  const z = zOf(loss);
  const answers = distinctOf(weighed);
  return { loss, best, luck: z > 0 ? luckOf(z, answers) : 1, clear: z >= clearAt(answers) };
}

/** How many standard errors an estimate is from nothing. */
export const zOf = ({ mean, error }: Estimate): number =>
  error > 0 ? mean / error : mean === 0 ? 0 : mean > 0 ? SURE : -SURE;

/** Something that came out in every world alike is as sure as this many standard errors. */
const SURE = 20;

/** The share of a doubtful loss to which a word and the account of skill are worked out. */
const EXACT = 0.25;
const EXACT_OF_LOSS = 0.12;

function isSettled(judging: Judging, question: Question, weighed: Weighed, found: Loss): boolean {
  if (weighed.racing.length < 2) return true;
  const { doubtful } = judging.scale;
  const [played, habit] = [standFor(weighed, question.played), standFor(weighed, question.habit)];
  const skill = toldLeadOf(judging, weighed.blocks, played, habit);
  if (skill.error > EXACT * doubtful) return false;
  if (found.clear && found.loss && found.loss.mean >= doubtful)
    return found.loss.error <= Math.max(EXACT * doubtful, EXACT_OF_LOSS * found.loss.mean);
  return mostLost(judging, question, weighed) < doubtful;
}

/** The most that may have been lost: of all answers still in the race the highest upper bound. */
export function mostLost(judging: Judging, question: Question, weighed: Weighed): number {
  const played = standFor(weighed, question.played);
  const z = clearOf(weighed);
  return Math.max(
    0,
    ...weighed.racing
      .filter((one) => one !== played)
      .map((one) => {
        const { mean, error } = toldLeadOf(judging, weighed.blocks, one, played);
        return mean + z * error;
      }),
  );
}

/** What is at stake: how much may have been lost, and how likely that is; and how uncertain the account of skill is. */
export function stakeOf(judging: Judging, question: Question, weighed: Weighed): number {
  const { loss, luck } = lossOf(judging, question, weighed);
  const real = loss ? Math.max(0.05, 1 - luck) : 0.05;
  const [played, habit] = [standFor(weighed, question.played), standFor(weighed, question.habit)];
  const skill = toldLeadOf(judging, weighed.blocks, played, habit);
  return mostLost(judging, question, weighed) * real + 2 * skill.error;
}
