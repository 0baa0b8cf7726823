// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Playing in a real browser, with Night Watch: small, quick, no secrets. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  begin,
  keptFile,
  newPage,
  newReader,
  openBrowser,
  playToTheEnd,
  question,
  status,
  tableText,
} from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a game in the page', () => {
  it('is played to its end by mouse, and nothing goes wrong or leaves the site', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await begin(page, 'night-watch');
    await playToTheEnd(page);
    expect(await page.locator('.ending h2').innerText()).toContain('All watches are stood');
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is played by keyboard alone, from the home page to the end', async () => {
    const { page } = await newPage(await newReader(browser));
    await page.goto(at('/'));
    const link = page.getByRole('link', { name: /Night Watch/ });
    await link.waitFor();
    for (let i = 0; i < 30 && !(await link.evaluate((a) => a === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const start = page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    for (let i = 0; i < 30 && !(await start.evaluate((b) => b === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#question').waitFor();
    for (let i = 0; i < 100 && !(await page.locator('.ending').count()); i++) {
      await page.keyboard.press(i % 3 === 2 ? '2' : '1');
      await page.waitForTimeout(15);
    }
    expect(await page.locator('.ending').count()).toBe(1);
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').innerText()).toContain('Choose the numbered option');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    expect(await page.getByRole('dialog').innerText()).toContain('Every lookout in turn');
    await page.context().close();
  });

  it('takes back and does again; behind a roll only after one question, and is then marked as practice', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'undo');
    const first = await tableText(page);
    await page.keyboard.press('1');
    await page.locator('.roll-card').first().waitFor();
    const second = await tableText(page);
    expect(second).not.toBe(first);
    await page.keyboard.press('u');
    // What cannot be taken back is never the answer that offers itself.
    expect(await page.locator('dialog button.primary').allInnerTexts()).toEqual(['Leave it as it is']);
    await page.getByRole('button', { name: /mark as practice/ }).click();
    expect(await status(page)).toContain('PRACTICE');
    expect(await page.locator('#board').innerText()).toBe(first.split('\n').slice(1).join('\n'));
    await page.keyboard.press('Shift+U');
    expect(await page.locator('#board').innerText()).toBe(second.split('\n').slice(1).join('\n'));
    await page.keyboard.press('Control+z');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('#board').innerText()).toBe(first.split('\n').slice(1).join('\n'));
    await page.keyboard.press('Control+Shift+Z');
    expect(await page.locator('#board').innerText()).toBe(second.split('\n').slice(1).join('\n'));
    await page.context().close();
  });

  it('loses nothing when the page is loaded again in the middle', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'reload');
    for (const key of ['1', '2', '1']) await page.keyboard.press(key);
    const before = `${await question(page)}\n${await tableText(page)}`;
    await page.reload();
    await page.locator('#question').waitFor();
    expect(`${await question(page)}\n${await tableText(page)}`).toBe(before);
    await page.goto(at('/'));
    const go = page.locator('.continue');
    expect(await page.locator('.continue-card').innerText()).toContain('Night Watch');
    await go.click();
    await page.locator('#question').waitFor();
    expect(`${await question(page)}\n${await tableText(page)}`).toBe(before);
    await page.context().close();
  });

  it('loses no answer when the page goes in the very moment it is given', async () => {
    const context = await newReader(browser);
    let { page } = await newPage(context);
    await begin(page, 'night-watch', 'gone');
    const game = page.url();
    const answers = (): Promise<number> =>
      page.locator('.play').evaluate((play) => Number((play as HTMLElement).dataset.position));
    for (let given = 0; given < 4; given++) {
      expect(await answers()).toBe(given);
      if (given % 2 === 0) {
        await page.evaluate(() => {
          document.documentElement.id = 'gone';
          document.querySelector<HTMLElement>('button.option')?.click();
          location.reload();
        });
      } else {
        await page.evaluate(() => document.querySelector<HTMLElement>('button.option')?.click());
        await page.close();
        ({ page } = await newPage(context));
        await page.goto(game);
      }
      await page.locator('html:not(#gone) .play .decision').first().waitFor();
    }
    expect(await answers()).toBe(4);
    await context.close();
  });

  it('comes back from a file as the very game that was saved, and its replay ends where it stood', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'file');
    await playToTheEnd(page);
    const live = await tableText(page);
    const ending = await page.locator('.ending h2').innerText();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = await keptFile(download);
    expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('flotilla-record');

    const other = await newPage(await newReader(browser));
    await other.page.goto(at('/games'));
    await other.page.locator('input[type=file]').setInputFiles(file);
    await other.page.waitForURL(/\/g\/[a-z0-9]+$/);
    await other.page.locator('.ending').waitFor();
    expect(await tableText(other.page)).toBe(live);
    await other.page.getByRole('button', { name: 'Replay', exact: true }).click();
    await other.page.locator('.replay-bar').waitFor();
    expect(await tableText(other.page)).not.toBe(live);
    await other.page.keyboard.press('End');
    await other.page.locator('.ending').waitFor();
    expect(await tableText(other.page)).toBe(live);
    expect(await other.page.locator('.ending h2').innerText()).toBe(ending);
    await other.page.keyboard.press('ArrowLeft');
    expect(other.page.url()).toMatch(/replay#\d+$/);
    expect(await other.page.locator('.ending').count()).toBe(0);
    await Promise.all([page.context().close(), other.page.context().close()]);
  });

  it('travels in a link', async () => {
    const context = await newReader(browser, {}, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = await newPage(context);
    await begin(page, 'night-watch', 'link');
    for (const key of ['1', '2', '1', '2']) await page.keyboard.press(key);
    const before = await tableText(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    await page.locator('.note', { hasText: 'Link copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(at('/import#'));
    const other = await newPage(await newReader(browser));
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Add it to my games' }).click();
    await other.page.locator('.decision').waitFor();
    expect(await tableText(other.page)).toBe(before);
    await Promise.all([context.close(), other.page.context().close()]);
  });

  it('goes to the moment of a line of the log', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'moment');
    await page.keyboard.press('2');
    await page.locator('.log-section').nth(1).waitFor();
    const then = await tableText(page);
    for (const key of ['1', '2']) await page.keyboard.press(key);
    await page.getByRole('button', { name: /Watch 1: lookout/ }).click();
    await page.locator('.log-line', { hasText: 'writes' }).first().locator('.moment').click();
    await page.locator('.replay-bar').waitFor();
    expect(await tableText(page)).toBe(then);
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.locator('#question').waitFor();
    await page.context().close();
  });
});

describe('the dice', () => {
  it('wait for a click when the player wants to throw them, and the board waits with them', async () => {
    const { page } = await newPage(await newReader(browser, { whoRolls: 'all' }));
    await begin(page, 'night-watch', 'click');
    const before = await tableText(page);
    await page.keyboard.press('1');
    const roll = page.getByRole('button', { name: /\. Roll\.$/ });
    await roll.waitFor();
    expect(await tableText(page)).toBe(before);
    await page.keyboard.press('Enter');
    await page.locator('.roll-card').first().waitFor();
    expect(await roll.count()).toBe(0);
    await page.context().close();
  });

  it('can be real ones, typed in from the middle of a game on, and are kept in the save', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'typed');
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'I enter my own dice' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await page.locator('.type-dice').waitFor();
    const wanted = await page.locator('.type-dice h2').innerText();
    const count = Number(/(\d+)d6/.exec(wanted)?.[1]);
    for (let i = 0; i < count; i++) await page.keyboard.press('6');
    await page.locator('.roll-card').first().waitFor();
    expect(await page.locator('.roll-card td').first().innerText()).toBe(String(6 * count));
    const before = await tableText(page);
    await page.reload();
    await page.locator('#question').waitFor();
    expect(await tableText(page)).toBe(before);
    await page.context().close();
  });
});
