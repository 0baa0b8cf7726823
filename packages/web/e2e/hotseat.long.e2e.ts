// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Two people with hidden hands at one device: cards lie open, one press lets them pass, and the attacked one defends. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOne } from './battle.ts';
import { looksAt } from './looks.ts';
import type { Watch } from './reader.ts';
import {
  at,
  expectAccessible,
  keptFile,
  liftCurtain,
  newPage,
  newReader,
  openBrowser,
  question,
} from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SEED = 'open card';

/** A battle of two people, begun through the form. */
async function begun(viewport: { width: number; height: number }): Promise<{ page: Page; watch: Watch }> {
  const { page, watch } = await newPage(await newReader(browser, {}, { viewport }));
  await page.goto(at('/new/naval-battles'));
  await page.locator('[data-part=battle][data-id=panda-bay]').click();
  for (const [seat, name] of ['Anna', 'Bert'].entries()) {
    await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
    await page.locator(`[data-part=seat][data-id="${seat}"] [data-id=person]`).click();
  }
  await page.locator('form details summary').click();
  await page.getByLabel(/^Seed/).fill(SEED);
  await page.locator('form.nb-new button[type=submit]').click();
  return { page, watch };
}

const PANELS = '.curtain, .decision:not(.waiting)';

/** Answers plainly until a panel is there: forms as they stand, the first ship, and an attack where there is one. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.locator(PANELS).first().waitFor();
    if (await page.locator(wanted).count()) return;
    if (await page.locator('.curtain').count()) await liftCurtain(page);
    else await answerOne(page, 'mouse');
    await page.waitForTimeout(60);
  }
  throw new Error(`There was no ${wanted}.`);
}

/** The whole page as the browser holds it, attributes included. */
const dom = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

const letPass = async (page: Page): Promise<void> => {
  await page.waitForTimeout(750);
  await page.getByRole('button', { name: 'Nobody answers: let it pass' }).click();
};

/** The attacks are final, even where more could be made. */
async function finish(page: Page): Promise<void> {
  await page.locator('[data-id=close]').click();
  if (await page.locator('[data-id=close]').count()) await page.locator('[data-id=close]').click();
}

const DEVICES = [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const;

describe.each(looksAt(DEVICES, 1))('two people at one device, %s', (_, viewport) => {
  it('let a card pass by one press, answer it behind the curtain, and defend whatever they hold (A11)', async () => {
    const { page, watch } = await begun(viewport);
    await playUntil(page, '.open-card');
    expect(await question(page)).toMatch(/^Anna \(China\): .* It attacks Bert \(Taiwan\)\. Cancel it\?$/);
    const lying = await dom(page);
    expect(lying).not.toContain('Your hand');
    expect(await page.locator('.open-card button').allInnerTexts()).toEqual(
      expect.arrayContaining(['Nobody answers: let it pass', 'Bert answers']),
    );
    await expectAccessible(page, 'a card that lies open');

    await letPass(page);
    await page.locator('#question').waitFor();
    expect(await question(page)).toBe('Your turn: what do you do?');
    expect(await page.locator('.curtain').count()).toBe(0);

    await playUntil(page, '.open-card');
    await page.waitForTimeout(750);
    await page.getByRole('button', { name: 'Bert answers' }).click();
    expect(await page.locator('.curtain h1').innerText()).toMatch(/Pass the\s+device to Bert/);
    expect(await dom(page)).not.toContain('Your hand');
    await liftCurtain(page);
    await page.locator('.nb-foot [data-id=pass]').click();
    expect(await page.locator('.curtain h1').innerText()).toMatch(/Pass the\s+device to Anna/);
    await liftCurtain(page);

    await finish(page);
    expect(await page.locator('.curtain h1').innerText()).toMatch(/Pass the\s+device to Bert/);
    await liftCurtain(page);
    expect(await question(page)).toMatch(/on your fleet\./);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('a running game with hidden hands', () => {
  it('leaves the device under a seal only, and is played on where the file is opened', async () => {
    const { page } = await begun({ width: 1280, height: 800 });
    await playUntil(page, '.open-card');
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const path = await keptFile(download);
    const file = readFileSync(path, 'utf8');
    expect(file).not.toContain(SEED);
    expect(file).not.toMatch(/"A\d{3}"|choice|attack:/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    await page.getByText(/still has hidden cards/).waitFor();
    await page.context().close();

    const other = await newPage(await newReader(browser));
    await other.page.goto(at('/games'));
    await other.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await other.page.locator('.open-card').waitFor();
    expect(await question(other.page)).toMatch(/Cancel it\?$/);
    await other.page.context().close();
  });

  it('shows in its replay what everybody may see, and lends no eyes', async () => {
    const { page } = await begun({ width: 1280, height: 800 });
    await playUntil(page, '.open-card');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('.replay-bar').waitFor();
    expect(await page.locator('.replay-bar select').count()).toBe(0);
    for (let i = 0; i < 6; i++) {
      expect(await dom(page)).not.toContain('Your hand');
      await page.keyboard.press('ArrowLeft');
    }
    await page.context().close();
  });
});
