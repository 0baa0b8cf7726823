// biome-ignore-all lint/performance/useDomNodeTextContent: what a reader sees is meant, not what the document holds
/** The shell in a real browser: addresses, faults, two tabs, no network, languages, a phone. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beforeSalvo } from './careers.ts';
import { looksAt } from './looks.ts';
import { at, begin, newPage, newReader, openBrowser, playToTheEnd, tableText, visit } from './reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const fileOf = (content: string): string => {
  const path = join(tmpdir(), `flotilla-e2e-${process.pid}.json`);
  writeFileSync(path, content);
  return path;
};

describe('addresses', () => {
  it('lead to their screens however deep they are, with the page found through its policy', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    for (const [path, words] of [
      ['/', 'Three naval wargames'],
      ['/rules/night-watch#2.1', 'Rules: Night Watch'],
      ['/new/night-watch', 'New game: Night Watch'],
      ['/daily/2026-02-28', 'The sea of 28 February 2026'],
      ['/daily/2026-02-30', 'There is nothing here'],
      ['/learn', 'Lessons'],
      ['/no/such/place/at/all', 'There is nothing here'],
      ['/new/chess', 'There is nothing here'],
      ['/g/nosuchgame', 'This game is not here'],
    ] as const) {
      const response = await page.goto(at(path));
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await page.locator('h1').waitFor();
      expect(
        await page
          .locator('h1')
          .innerText()
          .then((h) => h.toLowerCase()),
      ).toContain(words.toLowerCase());
    }
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.locator('.hero').waitFor();
    await visit(page, '/learn');
    expect(await page.locator('.shelf-line').count()).toBeGreaterThan(3);
    // A captain who begins without a name is given one, aboard and at the table.
    await page.evaluate(() =>
      localStorage.setItem('flotilla.settings', '{"language":"en","speed":"instant"}'),
    );
    await page.goto(at('/new/hunters'));
    await page.locator('.beginnings button[data-id=hard]').click();
    await page.waitForURL(/\/g\/[a-z0-9]+$/);
    await page.locator('#question').waitFor();
    await visit(page, '/games');
    expect(await page.locator('.shelf-line').first().innerText()).toMatch(/^(?!.*(Player 1|N\. N\.)).+$/s);
    // Watched again, a game begins at its beginning.
    const game = (await page.locator('.shelf-line').first().getAttribute('href')) ?? '';
    await visit(page, `/${game.replace(/^.*?(g\/)/, '$1')}/replay`);
    await page.locator('.replay-bar').waitFor();
    expect(await page.locator('.replay-place').innerText()).toMatch(/^\D*0/);
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });
});

describe('the policy', () => {
  it('lets the dice run in WebAssembly, and no text become a script', async () => {
    const { page } = await newPage(await newReader(browser));
    await page.goto(at('/'));
    const title = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "document.title = 'a script'";
      document.head.append(script);
      return document.title;
    });
    expect(title).not.toBe('a script');
    const compiled = await page.evaluate(() => {
      const wasm = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
      return new WebAssembly.Module(wasm) instanceof WebAssembly.Module;
    });
    expect(compiled).toBe(true);
    await page.context().close();
  });
});

describe('faults', () => {
  it('in a save file are told in a sentence, and nothing is lost', async () => {
    const { page } = await newPage(await newReader(browser));
    await page.goto(at('/games'));
    const input = page.locator('input[type=file]');
    for (const [content, words] of [
      ['{ "format": "flotilla-record", "game":', 'cut off or damaged'],
      ['my shopping list', 'not a Flotilla save file'],
    ] as const) {
      await input.setInputFiles(fileOf(content));
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.innerText()).toContain(words);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
    }
    await page.context().close();
  });

  it('a link shows its game as it stands, and one that would inflate to a mountain is refused with a sentence', async () => {
    const { page, watch } = await newPage(await newReader(browser));
    const packed = deflateRawSync(Buffer.from(beforeSalvo({}))).toString('base64url');
    await page.goto(at(`/import#${packed}`));
    await page.locator('.picture:not(.picture-waiting) > svg').waitFor();
    // The ships are those of this game: in the picture of any game one of them burns.
    expect(await page.locator('.link-picture .scene-afloat').count()).toBe(4);
    expect(await page.locator('.link-picture .scene-ship').count()).toBe(4);
    const bomb = deflateRawSync(Buffer.alloc(47 * 1024 * 1024)).toString('base64url');
    for (const link of [bomb, bomb.repeat(9)]) {
      await page.goto(at('/about'));
      await page.goto(at(`/import#${link}`));
      await page.locator('.reason').waitFor();
      expect(await page.locator('.reason').innerText()).toContain('far more than a game');
    }
    expect(watch.faults).toEqual([]);
    await page.context().close();
  });

  it('an edited file is refused, and an old version of the rules is told with a way on', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'old');
    await page.keyboard.press('2');
    const id = page.url().split('/').at(-1) as string;
    await page.goto(at('/about'));
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
      const put = store.put({ ...get.result, rulesVersion: '0.0.1' }, id);
      await new Promise((done) => {
        put.onsuccess = done;
      });
    }, id);
    await page.goto(at(`/g/${id}`));
    expect(await page.locator('h1').innerText()).toBe('Played with other rules');
    expect(await page.locator('main').innerText()).toContain('version 0.0.1');
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.locator('#question').waitFor();
    await page.context().close();
  });
});

describe('two tabs', () => {
  it('cannot play one game at once: the later is told, may take over, and the earlier stops', async () => {
    const context = await newReader(browser);
    const { page: first } = await newPage(context);
    await begin(first, 'night-watch', 'tabs');
    await first.keyboard.press('1');
    await first.locator('.roll-card').first().waitFor();
    const before = await tableText(first);

    const { page: second } = await newPage(context);
    await second.goto(first.url());
    await second.locator('h1', { hasText: 'Open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Play here' }).click();
    await second.locator('#question').waitFor();
    expect(await tableText(second)).toBe(before);

    await first.getByRole('alert').waitFor();
    expect(await first.getByRole('alert').innerText()).toContain('another tab');
    expect(await first.locator('button.option').count()).toBe(0);
    await second.keyboard.press('2');
    await second.locator('#question').or(second.locator('.ending')).waitFor();
    const after = await tableText(second);
    await second.reload();
    await second.locator('.decision').waitFor();
    expect(await tableText(second)).toBe(after);
    await context.close();
  });
});

describe('without a network', () => {
  it('everything works after the first visit, games that were never opened included', async () => {
    const context = await newReader(browser, {}, { serviceWorkers: 'allow' });
    const { page } = await newPage(context);
    await page.goto(at('/'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.hero').waitFor();
    await begin(page, 'night-watch', 'offline');
    await playToTheEnd(page);
    await page.goto(at('/rules/smugglers'));
    await page.locator('.rule-case').first().waitFor();
    await context.close();
  });
});

describe('languages', () => {
  const words = {
    en: ['The games', 'Start the game', 'Log'],
    fr: ['Les jeux', 'Commencer la partie', 'Journal'],
    it: ['I giochi', 'Inizia la partita', 'Diario'],
    de: ['Die Spiele', 'Spiel beginnen', 'Logbuch'],
  };
  for (const [language, [home, start, log]] of Object.entries(words)) {
    it(`${language}: the whole site and the game speak it, no key is left`, async () => {
      const { page } = await newPage(await newReader(browser, { language }));
      await page.goto(at('/'));
      await page.locator('#new-games').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('#new-games').innerText()).toBe(home);
      await begin(page, 'night-watch', 'language');
      await page.keyboard.press('1');
      await page.keyboard.press('2');
      expect(await page.locator('.log-head h2').innerText()).toBe(log);
      expect(await page.locator('body').innerText()).not.toMatch(/⟦|⟧/);
      await visit(page, '/new/night-watch');
      expect(await page.locator('button[type=submit]').innerText()).toBe(start);
      for (const path of ['/settings', '/about']) {
        await visit(page, path);
        expect(await page.locator('body').innerText()).not.toMatch(/⟦|⟧/);
      }
      await page.context().close();
    });
  }

  it('change in the middle of a game', async () => {
    const { page } = await newPage(await newReader(browser));
    await begin(page, 'night-watch', 'change');
    const english = await page.locator('#question').innerText();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await page.locator('h2', { hasText: 'Logbuch' }).waitFor();
    await page.waitForFunction((old) => document.querySelector('#question')?.textContent !== old, english);
    await page.context().close();
  });
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Where the elements of a selector lie. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, bottom, width, height } = one.getBoundingClientRect();
      return { left, right, bottom, width, height };
    }),
  );

describe('a phone of 360 × 740', () => {
  it('plays in one column: nothing wider than the screen, the decision under the thumb, targets of 44 pixels', async () => {
    const { page } = await newPage(await newReader(browser, {}, PHONE));
    for (const path of ['/', '/games', '/settings', '/about', '/new/night-watch']) {
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await begin(page, 'night-watch', 'phone');
    await page.locator('button.option').first().tap();
    await page.locator('.roll-card').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
    const boxes = await boxesOf(page, 'button.option, .tool:visible, .tabs button');
    for (const { width, height, bottom } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThanOrEqual(740);
    }
    const reach = await page.locator('.decision .rule, .ask-advice .link').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = getComputedStyle(one, '::before');
        return Math.min(Number.parseFloat(width), Number.parseFloat(height));
      }),
    );
    expect(reach.length).toBeGreaterThan(1);
    expect(Math.min(...reach), 'what a thumb can hit').toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Board' }).tap();
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-pane=board]')?.getBoundingClientRect();
      return box && Math.abs(box.left) < 2;
    });
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-pane=log]')?.getBoundingClientRect();
      return box && Math.abs(box.left) < 2;
    });
    await playToTheEnd(page);
    await page.context().close();
  });

  const LARGE_TEXTS = [
    ['de', 115],
    ['de', 150],
    ['fr', 115],
    ['fr', 150],
  ] as const;
  for (const [language, textSize] of looksAt(LARGE_TEXTS, 1)) {
    it(`has room for text of ${textSize} % in ${language}: nothing is cut off, nothing lies over another`, async () => {
      const { page } = await newPage(await newReader(browser, { language, textSize }, PHONE));
      for (const path of ['/', '/games', '/settings', '/rules/hunters', '/new/naval-battles']) {
        await visit(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          360,
        );
        for (const { right } of await boxesOf(page, '.site-head a')) expect(right).toBeLessThanOrEqual(360);
      }
      await visit(page, '/new/hunters');
      await page.locator('button[type=submit]').waitFor();
      const [start] = await boxesOf(page, 'button[type=submit]');
      expect(start?.right).toBeLessThanOrEqual(360);
      expect(start?.bottom).toBeLessThanOrEqual(740);
      for (const game of ['night-watch', 'naval-battles'] as const) {
        await begin(page, game, 'large text');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(
          360,
        );
        const strip = await page.locator('#status').evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(strip, `status of ${game}`).toBeLessThanOrEqual(0);
        let last = 0;
        // A game whose strip holds the tools on a phone has none in its sheet.
        const tools = game === 'naval-battles' ? '.nb-strip-tools > *' : '.sheet-tools > *';
        for (const { left, right, width } of await boxesOf(page, tools)) {
          expect(left).toBeGreaterThanOrEqual(last - 0.5);
          expect(width).toBeGreaterThanOrEqual(44);
          last = right;
        }
        expect(last).toBeLessThanOrEqual(360);
        const cut = await page
          .locator('.tool, .tabs button')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
        expect(cut, 'words cut off').toBe(0);
      }
      await page.context().close();
    });
  }
});
