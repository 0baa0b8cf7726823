/** How a bot comes to its answer; shared by the worker and by the page. */
import type {
  AnyGame,
  Choice,
  FormChoice,
  GameShape,
  Session as KernelSession,
  TableState,
} from '@flotilla/table';
import { botNamed, chosenBy, clone, rngFrom, seedFrom, Table } from '@flotilla/table';

/** A position a bot must answer. */
export interface BotQuestion {
  readonly game: string;
  readonly options: FormChoice;
  readonly seats: number;
  readonly state: TableState<object>;
  readonly seat: number;
  readonly bot: string;
  /** Where the bot's own chance comes from; the game's dice are never drawn from it. */
  readonly seed: string;
}

/** Where a game stands, for somebody who thinks elsewhere about what a seat shall answer. */
export function positionOf(kernel: KernelSession<GameShape>, seat: number): Omit<BotQuestion, 'bot'> {
  const { options, seats, seed } = kernel.start;
  const state = clone(kernel.table.state);
  return { game: kernel.game.id, options, seats: seats.length, state, seat, seed };
}

/** Lays the table of a question; its dice are not those of the game. */
export const layTable = (game: AnyGame, question: Omit<BotQuestion, 'bot'>): Table<GameShape> =>
  new Table(
    {
      game,
      options: question.options,
      seats: question.seats,
      seed: seedFrom(`${question.seed} elsewhere`),
      recording: 'off',
    },
    question.state,
  );

/** The bot's answer. The same position always gives the same one. */
export function answerOfBot(game: AnyGame, question: BotQuestion): Choice {
  const table = layTable(game, question);
  const { seat, state } = question;
  const decision = table.decisionFor(seat);
  if (!decision) throw new Error(`Seat ${seat + 1} is not asked anything.`);
  const rng = rngFrom(seedFrom(`${question.seed} bots`), 'bot', [seat, state.decision & 0xffff, 0, 0]);
  return chosenBy(botNamed(game, question.bot), table, decision, rng);
}
