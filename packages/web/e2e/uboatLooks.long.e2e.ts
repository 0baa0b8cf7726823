/**
 * Every screen of U-Boat Leader on every device, in every light and language: nothing is cut off and axe finds nothing.
 * `npm run promise -- looks` takes all of them, a test run a few.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPicture, looksAt } from './looks.ts';
import { expectAccessible, newPage, newReader, openBrowser } from './reader.ts';
import type { Scene } from './uboatScenes.ts';
import { openScene, SCENES } from './uboatScenes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const ONLY = process.env.FLOTILLA_SCENES?.split(',');

const SIZES = [
  [1280, 800],
  [1440, 900],
  [768, 1024],
  [360, 740],
  [390, 844],
  [740, 360],
] as const;

const LANGUAGES = ['de', 'fr', 'it'] as const;

/** Looks at a scene: with axe, for words that are cut off, and with a camera. */
async function look(
  { name, ...scene }: Scene,
  save: string | undefined,
  [width, height]: readonly [number, number],
  settings: { readonly theme: string; readonly language: string },
): Promise<void> {
  const isPhone = width < 900;
  const device = { viewport: { width, height }, ...(isPhone && { hasTouch: true, isMobile: true }) };
  const { page, watch } = await newPage(
    await newReader(browser, { ...settings, ...scene.settings }, { ...device, reducedMotion: 'reduce' }),
  );
  const called = `${name}-${width}x${height}-${settings.theme}${settings.language === 'en' ? '' : `-${settings.language}`}`;
  await openScene(page, { name, ...scene }, save);
  await keepPicture(page, called);
  expect(await cutOff(page), called).toEqual([]);
  await expectAccessible(page, called);
  expect(watch.faults, called).toEqual([]);
  await page.context().close();
}

/** Words that have no room: a page that scrolls sideways, or a part narrower than what it holds. */
const cutOff = (page: Awaited<ReturnType<typeof newPage>>['page']): Promise<string[]> =>
  page.evaluate(() => {
    const shortened = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowX === 'scroll';
    const parts = document.querySelectorAll<HTMLElement>(
      'main :is(button:not(.rule), summary, legend, th, td, h2, h3, li, p, dt, dd)',
    );
    const cut = [...parts].filter((part) => {
      if (part.clientWidth === 0 || part.closest('dialog, .unseen') || !part.checkVisibility()) return false;
      const style = getComputedStyle(part);
      // The chip of a rule is easier to hit than it looks: what reaches out of the line is no word.
      if (part.querySelector('.rule')) return false;
      return style.display !== 'inline' && !shortened(style) && part.scrollWidth > part.clientWidth + 2;
    });
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...cut.map(
        (part) =>
          `${part.tagName.toLowerCase()}.${part.className}: ${part.textContent?.trim().slice(0, 60)} (${part.scrollWidth} in ${part.clientWidth})`,
      ),
    ];
  });

const scenes = ONLY ? SCENES.filter(({ name }) => ONLY.includes(name)) : looksAt(SCENES, 1, 4, 16);

describe.each(scenes)('$name', (scene) => {
  const save = scene.save?.();
  it.each(looksAt(SIZES, 3))('%i × %i in both lights', { timeout: 120_000 }, async (...size) => {
    for (const theme of looksAt(['chart', 'red'], 1))
      await look(scene, save, size, { theme, language: 'en' });
  });
  it.each(looksAt(LANGUAGES, 0))('in %s, wide and narrow', { timeout: 120_000 }, async (language) => {
    for (const size of looksAt([SIZES[0], SIZES[3]], 1))
      await look(scene, save, size, { theme: 'chart', language });
  });
});
