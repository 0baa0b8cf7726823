// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Whole patrols of The Hunters on its own screens: by mouse, by keyboard, on a phone, under the eyes of axe. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Panel } from './patrol.ts';
import { answers, byMouse, onePatrol } from './patrol.ts';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens the form of a new career and fixes the dice, so that a failure can be repeated. */
async function beginCareer(page: Page, seed: string): Promise<void> {
  await page.goto(at('/new/hunters'));
  await page.locator('button[type=submit]').waitFor();
  await page.locator('form details:has(input[maxlength="80"]) > summary').click();
  await page.getByLabel(/^Seed/).fill(seed);
}

/** What of the question reaches beyond the screen, or out of its button. */
const tooWide = (page: Page): Promise<(string | null)[]> =>
  page.locator('.sheet-body *').evaluateAll((parts) =>
    parts
      .filter((part) => !part.closest('.unseen'))
      .filter(
        (part) =>
          part.getBoundingClientRect().right > window.innerWidth ||
          (part.matches('.option :not(.rule), .approach-way *') && part.scrollWidth > part.clientWidth + 1),
      )
      .map((part) => part.textContent),
  );

describe('a patrol of The Hunters', () => {
  it('is sailed by mouse from the new career to the next refit, and every answer is in the save', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await beginCareer(page, 'mouse');
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/g\/[a-z0-9]+$/);
    await onePatrol(page, byMouse(page, 'click'));
    const board = await page.locator('#board').innerText();
    const position = await answers(page);
    await page.reload();
    await page.locator('.sheet .decision').first().waitFor();
    expect(await answers(page)).toBe(position);
    expect(await page.locator('#board').innerText()).toBe(board);
    expect(await page.locator('body').innerText()).not.toMatch(/⟦|⟧/);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is sailed by keyboard alone', async () => {
    const { page } = await newPage(await newReader(browser));
    await beginCareer(page, 'keyboard');
    const start = page.locator('button[type=submit]');
    await start.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/g\/[a-z0-9]+$/);
    await onePatrol(page, async (now) => {
      if (now === 'plan') await page.keyboard.press('f');
      if (now === 'plan' || now === 'gun' || now === 'loadout') await page.keyboard.press('Enter');
      else if (now === 'commission' || now === 'form') {
        await page.locator('.sheet button.primary').focus();
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('1');
    });
    await page.context().close();
  });

  it('is sailed on a phone by thumb with the largest text: axe has nothing to say, and nothing asked reaches beyond the screen or out of its button', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page } = await newPage(await newReader(browser, { textSize: 150 }, phone));
    await beginCareer(page, 'phone');
    await expectAccessible(page, 'new career');
    await page.locator('button[type=submit]').tap();
    await page.waitForURL(/\/g\/[a-z0-9]+$/);
    const seen = new Set<Panel>();
    const tap = byMouse(page, 'tap');
    await onePatrol(page, async (now) => {
      expect(await tooWide(page), `asked for ${now}`).toEqual([]);
      if (!seen.has(now)) {
        seen.add(now);
        await expectAccessible(page, `asked for ${now}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
      await tap(now);
    });
    await page.context().close();
  });

  it('is accessible on a laptop in red light, career page included', async () => {
    const { page } = await newPage(await newReader(browser, { theme: 'red' }));
    await beginCareer(page, 'red light');
    await expectAccessible(page, 'new career in red light');
    await page.locator('button[type=submit]').click();
    await page.locator('.sheet .decision').first().waitFor();
    await expectAccessible(page, 'port in red light');
    await page.keyboard.press('r');
    const here = page.locator('.drawer .rule-here');
    await here.waitFor();
    const { y = -1 } = (await here.boundingBox()) ?? {};
    expect(y, 'the rule of this step is in sight').toBeGreaterThan(0);
    expect(y, 'the rule of this step is in sight').toBeLessThan(800);
    await page.keyboard.press('Escape');
    const career = page.getByRole('button', { name: 'Career', exact: true });
    await career.click();
    await expectAccessible(page, 'career in red light');
    await page.context().close();
  });
});
