// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Storage that fails, in a real browser: play goes on, and what is not kept is said. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, begin, newPage, newReader, openBrowser, playToTheEnd, tableText } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('storage', () => {
  it('that is blocked: the game goes on in memory, says so and offers a file', async () => {
    const context = await newReader(browser);
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    const { page } = await newPage(context);
    await begin(page, 'night-watch', 'blocked');
    await page.keyboard.press('1');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('lost when you close this page');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^flotilla-night-watch-.*\.json$/);
    await context.close();
  });

  it('that never answers: games begin and go on, it is said plainly, and no game is called gone', async () => {
    const context = await newReader(browser);
    await context.addInitScript(() => {
      Object.defineProperty(IDBRequest.prototype, 'onsuccess', { set: () => {} });
    });
    const { page } = await newPage(context);
    await page.goto(at('/g/abcdefgh'));
    await page.locator('h1', { hasText: 'Storage is not responding' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('They are not lost');
    await page.goto(at('/'));
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('only until you close this page');
    await begin(page, 'night-watch', 'silent');
    expect(await page.getByRole('alert').innerText()).toContain('storage is not responding');
    await playToTheEnd(page);
    await context.close();
  });

  it('that no longer ends what it is told to write: a game begins, goes on and can be saved as a file', async () => {
    const context = await newReader(browser);
    await context.addInitScript(() => {
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => {} });
    });
    const { page } = await newPage(context);
    await begin(page, 'night-watch', 'endless');
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('storage is not responding');
    await page.keyboard.press('1');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^flotilla-night-watch-/);
    await context.close();
  });

  it('that answers late: what was begun meanwhile is kept after all', async () => {
    const context = await newReader(browser);
    await context.addInitScript(() => {
      if (sessionStorage.getItem('again')) return;
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...given) {
        const late = {} as IDBOpenDBRequest;
        Object.assign(globalThis, {
          answer: () => {
            const real = open.apply(this, given);
            for (const name of ['onupgradeneeded', 'onsuccess'] as const) {
              real[name] = (event: Event) => {
                Object.assign(late, { result: real.result });
                late[name]?.(event as IDBVersionChangeEvent);
              };
            }
          },
        });
        return late;
      };
    });
    const { page } = await newPage(context);
    await begin(page, 'night-watch', 'late');
    await page.keyboard.press('1');
    await page.getByRole('alert').waitFor();
    const before = await tableText(page);
    await page.evaluate(() => {
      sessionStorage.setItem('again', 'yes');
      (globalThis as unknown as { answer: () => void }).answer();
    });
    await page.waitForTimeout(500);
    await page.reload();
    await page.locator('#question').waitFor();
    expect(await tableText(page)).toBe(before);
    await context.close();
  });

  it('that is full: the game goes on and says so', async () => {
    const context = await newReader(browser);
    const { page } = await newPage(context);
    await begin(page, 'night-watch', 'full');
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.keyboard.press('1');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('no room left');
    await playToTheEnd(page);
    await context.close();
  });
});
