/** Contacts of U-Boat Leader: fought to their end on the display, alone and in a pack of three, by every hand and in both editions. */

import { asked, gathersPack, isAlone, packOfThree } from '@flotilla/uboat-leader-screens/test/campaigns.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hand } from './battle.ts';
import { answersOf, boatsInContact, bringIn, Captain, HAPPY_TIME, openPoint } from './contact.ts';
import { fingersOn } from './fingers.ts';
import { expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

/** `npm run promise -- contacts` fights the pack by every hand in both editions; a test run only once in each. */
const ALL = Number(process.env.FLOTILLA_CONTACTS ?? 0) > 0;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const EVERY: readonly { hand: Hand; edition: string }[] = (['mouse', 'keyboard', 'touch'] as const).flatMap(
  (hand) => ['second', 'first'].map((edition) => ({ hand, edition })),
);

const FEW: typeof EVERY = [{ hand: 'touch', edition: 'first' }];

/** Contacts of one boat; the first edition comes with the pack in a test run. */
const ALONE = [
  { edition: 'second', seed: 'e' },
  { edition: 'first', seed: 'plot' },
];

/** A whole fight takes its time on a busy machine. */
const FIGHT = 170_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const readerFor = (hand: Hand) => newReader(browser, {}, hand === 'touch' ? PHONE : {});

describe('a contact of U-Boat Leader', () => {
  it.each(ALL ? EVERY : FEW)(
    'is fought by a pack of three: $hand, $edition edition',
    async ({ hand, edition }) => {
      const { page, watch } = await newPage(await readerFor(hand));
      await bringIn(page, packOfThree, { ...HAPPY_TIME, edition }, { habit: gathersPack });
      expect(await boatsInContact(page)).toBe(3);
      const captain = new Captain(page, hand);
      await captain.fight(90);
      expect(captain.seen).toContain('helm');
      expect(captain.seen).toContain('salvo');
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
    FIGHT,
  );

  it.each(ALL ? ALONE : ALONE.slice(0, 1))(
    'takes one boat twelve presses at most, from the sighting to the end: $edition edition',
    async ({ edition, seed }) => {
      const { page } = await newPage(await readerFor('mouse'));
      await bringIn(page, isAlone, { ...HAPPY_TIME, edition }, { seed });
      const captain = new Captain(page, 'mouse');
      await captain.fight(30);
      expect(captain.seen).toContain('salvo');
      expect(captain.presses).toBeLessThanOrEqual(12);
      await page.context().close();
    },
    FIGHT,
  );

  it('is steered by dragging the boat, by holding it, and by pressing it', async () => {
    const { page } = await newPage(await readerFor('mouse'));
    await bringIn(page, asked('helm'));
    const before = await answersOf(page);
    const medium = page.locator('[data-part=sector].ubl-ring-medium[data-state=offered]').first();
    const target = await openPoint(medium);
    const boat = page.locator('.ubl-over .ubl-piece.boat[data-active]');
    const start = await boat.boundingBox();
    const [x, y] = [(start?.x ?? 0) + 20, (start?.y ?? 0) + 24];
    const depth = page.locator('[data-part=way][aria-pressed=true]');
    expect(await depth.getAttribute('data-id')).toBe('surfaced');
    await page.mouse.click(x, y);
    await expect.poll(() => depth.getAttribute('data-id')).toBe('submerged');
    await page.mouse.click(x, y);
    await expect.poll(() => depth.getAttribute('data-id')).toBe('surfaced');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page
      .locator('.note')
      .filter({ hasText: /silent/i })
      .waitFor();
    await page.mouse.up();
    expect(await answersOf(page)).toBe(before);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + target.x) / 2, (y + target.y) / 2);
    await page.mouse.move(target.x, target.y);
    await page.locator('.ubl-ghosts, .ubl-ahead-head').first().waitFor();
    await page.mouse.up();
    await expect.poll(() => answersOf(page)).toBe(before + 1);
    await page.context().close();
  });

  it('is steered by a finger that drags the boat, and looked at nearer by two that spread', async () => {
    const { page } = await newPage(await readerFor('touch'));
    await bringIn(page, asked('helm'));
    const before = await answersOf(page);
    const fingers = await fingersOn(page);
    const disc = page.locator('.ubl-disc');
    const { x = 0, y = 0, width = 0, height = 0 } = (await disc.boundingBox()) ?? {};
    const [midX, midY] = [x + width / 2, y + height / 2];
    const wide = (): Promise<number> =>
      page.locator('.ubl-over').evaluate((svg) => svg.getBoundingClientRect().width);
    const whole = await wide();
    await fingers.pinch({ x: midX, y: midY }, 40, 90);
    await expect.poll(wide).toBeGreaterThan(whole * 1.6);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await answersOf(page)).toBe(before);
    await fingers.pinch({ x: midX, y: midY }, 90, 30);
    await expect.poll(wide).toBeLessThan(whole * 1.2);
    const target = await openPoint(
      page.locator('[data-part=sector].ubl-ring-medium[data-state=offered]').first(),
    );
    const boat = await page.locator('.ubl-over .ubl-piece.boat[data-active] path').first().boundingBox();
    const middle = {
      x: (boat?.x ?? 0) + (boat?.width ?? 0) / 2,
      y: (boat?.y ?? 0) + (boat?.height ?? 0) / 2,
    };
    await fingers.drag(middle, target);
    await expect.poll(() => answersOf(page)).toBe(before + 1);
    await page.context().close();
  });

  it('shows what the enemy would do at a press of E, and nothing in it is hard to read', async () => {
    const { page } = await newPage(await newReader(browser, { theme: 'red' }));
    await bringIn(page, asked('helm'));
    await page.keyboard.press('e');
    await page.locator('[data-part=intent][data-state=shown] li').first().waitFor();
    await expectAccessible(page, 'the intent of the enemy');
    await page.context().close();
  });
});
