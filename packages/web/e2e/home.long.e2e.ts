// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Home on the first visit: one salvo of one's own, and from there into the hunt. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectDark, expectReadable } from './pixels.ts';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A salvo is several pictures that move: on a busy machine they take their time. */
const LONG = { timeout: 120_000 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const NEWCOMER = { speed: 'story', whoRolls: 'big' };

const scene = (page: Page) => page.locator('.opening');
const button = (page: Page) => page.locator('.opening-go');

async function arrive(page: Page): Promise<void> {
  await page.goto(at('/'));
  await page.locator('.opening .sea-target').nth(3).waitFor();
}

/** Goes on, by whatever `press` does, until everything has been seen. */
async function toTheEnd(page: Page, press: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    if ((await scene(page).getAttribute('data-state')) === 'over') return;
    await press();
    await page.locator('.opening[data-state=over], .opening-waits').first().waitFor();
  }
  throw new Error('The salvo does not end.');
}

/** What the browser keeps of games and lessons. */
const keptHere = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = ['flotilla.lessons', 'flotilla.stage'].filter(
      (name) => localStorage.getItem(name) !== null,
    );
    const databases = await indexedDB.databases();
    for (const { name = '' } of databases) {
      const open = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((done) => {
        open.onsuccess = () => done(open.result);
      });
      for (const store of database.objectStoreNames) {
        const count = database.transaction(store).objectStore(store).count();
        const many = await new Promise<number>((done) => {
          count.onsuccess = () => done(count.result);
        });
        if (many > 0) names.push(`${name}/${store}`);
      }
      database.close();
    }
    return names;
  });

describe('the first visit', () => {
  it('fires by keys alone, throws once, and takes command of that very table in the hunt', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser, NEWCOMER, LAPTOP));
    await arrive(page);
    expect(await keptHere(page)).toEqual([]);
    const target = await page.locator('.opening .ship-called').nth(1).innerText();
    await page.keyboard.press('2');
    expect(await scene(page).getAttribute('data-state')).toBe('aimed');
    expect(await page.locator('.opening-say').innerText()).toContain(target);
    expect(await page.locator('.sea-aims path').count(), 'three tracks').toBe(3);
    await page.keyboard.press('3');
    await page.keyboard.press('2');
    expect(await page.locator('.opening .sea-target[aria-pressed=true]').count()).toBe(1);
    await page.keyboard.press('Space');
    await page.locator('.opening-go .throw-words').waitFor();
    expect(await button(page).innerText()).toMatch(/Throw for torpedo 1\s*8 or less, 72\s?%/);
    await page.keyboard.press('4');
    expect(await page.locator('.opening-say').innerText(), 'what runs cannot be aimed anew').toContain(
      'running',
    );
    await page.keyboard.press('Space');
    await page.locator('.opening-waits:not(:has(.throw-words))').waitFor();
    await toTheEnd(page, () => page.keyboard.press('Space'));
    expect(await page.evaluate(() => scrollY), 'Space does not scroll').toBe(0);
    const said = await page.locator('.opening-say').innerText();
    expect(await keptHere(page), 'nothing is stored before that press').toEqual([]);
    expect(await button(page).innerText()).toBe('Take command: carry on from here');
    await page.keyboard.press('Space');
    await page.waitForURL(/\/g\//);
    // The stage goes on where Home left it: the salvo is not shown again, the hunt has not begun.
    await page.locator('.theatre[data-beat=search]').waitFor();
    expect(await page.locator('.lesson-count').innerText()).toMatch(/ of 16$/);
    const tons = Number(
      (await page.locator('.play').innerText()).match(/Tons\s*([\d,]+)/)?.[1]?.replace(',', ''),
    );
    expect(tons > 0, said).toBe(said.includes('going down'));
    await page.keyboard.press('Escape');
    await page.locator('.cue h2', { hasText: 'The hunt' }).waitFor();
    expect(await page.locator('.lesson-count').innerText()).toBe('12 of 16');
    // It is the lesson's own game: its address leads back to it.
    const game = page.url();
    await page.goto(at('/learn/hunters/first-patrol'));
    await page.waitForURL(/\/g\//);
    expect(page.url()).toBe(game);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  for (const [theme, device, options] of [
    ['chart', 'a phone', PHONE],
    ['red', 'a laptop', LAPTOP],
  ] as const)
    it(
      `shows nothing axe objects to and nothing that cannot be read, ${theme}, on ${device}`,
      LONG,
      async () => {
        const context = await newReader(
          browser,
          { ...NEWCOMER, theme },
          { ...options, reducedMotion: 'reduce' },
        );
        const { page, watch } = await newPage(context);
        await arrive(page);
        const look = async (name: string): Promise<void> => {
          await expectAccessible(page, name);
          await expectReadable(page, name, '.opening-say, .ship-called, .ship-size, .opening-go');
          if (theme === 'red') await expectDark(page, name);
        };
        await look('four ships');
        const targets = await page.locator('.opening .sea-target').all();
        for (const target of targets) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'room for a finger').toBeGreaterThanOrEqual(44);
        }
        await targets[0]?.click();
        await look('aimed');
        await button(page).click();
        await page.locator('.opening-go .throw-words').waitFor();
        await look('they are running');
        await button(page).click();
        await toTheEnd(page, () => button(page).click());
        await look('over');
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
        await button(page).click();
        await page.waitForURL(/\/g\//);
        await page.locator('.theatre[data-beat]').waitFor();
        expect(watch.faults).toEqual([]);
        await context.close();
      },
    );

  it("has today's sea above the fold on a laptop and on a phone, in every language", LONG, async () => {
    for (const language of ['en', 'fr', 'it', 'de'])
      for (const options of [LAPTOP, PHONE]) {
        const context = await newReader(browser, { ...NEWCOMER, language }, options);
        const { page } = await newPage(context);
        await arrive(page);
        await page.locator('.slip-sealed .button').waitFor();
        const bottom = await page
          .locator('.slip-sealed')
          .evaluate((slip) => slip.getBoundingClientRect().bottom);
        const fold = await page.evaluate(() => {
          const bar = document.querySelector('.site-head nav')?.getBoundingClientRect();
          return bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
        });
        expect(bottom, `${language}, ${options.viewport.width}`).toBeLessThanOrEqual(fold);
        await context.close();
      }
  });
});
