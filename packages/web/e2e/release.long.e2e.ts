// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Two releases, one after the other at one address: which version each tab ends in, and that it works. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../serve.mjs';
import { newReader, openBrowser, playToTheEnd, tableText } from './reader.ts';
import { NEXT_LEAD, renew } from './renewed.ts';
import { dir } from './serve.ts';

/** The release of today, and the next one, in which every file that has changed has another name. */
const [first, next] = ['first', 'next'].map((name) => mkdtempSync(join(tmpdir(), `flotilla-${name}-`))) as [
  string,
  string,
];
/** What these tests never open: the large games, other languages, tables on a server. */
const NOT_OPENED = /hunters|uboat-leader|naval-battles|online|\/(?:de|fr|it)(?:\.ts|\/)/;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Lets the service worker keep only what these tests open; `shell.e2e.ts` fetches the whole site. */
function keepLess(release: string): void {
  const chunks = JSON.parse(readFileSync(join(release, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const kept = new Set(['index.html', 'icon.svg', 'site.webmanifest']);
  const keep = (name: string): void => {
    const { file, css = [], imports = [], dynamicImports = [] } = chunks[name] as Chunk;
    if (kept.has(file)) return;
    for (const one of [file, ...css]) kept.add(one);
    for (const one of [...imports, ...dynamicImports.filter((one) => !NOT_OPENED.test(one))]) keep(one);
  };
  keep('index.html');
  const worker = join(release, 'sw.js');
  const script = readFileSync(worker, 'utf8');
  const list = /const files = (\[.*?\]);/.exec(script)?.[1] ?? '[]';
  const less = (JSON.parse(list) as string[]).filter((file) => kept.has(file));
  writeFileSync(worker, script.replace(list, JSON.stringify(less)));
}

let browser: Browser;
beforeAll(async () => {
  for (const release of [first, next])
    cpSync(dir, release, { recursive: true, filter: (path) => !/\.(?:br|gz|map)$/.test(path) });
  renew(next);
  for (const release of [first, next]) keepLess(release);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  for (const release of [first, next]) rmSync(release, { recursive: true });
});

let server: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  server = await serve({ dir: first, port: 0 });
});
afterEach(() => server.close());

/** Puts the next release in the place of the first: its files are gone from the server. */
async function release(): Promise<void> {
  const port = Number(new URL(server.url).port);
  await server.close();
  server = await serve({ dir: next, port });
}

/** Waits until a service worker looks after a tab: it fetches its files first, which takes a while on a busy machine. */
const isLookedAfter = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });

/** A tab that a service worker looks after. */
async function tabAt(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url);
  await isLookedAfter(page);
  return page;
}

/** The reader comes back to a tab; a browser without a window never hides one, so the page is only told. */
const lookAt = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const offer = (page: Page) => page.locator('.note', { hasText: 'A new version of the site is ready.' });
const lead = (page: Page) => page.locator('.small-print', { hasText: NEXT_LEAD });

/** Begins Night Watch without loading the page anew. */
async function beginHere(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Night Watch/ }).click();
  await page.locator('form.new-game button[type=submit]').click();
  await page.locator('#question').waitFor();
}

const home = (page: Page): Promise<void> => page.locator('.brand').click();

describe('after a release', () => {
  it('the tab of the first visit is told when the reader comes back to it, and "Use it now" brings it into the new version, whole; older files than those of the release before go', async () => {
    const context = await newReader(browser, {}, { serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${server.url}icon.svg`);
    await page.evaluate(() => caches.open('flotilla-oldest'));
    await page.goto(server.url);
    await isLookedAfter(page);
    const names = (): Promise<string[]> => page.evaluate(() => caches.keys());
    const [oldest, old] = await names();
    expect(oldest).toBe('flotilla-oldest');
    await release();
    expect(await offer(page).count()).toBe(0);
    await lookAt(page);
    await offer(page).getByRole('button', { name: 'Use it now' }).click();
    await lead(page).waitFor();
    const kept = await names();
    expect(kept).toHaveLength(2);
    expect(kept[0]).toBe(old);
    await beginHere(page);
    await playToTheEnd(page);
    await context.close();
  });

  it('another tab, in the middle of a game, follows with its game', async () => {
    const context = await newReader(browser, {}, { serviceWorkers: 'allow' });
    const page = await tabAt(context);
    const other = await tabAt(context);
    await beginHere(other);
    await other.keyboard.press('1');
    await other.locator('.roll-card').first().waitFor();
    const before = await tableText(other);
    await release();
    await lookAt(page);
    await Promise.all([offer(page).waitFor(), offer(other).waitFor()]);
    const again = other.waitForEvent('load');
    await offer(page).getByRole('button', { name: 'Use it now' }).click();
    await Promise.all([lead(page).waitFor(), again]);
    await other.locator('#question').waitFor();
    expect(await tableText(other)).toBe(before);
    await playToTheEnd(other);
    await home(other);
    await lead(other).waitFor();
    await context.close();
  });

  it('nobody has to follow at once: an old tab goes on with its own files, and is told again when it is loaded again', async () => {
    const context = await newReader(browser, {}, { serviceWorkers: 'allow' });
    const page = await tabAt(context);
    await release();
    await lookAt(page);
    await offer(page).getByRole('button', { name: 'Close' }).click();
    await lookAt(page);
    await beginHere(page);
    await playToTheEnd(page);
    expect(await offer(page).count()).toBe(0);
    await page.goto(server.url);
    await offer(page).waitFor();
    expect(await lead(page).count()).toBe(0);
    await context.close();
  });

  it('a tab whose game is kept nowhere else is not loaded again but told, and goes on with its own files', async () => {
    const context = await newReader(browser, {}, { serviceWorkers: 'allow' });
    const page = await tabAt(context);
    const other = await context.newPage();
    await other.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await other.goto(server.url);
    await beginHere(other);
    await other.keyboard.press('1');
    await other.locator('.roll-card').first().waitFor();
    const before = await tableText(other);
    await release();
    await lookAt(page);
    await offer(page).getByRole('button', { name: 'Use it now' }).click();
    await lead(page).waitFor();
    await other.locator('.note', { hasText: 'a game that is saved nowhere else' }).waitFor();
    expect(await tableText(other)).toBe(before);
    await other.keyboard.press('r');
    await other.locator('.rule-case').first().waitFor();
    await other.keyboard.press('Escape');
    await playToTheEnd(other);
    await home(other);
    await other.getByRole('link', { name: /Smugglers/ }).click();
    await other.locator('form.new-game').waitFor();
    await context.close();
  });

  it('an old tab without a service worker is told that it is an old one, and loading it again mends it', async () => {
    const context = await newReader(browser);
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator('.hero').waitFor();
    await release();
    await page.getByRole('link', { name: /Night Watch/ }).click();
    await page
      .locator('main', { hasText: 'The site has been updated since you opened this page.' })
      .waitFor();
    await page.locator('main').getByRole('button', { name: 'Reload' }).click();
    await page.locator('form.new-game').waitFor();
    await home(page);
    await lead(page).waitFor();
    await context.close();
  });
});
