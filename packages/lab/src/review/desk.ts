/** The desk of a review: says what is to be worked out next, takes what came of it, and knows how the review stands. */
import type { Bot, GameDefinition, GameShape } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { canonical, sha256, worthsOf } from '@flotilla/table/run';
import { plannedFor } from './plan.ts';
import type { Played, Question, QuestionPosition } from './questions.ts';
import { playedBy } from './questions.ts';
import type { WorldMeasure, Yardstick } from './scale.ts';
import { yardstickOf } from './scale.ts';
import { reviewBy } from './standing.ts';
import type { WorldBlock } from './tally.ts';
import { addBlock } from './tally.ts';
import type { Review, ReviewBudget, Verdict } from './types.ts';
import { REVIEW_VERSION } from './types.ts';
import type { Case } from './verdicts.ts';
import { standing, verdictOn } from './verdicts.ts';
import type { Judging, Weighed } from './weighed.ts';
import { look, unweighed } from './weighed.ts';
import type { JobResult, ReviewJob, WorkOrder } from './work.ts';
import { workAt } from './work.ts';

/** How far a review has got. */
export type ReviewPhase = 'sketch' | 'triage' | 'games' | 'race' | 'luck' | 'rolls' | 'done';

/** Everything that is known so far; plain data, to be kept and gone on with. */
export interface KeptReview {
  /** What it is a review of, and how it is made: it is of no use for anything else. */
  readonly of: string;
  phase: ReviewPhase;
  /** How often the phase has been planned. */
  round: number;
  /** The jobs of this round that are not done. */
  pending: ReviewJob[];
  /** Blocks of which parts are done, by question, roll and first world. */
  partial: Record<string, WorldBlock>;
  readonly weighed: Weighed[];
  /** Results of simulated games, by their numbers. */
  games: Record<string, readonly number[]>;
  /** Rolls weighed, by question and roll. */
  readonly rolls: Record<string, WorldBlock[]>;
  rollouts: number;
}

/** A budget with everything in it. */
export interface Spending {
  readonly worlds: number;
  readonly rollouts: number;
  readonly games: number;
}

/** What is spent unless somebody, or the scale of the game, says otherwise. */
export const USUAL: Spending = { worlds: 4096, rollouts: 400_000, games: 200 };

/** What the parts of a review share. */
export interface ReviewParts<G extends GameShape> {
  readonly played: Played<G>;
  readonly record: GameRecord;
  readonly yardstick: Yardstick<G>;
  readonly judging: Judging;
  readonly order: WorkOrder<G>;
  readonly spending: Spending;
  readonly kept: KeptReview;
  readonly cases: readonly Case[];
  /** Those of them that are weighed. */
  readonly chosen: readonly Case[];
}

/** A review being made. */
export interface ReviewMaking {
  readonly questions: readonly Question[];
  /** What is to be worked out now: all of it may be done at once, anywhere and in any order. Empty when the review is done. */
  readonly jobs: () => readonly ReviewJob[];
  /** Does one of these jobs in this thread. */
  readonly work: (job: ReviewJob) => JobResult;
  /** Takes what a job came to; returns the verdicts that are settled by it. */
  readonly take: (result: JobResult) => readonly Verdict[];
  /** How the review stands; `by` names another worth than the one that decides. */
  readonly review: (by?: string) => Review;
  readonly done: () => boolean;
  readonly phase: () => ReviewPhase;
  /** Everything to keep, so that another desk can go on from here. */
  readonly kept: () => KeptReview;
}

/** How a review is made, apart from its budget; calibrations try other ways. */
export interface ReviewManner<G extends GameShape> {
  /** Who plays on; the game's habit when left out. */
  readonly policy?: Bot<G>;
  /** Whether imagined games are always played out. */
  readonly full?: boolean;
  /** The questions that are weighed, where not all of them are: a moment played again, or one for an exercise. */
  readonly only?: readonly number[];
}

/** Games simulated to find out how far results differ, where a game does not say. */
const SPREAD_GAMES = 64;

/** Opens a review of a finished game for a seat. `kept` is what another desk has kept; it is used only if it fits. */
export function openReview<G extends GameShape>(
  game: GameDefinition<G>,
  record: GameRecord,
  seat: number,
  budget: ReviewBudget = {},
  kept: KeptReview | null = null,
  manner: ReviewManner<G> = {},
): ReviewMaking {
  const played = playedBy(game, record, seat);
  const desk = deskOf(played, record, budget, kept, manner);
  return {
    questions: played.positions.map(({ question }) => question),
    jobs: () => {
      plan(desk);
      return desk.kept.pending;
    },
    work: (job) => workAt(desk.order, job),
    take: (result) => take(desk, result),
    review: (by) => reviewBy(desk, by),
    done: () => {
      plan(desk);
      return desk.kept.phase === 'done';
    },
    phase: () => desk.kept.phase,
    kept: () => desk.kept,
  };
}

function deskOf<G extends GameShape>(
  played: Played<G>,
  record: GameRecord,
  budget: ReviewBudget,
  kept: KeptReview | null,
  manner: ReviewManner<G>,
): ReviewParts<G> {
  const { game, opening, positions, seat } = played;
  const seed = budget.seed ?? 'review';
  const spreadOf = (): number => spreadOver(played, seed, manner);
  const yardstick = yardstickOf(opening, budget.by, spreadOf);
  const { rollouts = USUAL.rollouts } = yardstick.scale;
  const spending = { ...USUAL, rollouts, ...budget };
  const of = sha256(
    canonical([
      record,
      seat,
      spending,
      seed,
      yardstick.by,
      game.version,
      REVIEW_VERSION,
      manner.only ?? null,
    ]),
  );
  const state = kept?.of === of ? kept : freshKept(of, positions);
  const { grain } = measureOf(yardstick, yardstick.by);
  const cases = positions.map(({ question }, i) => ({ question, weighed: state.weighed[i] as Weighed }));
  const { only, ...ways } = manner;
  return {
    played,
    record,
    yardstick,
    judging: { scale: yardstick.scale, by: yardstick.by, grain },
    order: { played, measures: yardstick.measures, by: yardstick.by, seed, ...ways },
    spending,
    kept: state,
    cases,
    chosen: only ? cases.filter(({ question }) => only.includes(question.number)) : cases,
  };
}

/** The measure of a worth. */
export const measureOf = <G extends GameShape>({ measures }: Yardstick<G>, by: string): WorldMeasure<G> =>
  measures.find(({ worth }) => worth.id === by) as WorldMeasure<G>;

const freshKept = <G extends GameShape>(
  of: string,
  positions: readonly QuestionPosition<G>[],
): KeptReview => ({
  of,
  phase: 'sketch',
  round: 0,
  pending: [],
  partial: {},
  weighed: positions.map(({ question }) => unweighed(question)),
  games: {},
  rolls: {},
  rollouts: 0,
});

/** How far the results of a game usually differ. */
function spreadOver<G extends GameShape>(played: Played<G>, seed: string, manner: ReviewManner<G>): number {
  const [worth] = worthsOf(played.game, played.seats, played.opening.state.game);
  const order = { played, measures: [{ worth, grain: 0.001 }], by: worth.id, seed, ...manner };
  const done = workAt(order, { kind: 'games', from: 0, to: SPREAD_GAMES });
  const results = done.kind === 'games' ? done.results : [];
  const mean = results.reduce((sum, one) => sum + one, 0) / Math.max(1, results.length);
  const squares = results.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
  return Math.max(0.001, Math.sqrt(squares / Math.max(1, results.length - 1)) * 0.001);
}

/** Plans the next round once the last one is done. */
function plan<G extends GameShape>(desk: ReviewParts<G>): void {
  const { kept } = desk;
  while (kept.pending.length === 0 && kept.phase !== 'done') plannedFor(desk);
}

const isSameJob = (one: ReviewJob, other: ReviewJob): boolean => canonical(one) === canonical(other);

function take<G extends GameShape>(desk: ReviewParts<G>, result: JobResult): readonly Verdict[] {
  const { kept } = desk;
  const at = kept.pending.findIndex((job) => isSameJob(job, result.job));
  if (at < 0) return [];
  kept.pending.splice(at, 1);
  if (result.kind === 'games') {
    kept.games[String((result.job as { from: number }).from)] = result.results;
    return [];
  }
  const { block, job } = result;
  kept.rollouts += block.raced.length * (block.to - block.from);
  if (job.kind === 'roll') {
    const key = `${job.question} ${job.roll}`;
    kept.rolls[key] = [...(kept.rolls[key] ?? []), block].sort((a, b) => a.from - b.from);
    return [];
  }
  return job.kind === 'worlds' ? takeWorlds(desk, job.question, block) : [];
}

/** The block a part belongs to: those of a question that are pending or partly done and follow each other. */
function takeWorlds<G extends GameShape>(
  desk: ReviewParts<G>,
  number: number,
  part: WorldBlock,
): readonly Verdict[] {
  const { kept, cases, chosen } = desk;
  const key = String(number);
  const known = kept.partial[key];
  if (known) addBlock(known, part);
  else kept.partial[key] = { ...part, from: part.from, to: part.to };
  const whole = kept.partial[key] as WorldBlock;
  kept.partial[key] = {
    ...whole,
    from: Math.min(whole.from, part.from),
    to: Math.max(whole.to, part.to),
  };
  if (kept.pending.some((job) => job.kind === 'worlds' && job.question === number)) return [];
  const block = kept.partial[key] as WorldBlock;
  delete kept.partial[key];
  const { question, weighed } = cases[number] as Case;
  if (isMore(block)) {
    weighed.more.push(block);
    return [];
  }
  weighed.blocks.push(block);
  const before = standing(chosen);
  const open = weighed.ended === null;
  look(desk.judging, question, weighed, desk.spending.worlds);
  if (!open || !weighed.ended) return [];
  const after = standing(chosen);
  const settled = [...new Set([number, ...[...after].filter((one) => !before.has(one))])].sort(
    (a, b) => a - b,
  );
  return settled
    .map((one) => verdictOn(desk.yardstick, desk.judging, cases[one] as Case, after, false))
    .filter((verdict) => verdict.settled);
}

/** Worlds from here on are those in which only the answer given and the habit's are tried. */
export const MORE = 1 << 20;

const isMore = ({ from }: WorldBlock): boolean => from >= MORE;
