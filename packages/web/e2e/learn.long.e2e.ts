// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Lessons in a real browser: every one to its end by what it recommends, the first one from Home on a phone. */
import { companionOf } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const EVERY_LESSON = GAMES.flatMap((game) => game.lessons.map(({ id }) => ({ id, game })));

/** The shortest lesson of each wargame in every test run, all of them by `npm run promise -- lessons`. */
const SHORT = ['the-hunted', 'two-ships-each', 'one-boat-one-convoy'];
const LESSONS =
  process.env.FLOTILLA_LESSONS === undefined
    ? EVERY_LESSON.filter(({ id }) => SHORT.includes(id))
    : EVERY_LESSON;

/** A lesson is many cards: on a busy machine each takes its time. */
const PATIENCE = 180_000;

/** So many words a minute a newcomer reads with care. */
const READING_SPEED = 200;

const card = (page: Page) => page.locator('.cue');

/** Waits for the next card after one; gives its title. */
async function nextTitle(page: Page, before: string): Promise<string> {
  await expect
    .poll(async () => card(page).locator('h2').innerText({ timeout: 5_000 }), { timeout: 10_000 })
    .not.toBe(before);
  return card(page).locator('h2').innerText();
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/** On the phone always, where room is scarce; at a desk too by `npm run promise -- lessons`. */
const PLACES: [string, BrowserContextOptions][] =
  process.env.FLOTILLA_LESSONS === undefined
    ? [['on a phone', PHONE]]
    : [
        ['on a phone', PHONE],
        ['at a desk', DESK],
      ];

/** So much of a part that can be seen at all lies free of the card. */
const FREE = 0.6;

/** What is wrong with the card that is shown: its part, and what is to be pressed, are in sight and not under it. */
const wrongWith = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const card = document.querySelector<HTMLElement>('.cue') as HTMLElement;
    const ring = document.querySelector('.cue-ring')?.getBoundingClientRect();
    const over = card.getBoundingClientRect();
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const common = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const areaOf = ({ width, height }: DOMRect): number => width * height;
    const found: string[] = [];
    if (!ring) found.push('nothing is pointed at');
    else {
      if (common(ring, screen) < areaOf(ring) - 1) found.push('the ring leaves the screen');
      if (ring.height < 30) found.push('its part is hardly seen');
      if (1 - common(ring, over) / areaOf(ring) < least) found.push('the card covers its part');
    }
    if (common(over, screen) < areaOf(over) - 1) found.push('the card leaves the screen');
    const parts = [...document.querySelectorAll(`[data-part~="${card.dataset.of}"]`)];
    if (!parts.some((part) => ring && common(part.getBoundingClientRect(), ring) > 0))
      found.push('the ring is around something else');
    const advised = [...document.querySelectorAll('[data-advised]')];
    const reached = advised.some((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    });
    if (advised.length > 0 && !reached) found.push('what is advised cannot be pressed');
    return found;
  }, FREE);

describe('a lesson', () => {
  it.each(PLACES.flatMap(([place, how]) => LESSONS.map((lesson) => ({ place, how, ...lesson }))))(
    '$id is learnt to its end $place by what it recommends, and everything it speaks of lies open',
    async ({ id, game, how }) => {
      const loaded = await game.load();
      const lesson = ((await companionOf(loaded).lessons?.()) ?? []).find((one) => one.id === id);
      const { page, watch } = await newPage(
        await newReader(browser, {}, { ...how, reducedMotion: 'reduce' }),
      );
      await page.goto(at(`/learn/${game.id}/${id}`));
      let title = await nextTitle(page, '');
      const seen: string[] = [];
      for (const cue of lesson?.cues ?? []) {
        seen.push(title);
        expect(await card(page).getAttribute('data-of')).toBe(cue.part);
        // The page is laid out in the frames after an answer.
        await expect.poll(() => wrongWith(page), { message: title }).toEqual([]);
        if (cue === lesson?.cues.at(-1)) break;
        const button = card(page).getByRole('button', { name: /Do it for me|Play on/ });
        await button.click();
        title = await nextTitle(page, title);
      }
      expect(new Set(seen).size).toBe(lesson?.cues.length);
      expect(await card(page).getByRole('button', { name: 'Play on' }).count()).toBe(1);
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  it('leads from Home to the first salvo in twelve presses and ninety seconds of reading, on a phone', async () => {
    const { page } = await newPage(
      await newReader(browser, { speed: 'story' }, { ...PHONE, reducedMotion: 'reduce' }),
    );
    let presses = 0;
    let words = 0;
    const press = async (what: string): Promise<void> => {
      await page.locator(what).first().click();
      presses++;
    };
    await page.goto(at('/'));
    await press('a[href$="/learn/hunters/first-patrol"]');
    let title = '';
    while (title !== 'Aim the tubes') {
      title = await nextTitle(page, title);
      words += (await card(page).innerText()).split(/\s+/).length;
      words += (await page.locator('#question').innerText()).split(/\s+/).length;
      if (title !== 'Aim the tubes') await press('[data-advised]');
      // Under the thumb the first touch chooses a way, and the button goes.
      if (title === 'How close?') await press('.approach-go');
    }
    for (const what of ['.plan-target', '.plan-target', '.plan-fire']) await press(what);
    await expect.poll(() => page.locator('.cue').count()).toBe(0);
    expect(presses).toBeLessThanOrEqual(12);
    expect((words / READING_SPEED) * 60).toBeLessThanOrEqual(90);
    await page.context().close();
  });

  it('holds back what is not asked for, and ends with "I know this": the game goes on', async () => {
    const { page } = await newPage(await newReader(browser));
    await page.goto(at('/learn/hunters/first-patrol'));
    await nextTitle(page, '');
    await page.keyboard.press('2');
    await page.getByText('Not that yet. Carry on until something happens.').waitFor();
    await page.keyboard.press('Escape');
    expect(await card(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Say it again' }).click();
    await card(page).waitFor();
    await page.getByRole('button', { name: 'I know this' }).click();
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('2');
    await expect.poll(() => page.locator('.play').getAttribute('data-position')).toBe('3');
    await page.reload();
    await page.locator('#question').waitFor();
    expect(await card(page).count()).toBe(0);
    await page.context().close();
  });

  it('lets nothing stand half under its head where that floats', async () => {
    const { page } = await newPage(await newReader(browser, {}, DESK));
    await page.goto(at('/learn/naval-battles/two-ships-each'));
    const title = await nextTitle(page, '');
    // There are piles once the fleets are laid out.
    await card(page).getByRole('button', { name: 'Do it for me' }).click();
    await nextTitle(page, title);
    const piles = page.locator('.nb-piles');
    await piles.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lesson-float').waitFor();
    expect(await piles.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Say it again' }).click();
    await piles.waitFor();
    await page.context().close();
  });
});
