/** Three people play a battle on a server to its end, one of them on a telephone; a fourth watches. */
import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOne } from './battle.ts';
import type { Reader } from './online.ts';
import { ended, gone, OnlineServer, PHONE, reader, shown } from './online.ts';
import { openBrowser } from './reader.ts';

/** Answers each person gives with his own hand before the battle is played on quickly; `npm run promise -- online` plays all of it by hand. */
const OWN_ANSWERS = process.env.FLOTILLA_ONLINE ? Number.POSITIVE_INFINITY : 2;

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

const share = (): string => randomBytes(32).toString('hex');

/** Asks the server as the browser of a reader does, with its cookie. */
async function ask<T>({ page }: Reader, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`${server.url}/api/v1/games${path}`, { data, timeout: 60_000 });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** A battle of three that has begun. */
async function begun([host, ...guests]: readonly [Reader, Reader, Reader]): Promise<string> {
  const { id, links } = await ask<{ id: string; links: Record<string, string> }>(host, '', {
    game: 'naval-battles',
    options: { points: 10 },
    seats: [null, null, null],
    name: 'Anna',
    share: share(),
    keep: 'cookie',
  });
  for (const [i, guest] of guests.entries())
    await ask(guest, `/${id}/claim`, {
      link: links[i + 1],
      name: `Guest ${i + 1}`,
      share: share(),
      keep: 'cookie',
    });
  await ask(host, `/${id}/me`, { do: 'begin' });
  return id;
}

/** How many answers a seat has given with its own hand. */
async function ownAnswers(id: string, seat: number): Promise<number> {
  const entries = await server.house.store.journal.read(id);
  return entries.filter((entry) => entry.seat === seat && !entry.key.startsWith('steady')).length;
}

const at = ({ page }: Reader): Promise<string | null> =>
  page.locator('.play').first().getAttribute('data-position');

it('three browsers play to the end; one reloads, one goes offline and comes back, one is a telephone, one watches', {
  timeout: OWN_ANSWERS === 2 ? 600_000 : 1_800_000,
}, async () => {
  const people = [
    await reader(browser, 'Anna'),
    await reader(browser, 'Jonas', PHONE),
    await reader(browser, 'Mei', { viewport: { width: 768, height: 1024 } }),
  ] as const;
  const watcher = await reader(browser, 'Tom');
  const [anna, jonas, mei] = people;
  const id = await begun(people);
  for (const one of [...people, watcher]) {
    await one.page.goto(`${server.url}/t/${id}`);
    await shown(one, '.online-bar');
  }

  const hand = (one: Reader) => (one === jonas ? 'touch' : 'mouse');
  const have = async (count: number): Promise<boolean> => {
    for (const seat of people.keys()) if ((await ownAnswers(id, seat)) < count) return false;
    return true;
  };
  /** Lets everybody answer what his page asks, until each has answered so often or the battle is over. */
  const play = async (count: number): Promise<void> => {
    while (!(await have(count)) && !(await ended(anna))) {
      let answered = false;
      for (const one of people)
        answered = (await answerOne(one.page, hand(one)).catch(() => false)) || answered;
      if (!answered) await anna.page.waitForTimeout(50);
    }
  };

  await play(1);
  await jonas.page.reload();
  await shown(jonas, '.online-bar');
  await play(2);
  await mei.context.setOffline(true);
  await shown(mei, '.line-bar');
  await server.steadyAnswers(id, 2);
  await mei.context.setOffline(false);
  await gone(mei, '.line-bar');
  const now = String((await server.house.game(id))?.n);
  for (const one of people) await expect.poll(() => at(one), { timeout: 60_000 }).toBe(now);
  await play(OWN_ANSWERS);
  await server.steadyAnswers(id, 10_000);

  const game = await server.house.game(id);
  await expect.poll(() => game?.row.state, { timeout: 60_000 }).toBe('over');
  for (const one of [...people, watcher]) await shown(one, '.over-bar');
  const last = String(game?.n);
  for (const one of [...people, watcher]) await expect.poll(() => at(one), { timeout: 180_000 }).toBe(last);
  for (const { faults } of [...people, watcher]) expect(faults).toEqual([]);
  for (const { context } of [...people, watcher]) await context.close();
});
