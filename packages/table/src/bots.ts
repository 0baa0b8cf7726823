/** Bots: anyone who chooses among what is offered. */
import type { Rng } from './chance.ts';
import type { Choice, Decision } from './decision.ts';
import { sampleChoice } from './decision.ts';
import type { AnyGame, GameDefinition, GameShape } from './game.ts';
import type { Table } from './table.ts';

/** Chooses an answer from what its seat may know. */
export interface Bot<G extends GameShape> {
  /** `imagine` gives a playable table whose hidden cards and dice are drawn anew, for rollouts. */
  readonly choose: (view: G['view'], decision: Decision, rng: Rng, imagine: (rng: Rng) => Table<G>) => Choice;
}

/** Chooses evenly among what is allowed. */
export const randomBot: Bot<GameShape> = {
  choose: (_view, decision, rng) => sampleChoice(decision, rng),
};

/** The names of all bots that can sit at a game. */
export const botNames = (game: AnyGame): string[] => ['random', ...Object.keys(game.bots)];

/** Finds a bot by name; throws a sentence that lists the names there are. */
export function botNamed<G extends GameShape>(game: GameDefinition<G>, name: string): Bot<G> {
  if (name === 'random') return randomBot as unknown as Bot<G>;
  const bot = game.bots[name];
  if (bot) return bot;
  const names = ['random', ...Object.keys(game.bots)].join(', ');
  throw new Error(`${game.title} has no bot "${name}"; it has ${names}.`);
}
