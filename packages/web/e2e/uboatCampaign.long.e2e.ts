/** Whole campaigns of U-Boat Leader by every hand, from the wall of boats to the printed sheet. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hand } from './battle.ts';
import type { Campaign } from './campaign.ts';
import { beginCampaign, playCampaign } from './campaign.ts';
import { expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** One boat and one patrol for every test run; `npm run promise -- campaigns` plays both editions by every hand. */
const ALL = process.env.FLOTILLA_CAMPAIGNS !== undefined;
const HANDS: readonly Hand[] = ALL ? ['mouse', 'keyboard', 'touch'] : ['mouse'];
const CAMPAIGNS: readonly Campaign[] = ALL
  ? [
      { edition: 'first', campaign: 'battle-begins', boats: 'suggested', seed: 'short' },
      { edition: 'second', campaign: 'happy-time', boats: 'suggested', seed: 'short' },
    ]
  : [{ edition: 'second', campaign: 'battle-begins', boats: 'one', seed: 'short' }];

describe.each(HANDS)('a short campaign by %s', (hand) => {
  it.each(CAMPAIGNS)(
    '$campaign, $edition edition, is played to its end',
    { timeout: 600_000 },
    async (campaign) => {
      const { page, watch } = await newPage(await newReader(browser, {}, hand === 'touch' ? PHONE : {}));
      await beginCampaign(page, campaign);
      const steps = await playCampaign(page, hand, campaign, 900);
      for (const step of ['enlist', 'spend', 'sail', 'lookout']) expect(steps).toContain(step);
      const end = page.locator('[data-part=debrief][data-state=campaign]');
      expect(await end.getAttribute('data-id')).toBe(campaign.campaign);
      expect(await end.locator('.ubl-records > [data-part=boat]').count()).toBeGreaterThan(0);
      expect(await end.locator('[data-part=logsheet] tbody').count()).toBeGreaterThan(0);
      await expectAccessible(page, 'the end of a campaign');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
  );
});
