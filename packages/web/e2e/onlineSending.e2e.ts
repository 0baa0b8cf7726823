/** An answer on its way to a server: the question stays until its moment arrives, and takes no second press. */
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reader } from './online.ts';
import { OnlineServer, reader, shown } from './online.ts';
import { openBrowser } from './reader.ts';

let browser: Browser;
const server = new OnlineServer();
beforeAll(async () => {
  browser = await openBrowser();
  await server.start();
});
afterAll(async () => {
  await browser.close();
  await server.clear();
});

/** The line between a page and the server, at which a test can listen, hold back and change what is said. */
class Tap {
  readonly answers: string[] = [];
  #held: (() => void)[] | null = null;
  /** What becomes of an answer on its way; as it is, unless a test wants otherwise. */
  change = (answer: string): string => answer;

  static async on(page: Page): Promise<Tap> {
    const tap = new Tap();
    await page.routeWebSocket(/\/api\/v1\/socket$/, (near) => {
      const far = near.connectToServer();
      near.onMessage((message) => far.send(tap.#sent(String(message))));
      far.onMessage((message) => tap.#deliver(() => near.send(message)));
    });
    return tap;
  }

  #sent(message: string): string {
    if (JSON.parse(message).t !== 'answer') return message;
    this.answers.push(message);
    return this.change(message);
  }

  #deliver(pass: () => void): void {
    if (this.#held) this.#held.push(pass);
    else pass();
  }

  /** Holds back what the server says. */
  hold(): void {
    this.#held = [];
  }

  /** Lets everything through again, in its order. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const pass of held) pass();
  }
}

/** Somebody at a table alone, at its first question. */
async function atTable(): Promise<{ readonly anna: Reader; readonly tap: Tap }> {
  const anna = await reader(browser, 'Anna');
  const tap = await Tap.on(anna.page);
  const ask = async (path: string, data: object): Promise<{ id: string }> => {
    const reply = await anna.page.request.post(`${server.url}/api/v1/games${path}`, { data });
    if (!reply.ok()) throw new Error(await reply.text());
    return (await reply.json()) as { id: string };
  };
  const share = randomBytes(32).toString('hex');
  const { id } = await ask('', {
    game: 'night-watch',
    seats: [null],
    name: 'Anna',
    share,
    keep: 'cookie',
  });
  await ask(`/${id}/me`, { do: 'begin' });
  await anna.page.goto(`${server.url}/t/${id}`);
  await shown(anna, 'button.option');
  return { anna, tap };
}

const position = ({ page }: Reader): Promise<string | null> =>
  page.locator('.play').getAttribute('data-position');

const heading = ({ page }: Reader): Promise<string | null> => page.locator('#question').textContent();

/** Presses the first option twice in the same breath, faster than any screen is drawn. */
const pressTwice = ({ page }: Reader): Promise<void> =>
  page.evaluate(() => {
    const option = document.querySelector<HTMLButtonElement>('button.option');
    option?.click();
    option?.click();
  });

/** Whether the question and the board take answers. */
const isOpen = async ({ page }: Reader): Promise<readonly (string | null)[]> => [
  await page.locator('.sheet-body').getAttribute('aria-disabled'),
  await page.locator('.pane-board').getAttribute('aria-disabled'),
];

it('leaves the question where it is until the moment arrives, and is sent once however often it is pressed', async () => {
  const { anna, tap } = await atTable();
  const [asked, before] = [await heading(anna), await position(anna)];
  expect(await isOpen(anna)).toEqual(['false', 'false']);
  tap.hold();
  await pressTwice(anna);
  await expect.poll(() => tap.answers.length).toBe(1);
  expect(await isOpen(anna)).toEqual(['true', 'true']);
  expect([await heading(anna), await position(anna)]).toEqual([asked, before]);
  await pressTwice(anna);
  expect(await anna.page.locator('.decision.waiting').count()).toBe(0);
  tap.release();
  await expect.poll(() => position(anna)).not.toBe(before);
  expect(await isOpen(anna)).toEqual(['false', 'false']);
  expect(tap.answers).toHaveLength(1);
  await pressTwice(anna);
  await expect.poll(() => tap.answers.length).toBe(2);
  expect(anna.faults).toEqual([]);
  await anna.context.close();
}, 240_000);

it('takes another answer when the server refuses the first, or when it is taken back before it went out', async () => {
  const { anna, tap } = await atTable();
  const before = await position(anna);
  tap.change = (answer) => JSON.stringify({ ...JSON.parse(answer), choice: 'no such option' });
  await pressTwice(anna);
  await expect.poll(() => tap.answers.length).toBe(1);
  await expect.poll(() => isOpen(anna)).toEqual(['false', 'false']);
  expect(await position(anna)).toBe(before);
  tap.change = (answer) => answer;

  await anna.context.setOffline(true);
  await shown(anna, '.line-bar');
  await pressTwice(anna);
  expect(await isOpen(anna)).toEqual(['true', 'true']);
  await anna.page.getByRole('button', { name: 'Take it back' }).click();
  expect(await isOpen(anna)).toEqual(['false', 'false']);
  await pressTwice(anna);
  await anna.context.setOffline(false);
  await expect.poll(() => position(anna)).not.toBe(before);
  expect(tap.answers).toHaveLength(2);
  expect(await isOpen(anna)).toEqual(['false', 'false']);
  await anna.context.close();
}, 240_000);
