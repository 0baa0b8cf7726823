// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The scenes a salvo does not come to: aircraft, event cards, homecoming, loss and survival; and beats that are interrupted. */
import type { Beat } from '@flotilla/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Eve } from './careers.ts';
import { beforeSalvo, DRAMA, eveOf, fire, inOrder, openCareer, playOn } from './careers.ts';
import { looksAt } from './looks.ts';
import { expectAccessible, openBrowser } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const endsWith =
  (event: string) =>
  (beats: readonly Beat[]): boolean =>
    beats.at(-1)?.moments.some(({ events }) => events.some(({ kind }) => kind === event)) ?? false;

/** What is played: the evening before it, and what must be seen then, in order. */
const PLAYS = {
  'an aircraft attack': {
    eve: () => eveOf(inOrder('aircraft', 'crashDive', 'bombs', 'damage')),
    scenes: ['air'],
  },
  'a random event': { eve: () => eveOf(inOrder('eventCard')), scenes: ['card'] },
  'coming home and living to see the end': {
    eve: () => eveOf(inOrder('homecoming', 'survival')),
    scenes: ['home', 'ending'],
  },
  'a boat scuttled': { eve: () => eveOf(endsWith('scuttled')), scenes: ['depths', 'ending'] },
  'a boat lost with all hands': { eve: () => eveOf(endsWith('boatSunk')), scenes: ['ending'] },
} satisfies Record<string, { eve: () => Eve; scenes: readonly string[] }>;

/** Where it is looked at; `npm run looks` looks at everything everywhere, in both themes. */
const SCREENS = {
  'a phone': { width: 360, height: 740 },
  'a laptop': { width: 1280, height: 800 },
  'a tablet': { width: 768, height: 1024 },
  'a phone held sideways': { width: 740, height: 360 },
} as const;
type Screen = keyof typeof SCREENS;
type Play = keyof typeof PLAYS;

type Look = readonly [Play, Screen, string];

const LOOKS: readonly Look[] = (Object.keys(PLAYS) as Play[]).flatMap((play) =>
  (Object.keys(SCREENS) as Screen[]).flatMap((screen) =>
    ['chart', 'red'].map((theme): Look => [play, screen, theme]),
  ),
);
/** Every scene once, on one screen or the other. */
const STANDING: readonly Look[] = [
  ['an aircraft attack', 'a phone', 'red'],
  ['a random event', 'a phone', 'chart'],
  ['coming home and living to see the end', 'a laptop', 'chart'],
  ['a boat scuttled', 'a phone', 'chart'],
];
const placeOf = (look: Look): number => LOOKS.findIndex((one) => one.join() === look.join());

/** The button that goes on: of the sheet, or of the page that fills the window. */
const wayOn = (page: Page) => page.locator('.stage-go:visible, .ending-on:visible');

describe.each(looksAt(LOOKS, ...STANDING.map(placeOf)))('%s on %s, %s', (play, screen, theme) => {
  it('is shown scene by scene, with the way on in sight and axe content', async () => {
    const { eve, scenes } = PLAYS[play];
    const viewport = SCREENS[screen];
    const { record, key, beats } = eve();
    const { page, watch } = await openCareer(
      browser,
      record,
      { theme },
      { viewport, reducedMotion: 'reduce' },
    );
    await page.keyboard.press(key);
    await page.locator('.on-stage').waitFor({ state: 'attached' });
    const judged: string[] = [];
    await playOn(page, async (kind, scene) => {
      if (judged.includes(scene)) return;
      judged.push(scene);
      const box = await wayOn(page).boundingBox();
      expect((box?.y ?? viewport.height) + 20, `${scene}, ${kind}: the button`).toBeLessThan(viewport.height);
      await expectAccessible(page, scene);
    });
    expect(judged.filter((scene) => (scenes as readonly string[]).includes(scene))).toEqual(scenes);
    const over = beats.some(({ kind }) => kind === 'loss' || kind === 'survival');
    await page.locator(over ? '.career-end' : '#question').waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('the end', () => {
  it('comes after the fatal throw, tells of it line by line, and leads to the record when the page is turned', async () => {
    const { record, key } = eveOf(endsWith('boatSunk'));
    const { page } = await openCareer(browser, record, { whoRolls: 'auto' }, { reducedMotion: 'reduce' });
    await page.keyboard.press(key);
    await page.locator('.ending-page').waitFor({ state: 'attached' });
    expect(await page.locator('.career-end, .ending').count()).toBe(0);
    expect(await page.locator('.ending-lines p').count()).toBeGreaterThan(2);
    expect(await page.locator('.site-head, .status').filter({ visible: true }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('.career-end').waitFor();
    expect(await page.locator('.ending-page').count()).toBe(0);
    await page.context().close();
  });
});

/** Goes on to the throw with a title; gives the scene and the card as they are before it. */
async function beforeTheThrow(page: Page, title: string): Promise<string> {
  await page.waitForFunction((wanted) => {
    const go = document.querySelector<HTMLElement>('.on-stage .stage-go');
    if (go?.textContent?.includes(wanted) && document.querySelector('.on-stage-roll')) return true;
    if (document.querySelector('.on-stage-roll, .on-stage-hold')) go?.click();
    return false;
  }, title);
  return page.evaluate(() => {
    const scene = document.querySelector('.theatre')?.innerHTML ?? '';
    return `${scene} ${document.querySelector<HTMLElement>('.on-stage')?.innerText}`;
  });
}

describe('before the dice fall', () => {
  it('neither picture nor card tells what they will bring', async () => {
    const looks = async (dice: typeof DRAMA, titles: readonly string[]): Promise<string[]> => {
      const { page } = await openCareer(
        browser,
        beforeSalvo({ ...DRAMA, ...dice }),
        {},
        { reducedMotion: 'reduce' },
      );
      await fire(page);
      const seen: string[] = [];
      for (const title of titles) seen.push(await beforeTheThrow(page, title));
      await page.context().close();
      return seen;
    };
    const [torpedo, search, charges] = ['Torpedo 1 at', 'Do they find us', 'How close'] as const;
    const [hit, found, near] = await looks({}, [torpedo, search, charges]);
    expect(await looks({ 'torpedo.hit': [6, 6, 1, 3, 2, 3] }, [torpedo])).toEqual([hit]);
    expect(await looks({ 'escort.search': [1, 1] }, [search])).toEqual([found]);
    expect(await looks({ 'escort.charges': [6, 6] }, [charges])).toEqual([near]);
  });
});

describe('a salvo that is interrupted', () => {
  it('goes on without a network, and in a window that takes over with the first beat that was not seen', async () => {
    const { page, watch } = await openCareer(browser, beforeSalvo(DRAMA), {}, { reducedMotion: 'reduce' });
    await page.context().setOffline(true);
    await fire(page);
    await page.getByRole('button', { name: /^Torpedo 1 at/ }).click();
    await page.getByRole('button', { name: /^Torpedo 2 at/ }).waitFor();
    await page.context().setOffline(false);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Play here' }).click();
    await other.getByRole('button', { name: /^Torpedo 2 at/ }).waitFor();
    await page.locator('.banner[role=alert]').waitFor();
    expect(await page.locator('.stage-go').count()).toBe(0);
    expect((await playOn(other)).length).toBeGreaterThan(3);
    await other.reload();
    await other.locator('#question').waitFor();
    expect(await other.locator('.on-stage').count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});
