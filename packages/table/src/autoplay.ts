/** Playing games without people: a bot at every seat. */
import type { Bot } from './bots.ts';
import { chosenBy, randomBot } from './bots.ts';
import type { Rng } from './chance.ts';
import { rngFrom } from './chance.ts';
import type { Choice, Decision } from './decision.ts';
import { startOf } from './decision.ts';
import type { GameDefinition, GameShape } from './game.ts';
import { seedFrom } from './seed.ts';
import type { Table } from './table.ts';
import { en } from './text/en.ts';
import { words } from './text.ts';

/** A game that needs more answers than this counts as endless. */
export const ANSWER_CAP = 200_000;

/** The default options of a game, with any changes a test wants. */
export const optionsOf = <G extends GameShape>(game: GameDefinition<G>, change: Partial<G['options']> = {}) =>
  ({ ...startOf(game.optionFields), ...change }) as G['options'];

/**
 * Plays with one bot for each seat until the game is over; `watch` sees every decision first. Throws when it is not over within
 * the limit.
 */
export function playOut<G extends GameShape>(
  table: Table<G>,
  bots: readonly Bot<G>[],
  rngs: readonly Rng[],
  watch?: (decision: Decision) => void,
  limit = ANSWER_CAP,
): number {
  const answers = playOn(table, bots, rngs, watch, limit);
  if (!table.over) throw new Error(notOverAfter(limit));
  return answers;
}

/** What is told of a game that was cut short. */
export const notOverAfter = (limit: number): string => `The game was not over after ${limit} answers.`;

/**
 * Plays with one bot for each seat until the game is over or the limit is reached, and returns the number of answers; whether
 * the game is over, the table tells. A recording table checks every answer as it would a person's; a quiet one takes the bot's
 * word for it.
 */
export function playOn<G extends GameShape>(
  table: Table<G>,
  bots: readonly Bot<G>[],
  rngs: readonly Rng[],
  watch?: (decision: Decision) => void,
  limit = ANSWER_CAP,
): number {
  const quiet = table.log === null;
  let answers = 0;
  for (; !table.over && answers < limit; answers++) {
    const decision = table.decisions[0] as Decision;
    watch?.(decision);
    const { seat } = decision;
    const choice = chosenBy(bots[seat] ?? randomBot, table, decision, rngs[seat] as Rng);
    if (quiet) table.take(decision, choice);
    else judged(table, decision, choice);
  }
  return answers;
}

/** Gives an answer that must be allowed. */
function judged<G extends GameShape>(table: Table<G>, decision: Decision, choice: Choice): void {
  const refusal = table.answer({ seat: decision.seat, decision: decision.number, choice });
  if (!refusal) return;
  const why = words({ language: 'en', catalogue: en }, refusal.why);
  throw new Error(
    `${decision.step}: the answer ${JSON.stringify(choice)} was refused: ${why} [${refusal.rule}]`,
  );
}

/** One generator for each seat's bot, separate from the game's own dice. */
export function botRngs(seed: string, seats: number): Rng[] {
  const own = seedFrom(`${seed} bots`);
  return Array.from({ length: seats }, (_, seat) => rngFrom(own, 'bot', [seat, 0, 0, 0]));
}
