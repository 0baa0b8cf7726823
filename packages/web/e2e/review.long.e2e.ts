// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The review of a finished game: made by workers, kept, looked at question by question, and played on from. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame, openReview } from '@flotilla/lab';
import { startOf } from '@flotilla/table';
import { recordToText } from '@flotilla/table/run';
import { recordOf } from '@flotilla/table/testkit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, keptFile, newPage, newReader, openBrowser, visit } from './reader.ts';
import { expectNothingWider, LONG, PHONE, reviewedGame, WEIGHED } from './reviewing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The amounts of the sum as they are printed, the result first. */
const printed = (page: Page): Promise<string[]> =>
  page.locator('.sum-term b').evaluateAll((terms) => terms.map((term) => term.textContent ?? ''));

describe('a finished game', () => {
  it('is reviewed by workers, kept, and looked at moment by moment', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser));
    const id = await reviewedGame(page);
    const sum = await printed(page);
    expect(sum.length).toBeGreaterThanOrEqual(4);
    expect(await page.locator('.curve-line').count()).toBe(1);
    await expectAccessible(page, 'the review');

    await page.reload();
    await page.locator('.sum-term b').first().waitFor();
    expect(await printed(page), 'what was kept is what was shown').toEqual(sum);
    expect(await page.locator('.review-progress').count(), 'nothing is weighed again').toBe(0);

    await page.locator('.all-questions summary').click();
    await page.locator('.all-questions tbody a').first().click();
    await page.waitForURL(/\/review\/\d+$/);
    await page.locator('.answers tbody tr').first().waitFor();
    await page.locator('.moment-scene .only-scene').waitFor();
    expect(await page.locator('.answer-own').count(), 'the answer that was given is never hidden').toBe(1);
    expect(await page.locator('.moment-scene .sheet, .moment-scene .decision').count()).toBe(0);
    await expectAccessible(page, 'a moment');

    await page.keyboard.press('e');
    await page.waitForURL(/\/review\/\d+\/endings$/);
    await page.getByText('1,000 games played on').waitFor(WEIGHED);
    expect(await page.locator('.own-ring').count()).toBe(1);
    const counted = await page
      .locator('.fate-table tbody td b')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
    expect(counted.reduce((all, one) => all + one, 0)).toBe(1000);
    await expectNothingWider(page, 'a thousand endings');
    await expectAccessible(page, 'a thousand endings');

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Other dice' }).click();
    await page.locator('.variation-bar a').waitFor();
    expect(new URL(page.url()).pathname).not.toContain(id);
    expect(await page.locator('.variation-bar a').getAttribute('href')).toContain(`/g/${id}/replay#`);
    await expectAccessible(page, 'a variation');
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is reviewed on a phone under red light, in German, without scrolling sideways', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser, { theme: 'red' }, PHONE));
    await reviewedGame(page);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('flotilla.settings') ?? '{}');
      localStorage.setItem('flotilla.settings', JSON.stringify({ ...kept, language: 'de' }));
    });
    await page.reload();
    await page.locator('.moments-switch button').nth(2).tap();
    expect(await page.locator('.moments:visible').count(), 'one list at a time').toBe(1);
    await expectNothingWider(page, 'the review');
    await expectAccessible(page, 'the review on a phone');
    const small = await page
      .locator('.review :is(button, a.button):visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small, 'whatever is pressed is large enough').toBe(0);
    await page.locator('.review-curve a.button').first().tap();
    await page.locator('.answers tbody tr').first().waitFor();
    await expectNothingWider(page, 'a moment');
    await expectAccessible(page, 'a moment on a phone');
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

/** Short games of random players: a career, a round of cards with hidden hands, and a watch. */
const SHORT = [
  ['hunters', 'chromium 25', 0],
  ['smugglers', 'chromium', 1],
  ['night-watch', 'e2e1', 0],
] as const;

describe('a review', () => {
  it.each(SHORT)(
    'of %s is the same byte for byte in Node and in the browser',
    LONG,
    async (id, seed, seat) => {
      const game = await loadGame(id);
      const seats = Array.from({ length: game.seats.min }, (_, i) => ({
        name: `Seat ${i + 1}`,
        bot: 'random',
      }));
      const record = recordOf(game, { options: startOf(game.optionFields), seats, seed });
      const desk = openReview(game, record, seat);
      for (let [job] = desk.jobs(); job; [job] = desk.jobs()) desk.take(desk.work(job));
      const file = join(mkdtempSync(join(tmpdir(), 'flotilla-review-')), 'record.json');
      writeFileSync(file, recordToText(record));

      const { page, watch } = await newPage(await newReader(browser));
      await visit(page, '/games');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.waitForURL(/\/g\/[a-z0-9]+$/);
      await page.goto(`${page.url()}/review#${seat + 1}`);
      await page.getByRole('button', { name: 'Review this game' }).click();
      await page.locator('.review-foot h2', { hasText: 'all settled' }).waitFor(WEIGHED);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const saved = readFileSync(await keptFile(await saving), 'utf8');
      expect(saved.length).toBeGreaterThan(1000);
      expect(saved).toBe(JSON.stringify(desk.review(), null, 1));
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
  );
});
