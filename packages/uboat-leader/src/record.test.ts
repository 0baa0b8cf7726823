import { countsOf } from '@flotilla/companion';
import type { Bot } from '@flotilla/table';
import { botRngs, optionsOf, playOut, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from './index.ts';
import { figures } from './outcome.ts';
import { CAMPAIGN_HONOURS, campaignTale } from './record.ts';
import type { UboatLeader } from './state.ts';

function play(seed: string, campaign: string) {
  const options = optionsOf(uboatLeader, { campaign, length: 'short' });
  const table = new Table({ game: uboatLeader, options, seats: 1, seed });
  const before = campaignTale(table.state.game, table.log ?? []);
  playOut(table, [uboatLeader.bots.steady as Bot<UboatLeader>], botRngs(seed, 1));
  return { state: table.state.game, before, tale: campaignTale(table.state.game, table.log ?? []) };
}

describe('the tale of a campaign', () => {
  it('agrees with its account, and honours follow from it', () => {
    for (const [i, campaign] of ['battle-begins', 'happy-time', 'drumbeat'].entries()) {
      const { state, before, tale } = play(`tale ${i}`, campaign);
      const { numbers, tallies } = figures(state);
      expect(before.evaluation).toBeNull();
      expect([tale.vp, tale.ships, tale.lost]).toEqual([numbers.vp, numbers.shipsSunk, numbers.boatsLost]);
      expect(tale.evaluation).toBe(tallies.evaluation);
      expect(tale.pack).toBeGreaterThan(0);
      const counts = countsOf(CAMPAIGN_HONOURS, tale);
      expect(counts.great).toBe(tale.evaluation === 'great' ? 1 : 0);
      expect(counts.twentyShips).toBe(state.finished.flatMap(({ sunk }) => sunk).length);
      expect(counts.longRoad, 'it was a short one').toBe(0);
      expect(countsOf(CAMPAIGN_HONOURS, before).allHome, 'nothing is earned before the end').toBe(0);
    }
  });
});
