/** Every bot has an answer to every question of every kind of battle, whoever commanded the fleet before. */
import { askEveryBot } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { SCENARIO_FILES } from '../src/data/scenarios.ts';
import { navalBattles } from '../src/index.ts';

/** Battles of every size with every optional rule, and the scenarios in turn; `npm run fuzz` plays all of them. */
const BATTLES = [
  { seats: 2, options: { stalemate: 0, points: 15 } },
  { seats: 3, options: { rowRule: true, windows: 'everyone' } },
  { seats: 3, options: { cardReserve: true, points: 20 } },
  { seats: 4, options: { teams: 'ABAB', points: 40, rowRule: true } },
  { seats: 6, options: { teams: 'ABCABC', points: 30 } },
  ...SCENARIO_FILES.filter((_, i) => process.env.FUZZ_GAMES || i % 3 === 0).map(({ id, sides }) => ({
    seats: sides.length,
    options: { scenario: id },
  })),
];
const ROUNDS = process.env.FUZZ_GAMES ? Math.ceil(Number(process.env.FUZZ_GAMES) / 8) : 1;
const EVERY = { ace: process.env.FUZZ_GAMES ? 12 : 60 };

it('every bot answers every question of battles that are not its own with something offered', () => {
  const asked: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const [number, battle] of BATTLES.entries()) {
      const report = askEveryBot(navalBattles, { ...battle, seed: `bots ${round} ${number}`, every: EVERY });
      expect(report.faults).toEqual([]);
      for (const [bot, times] of Object.entries(report.asked)) asked[bot] = (asked[bot] ?? 0) + times;
    }
  for (const bot of ['random', 'steady', 'habit']) expect(asked[bot]).toBeGreaterThan(1000);
  expect(asked.ace).toBeGreaterThan(20);
});
