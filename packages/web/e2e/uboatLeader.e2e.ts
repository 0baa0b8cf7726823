// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** U-Boat Leader on its own screens: wall, map, display and attack, by mouse, by keyboard, on a phone, under the eyes of axe. */

import { asked, campaignBefore } from '@flotilla/uboat-leader-screens/test/campaigns.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf, bringIn, bringInCampaign, pointOn } from './contact.ts';
import { fingersOn } from './fingers.ts';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A campaign in which boats are lost. */
const HUNTED = { edition: 'second', campaign: 'hunted', length: 'medium' };

/** Parts of the board that stand for an answer, areas and sectors before pieces. */
const OFFERED = [
  '#board [data-part=sector][data-state=offered]',
  '#board [data-part=area][data-state=offered]',
  '#board [data-part=port][data-state=offered]',
  '#board .ubl-card[data-offered]',
  '#board .ubl-line[data-offered]',
];

const settled = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(
    (position) =>
      Number((document.querySelector('.play') as HTMLElement | null)?.dataset.position) > position,
    before,
  );

/** The first part of the board that stands for an answer and can be pressed; null where the sheet must answer. */
async function offered(page: Page, turn: number): Promise<{ part: string; x: number; y: number } | null> {
  for (const selector of OFFERED) {
    const parts = page.locator(selector);
    const count = await parts.count();
    for (let n = 0; n < count; n++) {
      const one = parts.nth((n + turn) % count);
      const point = await pointOn(one);
      if (point) return { part: (await one.getAttribute('data-part')) ?? '', ...point };
    }
  }
  return null;
}

/** The button of the sheet that leads on: react, give an order, or the first of the list. */
const nextButton = (page: Page): Locator =>
  page
    .locator(
      '.sheet-body .ubl-reaction, .sheet-body .ubl-offer[data-state=offered], .sheet-body button.option, .sheet-body .ubl-orders button, .sheet-body button.primary',
    )
    .first();

/** Answers so many questions, on the board wherever it answers; gives how often each kind of part was pressed. */
async function playOn(
  page: Page,
  questions: number,
  press: (where: { part: string; x: number; y: number }) => Promise<void>,
  pressButton: (button: Locator) => Promise<void>,
  before: (step: number) => Promise<void> = async () => {},
): Promise<Map<string, number>> {
  const pressed = new Map<string, number>();
  for (let n = 0; n < questions; n++) {
    await page.locator('.sheet .decision').first().waitFor();
    if ((await page.locator('.ubl-account').count()) > 0) break;
    await before(n);
    const position = await answersOf(page);
    const aiming = (await page.locator('.sheet-body [data-part=salvo]').count()) > 0;
    const found = aiming ? null : await offered(page, n);
    if (found) {
      pressed.set(found.part, (pressed.get(found.part) ?? 0) + 1);
      await press(found);
    } else {
      const torpedo = page.locator('.sheet-body .ubl-lay').first();
      if (aiming && (await torpedo.count()) > 0) await pressButton(torpedo);
      await pressButton(aiming ? page.locator('.sheet-body .ubl-fire button').first() : nextButton(page));
    }
    await settled(page, position);
  }
  return pressed;
}

describe('a campaign of U-Boat Leader', () => {
  it('begins with a suggested flotilla: from Home to the first order in twelve presses at most', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    let presses = 0;
    const press = async (button: Locator): Promise<void> => {
      presses++;
      await button.click();
    };
    await page.goto(at('/'));
    await press(page.locator('a[href$="/new/uboat-leader"]').first());
    await press(page.locator('form.new-game button[type=submit]'));
    await page.locator('.ubl-wall').waitFor();
    await expectAccessible(page, 'the wall of boats');
    await press(page.getByRole('button', { name: 'Suggest', exact: true }));
    await press(page.getByRole('button', { name: /^Sail with \d+ boats/ }));
    for (let n = 0; n < 6 && (await page.locator('[data-part=area][data-state=offered]').count()) === 0; n++)
      await press(nextButton(page));
    const order = await offered(page, 0);
    expect(order).not.toBeNull();
    expect(presses + 1).toBeLessThanOrEqual(12);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is played with the mouse on map and display', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    const byMouse = (questions: number): Promise<Map<string, number>> =>
      playOn(
        page,
        questions,
        async ({ x, y, part }) => {
          await page.mouse.click(x, y);
          if (part === 'port') await page.locator('.ubl-preview [data-id=give]').click();
        },
        (button) => button.click(),
      );
    await bringIn(page, asked('sail'));
    expect((await byMouse(12)).get('area') ?? 0).toBeGreaterThan(0);
    await bringIn(page, asked('place'));
    expect((await byMouse(25)).get('sector') ?? 0).toBeGreaterThan(1);
    expect(await page.locator('body').innerText()).not.toMatch(/⟦|⟧/);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('fights with the keyboard: arrows walk the display, Enter answers', async () => {
    const { page } = await newPage(await newReader(browser));
    await bringIn(page, asked('engage'));
    const sighted = await answersOf(page);
    await page.keyboard.press('1');
    await settled(page, sighted);
    await bringIn(page, asked('helm'));
    const sectors = page.locator('[data-part=sector][data-state=offered]');
    const focusIn = (selector: string): Promise<boolean> =>
      page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);
    for (let turn = 0; turn < 3 && (await sectors.count()) > 0; turn++) {
      const position = await answersOf(page);
      await page.keyboard.press('b');
      expect(await focusIn('[data-part=sector][data-state=offered]')).toBe(true);
      await page.keyboard.press('Escape');
      expect(await focusIn('.sheet-body')).toBe(true);
      await page.keyboard.press('b');
      const from = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.id);
      await page.keyboard.press('ArrowRight');
      const to = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.id);
      expect(to).not.toBe(from);
      await page.keyboard.press('ArrowLeft');
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.id)).toBe(from);
      await page.keyboard.press('d');
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      await settled(page, position);
    }
    const position = await answersOf(page);
    await page.locator('#question').waitFor();
    const list = page.getByRole('button', { name: /as a list$/ });
    if ((await list.count()) > 0) {
      await list.focus();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('1');
    await settled(page, position);
    await page.context().close();
  });

  it('holds the card of a lost boat until it is pressed, though everything is shown at once and skipped', async () => {
    const { page, watch } = await newPage(await newReader(browser, { theme: 'red' }));
    const { campaign, choice } = campaignBefore('boatLost', 'react', HUNTED, ['s0', 's1', 's2', 's3', 's4']);
    await bringInCampaign(page, campaign);
    const card = page.getByRole('alertdialog', { name: /^U-\d+\. Lost with all hands\./ });
    await page.locator(`.ubl-reaction[data-id="${choice}"]`).click();
    await card.waitFor();
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=alertdialog] button') !== null),
    ).toBe(true);
    await card.evaluate((dialog) =>
      dialog.addEventListener('close', () => dialog.classList.add('was-closed')),
    );
    for (let n = 0; n < 3; n++) await page.keyboard.press('Escape');
    expect(await card.count()).toBe(1);
    expect(await page.locator('.was-closed').count()).toBe(0);
    expect(await page.locator('[data-part=display]').count()).toBe(1);
    const points = await page.locator('.ubl-points strong').innerText();
    await expectAccessible(page, 'the card of a lost boat');
    await page.keyboard.press('Space');
    await card.waitFor({ state: 'detached' });
    await expect
      .poll(async () => Number(await page.locator('.ubl-points strong').innerText()))
      .toBeLessThan(Number(points));
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is played by thumb at 360 pixels: a first press looks, a second answers', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    await bringIn(page, asked('helm'));
    const heightOf = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    expect(await heightOf('#status')).toBeLessThanOrEqual(48);
    expect(await heightOf('.sheet')).toBeGreaterThanOrEqual(330);
    expect(await heightOf('.ubl-disc')).toBeGreaterThanOrEqual(360);
    const before = await answersOf(page);
    const first = await offered(page, 0);
    await page.touchscreen.tap(first?.x ?? 0, first?.y ?? 0);
    await page.locator('.ubl-ahead-head').waitFor();
    expect(await answersOf(page)).toBe(before);
    const seen = new Set<string>();
    const pressed = await playOn(
      page,
      14,
      async ({ x, y }) => {
        const position = await answersOf(page);
        await page.touchscreen.tap(x, y);
        await page.waitForTimeout(80);
        if ((await answersOf(page)) > position) return;
        await page.locator('.ubl-preview [data-id=give], .ubl-orders button').first().tap();
      },
      (button) => button.tap(),
      async () => {
        const part =
          (await page.locator('.sheet-body .decision').first().getAttribute('data-part')) ?? 'list';
        if (seen.has(part)) return;
        seen.add(part);
        await expectAccessible(page, `on a phone, ${part}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
    );
    expect(pressed.get('sector') ?? 0).toBeGreaterThan(0);
    await page.context().close();
  });

  it('lays a special option where it is carried to', async () => {
    const { page } = await newPage(await newReader(browser));
    await bringIn(page, asked('spend'));
    const before = await answersOf(page);
    const from = await pointOn(page.locator('[data-part=option][data-id=supply] .ubl-counter-sign'));
    const to = await pointOn(page.locator('[data-part=area][data-id=british-isles]'));
    await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
    await page.mouse.down();
    await page.mouse.move(to?.x ?? 0, to?.y ?? 0, { steps: 5 });
    await page.mouse.up();
    await settled(page, before);
    expect(await page.locator('[data-part=area][data-id=british-isles] .ubl-mark').count()).toBe(1);
    await page.context().close();
  });

  it('lays a special option with a finger, and brings the chart nearer with two', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    await bringIn(page, asked('spend'));
    const fingers = await fingersOn(page);
    const map = page.locator('[data-part=map]');
    const { x = 0, y = 0, width = 0 } = (await map.boundingBox()) ?? {};
    const wide = (): Promise<number> =>
      page.locator('.ubl-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width);
    const before = await wide();
    await fingers.pinch({ x: x + width / 2, y: y + 120 }, 40, 75);
    await expect.poll(wide).toBeGreaterThan(before * 1.3);
    await fingers.pinch({ x: x + width / 2, y: y + 120 }, 120, 30);
    await expect.poll(wide).toBeLessThan(before);
    const answers = await answersOf(page);
    const from = await pointOn(page.locator('[data-part=option][data-id=supply] .ubl-counter-sign'));
    const to = await pointOn(page.locator('[data-part=area][data-id=british-isles]'));
    if (from && to) await fingers.drag(from, to);
    await settled(page, answers);
    expect(await page.locator('[data-part=area][data-id=british-isles] .ubl-mark').count()).toBe(1);
    await page.context().close();
  });

  it.each([
    ['chart', ['sail', 'spend', 'react']],
    ['red', ['sail', 'helm', 'aim']],
  ])('is accessible in %s light: %j', async (theme, steps) => {
    const { page, watch } = await newPage(await newReader(browser, { theme }));
    for (const step of steps) {
      await bringIn(page, asked(step));
      await expectAccessible(page, step);
    }
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});
