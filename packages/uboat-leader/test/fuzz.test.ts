import { fuzzBot, fuzzGame } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';

const CAMPAIGNS = ['battle-begins', 'happy-time', 'drumbeat', 'hunted'];
const CAMPAIGNS_PLAYED = Number(process.env.FUZZ_GAMES ?? 24);
const LENGTHS = ['short', 'medium', 'long'] as const;

/** Options that cover every campaign, length and optional rule in turn. */
function optionsFor(edition: Options['edition'], i: number): Partial<Options> {
  return {
    edition,
    campaign: CAMPAIGNS[i % 4] as string,
    length: LENGTHS[Math.floor(i / 4) % 3] as Options['length'],
    convoys: i % 2 === 0 ? 'core' : 'all',
    selection: i % 5 === 4 ? 'lot' : 'free',
    typeXXI: i % 3 === 0,
    snorkel: i % 3 !== 1,
    duds: edition === 'second' && i % 2 === 1,
    linked: i % 12 === 8,
  };
}

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
