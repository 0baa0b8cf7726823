/**
 * How a review spends its worlds: a sketch of the curve, a first look at every question, then the questions with most at stake, then
 * the moments of luck and their rolls.
 */
import type { GameShape } from '@flotilla/table';
import type { ReviewParts } from './desk.ts';
import { MORE } from './desk.ts';
import { ledgerOf, luckMoments } from './ledger.ts';
import { resultOf } from './standing.ts';
import type { WorldBlock } from './tally.ts';
import type { LuckMoment } from './types.ts';
import type { Case } from './verdicts.ts';
import { FIRST_LOOK, lossOf, stakeOf, standFor, worldsOf } from './weighed.ts';
import type { ReviewJob } from './work.ts';
import { naturalsOf } from './work.ts';

/** Worlds of the sketch. */
const SKETCH = 16;
/** About how many imagined games a job has, so that progress shows and a worker can be stopped. */
const JOB = 64;
/** Games simulated in one job. */
const GAMES = 10;
/** The share of the budget that luck and rolls get. */
const FOR_LUCK = 0.3;

/** Plans one round of jobs, or moves on to the next phase. */
export function plannedFor<G extends GameShape>(desk: ReviewParts<G>): void {
  const { kept } = desk;
  const jobs = PLANS[kept.phase as keyof typeof PLANS](desk);
  if (jobs.length > 0) {
    kept.pending = jobs;
    kept.round++;
    return;
  }
  kept.phase = NEXT[kept.phase as keyof typeof NEXT];
  kept.round = 0;
}

const NEXT = {
  sketch: 'triage',
  triage: 'games',
  games: 'race',
  race: 'luck',
  luck: 'rolls',
  rolls: 'done',
} as const;

const PLANS = { sketch, triage, games, race, luck, rolls } as const;

/** The jobs in which some answers are tried in some worlds. */
function worldsFor(question: number, from: number, to: number, raced: readonly number[]): ReviewJob[] {
  const jobs: ReviewJob[] = [];
  const each = Math.max(1, Math.floor(JOB / raced.length));
  for (let first = from; first < to; first += each)
    jobs.push({ kind: 'worlds', question, from: first, to: Math.min(to, first + each), raced });
  return jobs;
}

/** The answer given and the habit's. */
const two = ({ question, weighed }: Case): number[] => [
  ...new Set([standFor(weighed, question.played), standFor(weighed, question.habit)]),
];

function sketch<G extends GameShape>({ chosen: cases, kept }: ReviewParts<G>): ReviewJob[] {
  if (kept.round > 0) return [];
  return cases.flatMap((one) => worldsFor(one.question.number, MORE, MORE + SKETCH, two(one)));
}

/** Simulated games for the percentile. */
function games<G extends GameShape>({ kept, spending }: ReviewParts<G>): ReviewJob[] {
  if (kept.round > 0) return [];
  const jobs: ReviewJob[] = [];
  for (let from = 0; from < spending.games; from += GAMES)
    jobs.push({ kind: 'games', from, to: Math.min(spending.games, from + GAMES) });
  return jobs;
}

/** Two halves of a first look at every question. */
function triage<G extends GameShape>({ chosen: cases, kept }: ReviewParts<G>): ReviewJob[] {
  if (kept.round > 1) return [];
  const half = FIRST_LOOK / 2;
  const [from, to] = kept.round === 0 ? [0, half] : [half, FIRST_LOOK];
  return cases.flatMap(({ question, weighed }) => worldsFor(question.number, from, to, weighed.racing));
}

/** Questions still open get as many worlds again, those with most at stake first, as far as the budget goes. */
function race<G extends GameShape>(desk: ReviewParts<G>): ReviewJob[] {
  const { chosen: cases, judging, kept, spending } = desk;
  let left = spending.rollouts * (1 - FOR_LUCK) - kept.rollouts;
  const open = cases
    .filter(({ weighed }) => weighed.ended === null)
    .map((one) => ({ one, stake: stakeOf(judging, one.question, one.weighed) }))
    .sort((a, b) => b.stake - a.stake || a.one.question.number - b.one.question.number);
  const jobs: ReviewJob[] = [];
  for (const {
    one: { question, weighed },
  } of open) {
    const worlds = worldsOf(weighed);
    left -= worlds * weighed.racing.length;
    if (left < 0) break;
    jobs.push(...worldsFor(question.number, worlds, worlds * 2, weighed.racing));
  }
  if (jobs.length === 0) close(desk);
  return jobs;
}

/** Ends every race as it stands: the budget is spent. */
function close<G extends GameShape>({ chosen: cases, judging }: ReviewParts<G>): void {
  for (const { question, weighed } of cases) weighed.ended ??= lossOf(judging, question, weighed);
}

/** How many moments of luck are looked at more closely, round by round, and up to how many worlds. */
const CLOSER = [
  { moments: 16, worlds: 256 },
  { moments: 8, worlds: 1024 },
] as const;

const triedIn = (blocks: readonly WorldBlock[]): number =>
  blocks.reduce((sum, { from, to }) => sum + to - from, 0);

/** The largest moments of luck, clear or not. */
function largest<G extends GameShape>(desk: ReviewParts<G>, moments: number): number[] {
  const { judging, cases } = desk;
  const { lines } = ledgerOf(judging, cases, resultOf(desk));
  return [...lines]
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck) || a.question - b.question)
    .slice(0, moments)
    .map(({ question }) => question);
}

function luck<G extends GameShape>(desk: ReviewParts<G>): ReviewJob[] {
  const { cases, kept, spending } = desk;
  const closer = CLOSER[kept.round];
  // Luck lies between questions: where only some are weighed there is none to be found.
  if (!closer || desk.chosen.length < cases.length) return [];
  const wanted = Math.min(closer.worlds, spending.worlds);
  // The first question is where everything begins: what was expected hangs on it.
  const both = [0, ...largest(desk, closer.moments).flatMap((question) => [question, question + 1])];
  let left = spending.rollouts * (1 - FOR_LUCK / 2) - kept.rollouts;
  const jobs: ReviewJob[] = [];
  for (const number of new Set(both)) {
    const one = cases[number];
    if (!one) continue;
    const raced = two(one);
    const from = MORE + triedIn(one.weighed.more);
    const worlds = wanted - worldsOf(one.weighed) - (from - MORE);
    left -= Math.max(0, worlds) * raced.length;
    if (worlds > 0 && left >= 0) jobs.push(...worldsFor(number, from, from + worlds, raced));
  }
  return jobs;
}

/** Moments whose rolls are weighed, the most rolls of each, and worlds for each roll and for the greatest. */
const MOMENTS = 6;
const MOST_ROLLS = 12;
const ROLL_WORLDS = 64;
const GREATEST_WORLDS = 256;
/** A roll with more different numbers than this is not weighed. */
const MOST_NATURALS = 16;

/** The moments whose rolls are weighed. */
const told = <G extends GameShape>(desk: ReviewParts<G>): readonly LuckMoment[] =>
  luckMoments(desk.judging, desk.cases, ledgerOf(desk.judging, desk.cases, resultOf(desk))).slice(0, MOMENTS);

function rolls<G extends GameShape>(desk: ReviewParts<G>): ReviewJob[] {
  const { cases, kept, spending } = desk;
  if (kept.round > 0 || desk.chosen.length < cases.length) return [];
  let left = spending.rollouts - kept.rollouts;
  const jobs: ReviewJob[] = [];
  for (const { question } of told(desk)) {
    const following = (cases[question]?.question.rolls ?? []).slice(0, MOST_ROLLS);
    const worlds = following.length === 1 ? GREATEST_WORLDS : ROLL_WORLDS;
    following.forEach((roll, i) => {
      const naturals = naturalsOf(roll).length;
      if (naturals > MOST_NATURALS) return;
      left -= naturals * worlds;
      if (left < 0) return;
      const each = Math.max(1, Math.floor(JOB / naturals));
      for (let from = 0; from < worlds; from += each)
        jobs.push({ kind: 'roll', question, roll: i, from, to: Math.min(worlds, from + each) });
    });
  }
  return jobs;
}
