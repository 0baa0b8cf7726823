// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The scenes a salvo does not come to: aircraft, event cards, homecoming, loss and survival; and beats that are interrupted. */
import type { Beat } from '@flotilla/companion';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Eve } from './careers.ts';
import {
  ALONE,
  beforeLoad,
  beforeSalvo,
  careerBy,
  DRAMA,
  eveOf,
  fire,
  inOrder,
  openCareer,
  playOn,
} from './careers.ts';
import { expectToFit } from './fits.ts';
import { EVERY_LOOK, keepPicture, looksAt } from './looks.ts';
import { expectNoWhite } from './pixels.ts';
import { expectAccessible, openBrowser, visit } from './reader.ts';

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

/** Where it is looked at; `npm run promise -- looks` looks at everything everywhere, in both themes. */
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
      await keepPicture(page, play, scene, screen, theme);
      if (theme === 'red' && scene === 'air') await expectNoWhite(page, kind);
      await expectAccessible(page, scene);
    });
    expect(judged.filter((scene) => (scenes as readonly string[]).includes(scene))).toEqual(scenes);
    const over = beats.some(({ kind }) => kind === 'loss' || kind === 'survival');
    await page.locator(over ? '.career-end' : '#question').waitFor();
    await keepPicture(page, play, 'afterwards', screen, theme);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wider).toBe(false);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

/** Where a scene and its question are one: what is opened, what is pressed there, and what must lie open before the player. */
const STATES: Readonly<
  Record<string, { record: () => string; act?: (page: Page) => Promise<void>; open: readonly string[] }>
> = {
  'a departure': {
    record: beforeLoad,
    act: async (page) => {
      await page.locator('.loadout button.primary').click();
      await page.locator('.sailing').waitFor();
      await page.keyboard.press('Space');
      await page.locator('.on-stage-hold').waitFor();
    },
    open: ['.harbour-plate', '.sailing-page', '.stage-go'],
  },
  'the approach': {
    record: () => careerBy(['steam', 'attack'], 'approach'),
    open: ['.approach-way >> nth=0', '.approach-way >> nth=5', '.approach-leave'],
  },
  'the periscope': {
    record: () => careerBy(['steam', 'attack', 'submerged-medium'], 'salvo'),
    open: ['.sea-target >> nth=0', '.tube-strip', '.plan-fire'],
  },
  'both ends aimed': {
    record: () => beforeSalvo(DRAMA),
    act: async (page) => {
      await page.locator('.plan-tubes summary').click();
      const tubes = page.locator('.plan-tubes select');
      for (let i = 0; i < (await tubes.count()); i++) await tubes.nth(i).selectOption(String(i % 3));
      await page.keyboard.press('Escape');
    },
    open: ['.sea-target >> nth=0', '.tube-strip', '.plan-fire'],
  },
  'the deck gun': {
    record: () => careerBy(['steam', 'attack', 'now', 'surfaced-close'], 'weapon', ALONE),
    act: async (page) => {
      // Held sideways there is room for the list alone.
      const station = page.locator('.station-gun');
      if (await station.isVisible()) await station.click();
      else await page.locator('[data-option=gun]').click();
      await page.locator('.gun').waitFor();
      await page.keyboard.press('2');
    },
    open: ['.sea-target', '.station-gun', '.plan-fire'],
  },
};

/** What is on the page and yet out of sight, or under something else. */
async function hiddenOf(page: Page, parts: readonly string[]): Promise<string[]> {
  const hidden: string[] = [];
  for (const part of parts) {
    const element = page.locator(part).first();
    if (!(await element.isVisible())) continue;
    const lies = await element.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && (one.contains(met) || met.contains(one));
    });
    if (!lies) hidden.push(part);
  }
  return hidden;
}

/** Each is played elsewhere in these tests; `npm run promise -- looks` looks at them on every screen, a test run at the one that had it wrong. */
const STATE_LOOKS = Object.keys(STATES).flatMap((state) =>
  (Object.keys(SCREENS) as Screen[]).flatMap((screen) =>
    ['chart', 'red'].map((theme) => [state, screen, theme] as const),
  ),
);
const isStanding = ([state, screen, theme]: (typeof STATE_LOOKS)[number]): boolean =>
  EVERY_LOOK || (state === 'the deck gun' && screen === 'a tablet' && theme === 'red');

describe.each(STATE_LOOKS.filter(isStanding))('%s on %s, %s', (state, screen, theme) => {
  it('has scene and question in sight, room for every word, and axe content', async () => {
    const { record, act, open } = STATES[state] as (typeof STATES)[string];
    const { page, watch } = await openCareer(
      browser,
      record(),
      { theme, speed: 'story', whoRolls: 'auto' },
      { viewport: SCREENS[screen], reducedMotion: 'reduce' },
    );
    await act?.(page);
    await keepPicture(page, state, screen, theme);
    expect(await hiddenOf(page, open)).toEqual([]);
    await expectToFit(page, state);
    await expectAccessible(page, state);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('a departure', () => {
  /** Nothing of a homecoming is on the table; the site's own way home stands in its head. */
  const expectNoHomecoming = async (page: Page): Promise<void> => {
    const says = await page.locator('.play').innerText();
    expect(says).not.toMatch(/\bHome\b|Patrol 0|pennants/);
    expect(await page.locator('.pennants').count()).toBe(0);
  };
  const plate = (page: Page) => page.locator('.harbour-plate', { hasText: /^Patrol 1\s*\w+ 19\d\d/ });

  it('is one, with its patrol, its orders and one stop: in a career, after an undo, and on the sea of the day', async () => {
    const { page, watch } = await openCareer(browser, beforeLoad(), { speed: 'story', whoRolls: 'auto' });
    await page.locator('.loadout button.primary').click();
    await plate(page).waitFor();
    await expectNoHomecoming(page);
    // Space shows the end of it, and a second one leads to the question.
    await page.keyboard.press('Space');
    await page.locator('.on-stage-hold').waitFor();
    expect(await page.locator('.sailing-page > span[aria-hidden]').innerText()).toMatch(
      /^To U-\d+\s+Sail at noon\./,
    );
    expect(await page.locator('.track-yet').count()).toBe(0);
    await page
      .locator('[aria-live]', {
        hasText: /^Patrol 1\. September 1939\. U-\d+ leaves Wilhelmshaven\. Orders: /,
      })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.locator('[data-option=steam]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('u');
    await page.getByRole('button', { name: /practice/ }).click();
    await page.locator('.loadout button.primary').click();
    await page.locator('.on-stage, [data-option=steam]').first().waitFor();
    await expectNoHomecoming(page);
    await visit(page, `/daily/${new Date().toISOString().slice(0, 10)}`);
    await page.getByRole('button', { name: 'Sail', exact: true }).click();
    await plate(page).waitFor();
    await expectNoHomecoming(page);
    expect(await page.locator('.harbour-plate .seal').count()).toBe(1);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  it('the orders of a departure are read without scrolling, and the last page of a career comes first', async () => {
    const { page } = await openCareer(browser, beforeLoad(), { speed: 'story', whoRolls: 'auto' }, PHONE);
    await page.locator('.loadout button.primary').click();
    await page.locator('.sailing').waitFor();
    await page.keyboard.press('Space');
    await page.locator('.on-stage-hold').waitFor();
    const hidden = await page.locator('.sailing').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await page.context().close();
    const { record, key } = eveOf(endsWith('boatSunk'));
    const after = await openCareer(
      browser,
      record,
      { whoRolls: 'auto' },
      { ...PHONE, reducedMotion: 'reduce' },
    );
    await after.page.keyboard.press(key);
    await after.page.locator('.ending-page').waitFor({ state: 'attached' });
    await after.page.keyboard.press('Enter');
    const head = after.page.locator('.career-end .end-head');
    await expect.poll(async () => (await head.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((await head.boundingBox())?.x).toBeLessThan(360);
    await after.page.context().close();
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
    // The diary is read line by line: its entries are not joined.
    expect(await page.locator('.ending-entry').count()).toBeGreaterThan(1);
    // The loss is told once.
    const told = await page.locator('.ending-lines').innerText();
    expect(told.match(/\blost\b/gi)).toHaveLength(1);
    expect(await page.locator('.site-head, .status').filter({ visible: true }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('.career-end').waitFor();
    expect(await page.locator('.ending-page').count()).toBe(0);
    await page.context().close();
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
