import type { Rng } from '@flotilla/table';
import { optionsOf, rngFrom, sampleChoice, seedFrom, Table } from '@flotilla/table';
import { secretFound, secretLeak } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/state.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 1);
/** Each look compares the whole log so far: long battles are watched from further away. */
const ANSWERS = Number(process.env.FUZZ_ANSWERS ?? 240);

/** Plays a random battle and looks at what every seat and a spectator are sent at every decision. */
function watchBattle(seed: string, seats: number, options: Partial<Options>): void {
  const rng: Rng = rngFrom(seedFrom(`${seed} secrets`), 'secrets');
  const table = new Table({ game: navalBattles, options: optionsOf(navalBattles, options), seats, seed });
  for (let answers = 0; !table.over && answers < ANSWERS; answers++) {
    const hushed = table.decisions.some((decision) => decision.hushed);
    const looked = answers < 20 || answers % (hushed ? 3 : 12) === 0;
    for (const viewer of looked ? [null, ...Array(seats).keys()] : []) {
      expect(secretFound(table, viewer), `${seed}, answer ${answers}, seat ${viewer}`).toBeNull();
      expect(secretLeak(table, viewer, rng), `${seed}, answer ${answers}, seat ${viewer}`).toBeNull();
    }
    const decision = rng.pick(table.decisions);
    const answer = { seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) };
    expect(table.answer(answer)).toBeNull();
  }
}

describe('what a seat is sent', () => {
  it.each([2, 3, 6])('holds no secret and tells none, with %i seats', (seats) => {
    for (let game = 0; game < GAMES; game++) watchBattle(`secret ${seats} ${game}`, seats, {});
  });

  it.each([2, 3])('holds no secret when everyone is asked in every window, with %i seats', (seats) => {
    watchBattle(`everyone ${seats}`, seats, { windows: 'everyone' });
  });

  it('holds no secret while action cards are bought (option.cards)', () => {
    for (let game = 0; game < GAMES; game++)
      watchBattle(`bought ${game}`, 3, { cardReserve: true, points: 20 });
  });

  it('holds no secret in a scenario with cards beside a fleet', () => {
    watchBattle('panda', 2, { scenario: 'panda-bay' });
  });
});
