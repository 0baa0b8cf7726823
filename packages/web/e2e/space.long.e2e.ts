/** One key, one meaning: Space in rhythm goes on and throws in all three games, and never scrolls or presses a tool. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOne } from './battle.ts';
import { beforeSalvo, DRAMA, openCareer } from './careers.ts';
import { bringIn, Captain } from './contact.ts';
import { EVERY_LOOK } from './looks.ts';
import { answers, byMouse, type Panel, panel } from './patrol.ts';
import { asked, battleUntil, openBattle } from './positions.ts';
import { newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** So often Space is pressed, and so far apart by the clock of the page, which the test moves. */
const SPACES = EVERY_LOOK ? 100 : 40;
/** At least so many of them must go to the stage. */
const MOST_OF_THEM = 0.4 * SPACES;
const RHYTHM = 250;

/** What stands in the page, and what a Space too many would have changed. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    acts: document.querySelector('.on-stage') !== null,
    asks: document.querySelector('#question')?.textContent ?? null,
    over: document.querySelector('.ending, [data-part=end]') !== null,
    changed: {
      scrolled: scrollY,
      open: document.querySelectorAll('dialog[open]').length,
      settings: localStorage.getItem('flotilla.settings'),
    },
  }));

/** Puts the focus on one tool after the other, then on nothing. */
const focusTool = (page: Page, n: number): Promise<void> =>
  page.evaluate((turn) => {
    const tools = [...document.querySelectorAll<HTMLElement>('.sheet-tools button, .site-head a')];
    const tool = tools[turn % (tools.length + 1)];
    if (tool) tool.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  }, n);

/** From now on time passes in the page only when the test lets it. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Lets time pass in the page, and a frame be drawn. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds - 20);
  await page.clock.runFor(20);
}

/** The focus is at the question a moment after the last beat. */
async function expectFocusAtQuestion(page: Page): Promise<void> {
  await pass(page, 700);
  expect(await page.evaluate(() => document.activeElement?.closest('.sheet-body') !== null)).toBe(true);
}

/** Presses Space in rhythm through a game; `answer` answers what is asked. Gives how many of them went to the stage. */
async function inRhythm(page: Page, answer: () => Promise<void>): Promise<number> {
  const { changed } = await stateOf(page);
  let onStage = 0;
  let questions = 0;
  let acted = false;
  for (let n = 0; n < SPACES; ) {
    const now = await stateOf(page);
    if (now.over) break;
    if (now.acts || acted) {
      if (now.acts) await focusTool(page, n);
      await page.keyboard.press('Space');
      const after = await stateOf(page);
      expect(after.changed, `Space ${n}`).toEqual(changed);
      if (now.asks) expect(after.asks, `Space ${n} answers nothing`).toBe(now.asks);
      await pass(page, RHYTHM);
      n++;
    }
    if (acted && now.asks && questions++ < 5) await expectFocusAtQuestion(page);
    acted = now.acts;
    if (now.acts) onStage++;
    else {
      await answer();
      await page.evaluate(() => scrollTo(0, 0));
      await pass(page, RHYTHM);
    }
  }
  return onStage;
}

const LIVELY = { speed: 'brisk', whoRolls: 'big', soundAsked: true };

it('in The Hunters', async () => {
  const { page, watch } = await openCareer(browser, beforeSalvo(DRAMA), LIVELY);
  await stopClock(page);
  const press = byMouse(page, 'click');
  const stages = await inRhythm(page, async () => {
    const before = await answers(page);
    await press((await panel(page)) as Panel);
    await expect.poll(() => answers(page)).toBeGreaterThan(before);
  });
  expect(stages).toBeGreaterThan(MOST_OF_THEM);
  expect(watch.faults).toEqual([]);
  await page.context().close();
});

it('in U-Boat Leader', async () => {
  const { page, watch } = await newPage(await newReader(browser, LIVELY));
  await bringIn(page, ({ step }) => step === 'aim');
  await stopClock(page);
  const captain = new Captain(page, 'mouse');
  expect(await inRhythm(page, () => captain.answerOne())).toBeGreaterThan(MOST_OF_THEM);
  expect(watch.faults).toEqual([]);
  await page.context().close();
});

it('in Naval Battles', async () => {
  const { page, watch } = await newPage(await newReader(browser, LIVELY));
  await openBattle(page, battleUntil(asked('actions')));
  await stopClock(page);
  const stages = await inRhythm(page, async () => {
    // Cards are dealt a few a frame.
    await page.clock.runFor(300);
    await answerOne(page, 'mouse');
  });
  expect(stages).toBeGreaterThan(MOST_OF_THEM);
  expect(watch.faults).toEqual([]);
  await page.context().close();
});
