// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** A reader with a browser: what the browser tests share. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Download, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, inject } from 'vitest';
import { FLAGS, PROGRAM } from './program.ts';

/** The browser of this worker; the files that run in it one after another share it. */
let started: Promise<Browser> | null = null;

/** A browser for the tests of one file; closing it closes the pages, and leaves the program to the next file. */
export async function openBrowser(): Promise<Browser> {
  started ??= chromium.launch({ executablePath: PROGRAM, args: FLAGS });
  const browser = await started;
  const close = async (): Promise<void> => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return Object.create(browser, { close: { value: close } });
}

/** The address of a path of the site. */
export const at = (path: string): string => new URL(path.replace(/^\//, ''), inject('site')).href;

/** What went wrong in a page: errors of the console, exceptions, requests to another place. */
export interface Watch {
  readonly faults: string[];
}

/**
 * A new reader who has never been here; settings as given, motion and hints off, everything to choose when a game begins. Nothing
 * is kept for times without a network, which takes longer than most tests: whoever goes offline asks for it with
 * `serviceWorkers: 'allow'`.
 */
export async function newReader(
  browser: Browser,
  settings: Record<string, unknown> = {},
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  });
  const chosen = JSON.stringify({
    language: 'en',
    theme: 'chart',
    speed: 'instant',
    beginning: 'all',
    coach: false,
    ...settings,
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('flotilla.settings')) localStorage.setItem('flotilla.settings', kept);
  }, chosen);
  return context;
}

/** A page that remembers everything that went wrong in it. */
export async function newPage(context: BrowserContext): Promise<{ page: Page; watch: Watch }> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(inject('site')).origin) faults.push(request.url());
  });
  return { page, watch: { faults } };
}

/**
 * Goes to a place of the site as a link leads there, which loads nothing again; a page that is not open yet is opened. Waits for
 * its heading.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const address = at(path);
  if (page.url().startsWith(inject('site'))) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await page.waitForFunction(
      (href) => location.href === href && !document.querySelector('main .loading'),
      address,
    );
  } else await page.goto(address);
  await page.locator('h1').first().waitFor();
  // Until its letters are there a page is laid out with others, which are wider.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Begins a game through its form and waits for its first question. */
export async function begin(page: Page, game: string, seed = 'e2e'): Promise<void> {
  await visit(page, `/new/${game}`);
  await page.locator('form.new-game').waitFor();
  await page.locator('form.new-game details summary').click();
  await page.locator('form.new-game details input[maxlength="80"]').fill(seed);
  await page.locator('form.new-game button[type=submit]').click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  await page.locator('.decision:not(.waiting), .curtain').first().waitFor();
}

/** Lifts the curtain, which takes no press in its first moments. */
export async function liftCurtain(page: Page): Promise<void> {
  await page.waitForTimeout(750);
  await page.locator('.curtain button').click();
}

/** Where a file lies that a page has saved; the browser is another process, so it is fetched from there. */
export async function keptFile(download: Download): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'flotilla-download-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** The question that is put now. */
export const question = (page: Page): Promise<string> => page.locator('#question').innerText();

/** What the status strip says. */
export const status = async (page: Page): Promise<string> =>
  (await page.locator('#status').innerText()).replace(/\s+/g, ' ').trim();

/** Everything a reader can see of a game besides its log. */
export const tableText = async (page: Page): Promise<string> =>
  `${await status(page)}\n${await page.locator('#board').innerText()}`;

/** Presses option after option of Night Watch until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  const ending = page.locator('.ending');
  for (let i = 0; i < 100; i++) {
    if (await ending.count()) return;
    const place = await page.locator('.question').innerText();
    await page
      .locator('button.option')
      .nth(i % 3 === 2 ? 1 : 0)
      .click();
    await page.waitForFunction(
      (before) =>
        document.querySelector('.ending') !== null ||
        (document.querySelector('.question') as HTMLElement | null)?.innerText !== before ||
        document.querySelectorAll('.roll-card').length > 0,
      place,
    );
  }
  throw new Error('The game did not end.');
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Has axe look at the page; nothing may be found. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (where: Node, how: object) => Promise<{ violations: { id: string; nodes: Found[] }[] }> };
    };
    interface Found {
      html: string;
      target: string[];
      failureSummary?: string;
    }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      preload: false,
    });
    // A target in a pane beside the screen is judged when its pane is opened. One that the edge of a scrolling pane cuts
    // off counts as too small: it is brought into sight and judged again when everything has come to rest.
    const tooSmall = async ({ target }: Found): Promise<boolean> => {
      const [selector = ''] = target;
      const element = document.querySelector(selector);
      const place = element?.getBoundingClientRect();
      if (place && (place.left >= window.innerWidth || place.right <= 0)) return false;
      for (let tries = 0; tries < 10; tries++) {
        element?.scrollIntoView({ block: 'center', inline: 'center' });
        await new Promise((resolve) => setTimeout(resolve, 100));
        const again = await axe.run(element ?? document, { runOnly: ['target-size'] });
        if (again.violations.length === 0) return false;
      }
      return true;
    };
    const said: string[] = [];
    for (const { id, nodes } of violations) {
      for (const node of nodes) {
        if (id === 'target-size' && !(await tooSmall(node))) continue;
        said.push(`${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`);
      }
    }
    return said;
  });
  expect(found, name).toEqual([]);
}
