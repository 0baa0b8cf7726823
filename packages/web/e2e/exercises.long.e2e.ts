// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Exercises out of one's own losses, and the attack of the day: asked, judged at once, kept on the device. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, expectAccessible, newPage, newReader, openBrowser, visit } from './reader.ts';
import { expectNothingWider, LONG, PHONE, reviewedGame } from './reviewing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const options = (page: Page) => page.locator('.exercise-options button');

/** The day after a day. */
const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Kept {
  readonly question: number;
  readonly due: string | null;
  readonly tried: readonly { readonly good: boolean }[];
}

const keptExercises = (page: Page): Promise<Kept[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('flotilla.exercises') ?? '[]'));

/** Chooses the answer at a place and gives what was said of it. */
async function chosen(page: Page, place: number): Promise<string> {
  await page.keyboard.press(String(place + 1));
  await page.locator('.judged-headline').waitFor();
  return page.locator('.judged-headline').innerText();
}

describe('moments of loss', () => {
  it('become exercises that are judged at once and come back after days', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser));
    const id = await reviewedGame(page);
    const losses = await page.locator('.moments.of-losses .moment-word').count();
    expect(losses, 'the game has losses').toBeGreaterThan(0);
    const kept = await keptExercises(page);
    expect(kept.length).toBeGreaterThanOrEqual(losses);

    await page.locator('.foot-actions').getByRole('link', { name: 'Your exercises' }).click();
    await options(page).first().waitFor();
    expect(await page.locator('.exercise-item').count()).toBe(kept.length);
    expect(
      await page.locator('.answers, [data-estimate]').count(),
      'nothing is weighed before the answer',
    ).toBe(0);
    await expectAccessible(page, 'an exercise');

    // Every answer is tried: the one that was given then is clearly worse and comes back, another is nothing of the kind.
    const count = await options(page).count();
    const first = await chosen(page, 0);
    const [answered] = (await keptExercises(page)).filter(({ tried }) => tried.length > 0);
    expect(answered?.due).toBe(first.includes('more:') ? later(1) : null);
    expect(await page.locator('.answers tbody tr').count()).toBe(count);
    expect(await page.locator('.answer-own').count()).toBe(1);
    await expectAccessible(page, 'a judged exercise');
    await page.keyboard.press('t');
    await options(page).first().waitFor();
    const second = await chosen(page, 1);
    expect([first, second].filter((said) => said.includes('more:')).length, 'one of them is worse').toBe(1);
    const again = (await keptExercises(page)).flatMap(({ tried }) => tried);
    expect(again.length, 'only the first answer of a day counts').toBe(1);

    await page.goto(at(`/exercises/${id}/1`));
    await options(page).first().waitFor();
    await page.reload();
    await options(page).first().waitFor();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('the attack of the day', () => {
  it('takes one answer, scores it and gives a line without the answer', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await page.goto(at('/attack'));
    await options(page).first().waitFor();
    await expectAccessible(page, 'the attack of the day');
    const names = await options(page).locator('.what').allInnerTexts();
    await chosen(page, 0);
    const score = Number(await page.locator('.attack-score b').innerText());
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
    const line = await page.locator('.attack-line .typed').innerText();
    expect(line).toContain(`${score} of 100`);
    const address = /http\S+$/.exec(line.replace(/\s+/g, ' '))?.[0] ?? '';
    expect(new URL(address).pathname).toMatch(/\/attack\/[\w-]+\/\d{4}-\d\d-\d\d$/);
    for (const name of names) expect(line.includes(name), name).toBe(false);
    await expectAccessible(page, 'the attack, scored');

    await page.goto(address);
    await page.locator('.attack-score b').waitFor();
    expect(await options(page).count(), 'one answer a day').toBe(0);
    expect(await page.locator('.attack-score b').innerText()).toBe(String(score));

    await page.getByRole('button', { name: 'Play on' }).click();
    await page.locator('.variation-bar a').waitFor();
    await page.locator('.variation-bar a').click();
    await page.locator('.attack-score b').waitFor();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it(
    'fits a phone under red light, in every language, and can be played without the clock',
    LONG,
    async () => {
      for (const [language, theme] of [
        ['de', 'red'],
        ['fr', 'red'],
        ['it', 'chart'],
      ] as const) {
        const { page, watch } = await newPage(await newReader(browser, { theme, language }, PHONE));
        await visit(page, '/attack/hunters/2026-11-18');
        await options(page).first().waitFor();
        await expectNothingWider(page, language);
        const small = await page
          .locator('.review :is(button.option, button.primary, a.button):visible')
          .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
        expect(small, 'whatever is pressed is large enough').toBe(0);
        await expectAccessible(page, `${language}, asked`);
        const link = page.locator('button.link').first();
        if (await page.locator('.attack-clock').count()) {
          await link.tap();
          expect(await page.locator('.attack-clock').count()).toBe(0);
        }
        await options(page).nth(1).tap();
        await page.locator('.judged-headline').waitFor();
        await expectNothingWider(page, `${language}, scored`);
        await expectAccessible(page, `${language}, scored`);
        await visit(page, '/exercises');
        await expectNothingWider(page, `${language}, no exercises`);
        await expectAccessible(page, `${language}, no exercises`);
        expect(watch.faults).toEqual([]);
        await page.context().close();
      }
    },
  );
});
