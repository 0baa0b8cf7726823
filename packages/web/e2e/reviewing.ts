// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Games that are reviewed in browser tests. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { at, begin, playToTheEnd } from './reader.ts';

/** Games are weighed, and pages looked at by axe several times a test. */
export const LONG = { timeout: 240_000 };
/** How long a game is weighed at most. */
export const WEIGHED = { timeout: 120_000 };
/** A phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Nothing on a page is wider than its screen. */
export const expectNothingWider = async (page: Page, name: string): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

/** A game of seven questions, two of which are answered clearly worse. */
const SEED = 'e2e1';

/** Plays a game of Night Watch to its end, goes to its review and has it made. */
export async function reviewedGame(page: Page): Promise<string> {
  await begin(page, 'night-watch', SEED);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(at(`/g/${id}/review`));
  await page.locator('.review-state h1').waitFor();
  expect(await page.locator('.review-state').innerText(), 'nothing is told of a running game').toContain(
    'not over',
  );
  expect(await page.locator('.sum, .review-curve').count()).toBe(0);
  await page.goto(at(`/g/${id}`));
  await playToTheEnd(page);
  await page.locator('.ending').getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.locator('.review-foot h2', { hasText: 'all settled' }).waitFor(WEIGHED);
  return id;
}
