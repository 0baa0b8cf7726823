/** What people may do about each other and about themselves: report, be told by the operator, see and erase what is kept. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from './online.ts';
import { OnlineServer, PHONE, reader, shown } from './online.ts';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

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

const operator = (act: Parameters<OnlineServer['desk']['do']>[0]) => server.desk.do(act, 'e2e');
const why = 'for this test';

/** Anna and Jonas at a table of smugglers; gives its id. */
async function table(anna: Reader, jonas: Reader): Promise<string> {
  await anna.page.goto(`${server.url}/open/smugglers`);
  await anna.page.getByLabel('Seat 3').selectOption('steady');
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await shown(anna, '.waiting h1');
  const [link = ''] = await anna.page.locator('.seat-link').allTextContents();
  await jonas.page.goto(link);
  await jonas.page.getByRole('button', { name: /^Take seat/ }).click();
  await shown(jonas, '.waiting h1');
  await anna.page.getByRole('button', { name: 'I am ready' }).click();
  await jonas.page.getByRole('button', { name: 'I am ready' }).click();
  for (const one of [anna, jonas]) await shown(one, '.online-bar');
  return anna.page.url().split('/').at(-1) as string;
}

describe('people and the operator', { timeout: 240_000 }, () => {
  it('a line is reported with the keyboard, the operator empties it, and then closes and deletes the table', async () => {
    const anna = await reader(browser, 'Anna');
    const jonas = await reader(browser, 'Jonas', PHONE);
    const id = await table(anna, jonas);
    await jonas.page.getByRole('button', { name: /^Chat/ }).click();
    await jonas.page.getByLabel('Say something …').fill('A rude word');
    await jonas.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.getByRole('button', { name: /^Chat/ }).click();
    await anna.page.getByText('A rude word').waitFor();
    const button = anna.page.getByRole('button', { name: 'Report this line of Jonas' });
    await button.focus();
    await anna.page.keyboard.press('Enter');
    await shown(anna, '[data-part=report]');
    await expectAccessible(anna.page, 'a report');
    await anna.page.keyboard.press('Escape');
    await anna.page.locator('[data-part=report]').waitFor({ state: 'detached' });
    await anna.page.getByText('A rude word').waitFor();
    await button.click();
    await anna.page.getByLabel('In your words, if you like').fill('Read for yourself');
    await anna.page.getByRole('button', { name: 'Send the report' }).click();
    await anna.page.getByText('Reported. The operator will look at it.').waitFor();
    const { reports } = (await operator({ do: 'reports', all: false, most: 10 })) as { reports: object[] };
    expect(reports).toMatchObject([
      { game: id, about: { line: 1 }, reason: 'abuse', words: 'Read for yourself' },
    ]);
    await anna.page.keyboard.press('Escape');
    await operator({ do: 'blankLine', table: id, line: 1, why });
    await anna.page.getByText('(removed)').waitFor();
    await jonas.page.getByText('(removed)').waitFor();
    expect(await anna.page.getByText('A rude word').count()).toBe(0);
    await jonas.page.getByRole('tab', { name: /^At the table/ }).tap();
    await jonas.page.getByRole('button', { name: 'Report Anna' }).tap();
    await shown(jonas, '[data-part=report]');
    const scrollWidth = await jonas.page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(jonas.page, 'a report on a phone');
    await jonas.page.getByRole('button', { name: 'Send the report' }).tap();
    await jonas.page.getByText('Reported.').waitFor();
    await operator({ do: 'blankName', table: id, seat: 0, why });
    await expect.poll(() => jonas.page.locator('.online-bar').textContent()).toContain('Seat 1');
    await operator({ do: 'closeTable', table: id, why });
    for (const { page } of [anna, jonas])
      await page.getByText('The operator of this server has closed this table.').waitFor();
    await operator({ do: 'deleteTable', table: id, why });
    for (const { page } of [anna, jonas])
      await page.getByText('The operator has deleted this table.').waitFor();
    for (const { faults } of [anna, jonas]) expect(faults).toEqual([]);
    for (const { context } of [anna, jonas]) await context.close();
  });

  it('who is shut out reads so, and a closed server is opened by an invitation', async () => {
    const anna = await reader(browser, 'Anna');
    const jonas = await reader(browser, 'Jonas');
    const id = await table(anna, jonas);
    const until = Date.now() + 3 * 24 * 60 * 60_000;
    const { number } = (await operator({ do: 'ban', device: { table: id, seat: 1 }, until, why })) as {
      number: number;
    };
    await jonas.page.getByText(/^The operator has banned you from this server until \d{4}/).waitFor();
    await jonas.page.reload();
    await jonas.page.getByText(/^The operator has banned you from this server until \d{4}/).waitFor();
    await operator({ do: 'unban', ban: number, why });
    await operator({ do: 'mode', closed: true, why });
    const mei = await reader(browser, 'Mei');
    await mei.page.goto(`${server.url}/open/smugglers`);
    await shown(mei, '[data-part=closed]');
    await expectAccessible(mei.page, 'a closed server');
    await mei.page.getByRole('button', { name: 'Open the table' }).click();
    await mei.page.locator('.notes').getByText('This server is closed').waitFor();
    const { invitation } = (await operator({ do: 'invite', name: 'Mei', uses: 1, why })) as {
      invitation: string;
    };
    await mei.page.goto(`${server.url}/invited#${invitation}`);
    await mei.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await mei.page.getByText('This browser may now open tables').waitFor();
    await expectAccessible(mei.page, 'an invitation');
    await mei.page.goto(`${server.url}/open/smugglers`);
    await mei.page.getByRole('button', { name: 'Open the table' }).click();
    await shown(mei, '.waiting h1');
    await operator({ do: 'mode', closed: false, why });
    for (const { context } of [anna, jonas, mei]) await context.close();
  });

  it('what is kept is shown, saved and erased on the page about privacy', async () => {
    const anna = await reader(browser, 'Quetzalcoatl');
    const jonas = await reader(browser, 'Jonas', PHONE);
    const id = await table(anna, jonas);
    const { page } = anna;
    await page.goto(`${server.url}/privacy`);
    await page.getByText(/nobody has touched for 60 days/).waitFor();
    await expectAccessible(page, 'privacy');
    await page.getByRole('button', { name: 'Show what is kept' }).click();
    await page.getByText(/^1 seat at tables, 0 events/).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const kept = JSON.parse(readFileSync(await saved.path(), 'utf8')) as { tables: object[] };
    expect(kept.tables).toMatchObject([{ table: id, name: 'Quetzalcoatl' }]);
    await page.getByRole('button', { name: 'Erase it all …' }).click();
    await expectAccessible(page, 'erasing');
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText('Erased. This browser no longer has a key here.').waitFor();
    expect((await server.house.game(id))?.seats[0]).toMatchObject({ name: '', taken: false });
    expect((await anna.context.cookies()).filter(({ name }) => name === 'flotilla_device')).toEqual([]);
    await expect.poll(() => jonas.page.locator('.online-bar').textContent()).not.toContain('Quetzalcoatl');
    await page.goto(`${server.url}/`);
    await page.getByText('No table yet.').waitFor();
    for (const { faults } of [anna, jonas]) expect(faults).toEqual([]);
    for (const { context } of [anna, jonas]) await context.close();
  });

  it('where there is no server the page says so, and offers nothing', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    await page.goto(at('/'));
    await page.locator('.small-print').getByRole('link', { name: 'Privacy' }).tap();
    await page.getByText('This site has no server for tables').waitFor();
    expect(await page.getByRole('button', { name: 'Show what is kept' }).count()).toBe(0);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(page, 'privacy without a server');
    await page.context().close();
  });
});
