// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The stage in a real browser: cause before result, the ways through the beats, sizes, readers and keys. */

import { hunters } from '@flotilla/hunters';
import { anyGame, type Choice, optionsOf, recordToText, type ScriptedDice, Session } from '@flotilla/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, expectAccessible, newPage, newReader, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Quiet boxes, then a convoy of four by night. */
const CONVOY: ScriptedDice = {
  'orders.request': [6],
  orders: [3, 4],
  encounter: [3, 4, 3, 4, 5, 5],
  'ship.size': [6, 1, 1, 1],
  'ship.name': [1, 2, 3, 4],
  light: [6],
};

/** A career that stands before its salvo, with dice for everything that follows. */
function beforeSalvo(dice: ScriptedDice): string {
  const game = anyGame(hunters);
  const session = new Session(
    game,
    {
      options: optionsOf(game, { boat: 'VIIB' }) as never,
      seats: [{ name: 'Anna', bot: null }],
      seed: 'stage',
    },
    { ...CONVOY, ...dice },
  );
  const form = (): Choice => {
    const [decision] = session.decisions;
    if (decision?.kind !== 'fill') throw new Error('No form is asked for.');
    return Object.fromEntries(
      decision.form.map((field) => [field.id, 'start' in field ? field.start : 'Brandt']),
    ) as never;
  };
  session.choose(0, form());
  session.choose(0, form());
  for (const choice of ['steam', 'attack', 'surfaced-medium']) session.choose(0, choice);
  expect(session.decisions[0]?.step).toBe('salvo');
  return recordToText(session.record());
}

/** A hit, a dud, a hit that sinks; found, two hits on the boat. */
const DRAMA = beforeSalvo.bind(null, {
  'torpedo.hit': [2, 2, 1, 3, 2, 3],
  'torpedo.dud': [6, 1, 6],
  'torpedo.damage': [6, 1],
  'escort.search': [6, 6],
  'escort.charges': [2, 4],
  hit: [1, 6, 2, 3],
  flooding: [1],
});

async function openCareer(
  record: string,
  settings: Record<string, unknown> = {},
  options: Parameters<typeof newReader>[2] = {},
) {
  const context = await newReader(
    browser,
    { speed: 'brisk', whoRolls: 'big', soundAsked: true, ...settings },
    options,
  );
  const { page, watch } = await newPage(context);
  await page.goto(at('/'));
  await page.setInputFiles('input[type=file]', {
    name: 'career.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.locator('.plan').waitFor();
  return { page, watch };
}

/** Aims as planned by the list and fires. */
async function fire(page: Page): Promise<void> {
  await page.locator('.plan-tubes summary').click();
  const tubes = page.locator('.plan-tubes select');
  for (const [i, target] of ['0', '0', '1'].entries()) await tubes.nth(i).selectOption(target);
  await page.keyboard.press('Escape');
  await page.locator('.plan-fire').click();
  await page.locator('.on-stage').waitFor();
}

const beatNow = (page: Page): Promise<string | null> =>
  page.locator('.theatre').first().getAttribute('data-beat');
const tons = (page: Page): Promise<string> => page.locator('#status').innerText();

/** Presses on until the question; gives the beats that were on the stage, in order. */
async function playOn(page: Page, see: (beat: string) => Promise<void> = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < 200; i++) {
    const stage = page.locator('.on-stage');
    if ((await stage.count()) === 0) return seen;
    const beat = `${await beatNow(page)} ${await page
      .locator('.stage-dots, .stage-place')
      .first()
      .getAttribute('aria-label')
      .catch(() => '')}`;
    if (seen.at(-1) !== beat) {
      seen.push(beat);
      await see(beat);
    }
    if (await stage.evaluate((element) => /on-stage-(roll|hold)/.test(element.className)).catch(() => false))
      await page.keyboard.press('Space');
    await page.waitForTimeout(60);
  }
  throw new Error('The beats did not end.');
}

describe('a salvo', () => {
  it('names its roll with target, number and chance, lets the dice fall, and shows no wreck before the torpedo', async () => {
    const { page, watch } = await openCareer(DRAMA());
    await fire(page);
    const roll = page.getByRole('button', { name: /^Torpedo 1 at .+: 8 or less, 72%\. Roll\.$/ });
    await roll.waitFor();
    expect(await page.locator('.stage-modifiers').innerText()).toContain('aimed from the surface');
    const before = await tons(page);
    expect(await page.locator('.wreck').count()).toBe(0);
    const marks: string[] = [];
    await playOn(page, async () => {
      const status = await tons(page);
      const wrecks = await page.locator('.wreck').count();
      // Tons are counted only when a ship has gone before the eyes of the player.
      if (status.includes('Tons 0') || status === before) expect(wrecks).toBe(0);
      marks.push(...(await page.locator('.ship-mark').allInnerTexts()));
    });
    expect(marks.some((mark) => mark.includes('dud'))).toBe(true);
    expect(await tons(page)).not.toBe(before);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is skipped to the same position as it is played to', async () => {
    const played = await openCareer(DRAMA());
    await fire(played.page);
    const beats = await playOn(played.page);
    expect(beats.length).toBeGreaterThan(3);
    expect(new Set(beats).size).toBe(beats.length);
    const skipped = await openCareer(DRAMA());
    await fire(skipped.page);
    await skipped.page.keyboard.press('Escape');
    await skipped.page.locator('#question').waitFor();
    const board = (page: Page) => page.locator('#board').innerText();
    expect(await board(skipped.page)).toBe(await board(played.page));
    expect(await tons(skipped.page)).toBe(await tons(played.page));
    await played.page.context().close();
    await skipped.page.context().close();
  });

  it('goes on after a reload with the first beat that was not seen, and its answer was stored at once', async () => {
    const { page } = await openCareer(DRAMA());
    await fire(page);
    await page.getByRole('button', { name: /^Torpedo 1 at/ }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Torpedo 2 at/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Torpedo 2 at/ }).waitFor();
    expect(await page.locator('.play').getAttribute('data-position')).toBe('6');
    await page.keyboard.press('Escape');
    await page.locator('#question').waitFor();
    await page.reload();
    await page.locator('#question').waitFor();
    expect(await page.locator('.on-stage').count()).toBe(0);
    await page.context().close();
  });

  it('is stepped through, shown again, and skipped by a long press on the scene', async () => {
    const { page } = await openCareer(DRAMA(), { whoRolls: 'auto' });
    await fire(page);
    await page.keyboard.press('Escape');
    await page.locator('#question').waitFor();
    await page.keyboard.press(',');
    await page.locator('.on-stage-hold').waitFor();
    const last = await page.locator('.stage-dots').getAttribute('aria-label');
    await page.keyboard.press(',');
    expect(await page.locator('.stage-dots').getAttribute('aria-label')).not.toBe(last);
    await page.keyboard.press('.');
    expect(await page.locator('.stage-dots').getAttribute('aria-label')).toBe(last);
    await page.keyboard.press('.');
    await page.locator('#question').waitFor();
    await page.getByRole('button', { name: 'Show me again' }).click();
    await page.locator('.on-stage').waitFor();
    expect(await beatNow(page)).toBe('launch');
    await page.locator('.theatre').first().hover();
    await page.mouse.down();
    await page.locator('#question').waitFor();
    await page.mouse.up();
    await page.context().close();
  });

  it('is told to a reader of the screen beat by beat, in order, and never ahead of the picture', async () => {
    const { page } = await openCareer(DRAMA());
    await page.evaluate(() => {
      const said: string[] = [];
      (globalThis as unknown as { said: string[] }).said = said;
      const voice = document.getElementById('voice') as HTMLElement;
      new MutationObserver(() => said.push(voice.textContent ?? '')).observe(voice, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await fire(page);
    await page.getByRole('button', { name: /^Torpedo 1 at/ }).waitFor();
    const early = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join(' '));
    expect(early).toContain('Fired');
    expect(early).not.toMatch(/hit|dud|sank|explo/i);
    await playOn(page);
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said.length).toBeGreaterThan(3);
    const places = [/Fired/, /dud|explode/i, /depth charges/i].map((what) =>
      said.findIndex((one) => what.test(one)),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    await page.context().close();
  });

  it('keeps its order and its stops without motion', async () => {
    const { page } = await openCareer(DRAMA(), { speed: 'story' }, { reducedMotion: 'reduce' });
    await fire(page);
    await page.getByRole('button', { name: /^Torpedo 1 at/ }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Torpedo 2 at/ }).waitFor();
    const beats = await playOn(page);
    expect(beats.some((beat) => beat.startsWith('damage'))).toBe(true);
    await page.context().close();
  });
});

/** Screens on which every beat is looked at; `npm run looks` looks at all of them in both themes. */
const SCREENS = [
  ['a phone', { width: 360, height: 740 }],
  ['a laptop', { width: 1280, height: 800 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone held sideways', { width: 740, height: 360 }],
] as const;
const EVERY_LOOK = process.env.FLOTILLA_LOOKS !== undefined;

describe.each(EVERY_LOOK ? SCREENS : SCREENS.slice(0, 2))('on %s', (name, viewport) => {
  it.each(EVERY_LOOK ? ['chart', 'red'] : [name === 'a phone' ? 'red' : 'chart'])(
    'every beat has its scene, nothing essential out of sight, and axe is content (%s)',
    async (theme) => {
      const { page, watch } = await openCareer(DRAMA(), { theme }, { viewport, reducedMotion: 'reduce' });
      await expectAccessible(page, 'plan');
      expect(await page.locator('.sea-target').first().isVisible()).toBe(true);
      await fire(page);
      const judged = new Set<string>();
      await playOn(page, async (beat) => {
        const kind = beat.split(' ')[0] as string;
        if (judged.has(kind)) return;
        judged.add(kind);
        expect(await page.locator('.theatre').first().isVisible(), kind).toBe(true);
        expect(await page.locator('.stage-go').isVisible(), kind).toBe(true);
        const box = await page.locator('.stage-go').boundingBox();
        expect((box?.y ?? 0) + 20, `${kind}: the button is in sight`).toBeLessThan(viewport.height);
        await expectAccessible(page, kind);
      });
      expect(judged.has('torpedo') && judged.has('search')).toBe(true);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
  );
});
