// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** A save file that was written elsewhere: names that would disturb the page, and a bot that the game does not have. */
import { nightWatch } from '@flotilla/night-watch';
import { recordToText, Session } from '@flotilla/table/run';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A game of two, as somebody might write it. */
function forgedFile(bot: string) {
  const seats = [
    { name: 'Anna', bot: null },
    { name: 'Ben', bot: null },
  ];
  const record = new Session(nightWatch, { options: { watches: 3 }, seats, seed: 'elsewhere' }).record();
  const forged = [
    { name: bot, bot },
    { name: `Ada\n\u202e${'x'.repeat(100_000)}`, bot: null },
  ];
  const text = recordToText({ ...record, seats: forged });
  return { name: 'forged.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

it('is taken with its names cut short, and another bot takes the seat of the one that is not there', async () => {
  const context = await newReader(browser);
  const { page, watch } = await newPage(context);
  await page.goto(at('/games'));
  await page.locator('input[type=file]').setInputFiles(forgedFile('toString'));
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  const banner = page.locator('.banner[role=alert]');
  await expect.poll(() => banner.innerText()).toContain('The bot toString at seat 1 cannot go on.');
  expect(await banner.innerText()).toContain('Night Watch has no bot "toString"');
  await banner.locator('select').selectOption('steady');
  await banner.locator('button').click();
  await banner.waitFor({ state: 'detached' });
  await page.locator('.decision:not(.waiting)').waitFor();
  await page.waitForTimeout(300);
  await page.reload();
  await page.locator('.decision:not(.waiting)').waitFor();
  expect(await banner.count()).toBe(0);
  const shown = await page.locator('body').innerText();
  expect(shown).not.toMatch(/x{41}|\u202e/);
  await page.goto(at('/games'));
  await expect.poll(() => page.locator('main').innerText()).toContain(`Ada ${'x'.repeat(36)}`);
  expect(await page.locator('main').innerText()).not.toMatch(/x{37}|\u202e/);
  expect(watch.faults).toEqual([]);
  await context.close();
});
