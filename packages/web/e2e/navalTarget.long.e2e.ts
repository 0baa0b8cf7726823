/** The figure on a target, and what a small screen shows of an attack: whole in every language, and never the wrong ship. */
import { shotAt } from '@flotilla/naval-battles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt, stepOf } from './battle.ts';
import { looksAt } from './looks.ts';
import type { Wanted } from './positions.ts';
import { asked, attackedBy, battleUntil, openBattle } from './positions.ts';
import { newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An attack card is aimed at a fleet of at least four ships whose open guards could stop it; one of them would sink. */
const aiming: Wanted = (decision, view) => {
  if (decision.step !== 'aim' || decision.kind !== 'pick' || decision.options.length < 4) return false;
  const shots = decision.options.map(({ id }) => shotAt(view, String(decision.about.as), id, []));
  return shots.some((shot) => shot?.sinks && shot.guards.length > 0);
};

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What of some words on the page is cut off: at their side, or a whole line below. */
const cutIn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter(
        (words) =>
          // Letters may reach a little below their line; a whole line that is left out may not.
          words.scrollWidth > words.clientWidth + 1 || words.scrollHeight > words.clientHeight + 8,
      )
      .map((words) => words.textContent ?? ''),
  );

describe('the figure on a target', () => {
  it.each(['en', 'de', 'fr', 'it'])('is one and never cut: %s', async (language) => {
    const { page } = await newPage(await newReader(browser, { language }));
    await openBattle(page, battleUntil(aiming));
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      await dealt(page);
      const where = `${viewport.width} × ${viewport.height}`;
      const targets = page.locator('.nb-is-target');
      await targets.first().waitFor();
      const shown = await targets.evaluateAll((all) =>
        all.map((ship) => ({
          id: (ship as HTMLElement).dataset.id,
          figure: ship.querySelector('.nb-figure')?.textContent ?? '',
          figures: [...ship.querySelectorAll('.nb-bar > *')].filter(
            (part) => part.getClientRects().length > 0 && part.textContent?.includes('%'),
          ).length,
        })),
      );
      expect(shown.filter(({ figure }) => /\d\s?%$/.test(figure)).length, where).toBeGreaterThan(0);
      expect(await cutIn(page, '.nb-is-target .nb-bar > *'), where).toEqual([]);
      expect(await cutIn(page, '.nb-is-target .nb-bar'), where).toEqual([]);
      expect(
        await cutIn(page, viewport.width < 600 ? '.nb-aimed *' : '.nb-aimed *, .nb-options .option'),
        where,
      ).toEqual([]);
      // On a phone nothing but the figure; elsewhere what stops it may have one too.
      if (viewport.width < 600) expect(Math.max(...shown.map(({ figures }) => figures)), where).toBe(1);
      const aimed = await page.locator('[data-part=aimed]').evaluate((card) => ({
        id: (card as HTMLElement).dataset.id,
        figure: card.querySelector('.nb-aimed-head em')?.textContent ?? '',
      }));
      const listed = await page.locator('.nb-option-bar b').allTextContents();
      expect([...listed, aimed.figure].sort(), where).toEqual(shown.map(({ figure }) => figure).sort());
      expect(shown.find(({ id }) => id === aimed.id)?.figure, where).toBe(aimed.figure);
    }
    await page.context().close();
  });

  it('a finger aims with its first tap and fires with its second; one tap is enough for whoever wants it so', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    await openBattle(page, battleUntil(aiming));
    const acted = () => page.locator('[data-part=ship].nb-acted').count();
    const before = await acted();
    const other = page.locator('.nb-is-target').last();
    const id = await other.getAttribute('data-id');
    await other.locator('button').tap();
    await expect.poll(() => page.locator('[data-part=aimed]').getAttribute('data-id')).toBe(id);
    expect(await stepOf(page)).toBe('aim');
    await other.locator('button').tap();
    await expect.poll(() => stepOf(page)).not.toBe('aim');
    await expect.poll(acted).toBe(before + 1);
    await page.context().close();
  });
});

describe('on a phone', () => {
  it.each(looksAt([2, 3, 4, 5, 6], 0, 4))('a Battle Plan of %i fleets is chosen in rows', async (seats) => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    await openBattle(page, battleUntil(asked('choosePlan'), { seats }));
    const boxes = await page.locator('.nb-seat, [data-id=confirm]').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom, height } = one.getBoundingClientRect();
        return { left, right, top, bottom, height };
      }),
    );
    expect(boxes).toHaveLength(seats + 1);
    for (const [i, box] of boxes.entries()) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.top).toBeGreaterThanOrEqual(boxes[i - 1]?.bottom ?? 0);
      expect(box.bottom).toBeLessThanOrEqual(740);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(360);
    }
    expect(await cutIn(page, '.nb-seat *')).toEqual([]);
    await page.locator('.nb-seat').last().tap();
    expect(await stepOf(page)).toBe('choosePlan');
    await page.locator('[data-id=confirm]').tap();
    await expect.poll(() => stepOf(page)).not.toBe('choosePlan');
    await page.context().close();
  });

  it('attacker and struck ship of every beat are whole in sight, above the folded hand', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    await openBattle(page, battleUntil(attackedBy(3)));
    await page.keyboard.press('Enter');
    await expect.poll(() => stepOf(page)).not.toBe('defend');
    const seen: string[] = [];
    const hidden: string[] = [];
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: height === 740 ? 360 : 320, height });
      await page.keyboard.press('Escape');
      await page.locator('[data-part=rail]').waitFor();
      // From the last beat back to the first: each of them stands still.
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press(',');
        await dealt(page);
        const beat = await page.evaluate(() => {
          const glass = document.querySelector<HTMLElement>('.nb-glass');
          const { by, at } = glass?.dataset ?? {};
          const hand = document.querySelector('.nb-folded')?.getBoundingClientRect();
          const top = document.querySelector('.pane-board')?.getBoundingClientRect().top ?? 0;
          const out = [by, at].filter((ship) => {
            const face = ship && document.getElementById(`ship-${ship}`)?.closest('.nb-ship');
            if (!face) return false;
            const box = face.getBoundingClientRect();
            return box.top < top - 1 || box.bottom > (hand?.top ?? 0) + 1;
          });
          const place = document.querySelector('.stage-dots')?.getAttribute('aria-label');
          const counted = document.querySelector('.stage-place')?.textContent;
          return { at, out, folded: hand?.height ?? 0, place: place ?? counted ?? '' };
        });
        expect(beat.folded).toBe(26);
        if (beat.at) seen.push(beat.at);
        hidden.push(...beat.out.map((ship) => `${height} ${beat.place}: ${ship}`));
        if (await page.locator('.stage-bar [aria-disabled=true]').count()) break;
      }
    }
    expect(seen.length).toBeGreaterThan(5);
    expect(hidden).toEqual([]);
    await page.context().close();
  });
});
