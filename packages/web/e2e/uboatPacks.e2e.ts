/** The pack editor: cards of one's own made, checked and played with, and a broken file explained. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('a pack is made from our cards, a broken file is explained, and a campaign is played with the new captain', async () => {
  const { page, watch } = await newPage(await newReader(browser));
  await page.goto(at('/new/uboat-leader'));
  await page.locator('[data-id=pack-editor]').click();
  await page.locator('[data-part=editor]').waitFor();
  const buffer = Buffer.from('{"format": "something else"}');
  const file = { name: 'broken.json', mimeType: 'application/json', buffer };
  await page.locator('[data-part=editor] input[type=file]').setInputFiles(file);
  await expect.poll(() => page.locator('[data-part=broken]').textContent()).toMatch(/pack\.format: must be/);
  await page.locator('.ubl-pack-ours summary').click();
  await page.locator('[data-part=ours][data-id="U-47"]').click();
  const faults = page.locator('[data-part=faults]');
  await page.getByLabel('Captain').fill('');
  await expect.poll(() => faults.getAttribute('data-state')).toBe('faulty');
  await page.getByLabel('Captain').fill('Anna Boe');
  await expect.poll(() => faults.getAttribute('data-state')).toBe('sound');
  await expectAccessible(page, 'the pack editor');
  await page.locator('[data-part=editor] [data-id=play]').click();
  await page.locator('form.new-game button[type=submit]').click();
  await page.locator('[data-part=boat][data-id="U-47"]').click();
  await expect.poll(() => page.locator('main').textContent()).toContain('Anna Boe');
  expect(watch.faults).toEqual([]);
  await page.context().close();
});
