/** Tables on a server: several browsers at one table, from the link to the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig } from '@flotilla/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFor } from '../serve.mjs';
import { expectAccessible, newReader, openBrowser } from './reader.ts';
import { dir } from './serve.ts';

let browser: Browser;
let url: string;
let server: Awaited<ReturnType<typeof createServer>>;
const data = mkdtempSync(join(tmpdir(), 'flotilla-online-'));

const started = async (port: number) => {
  const made = await createServer({
    config: readConfig({ DATA: data, BOT_PACE: '50', LOG_LEVEL: 'error' }),
    ...siteFor({ dir }),
  });
  url = await made.listen(port, '127.0.0.1');
  return made;
};

beforeAll(async () => {
  browser = await openBrowser();
  server = await started(0);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

interface Reader {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

async function reader(name: string, viewport = { width: 1280, height: 800 }): Promise<Reader> {
  const context = await newReader(browser, { name }, { viewport });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, context, faults };
}

/** Opens a table from Home in two clicks and gives the links to its free seats. */
async function openTable(host: Reader, bots: readonly number[] = []): Promise<string[]> {
  const { page } = host;
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  for (const seat of bots) await page.getByLabel(`Seat ${seat}`).selectOption('steady');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.waiting h1').waitFor();
  return page.locator('.seat-link').allTextContents();
}

async function sitDown(guest: Reader, link: string): Promise<void> {
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: /^Take seat/ }).click();
  await guest.page.locator('.waiting h1').waitFor();
}

/** Answers whatever is asked, plainly; false when nothing is. */
async function answerOnce({ page }: Reader): Promise<boolean> {
  const press = async (name: string, most = 1500): Promise<boolean> => {
    const button = page.locator(name).first();
    if (!(await button.count())) return false;
    await button.click({ timeout: most }).catch(() => {});
    return true;
  };
  if (await page.locator('form.fill').count()) {
    const confirm = page.locator('form.fill button.primary').first();
    if ((await confirm.getAttribute('aria-disabled').catch(() => null)) === 'true')
      await page
        .getByRole('button', { name: 'Any legal' })
        .click({ timeout: 1500 })
        .catch(() => {});
    return press('form.fill button.primary');
  }
  return press('.decision:not(.waiting) button.option');
}

const ended = ({ page }: Reader): Promise<boolean> =>
  page
    .locator('.over-bar')
    .count()
    .then((count) => count > 0);

describe('a table on a server', { timeout: 240_000 }, () => {
  it('is opened in two clicks, taken by a link, and played by two browsers to the end; one reloads, one goes offline', async () => {
    const anna = await reader('Anna');
    const jonas = await reader('Jonas', { width: 360, height: 740 });
    const watcher = await reader('Mei');
    await anna.page.goto(`${url}/open/smugglers`);
    await anna.page.getByLabel('Seat 3').selectOption('steady');
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await anna.page.locator('.waiting h1').waitFor();
    await expectAccessible(anna.page, 'waiting room');
    const [link = ''] = await anna.page.locator('.seat-link').allTextContents();
    await sitDown(jonas, link);
    await expectAccessible(jonas.page, 'waiting room on a phone');
    await anna.page.getByText('Jonas', { exact: true }).first().waitFor();
    await anna.page.getByRole('button', { name: 'I am ready' }).click();
    await jonas.page.getByRole('button', { name: 'I am ready' }).click();
    await anna.page.locator('.online-bar').waitFor();
    await jonas.page.locator('.online-bar').waitFor();
    await watcher.page.goto(anna.page.url());
    await watcher.page.locator('.online-bar').waitFor();
    await expectAccessible(anna.page, 'a table in play');
    const id = anna.page.url().split('/').at(-1) as string;
    let turns = 0;
    for (let round = 0; round < 400 && !(await ended(anna)); round++) {
      const [one, two] = [await answerOnce(anna), await answerOnce(jonas)];
      if (one || two) turns++;
      else await anna.page.waitForTimeout(80);
      if (turns === 3) {
        turns++;
        await jonas.page.reload();
        await jonas.page.locator('.online-bar').waitFor();
      }
      if (turns === 6) {
        turns++;
        await anna.context.setOffline(true);
        await anna.page.waitForTimeout(300);
        await anna.context.setOffline(false);
      }
    }
    expect(await ended(anna)).toBe(true);
    await jonas.page.locator('.over-bar').waitFor();
    await watcher.page.locator('.over-bar').waitFor();
    const game = await server.house.game(id);
    expect(game?.session?.table.over).toBe(true);
    await anna.page.getByRole('button', { name: 'Check the dice' }).click();
    await anna.page.waitForURL(/\/verify\//);
    for (const { faults } of [anna, jonas, watcher]) expect(faults).toEqual([]);
    for (const { context } of [anna, jonas, watcher]) await context.close();
  });

  it('of Naval Battles begins within a minute of the link, survives a restart of the server, and lets players talk', async () => {
    const anna = await reader('Anna');
    const [link = ''] = await openTable(anna);
    const jonas = await reader('Jonas');
    await sitDown(jonas, link);
    await anna.page.getByRole('button', { name: 'Begin the battle' }).click();
    await anna.page.locator('.online-bar').waitFor();
    for (let round = 0; round < 12; round++) {
      await answerOnce(anna);
      await answerOnce(jonas);
      await anna.page.waitForTimeout(60);
    }
    await jonas.page.getByRole('button', { name: /^Chat/ }).click();
    await jonas.page.getByLabel('Say something …').fill('I’ll take the Soviets <b>if</b> nobody minds.');
    await jonas.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.locator('.count').waitFor();
    await anna.page.getByRole('button', { name: /^Chat/ }).click();
    await anna.page.getByText('I’ll take the Soviets <b>if</b> nobody minds.').waitFor();
    await anna.page.keyboard.press('Escape');
    await jonas.page.keyboard.press('Escape');
    const { port } = new URL(url);
    await server.stop();
    await anna.page.locator('.line-bar').waitFor();
    server = await started(Number(port));
    await anna.page.locator('.line-bar').waitFor({ state: 'detached', timeout: 30_000 });
    await jonas.page.locator('.line-bar').waitFor({ state: 'detached', timeout: 30_000 });
    const id = anna.page.url().split('/').at(-1) as string;
    const before = (await server.house.game(id))?.number ?? 0;
    for (let round = 0; round < 60; round++) {
      await answerOnce(anna);
      await answerOnce(jonas);
      if (((await server.house.game(id))?.number ?? 0) > before) break;
      await anna.page.waitForTimeout(80);
    }
    expect((await server.house.game(id))?.number).toBeGreaterThan(before);
    for (const { faults } of [anna, jonas]) expect(faults).toEqual([]);
    for (const { context } of [anna, jonas]) await context.close();
  });

  it('has links that fail with a sentence, and a seat that follows to another device', async () => {
    const anna = await reader('Anna');
    const [link = ''] = await openTable(anna);
    const jonas = await reader('Jonas');
    await sitDown(jonas, link);
    const late = await reader('Mei');
    await late.page.goto(link);
    await late.page.getByText('It has been used, is too old').waitFor();
    await expectAccessible(late.page, 'a link that fails');
    await late.page.goto(`${url}/t/nowhere`);
    await late.page.getByText('There is no such table here').waitFor();
    await anna.page.getByRole('button', { name: 'Begin the battle' }).click();
    await anna.page.locator('.online-bar').waitFor();
    await anna.page.getByRole('button', { name: 'Table', exact: true }).click();
    await anna.page.getByRole('button', { name: 'Play on another device' }).click();
    const device = (await anna.page.locator('.seat-link').first().textContent()) ?? '';
    const phone = await reader('Anna', { width: 360, height: 740 });
    await phone.page.goto(device);
    await phone.page.getByRole('heading', { name: 'Welcome back, Anna' }).waitFor();
    await phone.page.getByRole('button', { name: 'Play here' }).click();
    await phone.page.locator('.online-bar').waitFor();
    expect(await phone.page.locator('.online-bar').textContent()).toContain('Anna (you)');
    for (const { context } of [anna, jonas, late, phone]) await context.close();
  });
});
