/** Every bot has an answer to every question of every kind of career, whoever sailed the boat before. */
import { askEveryBot } from '@flotilla/table/testkit';
import { expect, test } from 'vitest';
import { hunters } from '../src/index.ts';
import { planOf } from './plans.ts';

/** Careers of every way to play, printing, boat and optional rule in turn. */
const CAREERS = process.env.FUZZ_GAMES ? Number(process.env.FUZZ_GAMES) * 4 : 24;

test('every bot answers every question of careers that are not its own with something offered', () => {
  const asked: Record<string, number> = {};
  for (let number = 0; number < CAREERS; number++) {
    const report = askEveryBot(hunters, { ...planOf(number, 'bots'), every: { ace: 7 } });
    expect(report.faults).toEqual([]);
    for (const [bot, times] of Object.entries(report.asked)) asked[bot] = (asked[bot] ?? 0) + times;
  }
  for (const bot of ['random', 'steady', 'ace', 'habit']) expect(asked[bot]).toBeGreaterThan(100);
});
