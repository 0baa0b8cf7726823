/** Naval Battles on its own screens: battles fought to the end by every hand, and how many presses things take. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Battle, Hand } from './battle.ts';
import { beginBattle, playUntil, stepOf } from './battle.ts';
import { attackedBy, battleUntil, canAttack, nearTheEnd, openBattle } from './positions.ts';
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
/** Kinds of battle that every hand fights from the first fleet on; `npm run battles` fights all of them. */
const KINDS = Number(process.env.FLOTILLA_BATTLES ?? 0);
const HANDS: readonly Hand[] = ['mouse', 'keyboard', 'touch'];

/** A page for a hand: a touch is that of a thumb on a phone. */
const pageFor = async (hand: Hand) => newPage(await newReader(browser, {}, hand === 'touch' ? PHONE : {}));

/** Fights on to the end page, which holds every seat and nothing too wide. */
async function fightOn(page: Page, hand: Hand, seats: number, patience: number): Promise<void> {
  await playUntil(page, hand, '[data-part=end]', patience);
  expect(await page.locator('.nb-standings tbody tr').count()).toBe(seats);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

describe.each(HANDS)('a battle by %s', (hand) => {
  it('of two is fought from its last turns to its end', { timeout: 90_000 }, async () => {
    const { page, watch } = await pageFor(hand);
    await openBattle(page, battleUntil(nearTheEnd, { options: { points: 15 } }));
    await fightOn(page, hand, 2, 80_000);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it.each(BATTLES.slice(0, KINDS))('of %s is fought whole', { timeout: 240_000 }, async (_, battle) => {
    const { page, watch } = await pageFor(hand);
    await beginBattle(page, battle);
    await fightOn(page, hand, battle.seats ?? 2, 220_000);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('presses', () => {
  /** A page whose presses are counted. */
  async function counted(settings: Record<string, unknown> = {}) {
    const { page } = await newPage(await newReader(browser, settings));
    const count = { presses: 0 };
    const press = async (selector: string): Promise<void> => {
      await page.locator(selector).first().click();
      count.presses++;
    };
    return { page, press, count };
  }

  it('from Home to the first turn against a bot: at most six', async () => {
    const { page, press, count } = await counted({ beginning: 'simple' });
    await page.goto(at('/'));
    await press('a[href$="/new/naval-battles"], a[href$="new/naval-battles"]');
    await press('form.beginning button[type=submit]');
    await press('[data-id=style-line]');
    await press('[data-id=ready]');
    await expect.poll(() => stepOf(page)).toMatch(/^(actions|window|windowForAll|defend)$/);
    expect(count.presses).toBeLessThanOrEqual(6);
    await page.context().close();
  });

  it('an attack: a card and its target, and at most the use of the card between them', async () => {
    const { page, press, count } = await counted();
    await openBattle(page, battleUntil(canAttack));
    const declared = () => page.locator('.nb-declared li').count();
    const before = await declared();
    await press('[data-part=hand] :is(.nb-k-gun, .nb-k-mis, .nb-k-tor)[data-state=can]');
    await expect
      .poll(async () => (await stepOf(page)) === 'aim' || (await page.locator('[data-part=way]').count()) > 0)
      .toBe(true);
    if ((await stepOf(page)) !== 'aim') await press('[data-part=way]');
    await press('.nb-theirs .nb-is-target button');
    await expect.poll(declared).toBe(before + 1);
    expect(count.presses).toBeGreaterThanOrEqual(2);
    expect(count.presses).toBeLessThanOrEqual(3);
    await page.context().close();
  });

  it('a defence against five attacks: two with the suggestion, at most twelve by hand', async () => {
    const { page, press, count } = await counted();
    const save = battleUntil(attackedBy(5, 5));
    await openBattle(page, save);
    const entries = page.locator('[data-part=window] [data-part=attack]');
    expect(await entries.count()).toBe(5);
    const ids = await entries.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id));
    let answered = 0;
    for (const id of ids) {
      const entry = `[data-part=window] [data-part=attack][data-id="${id}"]`;
      if ((await page.locator(entry).getAttribute('data-state')) !== 'looked-at')
        await press(`${entry} .nb-attack-head`);
      const offer = `${entry} [data-part=defence][aria-pressed=false]`;
      if ((await page.locator(offer).count()) === 0) continue;
      await press(offer);
      expect(await page.locator(`${entry} [data-part=defence][aria-pressed=true]`).count()).toBe(1);
      answered++;
    }
    expect(answered).toBeGreaterThanOrEqual(3);
    await press('[data-id=declare]');
    await expect.poll(() => stepOf(page)).not.toBe('defend');
    expect(count.presses).toBeLessThanOrEqual(12);

    await openBattle(page, save);
    count.presses = 0;
    await press('.nb-foot [data-id=suggest]');
    await press('[data-id=declare]');
    await expect.poll(() => stepOf(page)).not.toBe('defend');
    expect(count.presses).toBeLessThanOrEqual(6);
    await page.context().close();
  });

  it('nine attacks stand side by side on a small laptop, and nothing of them has to be scrolled for', async () => {
    const { page } = await newPage(await newReader(browser));
    await openBattle(page, battleUntil(attackedBy(9, 9), { options: { points: 60 } }));
    const hidden = await page.evaluate(() => {
      const list = document.querySelector('[data-part=window]');
      const entries = [...(list?.querySelectorAll('[data-part=attack]') ?? [])];
      const declare = document.querySelector('[data-id=declare]');
      const out = [...entries, ...(declare ? [declare] : [])].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < 0 || bottom > innerHeight + 1;
      });
      return {
        entries: entries.length,
        scrolls: (list?.scrollHeight ?? 0) - (list?.clientHeight ?? 0),
        out: out.map((one) => one.textContent),
      };
    });
    expect(hidden.entries).toBe(9);
    expect(hidden.scrolls).toBeLessThanOrEqual(1);
    expect(hidden.out).toEqual([]);
    await page.context().close();
  });

  it('four people at one device to the first turn: at most twenty', { timeout: 120_000 }, async () => {
    const { page, press, count } = await counted();
    await page.goto(at('/new/naval-battles'));
    await press('.nb-segments button[data-id="4"]');
    await press('[data-id=all-people]');
    await press('form.nb-new button[type=submit]');
    for (let i = 0; i < 12; i++) {
      await page.locator('.curtain, [data-part=rail]').first().waitFor();
      if (await page.locator('.curtain').count()) {
        // The curtain takes no press in its first moments.
        await page.waitForTimeout(720);
        await press('.curtain button');
      }
      await page.locator('[data-part=rail]').waitFor();
      const step = await stepOf(page);
      if (step === 'actions') break;
      expect(step).toBe('buildFleets');
      await press('[data-id=style-air]');
      await press('[data-id=ready]');
    }
    expect(await stepOf(page)).toBe('actions');
    expect(count.presses).toBeLessThanOrEqual(20);
    await page.context().close();
  });
});
