/** Naval Battles for everybody: axe in every state, both looks, every size; and a battle heard instead of seen. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOne, beginBattle, playUntil, stepOf } from './battle.ts';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LOOKS = [
  ['a desk, chart room', {}, {}],
  ['a desk, red light', { theme: 'red' }, {}],
  ['a phone', {}, PHONE],
] as const;

/** The states that are looked at, each once. */
const STATES = [
  'buildFleets',
  'actions',
  'aim',
  'window',
  'defend',
  'discardCards',
  'reinforce',
  'setOrders',
  'rearrange',
];

/** Opens a question of the own turn that is asked for by a button. */
async function openByButton(page: Page, seen: ReadonlySet<string>): Promise<boolean> {
  for (const [step, id] of [
    ['reinforce', 'reinforce'],
    ['rearrange', 'rearrange'],
    ['setOrders', 'orders'],
  ] as const) {
    const button = page.locator(`.nb-foot [data-id=${id}][aria-disabled=false]`);
    if (seen.has(step) || !(await button.count())) continue;
    await button.click();
    return true;
  }
  return false;
}

/** `npm run looks` looks at all of them. */
const LOOKED_AT = process.env.FLOTILLA_LOOKS !== undefined ? LOOKS : LOOKS.slice(-1);

describe.each(LOOKED_AT)('%s', (_, settings, options) => {
  it('axe finds nothing in any state of a battle', { timeout: 200_000 }, async () => {
    const { page } = await newPage(await newReader(browser, settings, options));
    await page.goto(at('/new/naval-battles'));
    await page.locator('form.nb-new').waitFor();
    await expectAccessible(page, 'new battle');
    await beginBattle(page, { points: '15', seed: 'axe' });
    const seen = new Set<string>();
    const end = Date.now() + 150_000;
    while (Date.now() < end && !(await page.locator('[data-part=end]').count())) {
      const step = await stepOf(page);
      if (step === null) {
        await page.waitForTimeout(50);
        continue;
      }
      if (!seen.has(step)) {
        seen.add(step);
        await expectAccessible(page, step);
      }
      if (step === 'actions' && (await openByButton(page, seen))) continue;
      await answerOne(page, 'mouse');
      await page.waitForTimeout(30);
    }
    await page.locator('[data-part=end]').waitFor();
    await expectAccessible(page, 'the end');
    for (const state of STATES.slice(0, 3)) expect([...seen]).toContain(state);
    await page.context().close();
  });
});

describe('a reader who cannot see the board', () => {
  it('finds whose turn it is, every option by its number, and hears what happens', {
    timeout: 120_000,
  }, async () => {
    const { page } = await newPage(await newReader(browser));
    const said: string[] = [];
    await page.exposeFunction('heard', (text: string) => said.push(text));
    await beginBattle(page, { points: '15', seed: 'heard' });
    await page.evaluate(() => {
      const voice = document.getElementById('voice');
      const { heard } = globalThis as unknown as { heard: (text: string) => void };
      if (voice)
        new MutationObserver(() => heard(voice.textContent ?? '')).observe(voice, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await playUntil(page, 'keyboard', '[data-part=rail][data-id=actions]');
    await page.getByRole('heading', { name: 'Your turn: what do you do?' }).waitFor();
    const regions = await page
      .getByRole('region')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(regions.filter((name) => name?.startsWith('Fleet: '))).toHaveLength(2);
    expect(regions).toContain('Your hand');
    const cards = await page
      .locator('[data-part=card]')
      .evaluateAll((all) => all.map((one) => one.querySelector('.unseen')?.textContent));
    expect(cards.every((name) => /^Card \d+ of \d+\. .*(reinforcement|Reinforcement)/.test(name ?? ''))).toBe(
      true,
    );
    const ships = await page
      .locator('.nb-theirs .nb-face > .unseen')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    expect(ships.length).toBeGreaterThan(0);
    expect(ships.every((name) => /hull \d+ of \d+|submarine/.test(name))).toBe(true);
    await playUntil(page, 'keyboard', '[data-part=rail][data-id=aim], [data-part=end]');
    if (await page.locator('[data-part=rail][data-id=aim]').count()) {
      const target = page.locator('.nb-theirs .nb-is-target .nb-face > .unseen').first();
      expect(await target.textContent()).toMatch(/^Target \d+ of \d+: /);
      await page.waitForTimeout(100);
      expect(said.some((text) => /targets?\. .* would fire\./.test(text))).toBe(true);
    }
    await playUntil(page, 'keyboard', '[data-part=end]');
    const all = said.join('\n');
    expect(all).toMatch(/is sunk: \d+ points? for/);
    expect(all).toMatch(/Turn of/);
    await page.context().close();
  });
});
