import { fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';
import { lostCards } from '../src/rules/conservation.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 3);

describe('random battles', () => {
  it.each([2, 3, 4, 5, 6])('of %i seats end, keep every card and never break', (seats) => {
    for (let game = 0; game < GAMES; game++) {
      const report = fuzzGame(navalBattles, {
        seed: `open ${seats} ${game}`,
        seats,
        invariant: lostCards,
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
          invariant: lostCards,
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
      fuzzGame(navalBattles, { seed: `${_} ${game}`, seats, options, invariant: lostCards, thorough: 25 });
  });
});
