/** Asks every bot at every question of games that are not its own, and names each answer that is not offered. */
import { ANSWER_CAP, optionsOf } from '../autoplay.ts';
import type { Bot } from '../bots.ts';
import { botNamed, botNames, chosenBy } from '../bots.ts';
import type { Rng } from '../chance.ts';
import { rngFrom } from '../chance.ts';
import type { Choice, Decision } from '../decision.ts';
import { sampleChoice } from '../decision.ts';
import type { GameDefinition, GameShape } from '../game.ts';
import { seedFrom } from '../seed.ts';
import { Table } from '../table.ts';

/** A game at which every bot is asked. */
export interface BotsPlan<G extends GameShape> {
  readonly seed: string;
  readonly options?: Partial<G['options']>;
  readonly seats?: number;
  /** Bots that think long are asked at every n-th question only, by name; the others at each. */
  readonly every?: Readonly<Record<string, number>>;
  /** The most answers of the game; it need not end. */
  readonly answers?: number;
}

/** What the bots of a game answered. */
export interface BotsReport {
  /** How many questions each was asked, by name. */
  readonly asked: Readonly<Record<string, number>>;
  /** A sentence for every answer that was not offered, and for every bot that fell over its question. */
  readonly faults: readonly string[];
}

/** The name under which the habit of a game is asked. */
const HABIT = 'habit';

/**
 * Plays one game and asks every bot at every question. Who answers changes from question to question: at random, or one of the
 * bots, so that each meets positions that another left behind.
 */
export function askEveryBot<G extends GameShape>(game: GameDefinition<G>, plan: BotsPlan<G>): BotsReport {
  const { seed, every = {}, answers: most = ANSWER_CAP } = plan;
  const seats = plan.seats ?? game.seats.min;
  const bots = botsOf(game);
  const asked: Record<string, number> = {};
  const faults: string[] = [];
  const rng = rngFrom(seedFrom(`${seed} every bot`), 'bots');
  const table = new Table<G>({ game, options: optionsOf(game, plan.options), seats, seed });
  for (let answers = 0; !table.over && answers < most; answers++) {
    const decision = rng.pick(table.decisions);
    const given = new Map<string, Choice>();
    for (const [name, bot] of bots) {
      if (answers % (every[name] ?? 1) !== 0) continue;
      asked[name] = (asked[name] ?? 0) + 1;
      const { choice, fault } = answerOf(bot, table, decision, rng);
      if (fault === null) given.set(name, choice);
      else faults.push(`Seed "${seed}", answer ${answers}, ${decision.step}: ${name} ${fault}.`);
    }
    const choice = whoseAnswer(given, decision, rng);
    const refusal = table.answer({ seat: decision.seat, decision: decision.number, choice });
    if (refusal) throw new Error(`Seed "${seed}": an offered answer was refused: ${JSON.stringify(choice)}.`);
  }
  return { asked, faults };
}

/** Every bot of a game by name, and its habit where that is none of them. */
function botsOf<G extends GameShape>(game: GameDefinition<G>): Map<string, Bot<G>> {
  const bots = new Map(botNames(game).map((name) => [name, botNamed(game, name)]));
  const habit = game.weighing?.habit;
  if (habit && ![...bots.values()].includes(habit)) bots.set(HABIT, habit);
  return bots;
}

/** What a bot answers, and what is wrong with that; null when nothing is. */
function answerOf<G extends GameShape>(
  bot: Bot<G>,
  table: Table<G>,
  decision: Decision,
  rng: Rng,
): { readonly choice: Choice; readonly fault: string | null } {
  const { seat, number } = decision;
  try {
    const choice = chosenBy(bot, table, decision, rng);
    const refused = table.refusalOf({ seat, decision: number, choice });
    return { choice, fault: refused && `answers ${JSON.stringify(choice)}, which is not offered` };
  } catch (error) {
    return { choice: '', fault: `fails: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Half of all questions are answered at random, the others by a bot that had an answer. */
function whoseAnswer(given: ReadonlyMap<string, Choice>, decision: Decision, rng: Rng): Choice {
  const answers = [...given.values()];
  return answers.length === 0 || rng.below(2) === 0 ? sampleChoice(decision, rng) : rng.pick(answers);
}
