/** Every screen under the eyes of axe, in both looks and on a phone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectDark, expectReadable } from './pixels.ts';
import {
  at,
  begin,
  expectAccessible,
  liftCurtain,
  newPage,
  newReader,
  openBrowser,
  playToTheEnd,
  visit,
} from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PAGES = [
  '/',
  '/settings',
  '/about',
  '/privacy',
  '/rules/night-watch#2.1',
  '/new/night-watch',
  '/new/smugglers',
  '/g/nothing',
  '/nowhere',
];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** How much lighter the land of a chart is than its sea. Runs in the page. */
function landAgainstSea(): number {
  const light = (part: string): number => {
    const fill = getComputedStyle(document.querySelector(part) as Element).fill;
    const [red = 0, green = 0, blue = 0] = (fill.match(/[\d.]+/g) ?? []).map((value) => {
      const share = Number(value) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return light('.art-chart-land') / light('.art-chart-sea');
}

describe('axe finds nothing to object to', () => {
  it('on the pages, and on the darkest of them', async () => {
    const { page } = await newPage(await newReader(browser));
    for (const path of PAGES) {
      await visit(page, path);
      await expectAccessible(page, path);
    }
    // Nobody has chosen a look, and the device is a dark one: that is red light, and nothing in it is bright.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.evaluate(() => localStorage.setItem('flotilla.settings', '{"language":"en"}'));
    await page.goto(at('/about'));
    for (const path of ['/', '/settings', '/new/smugglers', '/daily']) {
      await visit(page, path);
      await expectAccessible(page, `${path} in red light`);
      await expectDark(page, path);
      await expectReadable(page, `${path} in red light`);
    }
    await page.locator('.art-chart-land').first().waitFor();
    expect(await page.evaluate(landAgainstSea)).toBeGreaterThan(1.3);
    await page.context().close();
  });

  for (const [theme, device, options] of [
    ['chart', 'a phone', PHONE],
    ['red', 'a laptop', {}],
  ] as const) {
    it(`on the table, its drawers, its replay and its end, ${theme}, on ${device}`, async () => {
      const { page } = await newPage(await newReader(browser, { theme, density: 'rolls' }, options));
      await begin(page, 'night-watch', 'axe');
      await page.keyboard.press('1');
      await page.locator('.roll-card').first().waitFor();
      await expectAccessible(page, 'table');
      await page.keyboard.press('r');
      await expectAccessible(page, 'rules drawer');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expectAccessible(page, 'keys');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page, 'menu');
      await page.keyboard.press('Escape');
      await playToTheEnd(page);
      await expectAccessible(page, 'end');
      const id = page.url().split('/').at(-1);
      await visit(page, `/g/${id}/replay#3`);
      await page.locator('.replay-bar').waitFor();
      await expectAccessible(page, 'replay');
      await visit(page, '/games');
      await page.locator('.shelf-game').first().waitFor();
      await expectAccessible(page, 'games with a game');
      await page.context().close();
    });
  }

  it('on the curtain, on forms and on greyed options', async () => {
    const { page } = await newPage(await newReader(browser, { theme: 'system' }));
    await page.goto(at('/new/smugglers'));
    await page.getByLabel('Seat 2 is played by').selectOption('');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.curtain').waitFor();
    await expectAccessible(page, 'curtain');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'red');
    await expectDark(page, 'curtain');
    await liftCurtain(page);
    await page.locator('#question').waitFor();
    await expectAccessible(page, 'smugglers');
    await page.context().close();
  });

  it('and what is chosen stands out where the system forces its colours', async () => {
    const { page } = await newPage(await newReader(browser, {}, { forcedColors: 'active' }));
    await page.goto(at('/settings'));
    await page.locator('h1').waitFor();
    const fill = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await fill('button[aria-pressed=true]')).not.toBe(await fill('button[aria-pressed=false]'));
    await page.goto(at('/games'));
    await page.locator('h1').waitFor();
    expect(await fill('nav a[aria-current]')).not.toBe(await fill('nav a:not([aria-current])'));
    await page.context().close();
  });
});
