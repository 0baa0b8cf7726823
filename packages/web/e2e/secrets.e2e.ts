// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Several persons at one device: the curtain takes the other hand out of the page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, liftCurtain, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The whole page as the browser holds it, attributes included. */
const dom = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** Whether a text names a card; "mark R1" is not named by "mark R10". */
const names = (text: string, card: string): boolean => new RegExp(`${card}(?!\\d)`).test(text);

/** The cards of the hand that is shown. */
const hand = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heading = [...document.querySelectorAll('#board h3')].find((h) => h.textContent === 'Your hand');
    return [...(heading?.nextElementSibling?.querySelectorAll('li') ?? [])].map((li) => li.textContent ?? '');
  });

describe('the curtain', () => {
  it('is down before every other hand, and no card of the hand before is in the document', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await page.goto(at('/new/smugglers'));
    const people = ['Anna', 'Bert', 'Cleo'];
    for (const [seat, name] of people.entries()) {
      await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
      await page.getByLabel(`Seat ${seat + 1} is played by`).selectOption('');
    }
    await page.locator('form details summary').click();
    await page.getByLabel(/^Seed/).fill('curtain');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const seen: Record<string, string[]> = {};
    for (let turn = 0; turn < 7; turn++) {
      await page.locator('.curtain, .ending').first().waitFor();
      if (await page.locator('.ending').count()) break;
      const name = /to (\w+)$/.exec(await page.locator('.curtain h1').innerText())?.[1] as string;
      expect(people).toContain(name);
      const hidden = await dom(page);
      for (const card of Object.values(seen).flat()) expect(names(hidden, card), card).toBe(false);
      expect(hidden).not.toContain('Your hand');
      await liftCurtain(page);
      await page.locator('#question').waitFor();
      const cards = await hand(page);
      expect(cards.length).toBeGreaterThan(0);
      const shown = await dom(page);
      for (const [other, theirs] of Object.entries(seen)) {
        if (other === name) continue;
        const board = await page.locator('#board').innerText();
        // A card somebody has shown to all is no secret any more.
        for (const card of theirs) if (!names(board, card)) expect(names(shown, card), card).toBe(false);
      }
      seen[name] = cards;
      while (!(await page.locator('.curtain, .ending').count())) {
        const option = page.locator('button.option').first();
        if (await option.count()) await option.click();
        else {
          await page.getByRole('button', { name: 'Suggest' }).click();
          await page.getByRole('button', { name: 'Confirm' }).click();
        }
        await page.waitForTimeout(30);
      }
    }
    expect(Object.keys(seen).sort()).toEqual(people);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});
