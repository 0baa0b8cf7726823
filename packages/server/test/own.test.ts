/** What a person may see and erase of what is kept under their key, on each kind of database. */
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { OPERATED, operate } from './support/desk.ts';
import { NOTHING, THREE } from './support/house.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';

afterAll(stopCluster);

const DAY = 24 * 60 * 60_000;
const why = 'for this test';
const NAME = 'Quetzalcoatl';

describe.each(PLACES)('what is kept of a person on %s', (name, placeFor) => {
  let place: TestPlace;
  let server: TestServer;
  let time: HandTime;

  beforeEach(async (context: TestContext) => {
    const found = await placeFor();
    if (!found) return context.skip(`NO ${name} HERE: what is kept was not tested.`);
    place = found;
    time = handTime();
    server = await startServer(place, {
      env: { ...OPERATED, PUBLIC_URL: 'https://flotilla.example' },
      time,
    });
  });

  afterEach(async () => {
    await server?.stop().catch(() => {});
    await place?.clear();
  });

  const ask = (path: string, body?: object, token?: string) => call(server.url, path, body, token);

  /** Every table of the database in which a text stands. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = [];
    const { db } = server.house.store;
    for (const table of TABLES)
      if (JSON.stringify(await db.run(`select * from ${table}`)).includes(text)) found.push(table);
    return found;
  }

  /** A person who is everywhere: at a table, in an event, its organiser, told of both. */
  async function everywhere() {
    const event = await ask('/events', {
      kind: 'sea',
      title: 'Storm',
      game: 'hunters',
      entry: 'open',
      opens: time.now() - 1000,
      closes: time.now() + DAY,
      share: newShare(),
      settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
    });
    const { id: sea, token } = event.body as { id: string; token: string };
    await server.worker.work();
    const entered = await ask(`/events/${sea}/enter`, { name: NAME }, token);
    const opened = await ask('/games', { ...THREE, name: 'Anna', share: newShare() });
    const {
      id: table,
      token: anna,
      links,
    } = opened.body as {
      id: string;
      token: string;
      links: Record<string, string>;
    };
    await ask(`/games/${table}/claim`, { link: links[1], name: NAME, share: newShare() }, token);
    const mei = await ask(`/games/${table}/claim`, { link: links[2], name: 'Mei', share: newShare() });
    await ask(`/games/${table}/me`, { do: 'begin' }, anna);
    await ask(`/games/${table}/chat`, { key: 'line-one', text: `${NAME} was here` }, token);
    await ask(`/games/${table}/chat`, { key: 'line-two', text: 'So was Anna' }, anna);
    const way = { do: 'add', channel: 'hook', target: `https://example.org/${NAME}` };
    await ask(`/games/${table}/contacts`, way, token);
    await ask(`/events/${sea}/contacts`, way, token);
    await ask(`/games/${table}/answers`, { key: 'answer-1', decision: 0, choice: NOTHING }, token);
    return { sea, table, token, anna, mei: mei.body.token as string, attempt: entered.body.game as string };
  }

  it('is handed out whole to whoever has the key, and nothing of others', async () => {
    const { sea, table, token } = await everywhere();
    const { status, body, text } = await ask('/own', undefined, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      keepDays: 60,
      invited: false,
      organised: [{ event: sea, title: 'Storm' }],
      events: [{ event: sea, entrant: 1, name: NAME }],
      notices: [{ event: sea, channel: 'hook' }],
    });
    const seat = (body.tables as { table: string; answers: object[]; chat: object[] }[]).find(
      (one) => one.table === table,
    );
    expect(seat).toMatchObject({ name: NAME, chat: [{ text: `${NAME} was here` }], contacts: [{}] });
    expect(seat?.answers).toHaveLength(1);
    expect(text).not.toContain('So was Anna');
    expect(text).not.toContain(token);
    expect((await ask('/own')).body.error).toBe('noKey');
  });

  it('what is kept of a person is erased: no name, line, address or key is left, and the others play on', async () => {
    const { sea, table, token, anna, attempt } = await everywhere();
    const [page, own] = [new Client(server.url), new Client(server.url)];
    await page.hello(table, anna);
    await own.hello(table, token);
    await page.until(() => page.said.length === 2, 'both lines');
    expect(await tablesWith(NAME)).not.toEqual([]);
    const erased = await ask('/own/erase', {}, token);
    expect(erased.body).toEqual({ tables: 2, events: 2, lines: 1 });
    expect(erased.headers.get('Set-Cookie')).toMatch(/flotilla_device=;.*Max-Age=0/);
    await page.until(() => page.said.length === 3, 'the emptied line');
    await own.until(() => own.closed !== null, 'the end of the own line');
    expect(await tablesWith(NAME)).toEqual([]);
    const seats = (page.table as unknown as { seats: object[] }).seats;
    expect(seats[1]).toMatchObject({ name: '', taken: false, playedOn: true });
    expect((await ask('/own', undefined, token)).body).toMatchObject({
      tables: [],
      events: [],
      organised: [],
      notices: [],
    });
    expect((await ask(`/games/${attempt}`, undefined, token)).status).toBe(404);
    time.move(2_000);
    expect(((await ask(`/events/${sea}/standings`)).body.rows as object[]).length).toBe(0);
    expect(await server.house.store.journal.read(table)).not.toEqual([]);
    expect(await page.answer(0, NOTHING)).toBeNull();
    page.close();
  });

  it('of somebody who was host goes on to another, and a table with nobody else goes too', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const alone = await ask(
      '/games',
      { game: 'smugglers', seats: [null, 'steady', 'steady'], name: NAME, share: newShare() },
      tokens[0],
    );
    await ask('/own/erase', {}, tokens[0]);
    expect((await ask(`/games/${id}`, undefined, tokens[1])).body.host).toBe(1);
    expect(await server.house.store.db.run('select id from games')).toEqual([{ id }]);
    expect(alone.status).toBe(201);
  });

  it('is handed out and erased by the operator too: by key, seat, entrant or address', async () => {
    const { sea, table, token } = await everywhere();
    const desk = (act: Parameters<typeof operate>[1]) => operate(server.url, act);
    expect(await desk({ do: 'person', who: { key: token }, why })).toMatchObject({
      organised: [{ event: sea }],
    });
    expect(await desk({ do: 'person', who: { table, seat: 1 }, why })).toMatchObject({
      tables: [{ name: NAME }],
    });
    const target = `https://example.org/${NAME}`;
    expect(await desk({ do: 'person', who: { target }, why })).toMatchObject({
      notices: { contacts: [{ seat: 1 }], followers: [{ event: sea }] },
    });
    await desk({ do: 'erase', who: { target }, why });
    expect(await tablesWith(target)).toEqual([]);
    await desk({ do: 'erase', who: { event: sea, entrant: 1 }, why });
    await desk({ do: 'erase', who: { table, seat: 1 }, why });
    expect(await tablesWith(NAME)).toEqual([]);
  });

  it('is looked for a few times a minute only, and is not a door to anything else', async () => {
    const { token } = await everywhere();
    const looks = [];
    for (let i = 0; i < 8; i++) looks.push((await ask('/own', undefined, token)).status);
    expect(looks).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    time.move(60_000);
    const stranger = await ask('/own', undefined, 'A'.repeat(22));
    expect(stranger.body).toMatchObject({ tables: [], events: [], organised: [], notices: [] });
  });
});

const TABLES = [
  'games',
  'seats',
  'keys',
  'entries',
  'chat',
  'contacts',
  'events',
  'entrants',
  'attempts',
  'pairings',
  'followers',
  'waters',
  'guests',
  'acts',
] as const;
