/** Naval Battles for everybody: axe and room for every word in every state, every size, both lights and four languages. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectToFit } from './fits.ts';
import { EVERY_LOOK, keepPicture } from './looks.ts';
import { asked, attackedBy, battleEnded, battleUntil, canAttack, openBattle, takes } from './positions.ts';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A state of the screen, and how it is brought about. */
type State = readonly [name: string, bring: (page: Page) => Promise<void>];

const at1 =
  (...[wanted, fought]: Parameters<typeof battleUntil>) =>
  (page: Page): Promise<void> =>
    openBattle(page, battleUntil(wanted, fought));

/** The dice of a defence as they fall, told as a story. */
const resolution =
  (seats: number) =>
  async (page: Page): Promise<void> => {
    await openBattle(page, battleUntil(attackedBy(seats > 2 ? 2 : 3), { seats }));
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('flotilla.settings') ?? '{}');
      localStorage.setItem('flotilla.settings', JSON.stringify({ ...kept, speed: 'story' }));
    });
    await page.reload();
    await page.locator('[data-part=rail]').waitFor();
    await page.locator('.nb-foot [data-id=suggest]').click();
    await page.locator('[data-id=declare]').click();
    await page.locator('.on-stage').waitFor();
  };

/** States that every test run looks at. */
const FIRST: readonly State[] = [
  [
    'new battle',
    async (page) => {
      await page.goto(at('/new/naval-battles'));
      await page.locator('form.nb-new').waitFor();
      await page.locator('.nb-advanced summary').click();
    },
  ],
  ['fleet building', at1(asked('buildFleets'))],
  ['the own turn', at1(canAttack, { seats: 6 })],
  ['aiming', at1(asked('aim'))],
  ['an Intelligence window', at1(asked('window'))],
];

/** States that `npm run promise -- looks` looks at besides. */
const REST: readonly State[] = [
  ['a response window', at1(attackedBy(5))],
  ['reinforcement', at1(asked('reinforce'))],
  ['resolution', resolution(2)],
  ['resolution among six', resolution(6)],
  ['the end', (page) => openBattle(page, battleEnded())],
  ['aircraft', at1(asked('fly'))],
  ['the price of a bombardment', at1(asked('payBombardment'))],
  ['a Battle Plan', at1(asked('choosePlan'))],
  ['a Battle Plan among six', at1(asked('choosePlan'), { seats: 6 })],
  ['an Intelligence window among six', at1(asked('window'), { seats: 6 })],
  ['a response window among six', at1(attackedBy(2), { seats: 6 })],
  ['repairs', at1(asked('chooseRepairs'))],
  ['a copy', at1(asked('copyCard'))],
  ['discards', at1(asked('discardCards'))],
  ['new rows', at1(asked('rearrange'), { habit: takes('rearrange') })],
  ['standing orders', at1(asked('setOrders'), { habit: takes('orders') })],
  ['teams of six', at1(asked('aim'), { seats: 6, options: { teams: 'ABABAB' } })],
  ['nine attacks', at1(attackedBy(9), { options: { points: 60 } })],
  [
    'a replay',
    async (page) => {
      await openBattle(page, battleEnded());
      await page.goto(`${page.url().split('#')[0]}/replay#40`);
      await page.locator('.replay-bar').waitFor();
    },
  ],
];

const phone = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const desk = (width: number, height: number) => ({ viewport: { width, height } });

const LOOKS = [
  ['a phone in German', { language: 'de' }, phone(360, 740)],
  ['a desk, chart room', {}, desk(1280, 800)],
  ['a desk, red light, in French', { theme: 'red', language: 'fr' }, desk(1280, 800)],
  ['a wide desk in Italian', { language: 'it' }, desk(1440, 900)],
  ['a tablet in German', { language: 'de' }, desk(768, 1024)],
  ['a phone in French, red light', { theme: 'red', language: 'fr' }, phone(390, 844)],
  ['a phone held sideways in Italian', { language: 'it' }, phone(740, 360)],
] as const;

describe.each(EVERY_LOOK ? LOOKS : LOOKS.slice(0, 1))('%s', (look, settings, options) => {
  it('axe finds nothing in any state of a battle, and every word has room', {
    timeout: 400_000,
  }, async () => {
    for (const [name, bring] of EVERY_LOOK ? [...FIRST, ...REST] : FIRST) {
      const { page } = await newPage(await newReader(browser, settings, options));
      await bring(page);
      await keepPicture(page, 'naval', name, look);
      await expectAccessible(page, name);
      await expectToFit(page, name);
      await page.context().close();
    }
  });
});
