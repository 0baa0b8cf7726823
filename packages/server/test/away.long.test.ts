/**
 * The connection to PostgreSQL breaks, at any moment. No process ends, nobody is told a falsehood, what was acknowledged is there,
 * and everything goes on by itself once the database is back.
 */
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { HEALTH_HOLDS } from '../src/health.ts';
import { LISTENER } from '../src/store/notify.ts';
import type { Store } from '../src/store/store.ts';
import { Client, call, type SeatedTable, seatedTable } from './support/client.ts';
import { postgresPlace, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type Strait, straitTo } from './support/strait.ts';
import { type HandTime, handTime } from './support/time.ts';
import { faultsOf } from './support/truth.ts';

const NOTHING = { cargo: [], cove: 'south' };
const THREE = { game: 'smugglers', seats: [null, null, null] };
/** An answer at a table with clocks is written in a transaction, together with them. */
const WITH_CLOCKS = { ...THREE, pace: { kind: 'live', minutes: 30, window: 60 } };

let place: TestPlace;
let strait: Strait;
let server: TestServer;
/** The clock stands: nothing is written but what a test has asked for. */
let time: HandTime;

afterAll(stopCluster);
beforeEach(async (context: TestContext) => {
  const own = await postgresPlace();
  if (!own?.databaseUrl) return context.skip('NO PostgreSQL HERE: broken connections were not tested.');
  place = own;
  strait = await straitTo(own.databaseUrl);
  time = handTime();
  server = await startServer({ ...own, databaseUrl: strait.url }, { time });
});
afterEach(async () => {
  strait.mend();
  await server.stop();
  await strait.close();
  await place.clear();
});

const answer = ({ id, tokens }: SeatedTable, seat: number, key = `answer-of-${seat}`) =>
  call(server.url, `/games/${id}/answers`, { key, decision: 0, choice: NOTHING }, tokens[seat]);

const asked = async ({ id, tokens }: SeatedTable): Promise<unknown> =>
  (await call(server.url, `/games/${id}/now`, undefined, tokens[1])).body.asked;

const health = async () => {
  // What was found out a moment ago is not asked again.
  time.move(HEALTH_HOLDS);
  const response = await fetch(`${server.url}/healthz`);
  return [response.status, await response.json()] as const;
};

const keysOf = async (store: Store, id: string): Promise<string[]> =>
  (await store.journal.read(id)).map(({ key }) => key);

const mustBeTrue = async ({ id }: SeatedTable, keys: readonly string[]): Promise<void> => {
  const { store, vault } = server.house;
  const acknowledged = keys.map((key) => ({ game: id, key, n: 0, at: 0 }));
  expect((await faultsOf(store, vault, id, acknowledged)).faults).toEqual([]);
  expect(await keysOf(store, id)).toEqual(keys);
};

describe.each([
  { how: 'alone', wanted: THREE, statement: /insert into entries/, lasts: true },
  { how: 'in a transaction', wanted: WITH_CLOCKS, statement: /insert into entries/, lasts: false },
  { how: 'at its commit', wanted: WITH_CLOCKS, statement: /commit/, lasts: true },
])('an answer written $how', ({ wanted, statement, lasts }) => {
  it.each(['before', 'after'] as const)(
    'counts once and is acknowledged when the connection breaks %s it is carried out',
    async (when) => {
      const table = await seatedTable(server.url, wanted);
      const broken = strait.breakAt(statement, when);
      const { status } = await answer(table, 0);
      await broken;
      expect(status).toBe(200);
      expect(await asked(table)).toEqual([1, 2]);
      await mustBeTrue(table, ['answer-of-0']);
      expect((await answer(table, 1)).status).toBe(200);
      await mustBeTrue(table, ['answer-of-0', 'answer-of-1']);
    },
  );

  it.each(['before', 'after'] as const)(
    'is neither acknowledged nor refused while nobody can know whether it was taken, broken %s it was carried out',
    async (when) => {
      const table = await seatedTable(server.url, wanted);
      const broken = strait.breakAt(statement, when, () => strait.cut());
      const failed = await answer(table, 0);
      await broken;
      expect([failed.status, failed.body.error]).toEqual([503, 'away']);
      expect((await call(server.url, `/games/${table.id}/now`)).status).toBe(503);
      strait.mend();
      const isWritten = when === 'after' && lasts;
      expect(await asked(table)).toEqual(isWritten ? [1, 2] : [0, 1, 2]);
      // Whoever answers next answers what the journal has, not what this process had tried to write.
      expect((await answer(table, 1)).status).toBe(200);
      expect((await answer(table, 0)).status).toBe(200);
      await mustBeTrue(table, isWritten ? ['answer-of-0', 'answer-of-1'] : ['answer-of-1', 'answer-of-0']);
    },
  );
});

it('a page whose answer may be lost is sent away to come back, and its answer counts once', async () => {
  const table = await seatedTable(server.url, THREE);
  const page = new Client(server.url);
  await page.hello(table.id, table.tokens[0]);
  void strait.breakAt(/insert into entries/, 'after', () => strait.cut());
  const said = { t: 'answer', key: 'answer-of-0', decision: 0, choice: NOTHING };
  page.send(said);
  await page.until(() => page.closed !== null, 'the end');
  expect([page.closed, page.refused, page.done.size]).toEqual([1013, [], 0]);
  expect(page.bytes.at(-1)).toBe('{"t":"bye","why":"away","retry":true}');
  strait.mend();
  const again = new Client(server.url);
  await again.hello(table.id, table.tokens[0]);
  again.send(said);
  expect(await again.outcome('answer-of-0')).toBeNull();
  await mustBeTrue(table, ['answer-of-0']);
  again.close();
});

it('a game that cannot be read is not stopped: it is read when it is next asked for', async () => {
  const table = await seatedTable(server.url, THREE);
  server.house.drop(table.id);
  void strait.breakAt(/from entries where/, 'before', () => strait.cut());
  expect((await call(server.url, `/games/${table.id}`)).status).toBe(503);
  strait.mend();
  expect(await asked(table)).toEqual([0, 1, 2]);
});

it('the end of a game that could not be noted is noted when the games are looked at', async () => {
  const table = await seatedTable(server.url, THREE);
  const game = await server.house.game(table.id);
  if (!game) throw new Error('There is no game.');
  void strait.breakAt(/update games set state/, 'before', () => strait.cut());
  // The rules have not ended it; the journal has.
  await expect(game.close()).rejects.toThrow('The database is not responding');
  expect(game.row.state).toBe('running');
  strait.mend();
  time.move(1_000);
  await server.house.looking.around();
  expect(game.row.state).toBe('over');
});

describe('broken connections: the health of a server', () => {
  it('says that the database is away, without a secret, and is well again by itself', async () => {
    expect(await health()).toEqual([200, { ok: true }]);
    strait.cut();
    const [status, body] = await health();
    expect(status).toBe(503);
    expect(body).toEqual({
      ok: false,
      why: 'databaseAway',
      sentence: expect.stringMatching(/does not answer/),
    });
    expect(JSON.stringify(body)).not.toContain(new URL(strait.url).searchParams.get('host'));
    strait.mend();
    await expect.poll(health).toEqual([200, { ok: true }]);
  });

  it('says that a database is away which swallows everything without a word', async () => {
    const table = await seatedTable(server.url, THREE);
    strait.swallow();
    expect((await health())[0]).toBe(503);
    strait.mend();
    // The connections that stood stay silent for ever; they are given up, and the answer is taken all the same.
    await expect.poll(async () => (await answer(table, 0)).status, { timeout: 60_000 }).toBe(200);
    await mustBeTrue(table, ['answer-of-0']);
    await expect.poll(health, { timeout: 60_000 }).toEqual([200, { ok: true }]);
  });

  it('says that it cannot hear other processes while everything else works', async () => {
    // One connection stands when no other can be made.
    expect(await health()).toEqual([200, { ok: true }]);
    strait.refuse();
    const hand = new pg.Client({ connectionString: place.databaseUrl as string });
    await hand.connect();
    await hand.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [LISTENER],
    );
    await hand.end();
    await expect
      .poll(health)
      .toEqual([
        200,
        { ok: true, why: 'notListening', sentence: expect.stringMatching(/is being made again/) },
      ]);
    strait.mend();
    await expect.poll(health).toEqual([200, { ok: true }]);
  });
});
