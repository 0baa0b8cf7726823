// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The advisor and the suggestions of The Hunters where they matter: approach, wait, salvo, volley and load. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careerAt } from './careers.ts';
import { looksAt } from './looks.ts';
import { expectAccessible, newPage, newReader, openBrowser, visit } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens a career before a question. */
async function openAt(step: string, settings: Record<string, unknown>, screen: object): Promise<Page> {
  const { page } = await newPage(await newReader(browser, settings, screen));
  await visit(page, '/games');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'career.json',
    mimeType: 'application/json',
    buffer: Buffer.from(careerAt(step)),
  });
  await page.locator('.sheet .decision').first().waitFor({ timeout: 40_000 });
  return page;
}

/** Asks the advisor and waits for what it makes of the question. */
async function advised(page: Page, ask: RegExp): Promise<string> {
  await page.getByRole('button', { name: ask }).click();
  const why = page.locator('.advice-why');
  await expect.poll(() => why.innerText(), { timeout: 40_000 }).not.toBe('');
  return why.innerText();
}

/** What reaches beyond the screen, or out of its button. */
const tooWide = (page: Page): Promise<(string | null)[]> =>
  page.locator('.sheet-body *').evaluateAll((parts) =>
    parts
      .filter((part) => !part.closest('.unseen'))
      .filter(
        (part) =>
          part.getBoundingClientRect().right > window.innerWidth + 1 ||
          (part.matches('.manners *, .advisor *, .approach-way *') &&
            part.scrollWidth > part.clientWidth + 1),
      )
      .map((part) => part.textContent),
  );

const STEPS = ['approach', 'wait', 'salvo', 'volley', 'loadout'];

describe('the advisor', () => {
  it.each(['approach', 'salvo'])(
    'stands at the question "%s", tells tons and coming home, and ends in a sentence',
    async (step) => {
      const page = await openAt(step, {}, LAPTOP);
      const why = await advised(page, /^What would the advisor do/);
      expect(why).toMatch(/\.$/);
      expect(why).not.toMatch(/[⟦⟧{}]/);
      const lines = await page.locator('.advice').allInnerTexts();
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line).toMatch(/tons sunk [\d,]+\s?t ± .* · living to the end \d+%/);
      await page.getByLabel('Compare by').selectOption('lives');
      await expect.poll(() => page.getByLabel('Compare by').inputValue(), { timeout: 40_000 }).toBe('lives');
      await expectAccessible(page, `advised on ${step}`);
      await page.context().close();
    },
  );

  it.each(looksAt(STEPS, 2, 4))(
    'fits a phone at the question "%s", in German and red light, with the largest text',
    async (step) => {
      const page = await openAt(step, { language: 'de', theme: 'red', textSize: 150 }, PHONE);
      await advised(page, /^Was würde der Ratgeber tun/);
      expect(await tooWide(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page, `advised on ${step} on a phone`);
      await page.context().close();
    },
  );

  it('fills in a plan that is pressed, and fires nothing', async () => {
    const page = await openAt('salvo', {}, LAPTOP);
    await advised(page, /^What would the advisor do/);
    const plan = page.locator('.advice-plans button', { hasText: /^The (bot|suggestion)/ }).first();
    await plan.click();
    await page.getByRole('button', { name: /^Fire \d/ }).waitFor();
    expect(await page.locator('.plan').count()).toBe(1);
    await page.context().close();
  });
});

describe('suggestions', () => {
  it.each(
    looksAt(
      [
        ['salvo', LAPTOP],
        ['salvo', PHONE],
        ['volley', PHONE],
      ] as const,
      1,
      2,
    ),
  )(
    'at a %s say in a line what each is after, the same chances as the plan beside it',
    async (step, screen) => {
      const page = await openAt(step, {}, screen);
      await page.getByRole('button', { name: /^Suggest/ }).click();
      const shown = page.locator('.manners [aria-pressed=true]');
      await shown.waitFor();
      expect(await shown.innerText()).toMatch(/^(Thrifty and )?Steady.*\n\d at .+ \d+%/);
      // It is read without scrolling: nothing at the foot lies over it.
      const foot = await page.locator('.plan-foot').boundingBox();
      const line = await shown.boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
      for (const manner of await page.locator('.manners button').all()) {
        await manner.click();
        const line = await manner.innerText();
        const sinks = await page.locator('.plan-sink').allInnerTexts();
        for (const sink of sinks.filter(Boolean)) expect(line).toContain(sink.replace('sinks ', ''));
        expect(await page.locator('.plan').count()).toBe(1);
      }
      expect(await tooWide(page)).toEqual([]);
      await expectAccessible(page, `suggestions at a ${step}`);
      await page.context().close();
    },
  );

  it('at an approach lead to the way they mean, by keys too, and take none', async () => {
    const page = await openAt('approach', {}, LAPTOP);
    await page.keyboard.press('f');
    await page.locator('.manners [aria-pressed=true]').waitFor();
    expect(await page.locator('.approach-way.suggested').count()).toBe(1);
    const first = await page.locator('.manners [aria-pressed=true]').innerText();
    expect(first).toMatch(/\d+% of torpedoes hit/);
    await page.keyboard.press('Shift+F');
    const count = await page.locator('.manners button').count();
    if (count > 1) expect(await page.locator('.manners [aria-pressed=true]').innerText()).not.toBe(first);
    expect(await page.locator('.approach').count()).toBe(1);
    await page.context().close();
  });

  it('are hidden with the odds', async () => {
    const page = await openAt('approach', { odds: false }, LAPTOP);
    await page.keyboard.press('f');
    expect(await page.locator('.manners, .advisor, .ask-advice').count()).toBe(0);
    await page.context().close();
  });
});
