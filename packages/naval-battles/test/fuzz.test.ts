import { optionsOf } from '@flotilla/table';
import { fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import { setup } from '../src/rules/options.ts';
import type { State } from '../src/state.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 3);

describe('random battles', () => {
  it('would be stopped by a card that is lost or doubled', () => {
    const invariant = navalBattles.invariant as (state: State) => string | null;
    const state = setup(optionsOf(navalBattles), 2);
    expect(invariant(state)).toBeNull();
    expect(invariant({ ...state, deck: state.deck.slice(1) })).toMatch('There are 109 action cards');
    expect(invariant({ ...state, deck: [...state.deck.slice(1), 'A110'] })).toMatch('109 of them different');
    expect(invariant({ ...state, box: state.box.slice(1) })).toMatch('There are 109 ships');
  });

  it.each([2, 3, 4, 5, 6])('of %i seats end, keep every card and never break (intro)', (seats) => {
    for (let game = 0; game < GAMES; game++) {
      const report = fuzzGame(navalBattles, {
        seed: `open ${seats} ${game}`,
        seats,
        thorough: 25,
      });
      expect(report.answers).toBeGreaterThan(10);
    }
  });

  it.each(SCENARIO_FILES.map((file) => [file.id, file.sides.length] as const))(
    'of the scenario %s end and keep every card',
    (scenario, seats) => {
      for (let game = 0; game < GAMES; game++)
        fuzzGame(navalBattles, {
          seed: `${scenario} ${game}`,
          seats,
          options: { scenario },
          thorough: 25,
        });
    },
  );

  it.each([
    ['teams', 4, { teams: 'ABAB', points: 40, rowRule: true }],
    ['three teams', 6, { teams: 'ABCABC', points: 30 }],
    ['bought cards', 3, { cardReserve: true }],
    ['everyone asked', 3, { windows: 'everyone' }],
    ['no stalemate', 2, { stalemate: 0, points: 15 }],
  ])('with %s end and keep every card', (_, seats, options) => {
    for (let game = 0; game < GAMES; game++)
      fuzzGame(navalBattles, { seed: `${_} ${game}`, seats, options, thorough: 25 });
  });
});
