/** The key of the dice: without the right one a server does not start, and says what to do. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreFault } from '../src/store/database.ts';
import { openStore } from '../src/store/store.ts';
import { call, seatedTable } from './support/client.ts';
import { postgresPlace, sqlitePlace, stopCluster, type TestPlace } from './support/databases.ts';
import { startProcess } from './support/process.ts';
import { startServer, type TestServer } from './support/server.ts';

let place: TestPlace;
let server: TestServer | null = null;
let table: { readonly id: string; readonly tokens: readonly (string | undefined)[] };
const file = () => join(place.data, 'lock.key');

const start = async (env: Record<string, string> = {}) => {
  server = await startServer(place, { env });
  return server;
};
const stop = async () => {
  await server?.stop();
  server = null;
};
/** How the table from before is answered. */
const now = async () =>
  (await call(server?.url ?? '', `/games/${table.id}/now`, undefined, table.tokens[0])).status;

beforeEach(async () => {
  place = sqlitePlace();
  const { url } = await start();
  table = await seatedTable(url, { game: 'smugglers', seats: [null, null, null] });
  await stop();
});
afterEach(async () => {
  await stop();
  await place.clear();
});
afterAll(stopCluster);

/** What a start is refused with. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const error = await start(env).then(
    () => null,
    (why: unknown) => why,
  );
  expect(error).toBeInstanceOf(StoreFault);
  return (error as StoreFault).message;
}

describe('a lost or foreign key of the dice', () => {
  it('lost: the server does not start and says what to do; with the key back all is well', async () => {
    const key = readFileSync(file(), 'utf8');
    rmSync(file());
    expect(await refusal()).toMatch(/lock\.key is missing, .*Restore it from your backup.*NEW_LOCK_KEY=1/);
    expect(() => readFileSync(file())).toThrow('ENOENT');
    writeFileSync(file(), key);
    await start();
    expect(await now()).toBe(200);
  });

  it('lost for good: a new key is made only when the operator says so, and games under way stop', async () => {
    rmSync(file());
    const { url } = await start({ NEW_LOCK_KEY: '1' });
    expect(await now()).toBe(409);
    const fresh = await seatedTable(url, { game: 'smugglers', seats: [null, null, null] });
    await stop();
    await start();
    expect(await now()).toBe(409);
    table = fresh;
    expect(await now()).toBe(200);
  });

  it.each(['', 'nonsense', 'g'.repeat(64), 'ab'.repeat(31)])(
    'nonsense (%j) is not taken for a key',
    async (text) => {
      writeFileSync(file(), text);
      expect(await refusal()).toMatch(/lock\.key must hold 64 hexadecimal digits.*Restore it/);
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );

  it('another key is noticed, in the file and in SECRET', async () => {
    const key = readFileSync(file(), 'utf8').trim();
    expect(await refusal({ SECRET: 'ab'.repeat(32) })).toMatch(/SECRET is not the key .*Restore the old one/);
    writeFileSync(file(), 'cd'.repeat(32));
    expect(await refusal()).toMatch(/lock\.key is not the key .*Restore the old one/);
    await start({ SECRET: key.toUpperCase() });
    expect(await now()).toBe(200);
  });

  it('a database of an older version, which knows nothing of its key, is tried with it', async () => {
    const store = await openStore(place);
    await store.db.run("delete from meta where key = 'lock mark'");
    await store.close();
    const key = readFileSync(file(), 'utf8');
    writeFileSync(file(), 'cd'.repeat(32));
    expect(await refusal()).toMatch(/is not the key/);
    rmSync(file());
    expect(await refusal()).toMatch(/is missing/);
    writeFileSync(file(), key);
    await start();
    expect(await now()).toBe(200);
  });

  it('a process says it in one sentence and ends', async () => {
    rmSync(file());
    const said = await startProcess({ DATA: place.data }).then(
      async ({ kill }) => {
        await kill();
        return 'it runs';
      },
      (error: Error) => error.message,
    );
    expect(said).toMatch(/^\S+lock\.key is missing, [^\n]+\n$/);
  });

  it('processes that share a database must have the same SECRET', async (context) => {
    const shared = await postgresPlace();
    if (!shared) return context.skip('NO PostgreSQL HERE.');
    const first = await startServer(shared, { env: { SECRET: 'ab'.repeat(32) } });
    await expect(startServer(shared, { env: { SECRET: 'cd'.repeat(32) } })).rejects.toThrow(
      'SECRET is not the key',
    );
    await first.stop();
    await shared.clear();
  });
});
