/** Every bot has an answer to every question of every kind of campaign, whoever led the flotilla before. */
import { askEveryBot } from '@flotilla/table/testkit';
import { expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { optionsFor } from './plans.ts';

/** Campaigns of each edition: every campaign, length and optional rule in turn. */
const CAMPAIGNS = process.env.FUZZ_GAMES ? Number(process.env.FUZZ_GAMES) * 2 : 12;

it.each(['first', 'second'] as const)(
  '%s edition: every bot answers every question of campaigns that are not its own with something offered',
  (edition) => {
    const asked: Record<string, number> = {};
    for (let number = 0; number < CAMPAIGNS; number++) {
      const options = optionsFor(edition, number);
      const report = askEveryBot(uboatLeader, {
        seed: `bots ${edition} ${number}`,
        options,
        every: { ace: 15 },
      });
      expect(report.faults).toEqual([]);
      for (const [bot, times] of Object.entries(report.asked)) asked[bot] = (asked[bot] ?? 0) + times;
    }
    for (const bot of ['random', 'steady', 'ace']) expect(asked[bot]).toBeGreaterThan(100);
  },
);
