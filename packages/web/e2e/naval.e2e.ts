/** Naval Battles on its own screens: whole battles by every hand, and how many presses things take. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Battle, Hand } from './battle.ts';
import { beginBattle, playUntil, stepOf } from './battle.ts';
import { at, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const BATTLES: readonly (readonly [name: string, battle: Battle])[] = [
  ['two', { points: '15', seed: 'two' }],
  ['four in teams', { seats: 4, teams: 'ABAB', points: '25', seed: 'four' }],
  ['six', { seats: 6, points: '15', seed: 'six' }],
];
/** Kinds of battle played by every hand; `npm run battles` plays all of them. */
const KINDS = Number(process.env.FLOTILLA_BATTLES ?? 1);
const HANDS: readonly Hand[] = ['mouse', 'keyboard', 'touch'];

describe.each(HANDS)('a whole battle by %s', (hand) => {
  it.each(BATTLES.slice(0, KINDS))('of %s is played to its end', { timeout: 240_000 }, async (_, battle) => {
    const { page, watch } = await newPage(await newReader(browser, {}, hand === 'touch' ? PHONE : {}));
    await beginBattle(page, battle);
    await playUntil(page, hand, '[data-part=end]', 220_000);
    expect(await page.locator('.nb-standings tbody tr').count()).toBe(battle.seats ?? 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('presses', () => {
  it('from Home to the first turn against a bot: at most six', async () => {
    const { page } = await newPage(await newReader(browser, { beginning: 'simple' }));
    await page.goto(at('/'));
    let presses = 0;
    const press = async (selector: string): Promise<void> => {
      await page.locator(selector).first().click();
      presses++;
    };
    await press('a[href$="/new/naval-battles"], a[href$="new/naval-battles"]');
    await press('form.beginning button[type=submit]');
    await press('[data-id=style-line]');
    await press('[data-id=ready]');
    await page.locator('[data-part=rail]').waitFor();
    expect(['actions', 'window', 'defend']).toContain(await stepOf(page));
    expect(presses).toBeLessThanOrEqual(6);
    await page.context().close();
  });

  it('an attack: card and target; a defence against many attacks with suggest: two', {
    timeout: 120_000,
  }, async () => {
    const { page } = await newPage(await newReader(browser));
    await beginBattle(page, { seed: 'presses' });
    await playUntil(page, 'mouse', '[data-part=rail][data-id=actions]');
    const declared = () => page.locator('.nb-declared li').count();
    const before = await declared();
    await page
      .locator(
        '[data-part=hand] .nb-k-gun[data-state=can], [data-part=hand] .nb-k-mis[data-state=can], [data-part=hand] [data-state=can]',
      )
      .first()
      .click();
    const way = page.locator('[data-part=way]');
    if ((await stepOf(page)) === 'actions' && (await way.count())) await way.first().click();
    await page.locator('.nb-theirs .nb-is-target button').first().click();
    await page.waitForFunction(
      (n) => document.querySelectorAll('.nb-declared li, [data-part=arrows] [data-part=attack]').length > n,
      before,
    );
    await playUntil(page, 'mouse', '[data-part=rail][data-id=defend]');
    await page.locator('.nb-foot [data-id=suggest]').click();
    const position = await page.locator('.play').getAttribute('data-position');
    await page.locator('[data-id=declare]').click();
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.play')?.dataset.position !== old,
      position,
    );
    await page.context().close();
  });

  it('four people at one device to the first turn: at most twenty', { timeout: 120_000 }, async () => {
    const { page } = await newPage(await newReader(browser));
    await page.goto(at('/new/naval-battles'));
    let presses = 0;
    const press = async (selector: string): Promise<void> => {
      if (selector.startsWith('.curtain')) await page.waitForTimeout(720);
      await page.locator(selector).first().click();
      presses++;
    };
    await press('.nb-segments button[data-id="4"]');
    await press('[data-id=all-people]');
    await press('form.nb-new button[type=submit]');
    for (let i = 0; i < 12; i++) {
      await page.locator('.curtain, [data-part=rail]').first().waitFor();
      if (await page.locator('.curtain').count()) await press('.curtain button');
      await page.locator('[data-part=rail]').waitFor();
      const step = await stepOf(page);
      if (step === 'actions') break;
      expect(step).toBe('buildFleets');
      await press('[data-id=style-air]');
      await press('[data-id=ready]');
    }
    expect(await stepOf(page)).toBe('actions');
    expect(presses).toBeLessThanOrEqual(20);
    await page.context().close();
  });
});
