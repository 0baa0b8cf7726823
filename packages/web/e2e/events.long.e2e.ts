/**
 * A same sea on a server: an organiser announces it and sends links, captains sail it in browsers of their own, and once it is
 * closed everybody can watch everybody and check the dice. `npm run promise -- events` lets ten captains sail, five people play a Swiss, and
 * plays whole campaigns.
 */
import { hunters, taleOf } from '@flotilla/hunters';
import { anyGame } from '@flotilla/table';
import { commitmentTo, originFault, recordFromText, replay } from '@flotilla/table/run';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playCampaign, playSwiss } from './eventsLong.ts';
import type { Reader } from './online.ts';
import { OnlineServer, PHONE, reader, shown } from './online.ts';
import { expectAccessible, openBrowser } from './reader.ts';

const NAMES = ['Okafor', 'Mei', 'Jonas', 'Reyes', 'Novak', 'Tanaka', 'Lindqvist', 'Costa', 'Weber', 'Rossi'];
/** Set by `npm run promise -- events`, which takes its time. */
const LONG = process.env.FLOTILLA_EVENTS;
const CAPTAINS = NAMES.slice(0, Number(LONG ?? 2));

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

/** Announces an event and gives its address and the personal links; counts the presses. */
async function announce(organiser: Reader): Promise<{ address: string; links: string[]; presses: number }> {
  const { page } = organiser;
  let presses = 0;
  const press = async (selector: string): Promise<void> => {
    presses++;
    await page.locator(selector).first().click();
  };
  await page.goto(`${server.url}/events/new`);
  await page.locator('.event-new input[type=text]').fill('Autumn Sea');
  await press('.open-yours button.primary');
  await shown(organiser, '[data-part=organiser]');
  await page.locator('[data-part=organiser] textarea').first().fill(CAPTAINS.join('\n'));
  await press('[data-part=organiser] form button[type=submit]');
  await shown(organiser, '.event-links');
  const text = await page.locator('.event-links').inputValue();
  return { address: page.url(), links: text.split('\n').map((line) => line.replace(/^.*?: /, '')), presses };
}

/** Comes by a link, sails, answers the first question by hand and the rest as `steady` would. */
async function sail(captain: Reader, link: string): Promise<string> {
  const { page } = captain;
  await page.goto(link);
  await shown(captain, '[data-part=enter] button');
  await expectAccessible(page, 'a personal link');
  await page.locator('[data-part=enter] button').click();
  await page.waitForURL(/\/t\//);
  await shown(captain, '.play');
  const id = page.url().split('/').at(-1) as string;
  const game = await server.house.game(id);
  await shown(captain, '.sheet-body button.primary');
  const before = game?.number ?? 0;
  await page.locator('.sheet-body button.primary').first().click();
  await expect.poll(() => game?.number ?? 0, { timeout: 60_000 }).toBeGreaterThan(before);
  await server.steadyAnswers(id, 5_000);
  await shown(captain, '[data-part=afterword]');
  await page.locator('[data-part=afterword] a').click();
  await shown(captain, '[data-part=standings] .is-mine .event-score');
  return id;
}

/** What a record says of its first patrol, and whether it is what was played. */
async function proved({ page }: Reader, id: string) {
  const answer = await page.request.get(`${server.url}/api/v1/games/${id}/record`);
  const record = recordFromText(await answer.text());
  if (!record.ok) throw new Error(record.error);
  const { seed, origin } = record.value;
  if (seed === null) return null;
  const session = replay(anyGame(hunters), record.value);
  if (!session.ok) throw new Error('The record does not play.');
  expect(origin && originFault(origin, seed)).toBeNull();
  return { commitment: commitmentTo(seed), tons: taleOf(session.value.table.log ?? [])?.legs[0]?.tons ?? 0 };
}

it('is announced in a minute, sailed from links, and laid open once it is closed', {
  timeout: 900_000,
}, async () => {
  const organiser = await reader(browser, 'Anna');
  const { address, links, presses } = await announce(organiser);
  expect(presses).toBeLessThanOrEqual(3);
  expect(links).toHaveLength(CAPTAINS.length);
  const captains: { one: Reader; game: string }[] = [];
  for (const [i, link] of links.entries()) {
    const one = await reader(browser, '', i === 0 ? PHONE : {});
    captains.push({ one, game: await sail(one, link) });
  }
  const [first, second] = captains;
  if (!first || !second) throw new Error('Nobody has sailed.');

  // A link is used up, and while others sail nobody sees more than scores.
  const stranger = await reader(browser, 'Tom');
  await stranger.page.goto(links[0] as string);
  await shown(stranger, '[data-part=standings]');
  expect(await stranger.page.locator('[data-part=enter] button').count()).toBe(0);
  expect(await proved(stranger, first.game).catch(() => null)).toBeNull();
  expect(await second.one.page.locator('[data-part=standings] a').count()).toBe(0);

  await organiser.page.locator('[data-part=organiser] summary').last().click();
  await organiser.page.getByRole('button', { name: 'Close now …' }).click();
  await organiser.page.getByRole('button', { name: 'Close for everyone now' }).click();
  await shown(organiser, '[data-part=event][data-state=closed]');

  const proofs = await Promise.all(captains.map(({ game }) => proved(stranger, game)));
  const seals = new Set(proofs.map((proof) => proof?.commitment));
  expect(seals.size).toBe(1);
  const byTons = proofs.map((proof) => proof?.tons ?? -1).sort((a, b) => b - a);
  await first.one.page.goto(address);
  await shown(first.one, '[data-part=event][data-state=closed]');
  const scores = await first.one.page.locator('[data-part=standings] tbody .event-score').allTextContents();
  expect(scores.map((score) => Number(score.replace(/\D/g, '')))).toEqual(byTons);
  await expectAccessible(first.one.page, 'a closed event on a phone');

  // Everybody can watch everybody, and check the dice.
  await organiser.page.locator('[data-part=standings] tbody a').last().click();
  await shown(organiser, '.over-bar');
  await organiser.page.getByRole('button', { name: 'Check the dice' }).click();
  await organiser.page.waitForURL(/\/verify\//);
  await shown(organiser, '.verdict-good, [data-verdict=good]');
  for (const { faults } of [organiser, stranger, ...captains.map(({ one }) => one)])
    expect(faults).toEqual([]);
});

it('with strict dice is mixed from the shares that the captains’ own pages have sealed and opened', async () => {
  const organiser = await reader(browser, 'Anna');
  // It opens once both are on the list, however long that takes.
  const opens = Date.now() + 3_600_000;
  const announced = await organiser.page.request.post(`${server.url}/api/v1/events`, {
    data: {
      kind: 'sea',
      title: 'Strict Sea',
      game: 'hunters',
      options: { boat: 'VIIC' },
      entry: 'open',
      opens,
      closes: opens + 3_600_000,
      settings: {
        length: { kind: 'patrols', patrols: 1 },
        counts: 'tons',
        seas: 1,
        dice: 'strict',
        minutes: 2,
      },
      keep: 'cookie',
    },
  });
  const { id } = (await announced.json()) as { id: string };
  const captains = [await reader(browser, 'Mei'), await reader(browser, 'Jonas', PHONE)];
  for (const captain of captains) {
    await captain.page.goto(`${server.url}/e/${id}`);
    await captain.page.getByRole('button', { name: 'Enter my name' }).click();
    await captain.page.getByText('You are on the list.').waitFor();
  }
  const sooner = { do: 'edit', opens: Date.now() + 3_000 };
  const edited = await organiser.page.request.post(`${server.url}/api/v1/events/${id}/organise`, {
    data: sooner,
  });
  expect(edited.ok()).toBe(true);
  for (const captain of captains) {
    await captain.page.reload();
    await shown(captain, '[data-part=event][data-state=open]');
    await captain.page.getByRole('button', { name: 'Sail' }).waitFor();
  }
  const event = await (await organiser.page.request.get(`${server.url}/api/v1/events/${id}`)).json();
  expect(event.seas[0].parts).toHaveLength(2);
  for (const { faults, context } of [organiser, ...captains]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

it('of several tables is announced and entered in two presses, and axe has nothing to say', async () => {
  const organiser = await reader(browser, 'Anna');
  const { page } = organiser;
  await page.goto(`${server.url}/t/new`);
  await page.getByRole('button', { name: 'Announce it' }).waitFor();
  await expectAccessible(page, 'a new tournament');
  await page.locator('main input[type=text]').first().fill('Autumn Cup');
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByText(/You are on the list/).waitFor();
  await expectAccessible(page, 'a tournament');
  const phone = await reader(browser, 'Jonas', PHONE);
  await phone.page.goto(page.url());
  await phone.page.getByRole('button', { name: 'Enter' }).click();
  await phone.page.getByText(/You are on the list/).waitFor();
  await expectAccessible(phone.page, 'a tournament on a phone');
  for (const { faults, context } of [organiser, phone]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

if (LONG) {
  it('five people play two rounds of a Swiss by their links, on its pages', { timeout: 900_000 }, () =>
    playSwiss(browser, server),
  );

  it.each(['first', 'second'] as const)(
    'a short campaign of U-Boat Leader, %s edition, is sailed by links, ranked, watched and proved',
    { timeout: 600_000 },
    (edition) => playCampaign(browser, server, edition),
  );
}
