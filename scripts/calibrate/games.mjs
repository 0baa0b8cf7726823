/** Games to calibrate reviews on, and reviews of them. */
import { review } from '@flotilla/lab';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, habitOf, hashOf, optionsOf, straightRecord, Table } from '@flotilla/table/run';

/**
 * A game in which the habit answers at every seat; `other` may give another answer at the first seat. `most` answers of it, the first of
 * which may be `begun` already.
 */
export function recordBy(game, seed, other = () => null, most = Number.POSITIVE_INFINITY, begun = []) {
  const seats = game.seats.min;
  const options = optionsOf(game);
  const table = new Table({ game, options, seats, seed, recording: 'off' });
  const habit = habitOf(game);
  const rng = rngFrom(seedFrom(`${seed} player`), 'player', [begun.length & 0xffff, 0, 0, 0]);
  const answers = [];
  for (let [decision] = table.decisions; decision && answers.length < most; [decision] = table.decisions) {
    const own = () => (decision.seat === 0 ? other(table, decision, rng) : null);
    const answer = begun[answers.length] ?? {
      seat: decision.seat,
      decision: decision.number,
      choice: own() ?? chosenBy(habit, table, decision, rng),
    };
    if (table.answer(answer)) throw new Error(`${JSON.stringify(answer)} was refused.`);
    answers.push(answer);
  }
  const people = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, bot: null }));
  const played = { game, options, seats: people, seed, answers, position: answers.length };
  return straightRecord({ ...played, stateHash: hashOf(table.state) });
}

/** A bot at the first seat. */
export const playing = (game, name) => {
  const bot = botNamed(game, name);
  return (table, decision, rng) => chosenBy(bot, table, decision, rng);
};

/** One answer in so many at random. */
export const careless = (one) => (_table, decision, rng) =>
  rng.below(one) === 0 ? sampleChoice(decision, rng) : null;

/** The review of a record for the first seat. */
export function reviewed(game, record, budget, manner = {}) {
  const stream = review(game, record, 0, budget, manner);
  for (;;) {
    const { done, value } = stream.next();
    if (done) return value;
  }
}

/** The mean of numbers and its standard error. */
export function meanOf(numbers) {
  const n = Math.max(1, numbers.length);
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  const squares = numbers.reduce((sum, x) => sum + (x - mean) * (x - mean), 0);
  return { mean, error: n < 2 ? 0 : Math.sqrt(squares / (n - 1) / n), n: numbers.length };
}

/** How alike two lists are in their order; equal numbers share their places. */
export function rankCorrelation(a, b) {
  if (a.length < 3) return 1;
  const ranks = (list) =>
    list.map((one) => list.filter((x) => x < one).length + (list.filter((x) => x === one).length - 1) / 2);
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  let [top, left, right] = [0, 0, 0];
  x.forEach((one, i) => {
    top += (one - mean) * (y[i] - mean);
    left += (one - mean) ** 2;
    right += (y[i] - mean) ** 2;
  });
  return left * right === 0 ? 0 : top / Math.sqrt(left * right);
}
