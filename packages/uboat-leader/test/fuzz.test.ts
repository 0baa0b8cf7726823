import { fuzzGame } from '@flotilla/table/testkit';
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
