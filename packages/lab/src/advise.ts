/** The advisor: plays the game on from here many times for each option, and says how it went, with the error of the estimate. */
import type { Bot, Choice, FormChoice, GameShape, Option, Worth } from '@flotilla/table';
import { seedFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { habitOf, worthsOf } from '@flotilla/table/run';
import type { Candidate, CandidateOrigin } from './candidates.ts';
import { candidatesFor } from './candidates.ts';
import type { World } from './rollout.ts';
import { playedOn, ROLLOUT_CAP } from './rollout.ts';
import type { Estimate } from './statistics/pairs.ts';
import {
  areAlike,
  CLEAR,
  estimateOf,
  FEWEST_TRIES,
  isAhead,
  leadsOf,
  standsOut,
} from './statistics/pairs.ts';
import type { Share } from './statistics/shares.ts';
import { wilson } from './statistics/shares.ts';
import type { Spread } from './statistics/spread.ts';
import { addToSpread, newSpread } from './statistics/spread.ts';
import { errorIn, meanIn } from './statistics/sums.ts';
import type { Counted, Why } from './why.ts';
import { whyOf } from './why.ts';

/** What the player wants to know. */
export interface AdviceWish<G extends GameShape> {
  /** Other seeds imagine other futures. */
  readonly seed?: string;
  /** The form as the player has filled it in, when the question is a form. */
  readonly yours?: FormChoice;
  /** The id of what the options are compared by; otherwise what the game is about. */
  readonly worth?: string;
  /** Who plays on at every seat; otherwise the game's habit. */
  readonly bot?: Bot<G>;
  /** An imagined game that needs more answers than this is stopped; `ROLLOUT_CAP` when left out. */
  readonly mostAnswers?: number;
}

/** How long the advisor may think: up to the first limit reached. */
export interface AdviceBudget<G extends GameShape> extends AdviceWish<G> {
  /** Games played on for each option. */
  readonly rollouts: number;
  /** True once time is up; called after every world. */
  readonly timeIsUp?: () => boolean;
}

/** What the advisor found for one option. */
export interface OptionAdvice {
  readonly choice: Choice;
  readonly option: Option | null;
  readonly from: CandidateOrigin;
  readonly rollouts: number;
  /** What the options are compared by. */
  readonly worth: Estimate;
  /** Everything the game may be about, by id. */
  readonly amounts: Readonly<Record<string, Estimate>>;
  /** How far it is clearly behind the most promising one; null while it may be as good. */
  readonly behind: Estimate | null;
  /** Games won; a shared win counts as a fraction. */
  readonly win: Share;
  /** The game's own numbers at the end. */
  readonly figures: Readonly<Record<string, Estimate>>;
  /** The share of games in which each thing happened that the game tells of its ends. */
  readonly happens: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
}

/** What the advisor says, the most promising option first. */
export interface Advice {
  readonly options: readonly OptionAdvice[];
  /** Worlds in which the options still compared were tried. */
  readonly rollouts: number;
  /** The id of what they were compared by. */
  readonly by: string;
  /** The option that is better than every other beyond doubt; null while there is none. */
  readonly best: Choice | null;
  /** What the two most promising options came to; null while there is only one. */
  readonly why: Why | null;
  /** Games that failed and bots that had no answer: they are left out. */
  readonly failed: number;
  /** Games that were stopped because they did not end: they count as they stood then. */
  readonly capped: number;
}

/** Advice that can be refined for as long as somebody waits. */
export interface Advisor {
  /** Plays one more game for every option still in the race, all of them in the same imagined world. */
  readonly refine: () => void;
  readonly advice: () => Advice;
}

/** How many standard errors an option must be behind before no more games are spent on it. */
const OUT_OF_IT = 3.2;

interface Tried extends Counted {
  readonly candidate: Candidate;
  rollouts: number;
  won: number;
  /** Whether more games are spent on it. */
  racing: boolean;
  /** Whether another came to the same in every world. */
  alike: boolean;
  /** What each game was worth, in the order of the imagined worlds; NaN where it failed. */
  readonly worths: number[];
  /** The same for everything the game may be about, by id. */
  readonly amounts: Record<string, number[]>;
  readonly happened: Record<string, number[]>;
  readonly figures: Record<string, Spread>;
  readonly endings: Record<string, number>;
}

/** Opens an advisor for what a seat is asked now; from there on the game's habit plays every seat. */
export function openAdvisor<G extends GameShape>(
  table: Table<G>,
  seat: number,
  wish: AdviceWish<G> = {},
): Advisor {
  const decision = table.decisionFor(seat);
  if (!decision) throw new Error(`Seat ${seat + 1} is not asked anything now.`);
  const { game, seats } = table.setting;
  const seed = seedFrom(`${wish.seed ?? 'advisor'} ${decision.number}`);
  const found = candidatesFor(table, decision, wish.yours ?? null);
  const worths = worthsOf(game, seats, table.state.game);
  const by = worths.find(({ id }) => id === wish.worth) ?? worths[0];
  const tried = found.list.map((candidate) => untried(candidate, by.id));
  const bot = wish.bot ?? habitOf(game);
  const ended: Record<Tally, number> = { over: 0, failed: found.failed, capped: 0 };
  const most = wish.mostAnswers ?? ROLLOUT_CAP;
  let round = 0;
  return {
    refine: () => {
      const world = { table, seat, bot, seed, round, worths, decision: decision.number, most };
      for (const one of tried) if (one.racing) ended[rollOut(world, one)]++;
      round++;
      if (isLook(round)) narrow(tried);
    },
    advice: () => ({
      ...verdictOn(tried),
      rollouts: round,
      by: by.id,
      failed: ended.failed,
      capped: ended.capped,
    }),
  };
}

/** Plays the game on for each option of the waiting decision, as far as the budget allows. */
export function adviseByRollouts<G extends GameShape>(
  table: Table<G>,
  seat: number,
  budget: AdviceBudget<G>,
): Advice {
  const advisor = openAdvisor(table, seat, budget);
  for (let round = 0; round < budget.rollouts; round++) {
    advisor.refine();
    if (budget.timeIsUp?.()) break;
  }
  return advisor.advice();
}

function untried(candidate: Candidate, by: string): Tried {
  const worths: number[] = [];
  return {
    candidate,
    choice: candidate.choice,
    rollouts: 0,
    won: 0,
    racing: true,
    alike: false,
    worths,
    amounts: { [by]: worths },
    happened: {},
    figures: {},
    endings: {},
  };
}

/** The race is narrowed when the number of worlds has doubled. */
function isLook(round: number): boolean {
  let look = FEWEST_TRIES;
  while (look < round) look *= 2;
  return look === round;
}

/** Who stays in the race whatever happens: the player wants to know of the own plan and of the habit's. */
const STAYS: readonly CandidateOrigin[] = ['yours', 'habit'];

/** Spends no more games on what is clearly behind, nor on forms that come to the same as another; two always stay. */
function narrow(tried: readonly Tried[]): void {
  tried.forEach((one, i) => {
    if (one.candidate.option || !one.racing) return;
    if (tried.slice(0, i).some((other) => !other.alike && areAlike(other.worths, one.worths))) {
      one.alike = true;
      one.racing = false;
    }
  });
  const [leader, second] = ranked(tried);
  for (const one of tried)
    if (leader && one !== leader && one !== second && !STAYS.includes(one.candidate.from))
      one.racing &&= !isAhead(leader.worths, one.worths, OUT_OF_IT);
}

/** The most promising first; what could never be tried comes last. */
const ranked = (tried: readonly Tried[]): Tried[] =>
  tried
    .filter(({ alike }) => !alike)
    .sort((a, b) => Number(b.rollouts > 0) - Number(a.rollouts > 0) || meanOf(b) - meanOf(a));

const meanOf = ({ worths }: Tried): number => estimateOf(worths.filter(isNumber)).mean;

const isNumber = (worth: number): boolean => !Number.isNaN(worth);

function verdictOn(tried: readonly Tried[]): Pick<Advice, 'options' | 'best' | 'why'> {
  const order = ranked(tried);
  const [first, ...others] = order;
  const [second] = others;
  const clear =
    first !== undefined &&
    standsOut(
      first.worths,
      others.map(({ worths }) => worths),
    );
  return {
    options: order.map((one) => adviceOf(one, first ?? one)),
    best: clear ? first.choice : null,
    why: first && second ? whyOf(first, second) : null,
  };
}

/** One imagined world, and what is measured at its end. */
interface Measured<G extends GameShape> extends World<G> {
  readonly worths: readonly Worth<G>[];
}

/** How an imagined game came to its end. */
type Tally = 'over' | 'failed' | 'capped';

/** Tries an option in a world; a game that fails is left out, and the option has a gap in that world. */
function rollOut<G extends GameShape>(world: Measured<G>, tried: Tried): Tally {
  try {
    const { table, ended } = playedOn(world, tried.choice);
    count(world, tried, table);
    return ended === 'over' ? 'over' : 'capped';
  } catch {
    const { happens = {} } = world.table.setting.game.weighing ?? {};
    for (const { id } of world.worths) triesOf(tried.amounts, id)[world.round] = Number.NaN;
    for (const what of Object.keys(happens)) triesOf(tried.happened, what)[world.round] = Number.NaN;
    return 'failed';
  }
}

/** Counts what an imagined game came to. */
function count<G extends GameShape>(world: Measured<G>, tried: Tried, imagined: Table<G>): void {
  const { table, seat, worths, round } = world;
  const { game } = table.setting;
  const end = imagined.state.game;
  const outcome = game.outcome(end);
  const { numbers } = game.figures(end);
  const amounts = worths.map((worth) => worth.of(end, seat));
  const happened = Object.entries(game.weighing?.happens ?? {}).map(
    ([what, holds]) => [what, holds(end, table.state.game, seat) ? 1 : 0] as const,
  );
  worths.forEach(({ id }, i) => {
    triesOf(tried.amounts, id)[round] = amounts[i] as number;
  });
  for (const [what, one] of happened) triesOf(tried.happened, what)[round] = one;
  tried.rollouts++;
  tried.won += outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const ending = outcome?.ending ?? '—';
  tried.endings[ending] = (tried.endings[ending] ?? 0) + 1;
  for (const [name, number] of Object.entries(numbers)) {
    const spread = tried.figures[name] ?? newSpread();
    tried.figures[name] = spread;
    addToSpread(spread, number);
  }
}

function triesOf(lists: Record<string, number[]>, id: string): number[] {
  const tries = lists[id] ?? [];
  lists[id] = tries;
  return tries;
}

const adviceOf = (tried: Tried, first: Tried): OptionAdvice => ({
  choice: tried.choice,
  option: tried.candidate.option,
  from: tried.candidate.from,
  rollouts: tried.rollouts,
  worth: estimateOf(tried.worths.filter(isNumber)),
  behind: isAhead(first.worths, tried.worths, CLEAR) ? estimateOf(leadsOf(first.worths, tried.worths)) : null,
  win: wilson(tried.won, tried.rollouts),
  figures: Object.fromEntries(
    Object.entries(tried.figures).map(([name, spread]) => [
      name,
      { mean: meanIn(spread.sums, spread.count), error: errorIn(spread.sums, spread.count) },
    ]),
  ),
  happens: Object.fromEntries(
    Object.entries(tried.happened).map(([what, tries]) => [what, estimateOf(tries.filter(isNumber)).mean]),
  ),
  amounts: Object.fromEntries(
    Object.entries(tried.amounts).map(([id, tries]) => [id, estimateOf(tries.filter(isNumber))]),
  ),
  endings: tried.endings,
});
