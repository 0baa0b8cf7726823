// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Lessons in a real browser: every one to its end by what it recommends, the first one from Home on a phone. */
import { GAMES } from '@flotilla/lab';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LESSONS = GAMES.flatMap((game) => game.lessons.map(({ id }) => ({ id, game })));

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

describe('a lesson', () => {
  it.each(LESSONS)(
    '$id is learnt to its end by what it recommends, and every part it speaks of is there',
    async ({ id, game }) => {
      const loaded = await game.load();
      const lesson = ((await loaded.lessons?.()) ?? []).find((one) => one.id === id);
      const { page, watch } = await newPage(await newReader(browser));
      await page.goto(at(`/learn/${game.id}/${id}`));
      let title = await nextTitle(page, '');
      const seen: string[] = [];
      for (const cue of lesson?.cues ?? []) {
        seen.push(title);
        expect(await card(page).getAttribute('data-of')).toBe(cue.part);
        expect(await page.locator(`[data-part~="${cue.part}"]`).count(), cue.part).toBeGreaterThan(0);
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
  );

  it('leads from Home to the first salvo in twelve presses and ninety seconds of reading, on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
    const { page } = await newPage(
      await newReader(browser, { speed: 'story' }, { ...phone, reducedMotion: 'reduce' }),
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
});
