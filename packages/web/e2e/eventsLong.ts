/** Events that take browsers minutes: a Swiss of several rounds on its own pages, and whole campaigns on one sea. */
import { anyGame } from '@flotilla/table';
import { commitmentTo, originFault, recordFromText, replay } from '@flotilla/table/run';
import { uboatLeader } from '@flotilla/uboat-leader';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { answerOne } from './battle.ts';
import type { OnlineServer, Reader } from './online.ts';
import { PHONE, reader, shown } from './online.ts';
import { expectAccessible } from './reader.ts';

const PLAYERS = ['Anna', 'Jonas', 'Mei', 'Luca', 'Ines'];

/** Announces a Swiss on its page, by invitation, and gives the links for the players. */
async function announceSwiss(
  organiser: Reader,
  server: OnlineServer,
): Promise<{ id: string; links: string[] }> {
  const { page } = organiser;
  await page.goto(`${server.url}/t/new`);
  await page.locator('main input[type=text]').first().fill('Autumn Cup');
  await page.getByLabel('Who may enter').selectOption('invited');
  await page
    .locator('label.field')
    .filter({ hasText: /^Rounds/ })
    .locator('select')
    .selectOption('3');
  await page.getByRole('button', { name: 'Announce it' }).click();
  await shown(organiser, '[data-part=organiser] textarea');
  await page.locator('[data-part=organiser] textarea').first().fill(PLAYERS.join('\n'));
  await page.locator('[data-part=organiser] form button[type=submit]').click();
  await shown(organiser, '.event-links');
  const text = await page.locator('.event-links').inputValue();
  const id = page.url().split('/').at(-1) as string;
  return { id, links: text.split('\n').map((line) => line.replace(/^.*?: /, '')) };
}

/** Whether a page has something to read. */
const reads = ({ page }: Reader, text: RegExp): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .isVisible()
    .catch(() => false);

interface ShownRound {
  readonly boards: readonly {
    readonly seats: readonly { readonly entrant: number; readonly name: string }[];
    readonly game: string | null;
    readonly result: { readonly points: readonly number[] } | null;
  }[];
}

/**
 * Five people play two rounds of a Swiss by their links. Everything they do they do on the pages: enter, find their board, sit down,
 * give the first answers, come back. The rest of each battle is answered as `steady` would.
 */
export async function playSwiss(browser: Browser, server: OnlineServer): Promise<void> {
  const organiser = await reader(browser, 'Organiser');
  const { id, links } = await announceSwiss(organiser, server);
  const people: Reader[] = [];
  for (const [i, link] of links.entries()) {
    const one = await reader(browser, '', i === 1 ? PHONE : {});
    people.push(one);
    await one.page.goto(link);
    await one.page.getByText(`You play as ${PLAYERS[i]}.`).waitFor();
    await one.page.getByRole('button', { name: 'Enter' }).click();
    await one.page.getByText(/You are on the list/).waitFor();
  }
  // Nobody waits an hour for it here.
  const edited = await organiser.page.request.post(`${server.url}/api/v1/events/${id}/organise`, {
    data: { do: 'edit', opens: Date.now() + 1_000 },
  });
  expect(edited.ok()).toBe(true);

  const rounds = async (): Promise<readonly ShownRound[]> =>
    (await (await organiser.page.request.get(`${server.url}/api/v1/events/${id}/rounds`)).json()).rounds;
  const points = new Map(PLAYERS.map((name) => [name, 0]));
  const met = new Set<string>();
  for (const round of [1, 2]) {
    await expect.poll(async () => (await rounds())[round - 1]?.boards.length, { timeout: 60_000 }).toBe(3);
    const boards = (await rounds())[round - 1]?.boards ?? [];
    for (const board of boards) {
      const names = board.seats.map(({ name }) => name);
      if (names.length > 1) expect(met).not.toContain([...names].sort().join());
      met.add([...names].sort().join());
      const seated = names.map((name) => people[PLAYERS.indexOf(name)] as Reader);
      if (names.length === 1) {
        await expect.poll(() => reads(seated[0] as Reader, /free point/), { timeout: 60_000 }).toBe(true);
        points.set(names[0] as string, (points.get(names[0] as string) ?? 0) + 1);
        continue;
      }
      let game = '';
      for (const [i, one] of seated.entries()) {
        if (i === 1 && round === 2) {
          // Home says so too, and leads there.
          await one.page.goto(server.url);
          await shown(one, '[data-part=my-tour].is-mine');
          await expect.poll(() => reads(one, /Your board is ready/)).toBe(true);
          await one.page.locator('[data-part=my-tour]').click();
        }
        await one.page.getByRole('button', { name: 'Take your seat' }).waitFor({ timeout: 60_000 });
        expect(await one.page.locator('.tour-against').textContent()).toContain(names.join(' – '));
        expect(await one.page.title()).toContain('Your board');
        if (round === 1 && i === 1) await expectAccessible(one.page, 'a tournament in mid-round');
        await one.page.getByRole('button', { name: 'Take your seat' }).click();
        await one.page.waitForURL((url) => url.pathname !== `/t/${id}` && url.pathname.startsWith('/t/'));
        game = one.page.url().split('/').at(-1) as string;
      }
      for (const one of seated) await shown(one, '.play');
      // The first answers by hand, whoever is asked; then as steady would.
      const open = await server.house.game(game);
      const begun = open?.number ?? 0;
      await expect
        .poll(
          async () => {
            for (const one of seated)
              await answerOne(one.page, one === people[1] ? 'touch' : 'mouse').catch(() => false);
            return (open?.number ?? 0) > begun;
          },
          { timeout: 60_000 },
        )
        .toBe(true);
      await server.steadyAnswers(game, 10_000);
      for (const one of seated) await one.page.locator('.event-line a').first().click();
    }
    await expect
      .poll(async () => (await rounds())[round - 1]?.boards.every(({ result }) => result !== null), {
        timeout: 60_000,
      })
      .toBe(true);
    for (const { seats, result } of (await rounds())[round - 1]?.boards ?? [])
      if (seats.length > 1)
        for (const [i, { name }] of seats.entries())
          points.set(name, (points.get(name) ?? 0) + (result?.points[i] ?? 0));
  }

  // The organiser ends it; everybody reads the same standings, which the test has reckoned by itself.
  const { page } = organiser;
  await page.goto(`${server.url}/t/${id}`);
  await shown(organiser, '[data-part=organiser]');
  await page.locator('[data-part=organiser] summary').last().click();
  await page.getByRole('button', { name: 'Close now …' }).click();
  await page.getByRole('button', { name: 'Close for everyone now' }).click();
  for (const one of [organiser, ...people]) {
    await one.page.goto(`${server.url}/t/${id}`);
    await expect.poll(() => reads(one, /The tournament is over/), { timeout: 60_000 }).toBe(true);
  }
  const half = (text: string): number => (text.includes('½') ? 0.5 : 0) + Number(text.replace('½', '') || 0);
  const rows = await people[0]?.page.locator('.tour-table tbody tr').all();
  expect(rows).toHaveLength(PLAYERS.length);
  for (const row of rows ?? []) {
    const name = (await row.locator('.tour-name').textContent()) ?? '';
    const shownPoints = half((await row.locator('td').nth(1).textContent()) ?? '');
    // Round 3 was paired as soon as round 2 was over, and nobody has sat down: it gave no point but that of the bye.
    const third = (await rounds())[2]?.boards.find(({ seats }) => seats.some((seat) => seat.name === name));
    const more = third?.seats.length === 1 ? 1 : 0;
    expect([name, shownPoints]).toEqual([name, (points.get(name) ?? 0) + more]);
  }
  await expectAccessible(people[1]?.page as never, 'a tournament that is over, on a phone');
  for (const { faults, context } of [organiser, ...people]) {
    expect(faults).toEqual([]);
    await context.close();
  }
}

/** Two browsers play a short campaign of U-Boat Leader each, on one sea, by their links; then it is closed, watched and proved. */
export async function playCampaign(
  browser: Browser,
  server: OnlineServer,
  edition: 'first' | 'second',
): Promise<void> {
  const organiser = await reader(browser, 'Organiser');
  const post = async (path: string, data: object) =>
    (await organiser.page.request.post(`${server.url}/api/v1/events${path}`, { data })).json();
  const now = Date.now();
  const { id, seas } = await post('', {
    kind: 'sea',
    title: 'Battle begins',
    game: 'uboat-leader',
    options: { edition, campaign: 'battle-begins' },
    entry: 'invited',
    opens: now,
    closes: now + 3_600_000,
    share: '5'.repeat(64),
    settings: { length: { kind: 'campaign' }, counts: 'points', seas: 1, dice: 'plain' },
    keep: 'cookie',
  });
  const { links } = await post(`/${id}/organise`, { do: 'invite', names: ['Okafor', 'Mei'] });
  const scores: number[] = [];
  const games: string[] = [];
  const commanders: Reader[] = [];
  for (const { link } of links as { link: string }[]) {
    const one = await reader(browser, '');
    commanders.push(one);
    await one.page.goto(`${server.url}/e/${id}#${link}`);
    await shown(one, '[data-part=enter] button');
    await one.page.locator('[data-part=enter] button').click();
    await one.page.waitForURL(/\/t\//);
    await shown(one, '.play');
    const game = one.page.url().split('/').at(-1) as string;
    games.push(game);
    await server.steadyAnswers(game, 5_000);
    await shown(one, '[data-part=afterword]');
    await one.page.locator('[data-part=afterword] a').click();
    await shown(one, '[data-part=standings] .is-mine .event-score');
  }
  await post(`/${id}/organise`, { do: 'close' });
  for (const game of games) {
    const answer = async () =>
      (await organiser.page.request.get(`${server.url}/api/v1/games/${game}/record`)).text();
    await expect.poll(async () => recordFromText(await answer()).ok, { timeout: 60_000 }).toBe(true);
    const record = recordFromText(await answer());
    if (!record.ok) throw new Error(record.error);
    const { seed, origin, options } = record.value;
    expect(options).toMatchObject({ edition, length: 'short' });
    expect(commitmentTo(seed ?? '')).toBe(seas[0].commitment);
    expect(origin && originFault(origin, seed ?? '')).toBeNull();
    const session = replay(anyGame(uboatLeader), record.value);
    if (!session.ok) throw new Error('The record does not play.');
    scores.push(uboatLeader.figures(session.value.table.state.game as never).numbers.vp ?? Number.NaN);
  }
  const { page } = organiser;
  await page.goto(`${server.url}/e/${id}`);
  await shown(organiser, '[data-part=event][data-state=closed]');
  const texts = await page.locator('[data-part=standings] tbody .event-score').allTextContents();
  expect(texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')))).toEqual(
    scores.sort((a, b) => b - a),
  );
  await page.locator('[data-part=standings] tbody a').last().click();
  await shown(organiser, '.over-bar');
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.waitForURL(/\/verify\//);
  await shown(organiser, '.verdict-good, [data-verdict=good]');
  for (const { faults, context } of [organiser, ...commanders]) {
    expect(faults).toEqual([]);
    await context.close();
  }
}
