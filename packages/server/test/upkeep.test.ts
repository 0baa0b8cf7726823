/** Putting a copy back, and moving from SQLite to PostgreSQL. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../src/admin.ts';
import { readConfig } from '../src/config.ts';
import { moveTo, restoreCopy } from '../src/operator/upkeep.ts';
import type { Database } from '../src/store/database.ts';
import { moveAll } from '../src/store/move.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { DATABASE_FILE } from '../src/store/store.ts';
import { newShare } from '../src/tables/dice.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { postgresPlace, sqlitePlace, stopCluster, type TestPlace } from './support/databases.ts';
import { NOTHING, THREE } from './support/house.ts';
import { startServer, type TestServer } from './support/server.ts';

afterAll(stopCluster);

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

const config = (more: Record<string, string> = {}) => readConfig({ DATA: place.data, ...more });
const file = () => join(place.data, DATABASE_FILE);

/** A table with an answer, a line of chat and an event; gives what is needed to go on with it. */
async function played() {
  const { id, tokens } = await seatedTable(server.url, THREE);
  const anna = new Client(server.url);
  await anna.hello(id, tokens[0]);
  expect(await anna.answer(0, NOTHING)).toBeNull();
  anna.close();
  await call(server.url, `/games/${id}/chat`, { key: 'line-one', text: 'Ahoy “ünïcode” 🚢' }, tokens[0]);
  await call(server.url, '/events', {
    kind: 'sea',
    title: 'Storm',
    game: 'hunters',
    opens: Date.now() + 1e7,
    closes: Date.now() + 2e7,
    share: newShare(),
    settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
  });
  return { id, tokens };
}

describe('a copy', () => {
  it('is put back whole, and the game goes on where the copy was made', async () => {
    const { id, tokens } = await played();
    const copy = join(place.data, 'copy.db');
    await backUp(config(), copy);
    await call(
      server.url,
      `/games/${id}/answers`,
      { key: 'answer-2', decision: 0, choice: NOTHING },
      tokens[1],
    );
    await expect(restoreCopy(config(), copy, true)).rejects.toThrow(/A server is running on .*Stop it/);
    await server.stop();
    await expect(restoreCopy(config(), copy, false)).rejects.toThrow(/holds tables or events.*--force/);
    const { games, before } = await restoreCopy(config(), copy, true);
    expect(games).toBe(1);
    expect(existsSync(before ?? '')).toBe(true);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    server = await startServer(place);
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
    const jonas = new Client(server.url);
    await jonas.hello(id, tokens[1]);
    expect(await jonas.answer(0, NOTHING)).toBeNull();
    jonas.close();
  });

  it('is put into an empty place without force, if the key that locks the dice is there', async () => {
    await played();
    const copy = join(place.data, '..', `${Date.now()}-copy.db`);
    await backUp(config(), copy);
    await server.stop();
    const key = readFileSync(join(place.data, 'lock.key'));
    for (const name of readdirSync(place.data)) rmSync(join(place.data, name));
    await expect(restoreCopy(config(), copy, false)).rejects.toThrow(/lock.key of that time/);
    writeFileSync(join(place.data, 'lock.key'), `${'ab'.repeat(32)}\n`);
    await expect(restoreCopy(config(), copy, false)).rejects.toThrow(/another lock.key/);
    writeFileSync(join(place.data, 'lock.key'), key);
    expect(await restoreCopy(config(), copy, false)).toMatchObject({ games: 1, before: null });
    rmSync(copy);
  });

  it('that is none, is damaged or too new is refused, and nothing is touched', async () => {
    const { id } = await played();
    const good = join(place.data, 'good.db');
    await backUp(config(), good);
    await server.stop();
    const { ino } = statSync(file());
    const bad = (name: string, bytes: Buffer | string): string => {
      writeFileSync(join(place.data, name), bytes);
      return join(place.data, name);
    };
    const cut = readFileSync(good);
    for (let i = Math.floor(cut.length / 2); i < cut.length; i += 7) cut[i] = 255;
    // A row whose index says something else: everything can be read, and yet it is not whole.
    const askew = readFileSync(good);
    askew[askew.indexOf('schema 7') + 5] = 'b'.charCodeAt(0);
    const newer = bad('newer.db', readFileSync(good));
    const db = openSqlite(newer);
    await db.run("update meta set value = '999' where key = 'schema'");
    await db.close();
    const empty = openSqlite(join(place.data, 'other.db'));
    await empty.close();
    for (const [path, sentence] of [
      [join(place.data, 'nothing.db'), /is not there/],
      [bad('letter.txt', 'Dear Sir or Madam. '.repeat(500)), /is no database of SQLite/],
      [bad('cut.db', cut), /is damaged/],
      [bad('askew.db', askew), /is damaged: .*index/],
      [newer, /has schema 999/],
      [join(place.data, 'other.db'), /is no copy of a Flotilla server/],
    ] as const)
      await expect(restoreCopy(config(), path, true), path).rejects.toThrow(sentence);
    expect(statSync(file()).ino).toBe(ino);
    server = await startServer(place);
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
    expect(readdirSync(place.data).filter((name) => name.includes('restoring'))).toEqual([]);
  });
});

describe('a move to PostgreSQL', () => {
  /** An empty PostgreSQL, for whoever has one. */
  async function target(skip: (why: string) => void): Promise<TestPlace | null> {
    const found = await postgresPlace();
    if (!found) skip('NO PostgreSQL HERE: a move was not tested.');
    return found;
  }

  it('brings everything, proved by hashes, and the games go on with the same key', async (context) => {
    const to = await target(context.skip);
    if (!to) return;
    const { id, tokens } = await played();
    await expect(moveTo(config(), to.databaseUrl as string, { withKey: false })).rejects.toThrow(
      /A server is running/,
    );
    await server.stop();
    const moved = await moveTo(config(), to.databaseUrl as string, { withKey: false });
    expect(moved.key).toBe('file');
    expect(moved.tables.find(({ table }) => table === 'entries')?.rows).toBe(1);
    expect(moved.tables.find(({ table }) => table === 'seats')?.rows).toBe(3);
    await expect(startServer(to)).rejects.toThrow(/locked with another key: set SECRET/);
    const secret = readFileSync(join(place.data, 'lock.key'), 'utf8').trim();
    server = await startServer(to, { env: { SECRET: secret } });
    const jonas = new Client(server.url);
    await jonas.hello(id, tokens[1]);
    expect(jonas.said.length).toBeLessThanOrEqual(1);
    await jonas.until(() => jonas.said[0]?.text === 'Ahoy “ünïcode” 🚢', 'the line');
    expect(await jonas.answer(0, NOTHING)).toBeNull();
    jonas.close();
    await server.stop();
    await expect(moveTo(config(), to.databaseUrl as string, { withKey: true })).rejects.toThrow(
      /is not empty/,
    );
    await to.clear();
  });

  it('that was interrupted lets no server start, and is begun again to its end', async (context) => {
    const to = await target(context.skip);
    if (!to) return;
    const { id } = await played();
    await server.stop();
    const url = to.databaseUrl as string;
    const half = await openPostgres(url);
    const from = openSqlite(file());
    const breaking: Database = {
      ...half,
      insertNew: (put, also) => {
        if (put.table === 'entries') throw new Error('the cable was pulled');
        return half.insertNew(put, also);
      },
    };
    await expect(moveAll(from, breaking)).rejects.toThrow('the cable was pulled');
    await from.close();
    expect(await half.run('select id from games')).toEqual([{ id }]);
    await half.close();
    await expect(startServer(to)).rejects.toThrow(/is being filled by flotilla migrate/);
    const moved = await moveTo(config(), url, { withKey: true });
    expect(moved.key).toBe('moved');
    server = await startServer(to);
    expect((await server.house.game(id))?.session).not.toBeNull();
    await server.stop();
    await to.clear();
  });

  it('a copy or move that loses something: a row changed on the way is noticed', async (context) => {
    const to = await target(context.skip);
    if (!to) return;
    await played();
    await server.stop();
    const real = await openPostgres(to.databaseUrl as string);
    const from = openSqlite(file());
    const changing: Database = {
      ...real,
      insertNew: (put, also) =>
        real.insertNew(
          put.table === 'chat'
            ? {
                ...put,
                rows: put.rows.map((row) => row.map((v) => (v === 'Ahoy “ünïcode” 🚢' ? 'Ahoy' : v))),
              }
            : put,
          also,
        ),
    };
    await expect(moveAll(from, changing)).rejects.toThrow(/The table chat did not arrive as it was/);
    await from.close();
    await real.close();
    await to.clear();
  });
});
