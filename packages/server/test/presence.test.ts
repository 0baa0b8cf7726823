/** Who is at the table, as its pages are told: people here, people with another process, and people who have left. */
import { afterAll, afterEach, describe, expect, it, type TestContext } from 'vitest';
import { Client, seatedTable } from './support/client.ts';
import { postgresPlace, sqlitePlace, stopCluster, type TestPlace } from './support/databases.ts';
import { THREE } from './support/house.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';

afterAll(stopCluster);

/** Long enough for everybody who sat down to be forgotten. */
const LONG = 60_000;
/** So long somebody at another process is here. */
const LATELY = 45_000;

let place: TestPlace;
let time: HandTime;
const servers: TestServer[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.stop();
  await place?.clear();
});

async function begin(at: TestPlace): Promise<TestServer> {
  const server = await startServer(at, { time });
  servers.push(server);
  return server;
}

/** Somebody who comes to a table, and where the people at it are said to be. */
async function come(server: TestServer, id: string, token?: string): Promise<Client> {
  const client = new Client(server.url);
  clients.push(client);
  await client.hello(id, token);
  await client.until(() => client.presence !== null, 'who is there');
  return client;
}

const told = async (server: TestServer, id: string) => (await come(server, id)).presence?.seats;

describe('presence', () => {
  it('of somebody who has left a process that is alone is gone at once', async () => {
    place = sqlitePlace();
    time = handTime();
    const server = await begin(place);
    const { id, tokens } = await seatedTable(server.url, THREE);
    const anna = await come(server, id, tokens[0]);
    expect(anna.presence).toEqual({ t: 'presence', seats: ['here', 'gone', 'gone'], watchers: 0 });
    anna.send({ t: 'away' });
    await expect.poll(() => told(server, id)).toEqual(['away', 'gone', 'gone']);
    anna.close();
    await expect.poll(() => told(server, id)).toEqual(['gone', 'gone', 'gone']);
  });

  it('of somebody at another process lasts 45 seconds from when they were last seen', async (context: TestContext) => {
    const found = await postgresPlace();
    if (!found) return context.skip('NO PostgreSQL HERE: two servers were not tested.');
    place = found;
    time = handTime();
    const [one, two] = [await begin(found), await begin(found)];
    const { id, tokens } = await seatedTable(one.url, THREE);
    time.move(LONG);
    await come(one, id, tokens[0]);
    const seen = () =>
      one.house.store.db
        .run<{ seen: number }>('select seen from seats where game = ? and seat = 0', [id])
        .then(([row]) => Number(row?.seen));
    await expect.poll(seen).toBe(time.now());
    expect(await told(two, id)).toEqual(['here', 'gone', 'gone']);
    time.move(LATELY - 1);
    expect(await told(two, id)).toEqual(['here', 'gone', 'gone']);
    time.move(1);
    expect(await told(two, id)).toEqual(['gone', 'gone', 'gone']);
  });
});
