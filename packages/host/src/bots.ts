/** How a bot comes to its answer, here or elsewhere. The same position always gives the same one. */
import type { AnyGame, Choice, FormChoice, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Context, Session, TableState } from '@flotilla/table/run';
import { botNamed, chosenBy, clone, Table } from '@flotilla/table/run';

/** A position somebody thinks about elsewhere. */
export interface PlaceInGame {
  readonly game: string;
  readonly options: FormChoice;
  readonly seats: number;
  readonly state: TableState<object>;
  readonly seat: number;
  /** Where the thinker's own chance comes from; the game's dice are never drawn from it. */
  readonly seed: string;
}

/** A position a bot must answer. */
export interface BotQuestion extends PlaceInGame {
  readonly bot: string;
  readonly context: Context;
}

/** Where a game stands, for somebody who thinks elsewhere about what a seat shall answer: a copy, for the table goes on. */
export function placeOf({ game, start, table }: Session<GameShape>, seat: number): PlaceInGame {
  const { options, seats, seed } = start;
  return { game: game.id, options, seats: seats.length, state: clone(table.state), seat, seed };
}

/** Lays the table of a position; its dice are not those of the game. */
export const layTable = (game: AnyGame, { options, seats, state, seed }: PlaceInGame): Table<GameShape> =>
  new Table({ game, options, seats, seed: seedFrom(`${seed} elsewhere`), recording: 'off' }, state);

/** A bot's own chance; the game's dice are never drawn from it, and anyone who knows the seed can check it. */
export const botChance = (seed: string, context: Context) =>
  rngFrom(seedFrom(`${seed} bots`), 'bot', context);

/** The bot's answer; null when its seat is asked nothing. */
export function answerTo(game: AnyGame, question: BotQuestion): Choice | null {
  const table = layTable(game, question);
  const decision = table.decisionFor(question.seat);
  const rng = botChance(question.seed, question.context);
  return decision && chosenBy(botNamed(game, question.bot), table, decision, rng);
}
