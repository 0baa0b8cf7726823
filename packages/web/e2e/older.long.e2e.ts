// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Games of older rules in a real browser: they go on as far as they hold, and nothing is lost. */
import { readFileSync } from 'node:fs';
import { loadGame } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { optionsOf, recordFromText, recordToText } from '@flotilla/table/run';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  begin,
  expectAccessible,
  keptFile,
  newPage,
  newReader,
  openBrowser,
  question,
  tableText,
} from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const idOf = (page: Page): string => page.url().split('/').at(-1) as string;

/** Begins Night Watch and stands two watches of it. */
async function twoWatches(page: Page): Promise<string> {
  await begin(page, 'night-watch', 'older');
  for (const key of ['2', '2']) {
    const before = await tableText(page);
    await page.keyboard.press(key);
    await page.waitForFunction(
      (text) => document.getElementById('board')?.innerText !== text,
      before.split('\n').slice(1).join('\n'),
    );
  }
  return idOf(page);
}

/** Makes the stored game one of an older version of the rules. */
async function makeOlder(page: Page, id: string, change: Partial<GameRecord> = {}): Promise<void> {
  await page.goto(at('/about'));
  await page.evaluate(
    async ([id, change]) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const db = await done(indexedDB.open('flotilla'));
      const store = db.transaction('records', 'readwrite').objectStore('records');
      const record = await done(store.get(id));
      await done(store.put({ ...record, rulesVersion: '0.0.1', ...change }, id));
      db.close();
    },
    [id, change] as const,
  );
}

/** The record of a stored game. */
const stored = (page: Page, id: string): Promise<GameRecord> =>
  page.evaluate(
    (id) =>
      new Promise<GameRecord>((resolve) => {
        const open = indexedDB.open('flotilla');
        open.onsuccess = () => {
          const get = open.result.transaction('records').objectStore('records').get(id);
          get.onsuccess = () => {
            open.result.close();
            resolve(get.result);
          };
        };
      }),
    id,
  );

describe('a game of older rules', () => {
  it('goes on where it stood, under the same address, and stays so', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    const id = await twoWatches(page);
    const before = `${await question(page)}\n${await tableText(page)}`;
    const old = await stored(page, id);
    await makeOlder(page, id);
    await page.goto(at(`/g/${id}`));
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('the game stands where it stood');
    await expectAccessible(page, 'a game of older rules');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('#question').waitFor();
    expect(idOf(page)).toBe(id);
    expect(`${await question(page)}\n${await tableText(page)}`).toBe(before);
    await page.reload();
    await page.locator('#question').waitFor();
    expect(await stored(page, id)).toEqual(old);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('goes on beside itself up to the first answer that does not hold; the old one can still be saved', async () => {
    const { page } = await newPage(await newReader(browser));
    const id = await twoWatches(page);
    const { answers } = await stored(page, id);
    await makeOlder(page, id, {
      answers: answers.map((answer, i) => (i === 1 ? { ...answer, choice: 'sleep' } : answer)),
    });
    await page.goto(at(`/g/${id}`));
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/up to number 1 of 2[\s\S]*"sleep" is no longer/);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('#question').waitFor();
    expect(idOf(page)).not.toBe(id);
    expect(await page.locator('.play').getAttribute('data-position')).toBe('1');
    await page.goto(at(`/g/${id}`));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const kept = recordFromText(readFileSync(await keptFile(download), 'utf8'));
    expect(kept.ok && [kept.value.rulesVersion, kept.value.answers[1]?.choice]).toEqual(['0.0.1', 'sleep']);
    await page.context().close();
  });

  it('comes in from a file and goes on', async () => {
    const { page } = await newPage(await newReader(browser));
    const id = await twoWatches(page);
    const file = recordToText({ ...(await stored(page, id)), rulesVersion: '0.0.1' });
    await page.goto(at('/games'));
    const buffer = Buffer.from(file);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await page.locator('#question').waitFor();
    expect(idOf(page)).not.toBe(id);
    await page.context().close();
  });

  it('whose options no longer go together opens the set-up filled in (14.11)', async () => {
    const { page } = await newPage(await newReader(browser, {}, { viewport: { width: 360, height: 740 } }));
    const id = await twoWatches(page);
    const options = {
      ...optionsOf(await loadGame('hunters')),
      boat: 'IXB',
      printing: 'first',
      rules: ['14.11'],
    };
    await makeOlder(page, id, { game: 'hunters', options });
    await page.goto(at(`/g/${id}`));
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('button', { name: 'Take command: Type IXB' }).waitFor();
    expect(await page.locator('.reason').innerText()).toContain('14.11');
    await expectAccessible(page, 'a set-up filled in from an older game');
    await page
      .getByLabel(/second/i)
      .first()
      .check();
    await page.getByRole('button', { name: 'Take command: Type IXB' }).click();
    await page.waitForURL(/\/g\/[a-z0-9]+$/);
    await page.context().close();
  });
});
