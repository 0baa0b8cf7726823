/** The two tiny games, played by tests. */
import type { Decision, GameDefinition, GameShape, Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Answer } from '@flotilla/table/run';
import { optionsOf, Session, Table } from '@flotilla/table/run';

/** A table with the options a game starts with. */
export const layGame = <G extends GameShape>(
  game: GameDefinition<G>,
  seed: string,
  seats = game.seats.min,
  options: Partial<G['options']> = {},
): Table<G> => new Table({ game, options: optionsOf(game, options), seats, seed });

/** A generator for a test. */
export const testRng = (name: string): Rng => rngFrom(seedFrom(name), 'test');

/** An allowed answer to a decision, chosen at random. */
export const anyAnswer = (decision: Decision, rng: Rng): Answer => ({
  seat: decision.seat,
  decision: decision.number,
  choice: sampleChoice(decision, rng),
});

/** A session played with random answers until the game is over or the limit is reached. */
export function playedSession<G extends GameShape>(
  game: GameDefinition<G>,
  seed: string,
  limit = Number.POSITIVE_INFINITY,
  seats = game.seats.min,
): Session<G> {
  const session = new Session(game, {
    options: optionsOf(game) as never,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}`, bot: null })),
    seed,
  });
  const rng = testRng(`answers ${seed}`);
  while (!session.table.over && session.answers.length < limit) {
    session.answer(anyAnswer(rng.pick(session.decisions), rng));
  }
  return session;
}
