/** Protocol fuzz: repeats, drops, reconnects, nonsense; a page always ends with the view of a fresh page. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { botNamed, chosenBy } from '@flotilla/table/run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenGame } from '../src/tables/openGame.ts';
import { Client, logOf, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

let place: TestPlace;
let server: TestServer;
beforeAll(async () => {
  place = sqlitePlace();
  server = await startServer(place);
});
afterAll(async () => {
  await server.stop();
  await place.clear();
});

const NONSENSE: readonly (object | string)[] = [
  '',
  '{',
  '[]',
  'null',
  '"hello"',
  '{"t":"answer"}',
  '{"t":"hello"}',
  '{"t":"__proto__"}',
  '{"__proto__":{"t":"answer"}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  { t: 'answer', key: 'x', decision: 0, choice: 'pass' },
  { t: 'answer', key: 'key-long-enough', decision: -1, choice: 'pass' },
  { t: 'answer', key: 'key-long-enough', decision: 1.5, choice: 'pass' },
  { t: 'answer', key: 'key-long-enough', decision: 0, choice: 7 },
  { t: 'answer', key: 'key-long-enough', decision: 0, choice: { a: { b: 1 } } },
  { t: 'answer', key: 'key-long-enough', decision: 0, choice: { constructor: 'x', __proto__: 'y' } },
  { t: 'answer', key: 'key-long-enough', decision: 999_999, choice: 'pass' },
  { t: 'answer', key: 'key-long-enough', decision: 0, choice: 'x'.repeat(900), extra: true },
  { t: 'undo', key: 'key-long-enough', at: 'now' },
  { t: 'say', key: 'key-long-enough', text: 7 },
  { t: 'here', seat: 2 },
];

describe.each(['smugglers', 'naval-battles'] as const)('%s', (name) => {
  it('ends for every page with the view of a fresh one, whatever was lost, doubled or nonsense', async () => {
    const seats = name === 'smugglers' ? [null, null, null] : [null, null];
    const { id, tokens } = await seatedTable(server.url, { game: name, seats });
    const game = (await server.house.game(id)) as OpenGame;
    const rng = rngFrom(seedFrom(`fuzz ${name}`), 'fuzz');
    const pages = await Promise.all(tokens.map((token) => page(token)));
    async function page(token: string | undefined, from?: Client): Promise<Client> {
      const client = new Client(server.url);
      if (from?.known) client.known = structuredClone(from.known);
      await client.hello(id, token, from?.known ? { from: from.known.n } : {});
      return client;
    }
    const choice = (seat: number) => {
      const session = game.session as Session<GameShape>;
      const decision = session.table.decisionFor(seat);
      return decision && chosenBy(botNamed(session.game, 'steady'), session.table, decision, rng);
    };
    for (let round = 0; round < 90 && !game.session?.table.over; round++) {
      const seat = rng.below(seats.length);
      const client = pages[seat] as Client;
      const decision = game.session?.table.decisionFor(seat);
      const what = rng.below(9);
      if (what === 0) client.send(rng.pick(NONSENSE));
      if (what === 1) {
        client.drop();
        pages[seat] = await page(tokens[seat], client);
        continue;
      }
      if (what === 2) client.send({ t: 'undo', key: randomUUID(), at: client.known?.n ?? 0 });
      if (what === 3)
        client.send({
          t: 'answer',
          key: randomUUID(),
          decision: Math.max(0, (decision?.number ?? 1) - 1),
          choice: 'pass',
        });
      if (!decision) continue;
      const key = randomUUID();
      const message = { t: 'answer', key, decision: decision.number, choice: choice(seat) };
      for (let times = 0; times <= rng.below(3); times++) client.send(message);
      if (rng.below(6) === 0) {
        // Gone before the acknowledgement: the page that comes back sends the same answer again.
        client.drop();
        const back = await page(tokens[seat], client);
        back.send(message);
        await back.outcome(key);
        pages[seat] = back;
      } else await client.outcome(key);
    }
    const known = ({ known }: Client) =>
      known && { view: known.view, log: logOf(known), decision: known.decision, asked: known.asked };
    for (const [seat, client] of pages.entries()) {
      // The last message may still be under way: the page and a fresh one agree as soon as it has arrived.
      await expect
        .poll(
          async () => {
            const fresh = await page(tokens[seat]);
            await fresh.until(() => fresh.known !== null);
            fresh.close();
            return isDeepStrictEqual(known(client), known(fresh));
          },
          { timeout: 20_000 },
        )
        .toBe(true);
      client.close();
    }
    const entries = await server.house.store.journal.read(id);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

it('answers nonsense with a sentence and stores nothing', async () => {
  const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
  const client = new Client(server.url);
  await client.hello(id, tokens[0]);
  for (const [i, nonsense] of NONSENSE.entries()) {
    client.send(nonsense);
    await client.until(
      () => client.refused.length > i || client.closed !== null,
      `an answer to ${JSON.stringify(nonsense).slice(0, 60)}`,
    );
  }
  expect(client.closed).toBeNull();
  for (const refused of client.refused)
    expect(JSON.stringify(refused)).not.toMatch(/ at |node_modules|\/src\//);
  expect(await server.house.store.journal.read(id)).toEqual([]);
  client.close();
});
