// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The laboratory in the page: an experiment run by workers, stopped and gone on with, with the figures of the terminal. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, expectAccessible, keptFile, newPage, newReader, openBrowser, visit } from './reader.ts';
import { expectNothingWider, LONG, PHONE } from './reviewing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MAIN = join(import.meta.dirname, '../../cli/dist/main.js');

const stage = (page: Page, name: string) => page.locator(`.lab-progress[data-stage="${name}"]`);

/** What the terminal prints for the words that the page shows. */
function terminal(command: string): string {
  const words = command.replaceAll("'", '').split(' ').slice(2);
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...words, '--workers', '1', '--json'], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout;
}

describe('the laboratory', () => {
  it('runs an experiment from its address and has the figures of the terminal', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await visit(page, '/lab/hunters#switches=printing%3Dfirst%2Crules%3D14.6&games=60&seed=e2e');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
    const finding = page.locator('[data-switch="rules=14.6"] .finding');
    expect(await finding.innerText()).toMatch(/^Of 100 captains, [\d.]+ ± [\d.]+ fewer/);
    await expectAccessible(page, 'the form of an experiment');

    await page.getByRole('button', { name: 'Run the experiment' }).press('Enter');
    await stage(page, 'done').waitFor();
    expect(await page.locator('#voice').innerText()).toContain('All 60 games are played');
    const rows = page.locator('.lab-forest').first().locator('tbody tr');
    expect(await rows.count()).toBe(2);
    const told = rows.first().locator('[data-estimate]');
    expect(await told.locator('b').innerText()).toMatch(/^[+−]?[\d.]+$/);
    expect(await told.innerText(), 'a screen reader hears what ± means').toContain('give or take');
    const tables = page.locator('.lab-beside').getByRole('table');
    expect(await tables.count(), 'every picture has its table').toBe(3);
    const shares = page.locator('.lab-beside figure').first();
    const [picture, ...bars] = await Promise.all(
      [shares.locator('svg'), ...(await shares.locator('.graph-bar').all())].map((one) => one.boundingBox()),
    );
    expect(bars).toHaveLength(2);
    for (const bar of bars) {
      expect(bar?.height, 'a share is a bar within its picture').toBeLessThan(picture?.height ?? 0);
      expect(bar?.y).toBeGreaterThanOrEqual(picture?.y ?? 0);
    }
    await expectAccessible(page, 'the result of an experiment');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the figures' }).click(),
    ]);
    const command = await page.locator('.lab form code').innerText();
    expect(readFileSync(await keptFile(download), 'utf8')).toBe(terminal(command));

    // The link has everything in it: whoever follows it is asked the same.
    const link = await page.getByRole('link', { name: 'Link to this experiment' }).getAttribute('href');
    const shown = await page.locator('.lab-forest').first().innerText();
    await page.goto(new URL(link ?? '', page.url()).href);
    await page.reload();
    await page.getByRole('button', { name: 'Run the experiment' }).click();
    await stage(page, 'done').waitFor();
    expect(await page.locator('.lab-forest').first().innerText()).toBe(shown);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('stops with what is played, and goes on', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await visit(page, '/lab/hunters#switches=rules%3D14.6&games=100000');
    await page.getByRole('button', { name: 'Run the experiment' }).click();
    await page.locator('.lab-forest').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await stage(page, 'stopped').waitFor();
    const done = async (): Promise<number> =>
      Number(await page.locator('.lab-progress progress').getAttribute('value'));
    const before = await done();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(100_000);
    expect(await page.locator('.lab-forest').count()).toBe(3);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(done).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Stop' }).click();
    await stage(page, 'stopped').waitFor();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it(
    'is found from the form of a new game and from the rules, and fits a phone in both looks',
    LONG,
    async () => {
      const { page, watch } = await newPage(await newReader(browser, {}, PHONE));
      for (const path of ['/new/night-watch', '/rules/night-watch']) {
        await visit(page, path);
        await page.getByRole('link', { name: /laboratory/ }).click();
        await page.getByRole('heading', { name: 'Laboratory: Night Watch' }).waitFor();
      }
      for (const theme of ['chart', 'red']) {
        await page.evaluate(
          (look) =>
            localStorage.setItem('flotilla.settings', JSON.stringify({ language: 'en', theme: look })),
          theme,
        );
        await page.goto(at('/lab/hunters#switches=boat%3DVIID%2Crules%3D14.6&games=40'));
        await page.reload();
        await page.getByRole('button', { name: 'Run the experiment' }).tap();
        await stage(page, 'done').waitFor();
        await page.locator('.lab-beside figure').first().waitFor();
        await expectNothingWider(page, theme);
        await expectAccessible(page, `an experiment on a phone, ${theme}`);
      }
      await page.goto(at('/lab/nothing'));
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
  );
});
