/** Every sound and bed, recorded by the browser and measured: heard on a phone, even, not torn, and like no other. */
import { readFileSync } from 'node:fs';
import type { Bed } from '@flotilla/ui/sound/beds.ts';
import { BEDS } from '@flotilla/ui/sound/beds.ts';
import type { Sound } from '@flotilla/ui/sound/recipes.ts';
import { RECIPES } from '@flotilla/ui/sound/recipes.ts';
import type { Browser, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeSalvo, DRAMA, fire, openCareer } from './careers.ts';
import type { Heard, Wish } from './listening.ts';
import { openBrowser } from './reader.ts';

let browser: Browser;
let studio: Page;
beforeAll(async () => {
  browser = await openBrowser();
  studio = await browser.newPage();
  await studio.addScriptTag({ type: 'module', content: await program() });
  await studio.waitForFunction(() => 'listen' in globalThis);
});
afterAll(() => browser.close());

/** A file as a module by itself; its neighbours are given as modules too. */
async function moduleOf(file: string, neighbours: Readonly<Record<string, string>> = {}): Promise<string> {
  const url = new URL(file, import.meta.url);
  const { code } = await transformWithOxc(readFileSync(url, 'utf8'), file, { lang: 'ts' });
  const linked = Object.entries(neighbours).reduce(
    (text, [name, at]) => text.replaceAll(`"${name}"`, `"${at}"`),
    code,
  );
  return `data:text/javascript,${encodeURIComponent(linked)}`;
}

/** The desk, the recipes and the ear, for an empty page. */
async function program(): Promise<string> {
  const makers = await moduleOf('../../ui/src/sound/makers.ts');
  const neighbours = { './makers.ts': makers };
  const [desk, recipes, beds, listening] = await Promise.all([
    moduleOf('../../ui/src/sound/desk.ts'),
    moduleOf('../../ui/src/sound/recipes.ts', neighbours),
    moduleOf('../../ui/src/sound/beds.ts', neighbours),
    moduleOf('./listening.ts'),
  ]);
  return `import { mixerOf, noiseOf } from '${desk}';
    import { RECIPES } from '${recipes}';
    import { BEDS } from '${beds}';
    import { listen } from '${listening}';
    globalThis.listen = (wish) => listen({ mixerOf, noiseOf, RECIPES, BEDS }, wish);`;
}

const hear = (wish: Wish): Promise<Heard> =>
  studio.evaluate(
    (wanted) => (globalThis as unknown as { listen: (wish: Wish) => Promise<Heard> }).listen(wanted),
    wish,
  );

/** What a class of sounds must be like. */
interface Class {
  readonly loudness: readonly [number, number];
  /** The least peak above 200 Hz, and the least share of energy at 250 to 900 Hz. */
  readonly peakAbove: number;
  readonly share: number;
}
const BLAST: Class = { loudness: [-16, -9], peakAbove: 0.5, share: 0.4 };
const EVENT: Class = { loudness: [-24, -14], peakAbove: 0.08, share: 0 };
const TICK: Class = { loudness: [-30, -18], peakAbove: 0.08, share: 0 };

const CLASSES: Readonly<Record<Sound, Class>> = {
  launch: EVENT,
  runSteam: EVENT,
  runElectric: EVENT,
  tick: TICK,
  hit: BLAST,
  hitFar: EVENT,
  dud: TICK,
  breakingUp: EVENT,
  ping: EVENT,
  propellers: EVENT,
  splash: EVENT,
  chargeNear: BLAST,
  chargeFar: EVENT,
  creaking: EVENT,
  water: EVENT,
  alarm: EVENT,
  aircraft: EVENT,
  flak: EVENT,
  gun: BLAST,
  dice: EVENT,
  typewriter: TICK,
};

/** Seconds after which a sound is over, at the latest. */
const LONGEST = 3.6;

describe('every sound', () => {
  it('can be heard on a phone, is as loud as its kind, does not click, and is like no other', async () => {
    const heard = new Map<Sound, Heard>();
    for (const sound of Object.keys(RECIPES) as Sound[]) heard.set(sound, await hear({ sound, seconds: 4 }));
    for (const [sound, { loudness, peak, peakAbove, share, ends, edges }] of heard) {
      const { loudness: limits, ...least } = CLASSES[sound];
      expect.soft(loudness, `${sound} is loud enough`).toBeGreaterThan(limits[0]);
      expect.soft(loudness, `${sound} is not too loud`).toBeLessThan(limits[1]);
      expect.soft(peak, `${sound} is not torn`).toBeLessThanOrEqual(1);
      expect.soft(peakAbove, `${sound} above 200 Hz`).toBeGreaterThan(least.peakAbove);
      expect.soft(share, `${sound} at 250 to 900 Hz`).toBeGreaterThanOrEqual(least.share);
      expect.soft(ends, `${sound} ends`).toBeLessThan(LONGEST);
      expect.soft(edges, `${sound} begins and ends without a click`).toBeLessThan(0.001);
    }
    const all = [...heard];
    for (const [i, [one, { shape }]] of all.entries())
      for (const [other, { shape: next }] of all.slice(i + 1))
        expect
          .soft(Math.hypot(...shape.map((value, n) => value - (next[n] as number))), `${one} and ${other}`)
          .toBeGreaterThan(0.06);
  });

  it('together with others stays below the limit: four hits within 700 milliseconds', async () => {
    const { peak, loudness } = await hear({ salvo: 4, seconds: 4 });
    expect(peak).toBeLessThanOrEqual(1);
    expect(loudness).toBeLessThan(-7);
  });
});

const BED_CLASSES: Readonly<Record<Bed, Class>> = {
  surface: { loudness: [-34, -26], peakAbove: 0.01, share: 0.2 },
  hunt: { loudness: [-40, -32], peakAbove: 0.01, share: 0.2 },
  harbour: { loudness: [-34, -26], peakAbove: 0.01, share: 0.2 },
};

it('every bed is quiet, even, without a seam, and an escort passes once in the hunt', async () => {
  for (const bed of Object.keys(BEDS) as Bed[]) {
    const { loudness, share, edges, halves, crossings } = await hear({ bed, seconds: BEDS[bed].seconds });
    const wanted = BED_CLASSES[bed];
    expect.soft(loudness, bed).toBeGreaterThan(wanted.loudness[0]);
    expect.soft(loudness, bed).toBeLessThan(wanted.loudness[1]);
    expect.soft(share, bed).toBeGreaterThan(wanted.share);
    expect.soft(edges, `${bed}: its seam`).toBeLessThan(0.02);
    expect.soft(halves, `${bed}: its halves`).toBeLessThan(3);
    if (bed === 'hunt') expect.soft(crossings, 'the escort passes').toBe(1);
  }
});

/** Words of the scene that lie under the button. Runs in the page. */
function coveredBySound(): string[] {
  const button = document.querySelector('.sound-button')?.getBoundingClientRect();
  if (!button) return ['no button'];
  const words = [...document.querySelectorAll('.theatre :is(text, p, strong, small, span)')];
  return words
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
    })
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean);
}

it('is offered by a button in the corner of the scene that pulses once; only a press opens the loudspeaker', async () => {
  const { page, watch } = await openCareer(
    browser,
    beforeSalvo(DRAMA),
    { soundAsked: false },
    {
      viewport: { width: 360, height: 740 },
    },
  );
  await page.evaluate(() => {
    const opened: AudioContext[] = [];
    const Real = AudioContext;
    Object.assign(globalThis, {
      opened,
      AudioContext: class extends Real {
        constructor() {
          super();
          opened.push(this);
        }
      },
    });
    const pulses: string[] = [];
    Object.assign(globalThis, { pulses });
    document.addEventListener('animationstart', ({ animationName }) => pulses.push(animationName), true);
  });
  const opened = (): Promise<string[]> =>
    page.evaluate(() =>
      (globalThis as unknown as { opened: AudioContext[] }).opened.map(({ state }) => state),
    );
  const pulsed = (): Promise<number> =>
    page.evaluate(
      () =>
        (globalThis as unknown as { pulses: string[] }).pulses.filter((name) => name === 'sound-pulse')
          .length,
    );
  await fire(page);
  await expect.poll(pulsed).toBe(1);
  await page.locator('.sound-button:not(.pulse)').waitFor();
  const button = page.locator('.sound-button');
  expect(await page.locator('.note').count()).toBe(0);
  const [box, scene] = [await button.boundingBox(), await page.locator('.theatre').first().boundingBox()];
  expect(box?.width).toBe(44);
  expect(box?.height).toBe(44);
  if (!box || !scene) throw new Error('There is no scene with a button.');
  expect(box.x + box.width).toBeGreaterThan(scene.x + scene.width - 20);
  expect(box.y).toBeGreaterThanOrEqual(scene.y);
  expect(await page.evaluate(coveredBySound)).toEqual([]);
  expect(await opened()).toEqual([]);
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(opened).toEqual(['running']);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(opened).toEqual(['suspended']);
  expect(await pulsed()).toBe(1);
  expect(watch.faults).toEqual([]);
  await page.context().close();
});
