import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Battle, Hand } from './battle.ts';
import { beginBattle, playUntil, stepOf } from './battle.ts';
import { expectToFit } from './fits.ts';
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
/** Kinds of battle that every hand fights from the first fleet on; `npm run promise -- battles` fights all of them. */
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

describe('beyond pressing', () => {
  it('a finger that holds a card carries it to its target, and one that holds still looks closer', async () => {
    const { page } = await pageFor('touch');
    await openBattle(page, battleUntil(canAttack));
    const middle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 3,
        y: (box?.y ?? 0) + Math.min(30, (box?.height ?? 0) / 2),
      };
    };
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const card = await middle('[data-part=hand] :is(.nb-k-gun, .nb-k-mis, .nb-k-tor)[data-state=can]');
    // Long enough to lift, not so long that it looks closer: a busy machine may need several goes to hit that moment.
    for (let goes = 0; goes < 8; goes++) {
      await touch('touchStart', card);
      await page.waitForTimeout(240);
      await touch('touchMove', { x: card.x, y: card.y - 30 });
      if (await page.locator('.nb-carried').count()) break;
      await touch('touchEnd');
      if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    }
    expect(await page.locator('.nb-carried').count()).toBe(1);
    await page.locator('.nb-theirs .nb-is-target').first().waitFor();
    await touch('touchMove', await middle('.nb-theirs .nb-is-target .nb-face'));
    await touch('touchEnd');
    await expect.poll(() => page.locator('.nb-mine [data-state~=acted]').count()).toBe(1);
    expect(await page.locator('.nb-carried').count()).toBe(0);

    await page.locator('[data-part=rail]').waitFor();
    await touch('touchStart', await middle('.nb-theirs .nb-face'));
    await page.locator('dialog[open]').waitFor();
    await touch('touchEnd');
    await page.context().close();
  });

  it('a mouse that rests on a ship sees her large, until it leaves', async () => {
    const { page } = await pageFor('mouse');
    await openBattle(page, battleUntil(canAttack));
    await page.locator('.nb-theirs .nb-face').first().hover();
    await page.locator('.nb-peek[data-state=ship]').waitFor();
    await page.mouse.move(2, 2);
    await expect.poll(() => page.locator('.nb-peek').count()).toBe(0);
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

  it('a fleet: ready-made ones come first, and every ship is drawn whole, her arms beside what she is over', async () => {
    const { page, press } = await counted();
    await beginBattle(page, { navy: 'ussr' });
    const top = async (part: string) => (await page.locator(part).boundingBox())?.y;
    await page.locator('.nb-styles').waitFor();
    expect(await top('.nb-styles')).toBeLessThan((await top('.nb-strength')) ?? 0);
    await press('[data-id=style-line]');
    await page.locator('.nb-counter').first().waitFor();
    await expectToFit(page, 'a battle line');
    await page.context().close();
  });

  it('an attack: a card and its target, and at most the use of the card between them', async () => {
    const { page, press, count } = await counted();
    await openBattle(page, battleUntil(canAttack));
    // Not by its arrow: the bot may cancel the attack at once, but the ship has acted all the same.
    const declared = () => page.locator('[data-part=ship].nb-acted').count();
    const before = await declared();
    await press('[data-part=hand] :is(.nb-k-gun, .nb-k-mis, .nb-k-tor)[data-state=can]');
    await expect
      .poll(async () => (await stepOf(page)) === 'aim' || (await page.locator('[data-part=way]').count()) > 0)
      .toBe(true);
    if ((await stepOf(page)) !== 'aim') await press('[data-part=way]');
    await press('.nb-theirs .nb-is-target button');
    await expect.poll(() => stepOf(page)).not.toBe('aim');
    await expect.poll(declared).toBe(before + 1);
    expect(count.presses).toBeGreaterThanOrEqual(2);
    expect(count.presses).toBeLessThanOrEqual(3);

    // Against bots it can be taken back although they have answered it; the battle is practice from then on.
    await page.locator('.sheet-tools button').first().click();
    await page.getByRole('button', { name: 'Go back, mark as practice' }).click();
    await expect.poll(declared).toBe(before);
    await expect.poll(() => stepOf(page)).toMatch(/^(actions|aim|commitShip)$/);
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
