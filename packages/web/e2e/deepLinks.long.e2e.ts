/** Links from elsewhere, opened at the first visit on a plain file server that knows only files and a 404.html. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReader, openBrowser } from './reader.ts';
import { dir } from './serve.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the site in a folder as common hosts of static pages do: an unknown address gets 404.html. */
function plainServer(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const inside = pathname.startsWith(folder) ? pathname.slice(folder.length) : '404.html';
    const file = join(dir, inside || 'index.html');
    const found = existsSync(file) && statSync(file).isFile();
    const sent = found ? file : join(dir, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

/** Every kind of address, and what is seen there by somebody who has never been here. */
const LINKS: readonly string[] = [
  ...['', 'index.html', 'games', 'wardroom', 'settings', 'about', 'more', 'tables', 'events', 'events/new'],
  ...['open', 'open/naval-battles', 'open/hunters', 'new/hunters', 'new/uboat-leader', 'new/naval-battles'],
  ...[
    'new/smugglers',
    'daily',
    'daily/2026-11-17',
    'learn/hunters/first-patrol',
    'learn/naval-battles/the-whole-turn',
  ],
  ...[
    'rules',
    'rules/hunters#9.6',
    'rules/naval-battles',
    'lab/hunters#switches=rules%3D14.6&games=60&seed=x',
    'g/unknown',
    'g/unknown/replay#3',
    'verify/unknown',
  ],
  ...[
    't/unknown#link',
    'e/unknown#link',
    't/unknown/quiet#key',
    'import#nonsense',
    'privacy',
    'attack',
    'attack/hunters/2026-11-18',
    'exercises',
    'exercises/unknown/3',
    'invited#key',
    'mail#key',
  ],
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  ['at the root', '/'],
  ['in a folder', '/sites/flotilla/'],
])('a site %s of a plain file server', (_, folder) => {
  it('opens every address it has at the first visit', async () => {
    const server = await plainServer(folder);
    const { port } = server.address() as AddressInfo;
    const lost: string[] = [];
    const context = await newReader(browser);
    const page = await context.newPage();
    for (const link of LINKS) {
      // Between two links an empty page: a change behind the hash alone would open nothing.
      await page.goto('about:blank');
      await page.goto(`http://127.0.0.1:${port}${folder}${link}`, { waitUntil: 'commit' });
      await page.locator('main h1').first().waitFor();
      if ((await page.locator('main h1').allTextContents()).includes('There is nothing here'))
        lost.push(link);
    }
    await page.goto(`http://127.0.0.1:${port}${folder}nowhere/at/all`);
    await expect.poll(() => page.locator('main h1').textContent()).toBe('There is nothing here');
    expect(lost).toEqual([]);
    await context.close();
    server.close();
    server.closeAllConnections();
  });
});
