/** Two servers on one PostgreSQL, whose hints to each other are lost: whoever asks or looks sees what is written all the same. */
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { CHANNEL, LISTENER, postgresWire, type Wire } from '../src/store/notify.ts';
import { openStore } from '../src/store/store.ts';
import { Client, call, type SeatedTable, seatedTable } from './support/client.ts';
import { postgresPlace, stopCluster, type TestPlace } from './support/databases.ts';
import { askNow, onSocket, onStream } from './support/onlookers.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type Strait, straitTo } from './support/strait.ts';
import { type HandTime, handTime } from './support/time.ts';

const NOTHING = { cargo: [], cove: 'south' };
const THREE = { game: 'smugglers', seats: [null, null, null] };

let place: TestPlace;
let url: string;

afterAll(stopCluster);
beforeEach(async (context: TestContext) => {
  const own = await postgresPlace();
  if (!own?.databaseUrl) return context.skip('NO PostgreSQL HERE: two servers were not tested.');
  place = own;
  url = own.databaseUrl;
});
afterEach(() => place.clear());

describe('a lost hint: what happened at a server that is killed before it can say so', () => {
  let mute: TestServer;
  let other: TestServer;
  /** The clocks stand: no server looks by itself. */
  let time: HandTime;
  let table: SeatedTable;

  beforeEach(async () => {
    time = handTime();
    const store = await openStore(place);
    mute = await startServer(place, { time, store: { ...store, wire: { ...store.wire, notify: () => {} } } });
    other = await startServer(place, { time });
    table = await seatedTable(mute.url, THREE);
  });
  afterEach(async () => {
    await mute.stop();
    await other.stop();
  });

  const answer = async (): Promise<void> => {
    const body = { key: 'answer-of-0', decision: 0, choice: NOTHING };
    expect((await call(mute.url, `/games/${table.id}/answers`, body, table.tokens[0])).status).toBe(200);
  };

  it.each([
    ['asks once', askNow],
    ['comes on a socket', onSocket],
    ['comes on a stream of events', onStream],
  ] as const)('is seen at the other by whoever %s', async (_, look) => {
    const before = await look(other.url, table.id);
    await answer();
    const after = await look(other.url, table.id);
    expect([before.moments[0]?.n, after.moments[0]?.n]).toEqual([0, 1]);
    for (const onlooker of [before, after]) onlooker.close();
  });

  it('is seen by a page that only waits, when the games are looked at', async () => {
    const page = new Client(other.url);
    await page.hello(table.id, table.tokens[1]);
    await page.until(() => page.known !== null, 'the game');
    await answer();
    const line = { key: 'line-of-anna', text: 'Are you there?' };
    await call(mute.url, `/games/${table.id}/chat`, line, table.tokens[0]);
    expect(page.known?.asked).toEqual([0, 1, 2]);
    time.move(1_000);
    await page.until(() => page.known?.asked.length === 2, 'the answer');
    await page.until(() => page.said.length === 1, 'the line');
    page.close();
  });

  it('is passed on to the pages at the other, if it is a line, as soon as anybody asks there', async () => {
    const page = new Client(other.url);
    await page.hello(table.id, table.tokens[1]);
    const line = { key: 'line-of-anna', text: 'Are you there?' };
    await call(mute.url, `/games/${table.id}/chat`, line, table.tokens[0]);
    expect(page.said).toEqual([]);
    (await askNow(other.url, table.id)).close();
    await page.until(() => page.said.length === 1, 'the line');
    page.close();
  });

  it('is seen by a page that waits for others to sit down', async () => {
    const opened = await call(mute.url, '/games', {
      ...THREE,
      seats: [null, null],
      game: 'naval-battles',
      name: 'Anna',
      share: '0'.repeat(64),
    });
    const { id, token, links } = opened.body as { id: string; token: string; links: Record<string, string> };
    const page = new Client(other.url);
    await page.hello(id, token);
    const claim = { link: links[1], name: 'Jonas', share: '1'.repeat(64) };
    expect((await call(mute.url, `/games/${id}/claim`, claim)).status).toBe(200);
    expect(JSON.stringify(page.table)).not.toContain('Jonas');
    time.move(1_000);
    await page.until(() => JSON.stringify(page.table).includes('Jonas'), 'the guest');
    page.close();
  });

  it('costs one query while nothing has happened, none for each reader, and none while no game is open', async () => {
    const game = await other.house.game(table.id);
    if (!game) throw new Error('There is no game.');
    await other.house.looking.at(game);
    const { db } = other.house.store;
    const run = db.run;
    let queries = 0;
    db.run = (sql, values) => {
      queries++;
      return run(sql, values);
    };
    await Promise.all(Array.from({ length: 50 }, () => other.house.looking.at(game)));
    await other.house.looking.around();
    expect(queries).toBe(2);
    other.house.drop(table.id);
    await other.house.looking.around();
    db.run = run;
    expect(queries).toBe(2);
  });
});

describe('the wire', () => {
  const wires: Wire[] = [];
  let strait: Strait;
  beforeEach(async () => {
    strait = await straitTo(url);
  });
  afterEach(async () => {
    for (const wire of wires.splice(0)) await wire.close();
    await strait.close();
  });

  async function wireOf(self: string, at = url): Promise<Wire & { readonly heard: string[] }> {
    const wire = await postgresWire(at, self);
    wires.push(wire);
    const heard: string[] = [];
    wire.onMessage((game) => void heard.push(game));
    return Object.defineProperty(Object.create(wire) as Wire & { heard: string[] }, 'heard', {
      value: heard,
    });
  }

  it('keeps what it could not tell, and tells it when it is connected again', async () => {
    const [one, two] = [await wireOf('one', strait.url), await wireOf('two')];
    strait.cut();
    await expect.poll(() => one.hears).toBe(false);
    one.notify('g1');
    one.notify('g2');
    strait.mend();
    await expect.poll(() => two.heard).toEqual(['g1', 'g2']);
  });

  it('tells again what was under way when the connection broke', async () => {
    const [one, two] = [await wireOf('one', strait.url), await wireOf('two')];
    const broken = strait.breakAt(/pg_notify/, 'before');
    one.notify('g1');
    await broken;
    await expect.poll(() => two.heard).toEqual(['g1']);
  });

  it('says that hints may be lost each time it is connected again', async () => {
    const wire = await wireOf('one', strait.url);
    let lost = 0;
    wire.lost(() => lost++);
    for (const times of [1, 2]) {
      strait.cut();
      strait.mend();
      await expect.poll(() => lost).toBe(times);
    }
  });

  it('sends nothing while no other process listens, whatever its address calls it', async () => {
    const ear = new pg.Client({ connectionString: url });
    await ear.connect();
    const said: unknown[] = [];
    ear.on('notification', ({ payload }) => void said.push(JSON.parse(payload ?? '')));
    await ear.query(`listen ${CHANNEL}`);
    const named = new URL(url);
    named.searchParams.set('application_name', 'somebody else');
    const one = await wireOf('one', named.href);
    one.notify('g1');
    // It has told what it had to tell once it is closed.
    await one.close();
    expect(said).toEqual([]);
    const [two, three] = [await wireOf('two', named.href), await wireOf('three', named.href)];
    two.notify('g2');
    await expect.poll(() => three.heard).toEqual(['g2']);
    await expect
      .poll(async () => (await ear.query('select 1')) && said)
      .toEqual([{ from: 'two', games: ['g2'] }]);
    const { rows } = await ear.query(
      'select count(*) from pg_stat_activity where application_name = $1 and datname = current_database()',
      [LISTENER],
    );
    expect(rows).toEqual([{ count: 2 }]);
    await ear.end();
  });

  it('takes no harm from whatever else is said on its channel', async () => {
    const [one, two] = [await wireOf('one'), await wireOf('two')];
    const voice = new pg.Client({ connectionString: url });
    await voice.connect();
    for (const nonsense of ['', 'nonsense', 'null', '{"games":7}', '{"games":[7]}'])
      await voice.query('select pg_notify($1, $2)', [CHANNEL, nonsense]);
    await voice.end();
    one.notify('g1');
    await expect.poll(() => two.heard).toEqual(['g1']);
  });
});
