// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The stage in a real browser: cause before result, the ways through the beats, sizes, readers and keys. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALONE, beforeSalvo, careerBy, DRAMA, fire, onStage, openCareer, playOn } from './careers.ts';
import { keepPicture, looksAt } from './looks.ts';
import { expectNoWhite, expectReadable } from './pixels.ts';
import { expectAccessible, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const open = (settings?: Record<string, unknown>, options?: Parameters<typeof openCareer>[3]) =>
  openCareer(browser, beforeSalvo(DRAMA), settings, options);

/** Where the motion is not what is looked at. */
const STILL = { reducedMotion: 'reduce' } as const;

const tons = (page: Page): Promise<string> => page.locator('#status').innerText();

/** Listens to what a reader of the screen is told from now on. */
async function heard(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const voice = document.getElementById('voice') as HTMLElement;
    new MutationObserver(() => said.push(voice.textContent ?? '')).observe(voice, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

describe('a salvo', () => {
  it('names its roll with target, number and chance, lets the dice fall, and shows and says nothing before its time', async () => {
    const { page, watch } = await open();
    const said = await heard(page);
    await fire(page);
    const roll = page.getByRole('button', { name: /^Torpedo 1 at .+: 8 or less, 72%\. Roll\.$/ });
    await roll.waitFor();
    const early = (await said()).join(' ');
    expect(early).toContain('Fired');
    expect(early).not.toMatch(/hit|dud|sank|explo/i);
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
    const all = await said();
    expect(all.length).toBeGreaterThan(3);
    const places = [/Fired/, /dud|explode/i, /depth charges/i].map((what) =>
      all.findIndex((one) => what.test(one)),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('keeps its order and its stops without motion, and is skipped to the same position as it is played to', async () => {
    const played = await open({ speed: 'story' }, STILL);
    await fire(played.page);
    await played.page.getByRole('button', { name: /^Torpedo 1 at/ }).waitFor();
    await played.page.keyboard.press('Space');
    await played.page.getByRole('button', { name: /^Torpedo 2 at/ }).waitFor();
    const beats = await playOn(played.page);
    expect(beats.length).toBeGreaterThan(3);
    expect(new Set(beats).size).toBe(beats.length);
    expect(beats.some((beat) => beat.startsWith('damage'))).toBe(true);
    const skipped = await open({}, STILL);
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
    const { page } = await open({}, STILL);
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
    // Taken back past the roll and fired again, the same salvo is played again.
    await page.keyboard.press('u');
    await page.getByRole('button', { name: /mark as practice/ }).click();
    await fire(page);
    await page.getByRole('button', { name: /^Torpedo 1 at/ }).waitFor();
    await page.context().close();
  });

  it('is stepped through, shown again, and skipped by a long press on the scene', async () => {
    const { page } = await open({ whoRolls: 'auto' }, STILL);
    await fire(page);
    await page.keyboard.press('Escape');
    await page.locator('#question').waitFor();
    await page.keyboard.press(',');
    await page.locator('.on-stage-hold').waitFor();
    const placeNow = async (): Promise<string | undefined> => (await onStage(page))?.place;
    const last = await placeNow();
    await page.keyboard.press(',');
    expect(await placeNow()).not.toBe(last);
    await page.keyboard.press('.');
    expect(await placeNow()).toBe(last);
    await page.keyboard.press('.');
    await page.locator('#question').waitFor();
    // Whatever lies open and wherever the page is: the stage comes into sight.
    await page.locator('.page-career').click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // The beats go on by themselves: the first one is noted by the page.
    await page.evaluate(() => {
      const beats: string[] = [];
      Object.assign(globalThis, { beats });
      new MutationObserver(() => {
        const beat = document.querySelector<HTMLElement>('.theatre')?.dataset.beat;
        if (beat && document.querySelector('.on-stage')) beats.push(beat);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: 'Show me again' }).click();
    await page.locator('.on-stage').waitFor();
    await page.waitForFunction(() => {
      const box = document.querySelector('.theatre')?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    });
    expect(await page.evaluate(() => (globalThis as unknown as { beats: string[] }).beats[0])).toBe('launch');
    await page.locator('.theatre').first().hover();
    await page.mouse.down();
    await page.locator('#question').waitFor();
    await page.mouse.up();
    await page.context().close();
  });
});

/** Screens on which every beat is looked at; `npm run promise -- looks` looks at all of them in both themes. */
const SCREENS = [
  ['a phone', { width: 360, height: 740 }],
  ['a laptop', { width: 1280, height: 800 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone held sideways', { width: 740, height: 360 }],
] as const;

describe.each(looksAt(SCREENS, 0))('on %s', (name, viewport) => {
  it.each(looksAt(['chart', 'red'], name === 'a phone' ? 1 : 0))(
    'every beat has its scene, nothing essential out of sight, and axe is content (%s)',
    async (theme) => {
      const { page, watch } = await open({ theme }, { viewport, reducedMotion: 'reduce' });
      await expectAccessible(page, 'plan');
      expect(await page.locator('.sea-target').first().isVisible()).toBe(true);
      // The button of the sound lies on nothing that is read.
      const [button, plate] = await Promise.all(
        ['.sound-button', '.sea-tags'].map((part) => page.locator(part).boundingBox()),
      );
      if (!button || !plate) throw new Error('The scene has no button or no plate.');
      expect(
        button.x >= plate.x + plate.width ||
          plate.x >= button.x + button.width ||
          button.y >= plate.y + plate.height ||
          plate.y >= button.y + button.height,
      ).toBe(true);
      await fire(page);
      const kinds = new Set<string>();
      const scenes = new Set<string>();
      await playOn(page, async (kind, scene) => {
        kinds.add(kind);
        expect(await page.locator('.theatre').first().isVisible(), kind).toBe(true);
        const box = await page.locator('.stage-go').boundingBox();
        expect((box?.y ?? viewport.height) + 20, `${kind}: the button is in sight`).toBeLessThan(
          viewport.height,
        );
        await keepPicture(page, 'salvo', kind, scene, name, theme);
        if (theme === 'red' && (kind === 'damage' || kind === 'search')) await expectNoWhite(page, kind);
        if (scenes.has(scene)) return;
        scenes.add(scene);
        await expectAccessible(page, kind);
        await expectReadable(page, `${scene} at ${kind}`);
      });
      expect(kinds.has('torpedo') && kinds.has('search')).toBe(true);
      expect([...scenes]).toEqual(['bridge', 'depths']);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider).toBe(false);
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
  );
});

describe('the deck gun', () => {
  it('is aimed at the ship in the scene, from its station, and what it sinks leaves smoke and boats for one beat', async () => {
    const { page, watch } = await openCareer(
      browser,
      careerBy(['steam', 'attack', 'now', 'surfaced-close'], 'weapon', ALONE),
      { speed: 'brisk', whoRolls: 'auto' },
    );
    const station = (id: string) => page.locator(`.station-${id}`);
    const ship = page.locator('.sea-target');
    const tags = page.locator('.ship-round');
    await station('gun').click();
    const panel = page.locator('.gun');
    await panel.waitFor();
    expect(await page.locator('.sheet input[type=radio]').count()).toBe(0);
    expect(await page.locator('.sea-gun').count()).toBe(1);
    // Each figure is the same wherever it stands.
    const hits = await station('gun').locator('strong').innerText();
    expect(await panel.innerText()).toContain(`Each round hits ${hits}.`);
    await ship.click();
    expect(await tags.allInnerTexts()).toEqual(['1st round', '2nd round']);
    expect(await panel.locator('.gun-ammo b').innerText()).toBe('10 → 8');
    await ship.click();
    expect(await tags.count()).toBe(0);
    expect(await page.locator('.plan-fire').innerText()).toBe('Aim the gun first');
    // Another station is taken up with one press, and left again; nothing has been fired yet.
    await station('aft').click();
    await page.locator('.plan').waitFor();
    expect(await page.locator('.sea-stern').count()).toBe(1);
    await station('gun').click();
    await panel.waitFor();
    await page.keyboard.press('2');
    expect(await tags.count()).toBe(2);
    await page.keyboard.press('Enter');
    await page.locator('.theatre[data-beat=deckGun]').waitFor();
    expect(await page.locator('.sea-gun').count()).toBe(1);
    // Smoke and boats, and nobody says anything until the beat is over.
    const said = await page.waitForFunction(() => {
      if (!document.querySelector('.survivors')) return null;
      const moving = document.querySelector('.on-stage-play') !== null;
      return { caption: moving ? document.querySelector('.theatre-caption')?.textContent : '' };
    });
    expect(await said.jsonValue()).toEqual({ caption: '' });
    await playOn(page);
    await page.locator('#question').waitFor();
    expect(await page.locator('.survivors').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});
