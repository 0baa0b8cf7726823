import { fuzzBot, fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { optionsFor } from './plans.ts';

const CAMPAIGNS_PLAYED = Number(process.env.FUZZ_GAMES ?? 24);

describe('random campaigns keep every promise after every answer', () => {
  it.each(['first', 'second'] as const)('%s edition, every campaign and length', (edition) => {
    for (let i = 0; i < CAMPAIGNS_PLAYED; i++) {
      const report = fuzzGame(uboatLeader, {
        seed: `fuzz ${edition} ${i}`,
        options: optionsFor(edition, i),
        thorough: 40,
      });
      expect(report.answers).toBeGreaterThan(5);
    }
  });
});

describe('bots that take over from others answer with what is offered, and get on', () => {
  it.each(['first', 'second'] as const)('%s edition, every campaign and length', (edition) => {
    for (let i = 0; i < CAMPAIGNS_PLAYED; i++) {
      const plan = { seed: `taken over ${edition} ${i}`, options: optionsFor(edition, i) };
      // one answer in two, in four and in thirty is somebody else's
      const slips = [2, 4, 30][i % 3] as number;
      expect(fuzzBot(uboatLeader, { ...plan, bot: 'steady', slips }).still).toBeLessThan(100);
      if (i % 24 === 0) fuzzBot(uboatLeader, { ...plan, bot: 'ace', slips });
    }
  });
});
