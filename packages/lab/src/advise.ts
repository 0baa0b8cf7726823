/** The advisor: plays the game on from here many times for each option, and says how it went, with the error of the estimate. */
import type { Bot, Choice, Decision, FormChoice, GameShape, Option, Rng, Table } from '@flotilla/table';
import { playOut, rngFrom, seedFrom } from '@flotilla/table';
import { standsOut } from './statistics/pairs.ts';
import type { Share } from './statistics/shares.ts';
import { wilson } from './statistics/shares.ts';
import type { Spread } from './statistics/spread.ts';
import { addToSpread, deviationOf, newSpread } from './statistics/spread.ts';

/** How long the advisor may think: up to the first limit reached. */
export interface AdviceBudget {
  /** Games played on for each option. */
  readonly rollouts: number;
  /** True once time is up; called after every game. */
  readonly timeIsUp?: () => boolean;
  /** Other seeds imagine other futures. */
  readonly seed?: string;
  /** Which filled-in forms to compare when the decision is a form; otherwise a few samples. */
  readonly forms?: readonly FormChoice[];
  /** The number (of the game's figures) that the options are compared by; otherwise games won. */
  readonly by?: string;
}

/** A mean with its error. */
export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** What the advisor found for one option. */
export interface OptionAdvice {
  readonly choice: Choice;
  readonly option: Option | null;
  readonly rollouts: number;
  /** Games won; a shared win counts as a fraction. */
  readonly win: Share;
  /** The game's own numbers at the end. */
  readonly figures: Readonly<Record<string, Estimate>>;
  readonly endings: Readonly<Record<string, number>>;
}

/** What the advisor says, the most promising option first. */
export interface Advice {
  readonly options: readonly OptionAdvice[];
  readonly rollouts: number;
  /** The option that is better than every other beyond doubt; null while there is none. */
  readonly best: Choice | null;
}

/** Advice that can be refined for as long as somebody waits. */
export interface Advisor {
  /** Plays one more game for every option, all of them in the same imagined world. */
  readonly refine: () => void;
  readonly advice: () => Advice;
}

/** How many sampled forms are compared when none are given. */
const FORM_SAMPLES = 6;

interface Tried {
  readonly choice: Choice;
  readonly option: Option | null;
  rollouts: number;
  won: number;
  /** What each game was worth, in the order of the imagined worlds. */
  readonly worths: number[];
  readonly figures: Record<string, Spread>;
  readonly endings: Record<string, number>;
}

/** Opens an advisor for what a seat is asked now; from there on a bot plays every seat. */
export function openAdvisor<G extends GameShape>(
  table: Table<G>,
  seat: number,
  bot: Bot<G>,
  budget: Omit<AdviceBudget, 'rollouts'> = {},
): Advisor {
  const decision = table.decisionFor(seat);
  if (!decision) throw new Error(`Seat ${seat + 1} is not asked anything now.`);
  const seed = seedFrom(`${budget.seed ?? 'advisor'} ${decision.number}`);
  const tried = candidatesOf(decision, rngFrom(seed, 'forms'), budget.forms);
  let round = 0;
  return {
    refine: () => {
      for (const option of tried)
        rollOut({ table, seat, bot, seed, round, by: budget.by }, decision.number, option);
      round++;
    },
    advice: () => {
      const ranked = [...tried].sort((a, b) => meanOf(b.worths) - meanOf(a.worths));
      const [first, ...others] = ranked;
      const clear =
        first !== undefined &&
        standsOut(
          first.worths,
          others.map(({ worths }) => worths),
        );
      return { options: ranked.map(adviceOf), rollouts: round, best: clear ? first.choice : null };
    },
  };
}

/** Plays the game on for each option of the waiting decision, as far as the budget allows. */
export function adviseByRollouts<G extends GameShape>(
  table: Table<G>,
  seat: number,
  bot: Bot<G>,
  budget: AdviceBudget,
): Advice {
  const advisor = openAdvisor(table, seat, bot, budget);
  for (let round = 0; round < budget.rollouts; round++) {
    advisor.refine();
    if (budget.timeIsUp?.()) break;
  }
  return advisor.advice();
}

function candidatesOf(decision: Decision, rng: Rng, forms: readonly FormChoice[] | undefined): Tried[] {
  const untried = (choice: Choice, option: Option | null): Tried => ({
    choice,
    option,
    rollouts: 0,
    won: 0,
    worths: [],
    figures: {},
    endings: {},
  });
  if (decision.kind === 'pick') return decision.options.map((option) => untried(option.id, option));
  const samples = forms ?? Array.from({ length: FORM_SAMPLES }, () => decision.sample(rng));
  const different = new Map(samples.map((form) => [JSON.stringify(form), form]));
  return [...different.values()].map((form) => untried(form, null));
}

/** One imagined world in which an option is tried. */
interface World<G extends GameShape> {
  readonly table: Table<G>;
  readonly seat: number;
  readonly bot: Bot<G>;
  readonly seed: ReturnType<typeof seedFrom>;
  readonly round: number;
  readonly by: string | undefined;
}

/** Each round imagines the same world for every option, so that the options differ, not the luck. */
function rollOut<G extends GameShape>(world: World<G>, decision: number, tried: Tried): void {
  const { table, seat, bot, seed, round, by } = world;
  const { game, seats } = table.setting;
  const imagined = table.imagine(seat, rngFrom(seed, 'world', [round & 0xffff, round >>> 16, 0, 0]));
  const refusal = imagined.answer({ seat, decision, choice: tried.choice });
  if (refusal) throw new Error(`An offered answer was refused: ${JSON.stringify(tried.choice)}.`);
  const bots = Array.from({ length: seats }, () => bot);
  const rngs = bots.map((_, i) => rngFrom(seed, 'bot', [round & 0xffff, round >>> 16, i, 0]));
  playOut(imagined, bots, rngs);
  const outcome = game.outcome(imagined.state.game);
  const won = outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  tried.rollouts++;
  tried.won += won;
  const ending = outcome?.ending ?? '—';
  tried.endings[ending] = (tried.endings[ending] ?? 0) + 1;
  const { numbers } = game.figures(imagined.state.game);
  tried.worths.push(by === undefined ? won : (numbers[by] ?? 0));
  for (const [name, value] of Object.entries(numbers)) {
    const spread = tried.figures[name] ?? newSpread();
    tried.figures[name] = spread;
    addToSpread(spread, value);
  }
}

const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);

const adviceOf = (tried: Tried): OptionAdvice => ({
  choice: tried.choice,
  option: tried.option,
  rollouts: tried.rollouts,
  win: wilson(tried.won, tried.rollouts),
  figures: Object.fromEntries(
    Object.entries(tried.figures).map(([name, spread]) => [
      name,
      { mean: spread.mean, error: deviationOf(spread) / Math.sqrt(spread.count) },
    ]),
  ),
  endings: tried.endings,
});
