/** What people are told and asked around a table: letters, invitations, used links, and what leaves the device. */
import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askingKeyOf } from '../../server/test/support/letters.ts';
import type { MailSink } from '../../server/test/support/sinks.ts';
import { mailSink } from '../../server/test/support/sinks.ts';
import type { Reader } from './online.ts';
import { OnlineServer, reader, shown } from './online.ts';
import { expectAccessible, openBrowser, playToTheEnd } from './reader.ts';

let browser: Browser;
let server: OnlineServer;
let sink: MailSink;
beforeAll(async () => {
  browser = await openBrowser();
  sink = await mailSink();
  server = new OnlineServer({
    SMTP_URL: sink.url,
    MAIL_FROM: 'table@flotilla.example',
    PUBLIC_URL: 'http://flotilla.example',
  });
  await server.start();
});
afterAll(async () => {
  await browser.close();
  await server.clear();
  sink.close();
});

const share = (): string => randomBytes(32).toString('hex');

/** Opens a table as the browser of a reader does, with its cookie. */
async function tableOf({ page }: Reader, wanted: object) {
  const body = { name: 'Anna', share: share(), keep: 'cookie', ...wanted };
  const opened = await page.request.post(`${server.url}/api/v1/games`, { data: body });
  expect(opened.status()).toBe(201);
  return (await opened.json()) as { id: string; links: Record<string, string> };
}

const HUNTERS = { game: 'hunters', options: { mode: 'shortTonnage', boat: 'VIIC' }, seats: [null, null] };

describe('people around a table', { timeout: 240_000 }, () => {
  it('give an address, press the link in the letter, and see at the same place that it is confirmed', async () => {
    const anna = await reader(browser, 'Anna');
    const { id } = await tableOf(anna, {
      game: 'smugglers',
      seats: [null, 'steady', 'steady'],
      pace: { kind: 'days', days: 1 },
    });
    await anna.page.request.post(`${server.url}/api/v1/games/${id}/me`, { data: { do: 'begin' } });
    const openDrawer = async (): Promise<void> => {
      await anna.page.goto(`${server.url}/t/${id}`);
      await shown(anna, '.online-bar');
      await anna.page.getByRole('button', { name: 'Table', exact: true }).click();
      await shown(anna, '[data-part="tell-me"]');
    };
    await openDrawer();
    const panel = anna.page.locator('[data-part="tell-me"]');
    await panel.getByLabel('By e-mail to').fill('anna@example.org');
    await panel.getByLabel('By e-mail to').press('Enter');
    await panel.getByText('anna@example.org: not confirmed yet.').waitFor();
    await anna.page.getByText('We have sent you an e-mail. Follow the link').waitFor();
    await expectAccessible(anna.page, 'an address that waits');
    expect(sink.letters).toHaveLength(1);

    const post = await reader(browser, 'Anna');
    await post.page.goto(`${server.url}/mail#${askingKeyOf(sink.letters[0] ?? '')}`);
    await post.page.getByRole('heading', { name: 'E-mail to your address' }).waitFor();
    // Looking at the page confirms nothing.
    await openDrawer();
    await panel.locator('[data-state="waiting"]').waitFor();
    await expectAccessible(post.page, 'the page behind the link');
    await post.page.getByRole('button', { name: 'Yes, this address is mine' }).click();
    await post.page.getByText('Confirmed. You will be notified').waitFor();
    await openDrawer();
    await panel.getByText('anna@example.org: confirmed.').waitFor();
    for (const { faults, context } of [anna, post]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('are invited in the words of the game, and a used link offers to watch, or leads back to one’s seat', async () => {
    const anna = await reader(browser, 'Anna');
    const { id, links } = await tableOf(anna, HUNTERS);
    const link = `${server.url}/t/${id}#${links[1]}`;
    const jonas = await reader(browser, 'Jonas');
    await jonas.page.goto(link);
    await jonas.page.getByRole('heading', { name: 'Anna invites you to play The Hunters' }).waitFor();
    await jonas.page.getByRole('button', { name: /^Take seat/ }).click();
    await jonas.page.locator('.waiting h1').waitFor();
    await anna.page.goto(`${server.url}/t/${id}`);
    await anna.page.getByRole('button', { name: 'Begin the game' }).waitFor();
    expect(await anna.page.locator('main').textContent()).not.toMatch(/battle/i);

    const mei = await reader(browser, 'Mei');
    await mei.page.goto(link);
    await mei.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await expectAccessible(mei.page, 'a used link');
    await mei.page.getByRole('link', { name: 'Only watch' }).click();
    await mei.page.getByText('You are watching.').waitFor();
    await jonas.page.goto('about:blank');
    await jonas.page.goto(link);
    await jonas.page.getByRole('button', { name: 'I am ready' }).waitFor();

    const other = await tableOf(anna, { ...HUNTERS, watch: 'nobody' });
    const closed = `${server.url}/t/${other.id}#${other.links[1]}`;
    const data = { link: other.links[1], name: 'Jonas', share: share(), keep: 'cookie' };
    await jonas.page.request.post(`${server.url}/api/v1/games/${other.id}/claim`, { data });
    await mei.page.goto('about:blank');
    await mei.page.goto(closed);
    await mei.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect(await mei.page.getByRole('link', { name: 'Only watch' }).count()).toBe(0);
    for (const { context } of [anna, jonas, mei]) await context.close();
  });

  it('send nothing anywhere while they play on their device', async () => {
    const anna = await reader(browser, 'Anna');
    const sent: string[] = [];
    anna.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' || request.postData() !== null)
        sent.push(`${request.method()} ${pathname}`);
    });
    anna.page.on('websocket', (socket) => sent.push(socket.url()));
    await anna.page.goto(`${server.url}/new/night-watch`);
    await anna.page.locator('form.new-game button[type=submit]').click();
    await anna.page.waitForURL(/\/g\/[a-z0-9]+$/);
    await playToTheEnd(anna.page);
    expect(sent).toEqual([]);
    await anna.context.close();
  });
});

describe('the service worker', { timeout: 240_000 }, () => {
  it('leaves to the server what the server itself answers', async () => {
    const { page, context } = await reader(browser, 'Anna', { serviceWorkers: 'allow' });
    await page.goto(`${server.url}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
      timeout: 180_000,
    });
    const fromWorker = (await page.goto(`${server.url}/games`))?.fromServiceWorker();
    expect(fromWorker).toBe(true);
    for (const [path, type] of [
      ['/healthz', 'application/json'],
      ['/metrics', 'text/plain'],
      ['/api/v1/server', 'application/json'],
      ['/api/v1/nothing?here', 'application/json'],
    ] as const) {
      const answer = await page.goto(server.url + path);
      expect(answer?.fromServiceWorker(), path).toBe(false);
      expect(answer?.headers()['content-type'], path).toContain(type);
    }
    // A place of the site whose name only begins so is the site's.
    expect((await page.goto(`${server.url}/apiary`))?.fromServiceWorker()).toBe(true);
    await context.close();
  });
});
