/** What an operator can rely on. */
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, migrateNow } from '../src/admin.ts';
import { ConfigFault, readConfig } from '../src/config.ts';
import { HEALTH_HOLDS } from '../src/health.ts';
import type { Value } from '../src/store/database.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore } from '../src/store/store.ts';
import { newShare } from '../src/tables/dice.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

let place: TestPlace;
let server: TestServer;
beforeEach(async () => {
  place = sqlitePlace();
  server = await startServer(place);
});
afterEach(async () => {
  await server.stop().catch(() => {});
  await place.clear();
});

describe('a server that runs', () => {
  const health = () =>
    fetch(`${server.url}/healthz`).then(async (answer) => [answer.status, await answer.json()]);

  it('says that it is well only while it can write', async () => {
    await server.stop();
    const time = handTime();
    server = await startServer(place, { time });
    expect(await health()).toEqual([200, { ok: true }]);
    await server.house.store.db.run('drop table meta');
    time.move(HEALTH_HOLDS);
    expect(await health()).toEqual([
      503,
      { ok: false, why: 'databaseRefuses', sentence: expect.stringMatching(/nothing can be written/) },
    ]);
    await server.house.store.db.run('create table meta (key text primary key, value text not null)');
    time.move(HEALTH_HOLDS);
    expect(await health()).toEqual([200, { ok: true }]);
  });

  it('errors and health pages: being asked how it is costs one write in a few seconds, and is limited', async () => {
    await server.stop();
    const time = handTime();
    server = await startServer(place, { time, limits: { requestsPerMinute: 60 } });
    const written = () =>
      server.house.store.db
        .run<{ value: string }>("select value from meta where key = 'alive'")
        .then(([row]) => row?.value);
    const began = time.now();
    await Promise.all(Array.from({ length: 20 }, health));
    time.move(HEALTH_HOLDS - 1);
    for (let i = 0; i < 20; i++) expect(await health()).toEqual([200, { ok: true }]);
    expect(await written()).toBe(String(began));
    time.move(1);
    await health();
    expect(await written()).toBe(String(began + HEALTH_HOLDS));
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push((await health())[0]);
    expect(statuses).toContain(429);
  });

  it('operator reads hands in database or logs: database, copies and keys are the owner’s alone', async () => {
    await seatedTable(server.url, { game: 'smugglers', seats: [null, 'steady', 'steady'] });
    const config = readConfig({ DATA: place.data });
    await backUp(config, join(place.data, 'one.db'));
    const modes = () =>
      Object.fromEntries(
        readdirSync(place.data).map((file) => [
          file,
          (statSync(join(place.data, file)).mode & 0o777).toString(8),
        ]),
      );
    const running = modes();
    expect(Object.keys(running)).toEqual(
      expect.arrayContaining(['flotilla.db', 'flotilla.db-wal', 'lock.key', 'one.db', 'server.json']),
    );
    expect(new Set(Object.values(running))).toEqual(new Set(['600']));
    await server.stop();
    await backUp(config, join(place.data, 'two.db'));
    // A database of an older version, and a key from a backup, are closed to others at the next start.
    for (const file of ['flotilla.db', 'lock.key']) chmodSync(join(place.data, file), 0o644);
    server = await startServer(place);
    expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  });

  it('lists tables with one question to the database', async () => {
    await server.stop();
    const store = await openStore(place);
    let asked = 0;
    const counting = {
      ...store.db,
      run: ((sql: string, values?: readonly Value[]) => {
        asked++;
        return store.db.run(sql, values);
      }) as typeof store.db.run,
      batch: ((statements) => {
        asked++;
        return store.db.batch(statements);
      }) as typeof store.db.batch,
    };
    server = await startServer(place, { store: { ...store, db: counting }, time: handTime() });
    const table = { game: 'smugglers', seats: [null, 'steady', null], name: 'A', listed: true };
    for (let i = 0; i < 5; i++) await call(server.url, '/games', { ...table, share: newShare() });
    asked = 0;
    const { games } = (await call(server.url, '/games')).body as { games: { seats: { bot: string }[] }[] };
    expect(asked).toBe(1);
    expect(games.map(({ seats }) => seats.map(({ bot }) => bot))).toEqual(
      Array(5).fill([null, 'steady', null]),
    );
  });

  it('stops in order: pages are told to come back, and nothing that was taken is lost', async () => {
    const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
    const page = new Client(server.url);
    await page.hello(id, tokens[0]);
    page.send({ t: 'answer', key: 'key-before-stop', decision: 0, choice: { cargo: [], cove: 'south' } });
    await page.outcome('key-before-stop');
    await server.stop();
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(1012);
    expect(page.bytes.at(-1)).toBe('{"t":"bye","why":"stopping","retry":true}');
    expect(existsSync(join(place.data, 'server.json'))).toBe(false);
    server = await startServer(place);
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
  });

  it('is copied while it runs and while it does not, and never over a file', async () => {
    const config = readConfig({ DATA: place.data });
    const { id } = await seatedTable(server.url, { game: 'smugglers', seats: [null, 'steady', 'steady'] });
    const copies = [join(place.data, 'one.db'), join(place.data, 'two.db')] as const;
    await backUp(config, copies[0]);
    await expect(backUp(config, copies[0])).rejects.toThrow('The copy could not be written');
    await server.stop();
    await backUp(config, copies[1]);
    for (const copy of copies) {
      const db = openSqlite(copy);
      expect(await db.run('select id from games')).toEqual([{ id }]);
      await db.close();
    }
    expect(await migrateNow(config)).toEqual([]);
    server = await startServer(place);
    const answer = await fetch(`${server.url}/api/v1/backup`, { method: 'POST' });
    expect(answer.status).toBe(404);
  });

  it('mass creation, abandoned games: clears away tables nobody has touched for long, and no others', async () => {
    // While the clock stands, nobody but this test touches a table or does a job.
    await server.stop();
    server = await startServer(place, { time: handTime() });
    const open = async () =>
      (
        await call(server.url, '/games', {
          game: 'smugglers',
          seats: [null, null, null],
          name: 'A',
          share: newShare(),
        })
      ).body.id as string;
    const DAY = 24 * 60 * 60_000;
    const [waiting, fresh] = [await open(), await open()];
    const running = (await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] })).id;
    const old = (await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] })).id;
    const age = (id: string, days: number) =>
      server.house.store.db.run('update games set touched = ? where id = ?', [
        server.house.time.now() - days * DAY,
        id,
      ]);
    for (const id of [waiting, running, old]) server.house.drop(id);
    await age(waiting, 8);
    await age(running, 8);
    await age(old, 61);
    await server.house.store.jobs.set('purge', 'all', 0);
    await server.worker.work();
    const left = await server.house.store.db.run<{ id: string }>('select id from games');
    expect(left.map(({ id }) => id).sort()).toEqual([fresh, running].sort());
  });
});

describe('settings', () => {
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      databaseUrl: null,
      openGames: 1_000,
      keepDays: 60,
      secure: false,
    });
  });

  it.each([
    [{ OPEN_GAMES: 'many' }, /OPEN_GAMES must be a whole number/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be an address that begins with postgres:\/\//],
    [{ PUBLIC_URL: 'flotilla.example' }, /PUBLIC_URL/],
    [{ SMTP_URL: 'smtp://localhost' }, /MAIL_FROM/],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }, /PUBLIC_URL/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [{ SECRET: 'abc' }, /64 hexadecimal digits/],
    [{ TRUST_PROXY: 'maybe' }, /TRUST_PROXY must be the number of proxies .* "maybe" is neither/],
    [{ TRUST_PROXY: 'true' }, /"true" is neither/],
    [{ TRUST_PROXY: '11' }, /surely a mistake/],
    [{ TRUST_PROXY: '-1' }, /"-1" is neither/],
    [{ TRUST_PROXY: '10.0.0.1,10.0.0.0/33' }, /"10.0.0.0\/33" is neither/],
    [{ TRUST_PROXY: 'loopback,,' }, /"" is neither/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16 characters/],
    [{ METRICS: '1' }, /METRICS must be local .* open .* or 0 .*, not "1"/],
    [{ MAX_CONNECTIONS: '5' }, /MAX_CONNECTIONS must be a whole number from 10/],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigFault);
    expect(() => readConfig(env as Record<string, string>)).toThrow(sentence);
  });
});
