/** The fuzzer for bots: lets one play with a few random answers mixed in, and sees that it answers and gets on. */
import { ANSWER_CAP, notOverAfter, optionsOf } from '../autoplay.ts';
import type { Bot } from '../bots.ts';
import { botNamed, chosenBy } from '../bots.ts';
import type { Rng } from '../chance.ts';
import { rngFrom } from '../chance.ts';
import type { Answer, Choice, Decision } from '../decision.ts';
import { sampleChoice } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import { seedFrom } from '../seed.ts';
import { Table } from '../table.ts';
import { failureOf } from './fuzz.ts';

/** How to fuzz a bot. */
export interface BotPlan<G extends GameShape> {
  readonly seed: string;
  /** The bot that plays every seat. */
  readonly bot: string;
  readonly options?: Partial<G['options']>;
  readonly seats?: number;
  /** One answer in this many is random, as if somebody else had given it; 20 when left out, none at 0. */
  readonly slips?: number;
}

/** How one game of a fuzzed bot went. */
export interface BotReport {
  readonly answers: number;
  /** The most answers in a row in which nothing was new. */
  readonly still: number;
}

/**
 * Answers in a row, each given before in this game to the same step with the same options, after which a bot counts as stuck;
 * rounds and turns may be counted on meanwhile. Whole games of all our bots stay below 60.
 */
export const STANDSTILL = 200;

const SLIPS = 20;

/** Plays a game with one bot at every seat; throws a failure when its answer is not offered, or it goes round in circles. */
export function fuzzBot<G extends GameShape>(game: GameDefinition<G>, plan: BotPlan<G>): BotReport {
  const setting = {
    game,
    options: optionsOf(game, plan.options),
    seats: plan.seats ?? game.seats.min,
    seed: plan.seed,
  };
  const rng = rngFrom(seedFrom(`${plan.seed} fuzz bot`), 'fuzzBot');
  const bot = botNamed(game, plan.bot);
  const answers: Answer[] = [];
  const news = newsOf();
  try {
    const table = new Table({ ...setting, recording: 'off' });
    while (!table.over) {
      if (answers.length >= ANSWER_CAP) throw new Error(notOverAfter(ANSWER_CAP));
      const decision = rng.pick(table.decisions);
      const choice = answered(table, bot, decision, rng, plan.slips ?? SLIPS);
      answers.push({ seat: decision.seat, decision: decision.number, choice });
      news.hear(decision, choice);
      if (news.still() >= STANDSTILL)
        throw new Error(
          `${plan.bot} has answered ${STANDSTILL} times without anything new: ${decision.step}.`,
        );
      table.take(decision, choice);
    }
    return { answers: answers.length, still: news.longest() };
  } catch (error) {
    throw failureOf(setting, answers, error, plan.bot);
  }
}

/** What is answered: what the bot chooses, which must be offered, or now and then anything that is. */
function answered<G extends GameShape>(
  table: Table<G>,
  bot: Bot<G>,
  decision: Decision,
  rng: Rng,
  slips: number,
): Choice {
  const choice = chosenBy(bot, table, decision, rng);
  const { seat, number } = decision;
  if (table.refusalOf({ seat, decision: number, choice }))
    throw new Error(`${decision.step}: the bot answers ${JSON.stringify(choice)}, which is not offered.`);
  return slips > 0 && rng.below(slips) === 0 ? sampleChoice(decision, rng) : choice;
}

/** Counts the answers in a row that were given before where the same was offered. */
function newsOf() {
  const heard = new Set<string>();
  let still = 0;
  let longest = 0;
  return {
    hear: (decision: Decision, choice: Choice): void => {
      const { seat, step } = decision;
      const offered = (decision.kind === 'pick' ? decision.options : decision.form).map(({ id }) => id);
      const said = JSON.stringify([seat, step, offered, choice]);
      still = heard.has(said) ? still + 1 : 0;
      heard.add(said);
      longest = Math.max(longest, still);
    },
    still: () => still,
    longest: () => longest,
  };
}
