/** Bots: whatever chooses among what is offered without a person. */
import type { Rng } from './chance.ts';
import type { Choice, Decision } from './decision.ts';
import { sampleChoice } from './decision.ts';
import type { GameDefinition, GameShape } from './game.ts';
import { own } from './json.ts';
import type { SeatRecord } from './record.ts';
import type { Table } from './table.ts';

/** Chooses an answer from what its seat may know. */
export interface Bot<G extends GameShape> {
  /** `imagine` gives a playable table with hidden cards and dice drawn afresh, for rollouts. */
  readonly choose: (view: G['view'], decision: Decision, rng: Rng, imagine: (rng: Rng) => Table<G>) => Choice;
}

/** Chooses at random among what is allowed, in any game. */
export const randomBot = {
  choose: (_view: object, decision: Decision, rng: Rng): Choice => sampleChoice(decision, rng),
};

/** The names of all bots that can play a game. */
export const botNames = <G extends GameShape>(game: GameDefinition<G>): string[] => [
  'random',
  ...Object.keys(game.bots),
];

/** Finds a bot by name; if there is none, throws a sentence that lists the names there are. */
export function botNamed<G extends GameShape>(game: GameDefinition<G>, name: string): Bot<G> {
  const bot = name === 'random' ? randomBot : own(game.bots, name);
  if (bot) return bot;
  throw new Error(`${game.title} has no bot "${name}"; it has ${botNames(game).join(', ')}.`);
}

/** What a bot chooses for a decision that is waiting at a table. */
export function chosenBy<G extends GameShape>(
  bot: Bot<G>,
  table: Table<G>,
  decision: Decision,
  rng: Rng,
): Choice {
  const { seat } = decision;
  return bot.choose(table.view(seat), decision, rng, (dream) => table.imagine(seat, dream));
}

/** The seats whose bot the game does not have: the file was written elsewhere, or by another version. */
export const seatsWithoutBot = <G extends GameShape>(
  game: GameDefinition<G>,
  seats: readonly SeatRecord[],
): number[] => {
  const known = botNames(game);
  return seats.flatMap(({ bot }, seat) => (bot === null || known.includes(bot) ? [] : [seat]));
};
