/** Small and low screens, large text, and a device that is turned in the middle of a question. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginBattle } from './battle.ts';
import { careerBy, openCareer } from './careers.ts';
import { looksAt } from './looks.ts';
import {
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

/** A phone in somebody's hand. */
const phone = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});

/** Begins a battle, so that its fleet is asked for. */
async function toTheFleet(page: Page): Promise<void> {
  await begin(page, 'naval-battles', 'sizes');
  await page.locator('[data-part=builder]').waitFor();
}

/** Begins a career, so that name and number of the boat are asked for. */
async function toTheBoat(page: Page): Promise<void> {
  await visit(page, '/new/hunters');
  await page.locator('button[type=submit]').tap();
  await page.locator('.commission').waitFor();
}

/** Whether the table fills the window and no more, with the buttons of the question and some of a pane in sight. */
async function expectAllInSight(page: Page, name: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const seen = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const row = [...document.querySelectorAll<HTMLElement>('.sheet-body :is(.row, .nb-foot) button')];
    return {
      scrollWidth,
      scrollHeight,
      pane: Math.max(
        ...[...document.querySelectorAll('.pane, .play-top')].map(({ clientHeight }) => clientHeight),
      ),
      bottoms: row.map((button) => button.getBoundingClientRect().bottom),
      cut: row
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .map((button) => button.textContent),
    };
  });
  expect(seen.scrollWidth, name).toBeLessThanOrEqual(width);
  expect(seen.scrollHeight, name).toBeLessThanOrEqual(height);
  expect(seen.pane, `${name}: the pane`).toBeGreaterThan(70);
  expect(seen.bottoms.length, name).toBeGreaterThan(0);
  expect(Math.max(...seen.bottoms), `${name}: the buttons`).toBeLessThanOrEqual(height);
  expect(seen.cut, name).toEqual([]);
}

describe('what is asked is in sight, and something of the table beside it', () => {
  const PHONES = [
    [360, 740, 'fr', 100],
    [360, 740, 'de', 150],
    [740, 360, 'en', 100],
    [740, 360, 'de', 150],
    [915, 412, 'fr', 100],
  ] as const;
  for (const [width, height, language, textSize] of looksAt(PHONES, 1, 3)) {
    it(`on a phone of ${width} × ${height}, ${language}, text of ${textSize} %`, async () => {
      const reader = await newReader(browser, { language, textSize }, phone(width, height));
      const { page } = await newPage(reader);
      await toTheFleet(page);
      await expectAllInSight(page, 'a fleet');
      await toTheBoat(page);
      await expectAllInSight(page, 'a boat');
      await page.locator('.commission .primary').tap();
      await page.locator('.loadout').waitFor();
      await expectAllInSight(page, 'a load of torpedoes');
      await page.context().close();
    });
  }
});

describe('the approach on a phone', () => {
  /** The parts of the page, and what of the approach lies outside the window or is cut. */
  const measured = (page: Page) =>
    page.evaluate(() => {
      const high = (selector: string): number =>
        document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      const asked = [...document.querySelectorAll('.approach-way, .approach-go, .approach-leave')];
      return {
        scrolled: scrollY,
        page: document.documentElement.scrollHeight - innerHeight,
        bar: high('#status'),
        scene: high('.play-top'),
        handle: high('.drawer-handle'),
        sheet: high('.sheet'),
        hint: high('.coach'),
        ways: asked.length,
        outside: asked
          .filter((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            return top < 0 || bottom > innerHeight + 0.5 || left < 0 || right > innerWidth + 0.5;
          })
          .map(({ textContent }) => textContent),
        cut: [...document.querySelectorAll('.approach-way *, .approach-foot button')]
          .filter((part) => !part.closest('.unseen') && part.scrollWidth > part.clientWidth + 1)
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map(({ textContent }) => textContent),
      };
    });

  it('fits with all its chances, hint or no hint, in every language; the rest lies behind the handle', async () => {
    const { page, watch } = await openCareer(
      browser,
      careerBy(['steam', 'attack'], 'approach'),
      { speed: 'instant', coach: true },
      phone(360, 740),
    );
    const whole = { scrolled: 0, page: 0, ways: 8, outside: [], cut: [] };
    const first = await measured(page);
    expect(first).toMatchObject(whole);
    expect(first.hint, 'one line').toBeLessThan(60);
    expect(first.hint).toBeGreaterThan(30);
    expect(first.bar).toBeLessThanOrEqual(48.5);
    expect(first.handle).toBe(30);
    expect(first.scene).toBeGreaterThan(140);
    expect(first.sheet).toBeGreaterThanOrEqual(480);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await measured(page)).toMatchObject(whole);
    await page.locator('.drawer-handle').tap();
    await page.locator('.pane-log, .pane-board, .pane-news').first().waitFor();
    expect(await page.locator('.sheet-tools').isVisible()).toBe(true);
    await page.locator('.drawer-handle').tap();
    for (const language of ['de', 'fr', 'it', 'en']) {
      await page.evaluate((spoken) => {
        const kept = JSON.parse(localStorage.getItem('flotilla.settings') ?? '{}');
        localStorage.setItem('flotilla.settings', JSON.stringify({ ...kept, language: spoken }));
      }, language);
      await page.reload();
      await page.locator('.approach-way').first().waitFor();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const seen = await measured(page);
        expect(seen, `${language}, ${width}`).toMatchObject({ ...whole, hint: 0 });
      }
    }
    // The first touch chooses, the button goes; nothing is answered before.
    await page.locator('[data-option=submerged-medium]').tap();
    const go = page.locator('.approach-go.primary');
    expect(await go.textContent()).toBe('Submerged, medium');
    await go.tap();
    await page.locator('.plan').waitFor();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('a phone that is turned', () => {
  it('keeps what was filled in, and the tab that lies open', async () => {
    const { page } = await newPage(await newReader(browser, {}, phone(412, 915)));
    await toTheFleet(page);
    const second = page.locator('.nb-yard-card').nth(1);
    await second.tap();
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const inSight = () =>
      page.waitForFunction(() => {
        const box = document.querySelector('[data-pane=log]')?.getBoundingClientRect();
        return box && Math.abs(box.left) < 2 && box.height > 100;
      });
    await inSight();
    for (const [width, height] of [
      [915, 412],
      [412, 915],
      [1000, 800],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await second.getAttribute('aria-checked')).toBe('true');
      if (width < 900) await inSight();
    }
    await page.context().close();
  });

  it('answers in the sheet without moving the panes beside it', async () => {
    const { page } = await newPage(await newReader(browser, {}, phone(740, 360)));
    await begin(page, 'night-watch', 'sideways');
    await expectAccessible(page, 'a table held sideways');
    await playToTheEnd(page);
    const news = await page.locator('.pane-news').boundingBox();
    expect(news?.x).toBe(0);
    await page.context().close();
  });
});

describe('what is touched', () => {
  it('does not look chosen afterwards', async () => {
    const { page } = await newPage(await newReader(browser, {}, phone(360, 740)));
    await begin(page, 'night-watch', 'touch');
    const second = page.locator('button.option').nth(1);
    const looks = () => second.evaluate((button) => getComputedStyle(button).boxShadow);
    const before = await looks();
    await second.hover();
    expect(await looks()).toBe(before);
    await page.context().close();
  });
});

describe('a replay', () => {
  it('has its buttons within the screen with the largest text', async () => {
    const { page } = await newPage(await newReader(browser, { textSize: 150 }, phone(360, 740)));
    await begin(page, 'night-watch', 'replay');
    await page.keyboard.press('1');
    await page.locator('.roll-card').first().waitFor();
    await visit(page, `${new URL(page.url()).pathname}/replay#1`);
    await page.locator('.replay-bar').waitFor();
    const rights = await page
      .locator('.replay-bar *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(360);
    await page.context().close();
  });
});

describe('a table of six', () => {
  it('has everybody in the strip, without being wider than the screen, and nothing below it hidden', async () => {
    const { page } = await newPage(await newReader(browser, { language: 'de' }));
    await beginBattle(page, { seats: 6 });
    const strip = page.locator('#status');
    const over = await strip.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ]);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
    const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    const sheet = await page.locator('.sheet').boundingBox();
    expect(sheet?.y).toBeGreaterThanOrEqual(y + height);
    await page.context().close();
  });
});

describe('the curtain', () => {
  it('hides the whole window', async () => {
    const { page } = await newPage(await newReader(browser, {}, phone(360, 740)));
    await visit(page, '/new/smugglers');
    await page.getByLabel('Seat 2 is played by').selectOption('');
    await page.getByRole('button', { name: 'Start the game' }).tap();
    const { y = 0, height = 0 } = (await page.locator('.curtain').boundingBox()) ?? {};
    expect(y + height).toBe(740);
    await liftCurtain(page);
    await page.locator('#question').waitFor();
    await page.context().close();
  });
});

describe('the keyboard', () => {
  it('goes from an answer to the next question, and Enter sends a form', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'naval-battles', 'keys');
    const play = page.locator('.play');
    await page.locator('[data-part=builder]').waitFor();
    await page.locator('.sheet-body').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.sheet-body') !== null)).toBe(true);
    await page.locator('[data-id=style-line]').click();
    await page.locator('[data-id=ready][aria-disabled=false]').waitFor();
    await page.locator('.sheet-body').focus();
    const before = Number(await play.getAttribute('data-position'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => Number(document.querySelector<HTMLElement>('.play')?.dataset.position) > old,
      before,
    );
    await page.context().close();
  });
});
