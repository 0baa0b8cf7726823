/** Tables on a server: several browsers at one table, from the link to the end. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from './online.ts';
import { ended, gone, OnlineServer, PHONE, reader, shown } from './online.ts';
import { expectAccessible, openBrowser } from './reader.ts';

let browser: Browser;
const server = new OnlineServer();

beforeAll(async () => {
  browser = await openBrowser();
  await server.start();
});
afterAll(async () => {
  await browser.close();
  await server.clear();
});

/** Opens a table from Home in two clicks and gives the links to its free seats. */
async function openTable(host: Reader, bots: readonly number[] = []): Promise<string[]> {
  const { page } = host;
  await page.goto(`${server.url}/`);
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

describe('a table on a server', { timeout: 240_000 }, () => {
  it('is opened in two clicks, taken by a link, and played by two browsers to the end; one reloads, one goes offline', async () => {
    const anna = await reader(browser, 'Anna');
    const jonas = await reader(browser, 'Jonas', PHONE);
    const watcher = await reader(browser, 'Mei');
    await anna.page.goto(`${server.url}/open/smugglers`);
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
    await shown(anna, '.online-bar');
    await shown(jonas, '.online-bar');
    await watcher.page.goto(anna.page.url());
    await shown(watcher, '.online-bar');
    await expectAccessible(anna.page, 'a table in play');
    const id = anna.page.url().split('/').at(-1) as string;
    let turns = 0;
    while (!(await ended(anna))) {
      const [one, two] = [await answerOnce(anna), await answerOnce(jonas)];
      if (one || two) turns++;
      else await anna.page.waitForTimeout(80);
      if (turns === 3) {
        turns++;
        await jonas.page.reload();
        await shown(jonas, '.online-bar');
      }
      if (turns === 6) {
        turns++;
        await anna.context.setOffline(true);
        await shown(anna, '.line-bar');
        await anna.context.setOffline(false);
      }
    }
    await shown(jonas, '.over-bar');
    await shown(watcher, '.over-bar');
    const game = await server.house.game(id);
    expect(game?.session?.table.over).toBe(true);
    await anna.page.getByRole('button', { name: 'Check the dice' }).click();
    await anna.page.waitForURL(/\/verify\//);
    for (const { faults } of [anna, jonas, watcher]) expect(faults).toEqual([]);
    for (const { context } of [anna, jonas, watcher]) await context.close();
  });

  it('of Naval Battles begins within a minute of the link, survives a restart of the server, and lets players talk', async () => {
    const anna = await reader(browser, 'Anna');
    const [link = ''] = await openTable(anna);
    const jonas = await reader(browser, 'Jonas');
    await sitDown(jonas, link);
    await anna.page.getByRole('button', { name: 'Begin the game' }).click();
    await shown(anna, '.online-bar');
    const id = anna.page.url().split('/').at(-1) as string;
    await server.steadyAnswers(id, 8);
    await jonas.page.getByRole('button', { name: /^Chat/ }).click();
    await jonas.page.getByLabel('Say something …').fill('I’ll take the Soviets <b>if</b> nobody minds.');
    await jonas.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.locator('.count').waitFor();
    await anna.page.getByRole('button', { name: /^Chat/ }).click();
    await anna.page.getByText('I’ll take the Soviets <b>if</b> nobody minds.').waitFor();
    await anna.page.keyboard.press('Escape');
    await jonas.page.keyboard.press('Escape');
    await server.stop();
    await shown(anna, '.line-bar');
    await server.start();
    await gone(anna, '.line-bar');
    await gone(jonas, '.line-bar');
    const before = (await server.house.game(id))?.n ?? 0;
    await server.steadyAnswers(id, 3);
    expect((await server.house.game(id))?.n).toBeGreaterThan(before);
    await expect
      .poll(() => anna.page.locator('.online-bar .turn').textContent())
      .toMatch(/Your turn|thinking|Somebody/);
    for (const { faults } of [anna, jonas]) expect(faults).toEqual([]);
    for (const { context } of [anna, jonas]) await context.close();
  });

  it('has links that fail with a sentence, and a seat that follows to another device', async () => {
    const anna = await reader(browser, 'Anna');
    const [link = ''] = await openTable(anna);
    const jonas = await reader(browser, 'Jonas');
    await sitDown(jonas, link);
    const late = await reader(browser, 'Mei');
    await late.page.goto(link);
    await late.page.getByText('It has been used, has expired').waitFor();
    await expectAccessible(late.page, 'a link that fails');
    await late.page.goto(`${server.url}/t/nowhere`);
    await late.page.getByText('There is no such table here').waitFor();
    await anna.page.getByRole('button', { name: 'Begin the game' }).click();
    await shown(anna, '.online-bar');
    await anna.page.getByRole('button', { name: 'Table', exact: true }).click();
    await anna.page.getByRole('button', { name: 'Play on another device' }).click();
    const device = (await anna.page.locator('.seat-link').first().textContent()) ?? '';
    const phone = await reader(browser, 'Anna', PHONE);
    await phone.page.goto(device);
    await phone.page.getByRole('heading', { name: 'Welcome back, Anna' }).waitFor();
    await phone.page.getByRole('button', { name: 'Play here' }).click();
    await shown(phone, '.online-bar');
    expect(await phone.page.locator('.online-bar').textContent()).toContain('Anna (you)');
    for (const { context } of [anna, jonas, late, phone]) await context.close();
  });
});
