/** The figure on a target: whole on every screen, in every language, and the one that the rail says too. */
import { shotAt } from '@flotilla/naval-battles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wanted } from './positions.ts';
import { battleUntil, openBattle } from './positions.ts';
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
  return shots.some((shot) => shot?.sinks && shot.guards > 0);
};

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

describe('the figure on a target', () => {
  it.each(['en', 'de', 'fr', 'it'])('is never cut: %s', async (language) => {
    const save = battleUntil(aiming);
    for (const viewport of SCREENS) {
      const context = await newReader(browser, { language }, { viewport });
      const { page } = await newPage(context);
      await openBattle(page, save);
      const bars = page.locator('.nb-is-target .nb-bar b');
      const below = page.locator('.nb-is-target .nb-bar span');
      await bars.first().waitFor();
      const seen = await bars.evaluateAll((all) =>
        all.map((bar) => ({ words: bar.textContent ?? '', cut: bar.scrollWidth > bar.clientWidth })),
      );
      const cutBelow = await below.evaluateAll((all) =>
        all
          // Letters may reach a little below their line; a whole line that is left out may not.
          .filter(
            (words) => words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 8,
          )
          .map((words) => words.textContent ?? ''),
      );
      const where = `${viewport.width} × ${viewport.height}`;
      expect(
        seen.filter(({ cut }) => cut),
        where,
      ).toEqual([]);
      expect(seen.filter(({ words }) => /\d\s?%$/.test(words)).length, where).toBeGreaterThan(0);
      expect(cutBelow, where).toEqual([]);
      const listed = await page.locator('.nb-option-bar b').allTextContents();
      expect([...listed].sort(), where).toEqual(seen.map(({ words }) => words).sort());
      await context.close();
    }
  });
});
