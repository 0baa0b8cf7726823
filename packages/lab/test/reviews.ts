/** Games to review in tests, and reviews of them. */

import type { AnyGame, Choice, Decision, Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Answer, GameRecord } from '@flotilla/table/run';
import { chosenBy, habitOf, hashOf, optionsOf, straightRecord, Table } from '@flotilla/table/run';
import type { Review, ReviewBudget, ReviewManner } from '../src/index.ts';
import { review } from '../src/index.ts';

/** Who answers: the habit unless this gives another answer. */
export type Player = (table: Table<never>, decision: Decision, rng: Rng) => Choice | null;

/** One answer in so many is given at random. */
export const careless =
  (one: number): Player =>
  (_table, decision, rng) =>
    rng.below(one) === 0 ? sampleChoice(decision, rng) : null;

/** A game by the habit at every seat, with other answers of one seat now and then; `most` answers of it. */
export function recordBy(
  game: AnyGame,
  seed: string,
  {
    seats = game.seats.min,
    seat = 0,
    player = (() => null) as Player,
    options = {},
    most = Number.POSITIVE_INFINITY,
  } = {},
): GameRecord {
  const chosen = optionsOf(game, options);
  const table = new Table({ game, options: chosen, seats, seed, recording: 'off' });
  const habit = habitOf(game);
  const rng = rngFrom(seedFrom(`${seed} player`), 'player');
  const answers: Answer[] = [];
  for (let [decision] = table.decisions; decision && answers.length < most; [decision] = table.decisions) {
    const own = decision.seat === seat ? player(table as never, decision, rng) : null;
    const choice = own ?? chosenBy(habit, table, decision, rng);
    const answer = { seat: decision.seat, decision: decision.number, choice };
    if (table.answer(answer)) throw new Error(`${JSON.stringify(answer)} was refused.`);
    answers.push(answer);
  }
  return straightRecord({
    game,
    options: chosen as never,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, bot: null })),
    seed,
    answers,
    position: answers.length,
    stateHash: hashOf(table.state),
  });
}

/** The review of a game at the end of its stream. */
export function reviewed(
  game: AnyGame,
  record: GameRecord,
  budget: ReviewBudget,
  seat = 0,
  manner: ReviewManner<never> = {},
): Review {
  const stream = review(game, record, seat, budget, manner as never);
  for (let next = stream.next(); ; next = stream.next()) if (next.done) return next.value;
}
