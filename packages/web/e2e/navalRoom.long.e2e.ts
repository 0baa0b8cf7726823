/** The screens of Naval Battles: room for fleets, hands and log, and how six fleets are followed. */
import type { View } from '@flotilla/naval-battles';
import { firingBar } from '@flotilla/naval-battles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from './battle.ts';
import type { Wanted } from './positions.ts';
import { asked as askedFor, battleEnded, battleUntil, canAttack, openBattle } from './positions.ts';
import { newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('room', () => {
  /** A question of the first seat with its fleet or hand in a wanted shape. */
  const turnWith =
    (isIt: (view: View) => boolean): Wanted =>
    ({ step }, view) =>
      step === 'actions' && isIt(view);
  const fleetOf = ({ players }: View) => players[0]?.fleet ?? [];

  it('a hand of eight shows every name whole', async () => {
    const { page } = await newPage(await newReader(browser));
    await openBattle(page, battleUntil(turnWith(({ hand }) => hand.length === 8)));
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.nb-hand .nb-long')]
        .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > 34)
        .map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it('on a phone three rows of one fleet among six lie above the hand', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    const inThreeRows = (view: View) =>
      [1, 2, 3].every((row) => fleetOf(view).some((one) => one.row === row));
    await openBattle(page, battleUntil(turnWith(inThreeRows), { seats: 6 }));
    const { rows, hand } = await page.evaluate(() => ({
      rows: [...document.querySelectorAll('.nb-mine .nb-row')].map(
        (row) => row.getBoundingClientRect().bottom,
      ),
      hand: document.querySelector('[data-part=hand]')?.getBoundingClientRect().top ?? 0,
    }));
    expect(rows).toHaveLength(3);
    expect(Math.max(...rows)).toBeLessThanOrEqual(hand);
    await page.context().close();
  });

  it('ships of a crowded row lie beside each other, below the fleets in small too', async () => {
    const { page } = await newPage(await newReader(browser));
    const inRow = (view: View, row: number) => fleetOf(view).filter((one) => one.row === row).length;
    const isCrowded = (view: View) => inRow(view, 3) > 0 && [1, 2, 3].some((row) => inRow(view, row) > 5);
    await openBattle(page, battleUntil(turnWith(isCrowded), { seats: 3, options: { points: 60 } }));
    const over = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.nb-mine .nb-face')].map((face) => ({
        name: face.id,
        box: face.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ name, box: a }, i) =>
        boxes
          .slice(i + 1)
          .filter(
            ({ box: b }) =>
              a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
          )
          .map((other) => `${name} ${other.name}`),
      );
    });
    expect(over).toEqual([]);
    await page.context().close();
  });

  /** The own turn after a round, with a card that Superior Tactics could copy, and a ship that can hunt nobody but fire. */
  const withCopies: Wanted = (decision, view) =>
    canAttack(decision, view) &&
    view.round >= 2 &&
    decision.kind === 'pick' &&
    decision.options.some(({ id }) => /^attack:.*\+1$/.test(id)) &&
    decision.refused.some(({ id }) => {
      const ship = /^hunt:(.*)$/.exec(id)?.[1];
      const cards = decision.options.flatMap((option) => /^attack:(\w+)$/.exec(option.id)?.[1] ?? []);
      return ship !== undefined && cards.some((card) => firingBar(view, card, ship, null) === null);
    });

  it.each([
    [{ width: 1440, height: 900 }, 12],
    [{ width: 1280, height: 800 }, 10],
  ])(
    'at %o the log shows %i lines while nothing is picked, and the options are behind a line',
    async (viewport, least) => {
      const { page } = await newPage(await newReader(browser, {}, { viewport }));
      await openBattle(page, battleUntil(withCopies));
      const { sheet, lines } = await page.evaluate(() => {
        const log = document.querySelector('[data-part=news]')?.getBoundingClientRect();
        const inSight = [...document.querySelectorAll('.nb-log li')].filter((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return log && top >= log.top && bottom <= log.bottom;
        });
        const box = document.querySelector('.column-side > .sheet')?.getBoundingClientRect();
        return { sheet: box?.height ?? 0, lines: inSight.length };
      });
      expect(lines).toBeGreaterThanOrEqual(least);
      expect(sheet).toBeLessThanOrEqual(200);
      expect(await page.locator('.nb-options').count()).toBe(0);
      const list = page.getByRole('button', { name: /^All \d+ options as a list$/ });
      const options = Number(/\d+/.exec((await list.textContent()) ?? '')?.[0]);
      await list.click();
      // Moves of the whole fleet have buttons of their own.
      const fleet = await page
        .locator('[data-part=fleet-buttons] [aria-disabled=false], [data-id=close]')
        .count();
      expect((await page.locator('.nb-options .option').count()) + fleet).toBe(options);
      // No two of them look alike, for none is cut.
      const { words, cut } = await page.locator('.nb-options .what').evaluateAll((all) => ({
        words: all.map((what) => what.textContent),
        cut: all.filter((what) => what.scrollHeight > what.clientHeight + 8).length,
      }));
      expect(cut).toBe(0);
      expect(words.some((what) => what?.startsWith('Attack with 1 copy by Superior Tactics: '))).toBe(true);
      // A ship that can fire with a card is not said to have no target because she has none to hunt.
      const idle = await page.locator('.nb-mine .nb-ship:not([data-lit]) .unseen').allTextContents();
      expect(idle.filter((said) => said.includes('She fires with a card')).length).toBeGreaterThan(0);
      await list.click();
      const close = page.locator('[data-id=close]');
      expect(await close.textContent()).toMatch(/^End my attacks \(\d+ ships? could still fire\)$/);
      await close.click();
      expect(await close.textContent()).toMatch(/^\d+ ships? could still fire\. End\?$/);
      await page.context().close();
    },
  );

  it('a battle ends with its result, its story and the last position in sight, and a scenario keeps its name', async () => {
    const { page } = await newPage(await newReader(browser));
    await openBattle(page, battleEnded());
    expect(await page.locator('.nb-headline h2').textContent()).toMatch(/^.+ wins, \d+ to \d+$/);
    const parts = await page
      .locator('.nb-headline, [data-part=last-position], .nb-turning')
      .evaluateAll((all) =>
        all.map((part) => {
          const { height, bottom } = part.getBoundingClientRect();
          return { height, bottom };
        }),
      );
    expect(parts).toHaveLength(3);
    expect(Math.max(...parts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(800);
    expect(parts[1]?.height).toBeGreaterThan(200);
    const sunk = await page.locator('.nb-below-water li').evaluateAll((all) =>
      all.map((ship) => ({
        name: ship.querySelector('.nb-name')?.textContent ?? '',
        deep: Number((ship as HTMLElement).style.getPropertyValue('--deep')),
      })),
    );
    const afloat = await page.locator('.nb-above-water .nb-relic .nb-name').allTextContents();
    expect(afloat.length).toBeGreaterThan(0);
    expect(sunk.filter(({ name }) => afloat.includes(name))).toEqual([]);
    expect(sunk.map(({ deep }) => deep)).toEqual(sunk.map(({ deep }) => deep).sort((a, b) => b - a));
    const story = (await page.locator('[data-part=story]').textContent()) ?? '';
    expect(sunk.some(({ name }) => story.startsWith(name))).toBe(true);
    expect(story).not.toMatch(/Player/);
    await openBattle(page, battleUntil(canAttack, { options: { scenario: 'panda-bay' } }));
    expect(await page.locator('.nb-now small').textContent()).toMatch(/^Panda Bay, Round \d/);
    await page.context().close();
  });
});

describe('six fleets', () => {
  it('the fleet shown follows the struck one, arrows lead to it, and what happened outlasts the questions', async () => {
    const { page } = await newPage(await newReader(browser));
    const six = { seats: 6, options: { points: 25 } };
    await openBattle(page, battleUntil(askedFor('window'), six));
    // The first answer to a card that does not concern one is not to be asked about such cards.
    const first = page.locator('[data-part=rail] button:not(.rule)').first();
    expect(await first.getAttribute('data-id')).toBe('mineOnly');
    await first.click();
    await expect.poll(() => page.locator('[data-id=mineOnly]').count()).toBe(0);
    await page.locator('[data-part=rail]').waitFor();
    let followed = 0;
    const wrong: string[] = [];
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press(',');
      await dealt(page);
      const beat = await page.evaluate(() => {
        const at = document.querySelector<HTMLElement>('.nb-glass')?.dataset.at;
        const face = at ? document.getElementById(`ship-${at}`) : null;
        const fleet = face?.closest<HTMLElement>('[data-part=plot]')?.dataset;
        const told = document.querySelector<HTMLElement>('[data-part=fleet-arrow][data-state=told]');
        return { at, seat: fleet?.id, side: fleet?.state, told: told?.dataset.id ?? null };
      });
      if (beat.at && beat.seat === undefined) wrong.push(`${beat.at} is not shown`);
      if (beat.side === 'theirs') {
        followed++;
        if (beat.told !== null && beat.told !== beat.seat) wrong.push(`the arrow leads to ${beat.told}`);
      }
      if (await page.locator('.stage-bar [aria-disabled=true]').count()) break;
    }
    expect(wrong).toEqual([]);
    expect(followed).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await page.locator('[data-part=since]').waitFor();
    expect(await page.locator('[data-part=since] li').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-id=mineOnly]').count()).toBe(0);
    await page.context().close();
  });
});
