// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** Coming back: beginnings in one press, the desk, the sea of the day, the wardroom and the verdict on the dice. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companionOf, mindOf } from '@flotilla/companion';
import { hunters, seaOfDay } from '@flotilla/hunters';
import { fieldOn, sailedBy, worseThan } from '@flotilla/lab';
import { anyGame } from '@flotilla/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byMouse, onePatrol } from './patrol.ts';
import {
  at,
  begin,
  expectAccessible,
  keptFile,
  newPage,
  newReader,
  openBrowser,
  playToTheEnd,
} from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Pages are looked at by axe several times a test. */
const LONG = { timeout: 120_000 };
const NEWCOMER = { beginning: 'simple' };
const today = (): string => new Date().toISOString().slice(0, 10);

const expectNothingWider = async (page: Page, name: string): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

/** How many colours a picture has, as the browser reads it. */
const coloursIn = (page: Page, picture: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paper = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
    paper?.drawImage(drawn, 0, 0);
    const points = paper?.getImageData(0, 0, drawn.width, drawn.height).data.buffer;
    return new Set(new Uint32Array(points ?? new ArrayBuffer(0))).size;
  }, picture.toString('base64'));

describe('a newcomer', () => {
  it('takes a first command in two presses, and is not asked for a load-out', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser, NEWCOMER, PHONE));
    await page.goto(at('/'));
    await page.locator('.hero .button.primary').waitFor();
    await page.locator('.card-picture svg').nth(2).waitFor();
    await expectAccessible(page, 'home on the first visit');
    await expectNothingWider(page, 'home on the first visit');
    await page.locator('.game-card .button.primary').first().tap();
    await page.locator('form.beginning button[type=submit]').waitFor();
    await expectAccessible(page, 'a recommended beginning');
    await expectNothingWider(page, 'a recommended beginning');
    await page.locator('form.beginning button[type=submit]').tap();
    await page.locator('.sheet .decision').first().waitFor();
    expect(await page.locator('.commission, .loadout').count()).toBe(0);
    expect(await page.locator('.play').getAttribute('data-position'), 'name and load are answers').toBe('2');
    await page.goto(at('/'));
    await page.locator('.continue-card svg').first().waitFor();
    await expectAccessible(page, 'the desk');
    await expectNothingWider(page, 'the desk');
    await page.locator('.continue').tap();
    await page.locator('.sheet .decision').first().waitFor();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('who wants to load the torpedoes is asked, and everything else is one switch away', LONG, async () => {
    const { page } = await newPage(await newReader(browser, NEWCOMER));
    await page.goto(at('/new/hunters'));
    await page.locator('form.beginning input[type=checkbox]').check();
    await page.locator('form.beginning button[type=submit]').click();
    await page.locator('.loadout').waitFor();
    await page.goto(at('/new/hunters'));
    await page.locator('.how-to-begin [data-id=all]').click();
    await page.locator('.boat-card').nth(7).waitFor();
    await page.reload();
    await page.locator('.boat-card').nth(7).waitFor();
    await page.context().close();
  });
});

describe('the sea of the day', () => {
  it('is sailed once on its day, gone on with, and closed before it opens', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser));
    await page.goto(at(`/daily/${today()}`));
    await page.locator('.daily-orders').waitFor();
    await expectAccessible(page, 'the orders of the day');
    await page.getByRole('button', { name: 'Sail', exact: true }).click();
    await page.locator('.sheet .decision').first().waitFor();
    const game = page.url().split('/').at(-1);
    await page.goto(at(`/daily/${today()}`));
    const goOn = page.getByRole('link', { name: 'Carry on' });
    await goOn.waitFor();
    expect(await goOn.getAttribute('href')).toContain(game);
    await page.goto(at('/daily/2999-01-01'));
    await page.locator('h1', { hasText: 'The sea of 1 January 2999' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('opens at midnight');
    expect(await page.locator('main button').count()).toBe(0);
    await page.goto(at('/daily/2026-01-05'));
    await page.getByRole('button', { name: 'Practise on this sea' }).click();
    await page.locator('.sheet .decision').first().waitFor();
    await page.goto(at('/games'));
    await page.locator('.shelf-game', { hasText: 'Practice' }).waitFor();
    // Each game is drawn as it stands.
    await expect
      .poll(() => page.locator('.shelf-picture .picture:not(.picture-waiting) svg').count())
      .toBeGreaterThanOrEqual(2);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is sailed by thumb from its orders to its result, which counts once', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser, {}, PHONE));
    // A day whose dice are known, so that a failure can be repeated.
    await page.clock.setFixedTime(new Date('2026-11-02T09:00:00Z'));
    await page.goto(at('/daily'));
    await page.getByRole('button', { name: 'Sail', exact: true }).tap();
    const pressed = await onePatrol(page, byMouse(page, 'tap'), 1);
    expect(pressed).toBeGreaterThan(5);
    // The end is told once, in the sheet; nothing lies above the bar of the table or over its board.
    const way = page.getByRole('link', { name: 'See the result' });
    await way.waitFor();
    expect(await page.getByText('Today’s sea is sailed.').count()).toBe(1);
    expect(await page.locator('.note').count()).toBe(0);
    expect((await page.locator('#status').boundingBox())?.y).toBe(0);
    await way.tap();
    await page.locator('.share-card').waitFor();
    expect(await page.locator('.tell-line .typed').innerText()).toMatch(
      /^⚓ Flotilla .* · U-\d+ · \d+ ships? [\d,]+\st · hull \d+\/\d+ · (home|lost|boat lost)$/,
    );
    await expectNothingWider(page, 'the result of a patrol sailed');
    await page.getByRole('button', { name: 'Sail it again for practice' }).tap();
    await page.locator('.sheet .decision').first().waitFor();
    await page.goto(at('/games'));
    await page.locator('.shelf-game', { hasText: 'Practice' }).waitFor();
    await page.goto(at('/daily'));
    await page.locator('.share-card').waitFor();
    expect(await page.getByRole('button', { name: 'Sail', exact: true }).count(), 'one attempt').toBe(0);
    await page.goto(at('/wardroom'));
    await page.getByRole('link', { name: /^November 2, 2026: |^2 November 2026: / }).waitFor();
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('is a race with the captains of the house, of which nothing is told before', LONG, async () => {
    const day = '2026-11-22';
    const game = anyGame(hunters);
    const scoring = await companionOf(game).scoring?.();
    if (!scoring?.house) throw new Error('There is nobody in the house.');
    const { options, seed } = seaOfDay(day);
    const task = { options, seed, length: { kind: 'patrols', patrols: 1 }, counts: 'tons' };
    const ghosts = scoring.house.ghosts.map(({ id, bot }) => ({
      id,
      tons: Number(sailedBy(game, scoring, task, bot, mindOf(id)).tons),
    }));
    const tons = Math.max(...ghosts.map((ghost) => ghost.tons)) - 100;
    const field = fieldOn(game, scoring, scoring.house, task);
    const context = await newReader(browser, {}, PHONE);
    const { page, watch } = await newPage(context);
    await page.clock.setFixedTime(new Date(`${day}T09:00:00Z`));
    await page.goto(at('/daily'));
    await page.locator('.race-sealed').waitFor();
    expect(await page.locator('.race-sealed li').allInnerTexts()).toEqual(['Cautious', 'Steady', 'Bold']);
    expect(await page.locator('main').innerText()).not.toMatch(/[\d,]{3,}\st\b| of 100/);
    expect(page.workers(), 'nobody sails before').toHaveLength(0);
    await expectAccessible(page, 'sealed envelopes');
    await page.evaluate(
      ([of, sunk]) => {
        const ships = [{ name: 'Olaf', kind: 'tanker', tons: sunk }];
        const result = { boat: 'VIIC', number: 69, area: 'atlantic', month: 13, ships, tons: sunk, fired: 4 };
        const rest = { hits: 2, expected: 2.1, hull: 2, hullOf: 8, end: 'home' };
        localStorage.setItem(
          'flotilla.seas',
          JSON.stringify({ [String(of)]: { game: 'none', result: { ...result, ...rest } } }),
        );
      },
      [day, tons] as const,
    );
    await page.reload();
    await page.locator('.race tbody tr').nth(3).waitFor();
    const shown = await page.locator('.race tbody tr').evaluateAll((rows) =>
      rows.map((row) => ({
        id: (row as HTMLElement).dataset.id,
        tons: Number(row.querySelector('.race-tons')?.textContent?.replace(/\D/g, '')),
      })),
    );
    const all = [...ghosts, { id: 'you', tons }];
    expect(shown.map((row) => row.tons)).toEqual(all.map((row) => row.tons).sort((a, b) => b - a));
    for (const row of all) expect(shown, 'the same in Node and in the browser').toContainEqual(row);
    const standing = page.locator('.standing-figure b');
    await standing.waitFor({ timeout: 60_000 });
    expect(await standing.innerText()).toBe(`${worseThan(field, tons)} of 100`);
    expect(await page.locator('.standing-panel h2').innerText()).toMatch(
      /^A (poor|fair|rich) sea, (and|but) a (calm|rough|dangerous) one$/,
    );
    await expectAccessible(page, 'the race');
    await expectNothingWider(page, 'the race');
    expect(watch.faults).toEqual([]);
    await context.close();
  });

  it('ends with a result to copy and a picture to keep', LONG, async () => {
    const context = await newReader(browser);
    await context.addInitScript((day) => {
      const ships = [{ name: 'Olaf', kind: 'tanker', tons: 5200 }];
      const result = { boat: 'VIIC', number: 69, area: 'atlantic', month: 13, ships, tons: 5200, fired: 4 };
      const rest = { hits: 2, expected: 2.1, hull: 2, hullOf: 8, end: 'home' };
      localStorage.setItem(
        'flotilla.seas',
        JSON.stringify({ [day]: { game: 'none', result: { ...result, ...rest } } }),
      );
    }, today());
    const { page, watch } = await newPage(context);
    await page.goto(at(`/daily/${today()}`));
    await page.locator('.share-card').waitFor();
    expect(await page.locator('.tell-line .typed').innerText()).toMatch(
      /^⚓ Flotilla .* · U-69 · 1 ship 5,200\st · hull 2\/8 · home$/,
    );
    await expectAccessible(page, 'the result of the day');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const picture = readFileSync(await keptFile(await saved));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await coloursIn(page, picture), 'something is drawn').toBeGreaterThan(50);
    expect(watch.faults).toEqual([]);
    await page.route('**/*.woff2', (route) => route.abort());
    const again = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const plain = readFileSync(await keptFile(await again));
    expect(await coloursIn(page, plain), 'a picture comes without the typeface too').toBeGreaterThan(50);
    expect(plain.equals(picture), 'the typeface is in the picture').toBe(false);
    await context.close();
  });
});

describe('the wardroom', () => {
  it('shows every game that counts, and moves to another device as one file', LONG, async () => {
    const { page, watch } = await newPage(await newReader(browser, NEWCOMER));
    await page.goto(at('/wardroom'));
    await page.locator('.bare').waitFor();
    await expectAccessible(page, 'a bare wall');
    await page.goto(at('/new/hunters'));
    await page.locator('form.beginning button[type=submit]').click();
    await page.locator('.sheet .decision').first().waitFor();
    await page.goto(at('/wardroom'));
    await page.locator('.plaque').waitFor();
    await expectAccessible(page, 'the wardroom');
    const saved = page.waitForEvent('download');
    await page.locator('[data-id=take]').click();
    const file = await keptFile(await saved);
    await page.context().close();

    const other = await newPage(await newReader(browser, {}, PHONE));
    await other.page.goto(at('/wardroom'));
    const said = other.page.locator('.take-along [role=status]');
    const input = other.page.locator('.take-along input[type=file]');
    const wrong = join(tmpdir(), `flotilla-not-${process.pid}.json`);
    writeFileSync(wrong, '{"format":"shopping list"}');
    await input.setInputFiles(wrong);
    await expect.poll(() => said.innerText()).toContain('not a file with a Flotilla record');
    await input.setInputFiles(file);
    await expect.poll(() => said.innerText()).toContain('1 game was added; 0 were here already');
    await other.page.locator('.plaque').waitFor();
    await input.setInputFiles(file);
    await expect.poll(() => said.innerText()).toContain('0 games were added; 1 was here already');
    expect(await other.page.locator('.plaque').count()).toBe(1);
    await expectNothingWider(other.page, 'the wardroom');
    expect([...watch.faults, ...other.watch.faults]).toEqual([]);
    await other.page.context().close();
  });
});

describe('the verdict on the dice', () => {
  it(
    'is good for a finished game, sealed while it goes on, and bad for a record that was changed',
    LONG,
    async () => {
      const { page, watch } = await newPage(await newReader(browser));
      await begin(page, 'night-watch', 'verdict');
      const id = page.url().split('/').at(-1) as string;
      const verdict = (): Promise<string | null> =>
        page.locator('.verdict-card').getAttribute('data-verdict');
      await page.goto(at(`/verify/${id}`));
      expect(await verdict()).toBe('open');
      expect(await page.locator('.proof').textContent()).not.toContain('verdict');
      await page.goto(at(`/g/${id}`));
      await playToTheEnd(page);
      await page.goto(at(`/verify/${id}`));
      expect(await verdict()).toBe('good');
      expect(await page.locator('h1').innerText()).toBe('Nobody touched the dice');
      await page.locator('.roll-list summary').click();
      await expectAccessible(page, 'a good verdict');
      await page.locator('.roll-list li a').nth(2).click();
      await page.waitForURL(/\/replay#\d+$/);
      const place = Number(page.url().split('#')[1]);
      await expect.poll(() => page.locator('.play').getAttribute('data-position')).toBe(String(place));
      await page.goBack();
      await page.locator('.verdict-card').waitFor();
      await page.evaluate(async (id) => {
        const open = indexedDB.open('flotilla');
        await new Promise((done) => {
          open.onsuccess = done;
        });
        const store = open.result.transaction('records', 'readwrite').objectStore('records');
        const get = store.get(id);
        await new Promise((done) => {
          get.onsuccess = done;
        });
        const put = store.put({ ...get.result, stateHash: '0'.repeat(64) }, id);
        await new Promise((done) => {
          put.onsuccess = done;
        });
      }, id);
      await page.reload();
      expect(await verdict()).toBe('bad');
      await expectAccessible(page, 'a bad verdict');
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      await page.getByRole('link', { name: 'Watch up to there' }).click();
      await page.locator('.replay-bar').waitFor();
      await page.getByText('the record claims another ending').waitFor();
      // Somebody else who is sent this file is not left with a refusal.
      const text = readFileSync(await keptFile(saved), 'utf8');
      await page.goto(at('/'));
      const file = { name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.locator('input[type=file]').first().setInputFiles(file);
      await page.getByRole('link', { name: 'See what is wrong' }).click();
      expect(await verdict()).toBe('bad');
      await page.getByRole('link', { name: 'Watch up to there' }).click();
      await page.locator('.replay-bar').waitFor();
      expect(watch.faults).toEqual([]);
      await page.context().close();
    },
  );
});
