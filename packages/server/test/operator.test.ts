/** The operator's desk: moderating tables and events over HTTP, on each kind of database. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { newOperatorKey } from '../src/operator/keys.ts';
import { newShare } from '../src/tables/dice.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { OPERATED, OPERATOR, operate } from './support/desk.ts';
import { NOTHING, THREE } from './support/house.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';

afterAll(stopCluster);

const DAY = 24 * 60 * 60_000;
const why = 'for this test';

const nameAt = ({ table }: Client, seat: number) =>
  (table as unknown as { seats: { name: string }[] }).seats[seat]?.name;

type Names = { readonly at: string; readonly id: string; readonly number: number }[];

describe.each(PLACES)("the operator's desk on %s", (name, placeFor) => {
  let place: TestPlace;
  let server: TestServer;
  let time: HandTime;

  const begin = async (env: Record<string, string> = {}): Promise<void> => {
    server = await startServer(place, { env: { ...OPERATED, ...env }, time });
  };

  beforeEach(async (context: TestContext) => {
    const found = await placeFor();
    if (!found) return context.skip(`NO ${name} HERE: the desk was not tested.`);
    place = found;
    time = handTime();
    await begin();
  });

  afterEach(async () => {
    await server?.stop().catch(() => {});
    await place?.clear();
  });

  const desk = (act: Parameters<typeof operate>[1]) => operate(server.url, act);
  const read = (path: string, token?: string) => call(server.url, path, undefined, token);

  /** A page at a seat. */
  async function page(id: string, token?: string): Promise<Client> {
    const client = new Client(server.url);
    await client.hello(id, token);
    return client;
  }

  const announce = async (title: string) =>
    (
      await call(server.url, '/events', {
        kind: 'sea',
        title,
        game: 'hunters',
        entry: 'open',
        listed: true,
        opens: time.now() - 1000,
        closes: time.now() + DAY,
        share: newShare(),
        settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
      })
    ).body as { id: string; token: string };

  it('finds tables, events and names, and shows one of each', async () => {
    const { id } = await seatedTable(server.url, { ...THREE, name: 'Zoë 50%_' });
    await seatedTable(server.url, THREE);
    const { id: event } = await announce('Autumn storm');
    await call(server.url, `/events/${event}/enter`, { name: 'Zoë the second' });
    const tables = (await desk({ do: 'tables' })).tables as { id: string }[];
    expect(tables.map((table) => table.id)).toContain(id);
    expect((await desk({ do: 'tables', text: '50%_' })).tables).toMatchObject([
      { id, state: 'running', names: expect.stringContaining('Zoë 50%_') },
    ]);
    expect((await desk({ do: 'tables', text: 'nobody here' })).tables).toEqual([]);
    expect((await desk({ do: 'events', text: 'autumn' })).events).toMatchObject([{ id: event, entrants: 1 }]);
    const events = (await desk({ do: 'events' })).events as { id: string }[];
    expect(events.map((found) => found.id)).toContain(event);
    expect((await desk({ do: 'events', text: 'winter' })).events).toEqual([]);
    const names = (await desk({ do: 'names', text: 'zoë' })).names as Names;
    expect(names.map(({ at, id: where, number }) => [at, where, number])).toEqual(
      expect.arrayContaining([
        ['seat', id, 0],
        ['entrant', event, 1],
      ]),
    );
    expect(await desk({ do: 'table', table: id })).toMatchObject({ seats: [{ name: 'Zoë 50%_' }, {}, {}] });
    expect(JSON.stringify(await desk({ do: 'table', table: id }))).not.toContain('secret');
    expect(await desk({ do: 'event', event })).toMatchObject({ entrants: [{ name: 'Zoë the second' }] });
  });

  it('closes a table: the people at it are told, nothing more is taken, and it stays closed', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const anna = await page(id, tokens[0]);
    await desk({ do: 'closeTable', table: id, why });
    await anna.until(() => anna.table?.trouble === 'closed', 'the word of the operator');
    expect(anna.table?.state).toBe('over');
    expect(await anna.answer(0, NOTHING)).not.toBeNull();
    anna.close();
    await server.stop();
    await begin();
    expect((await read(`/games/${id}`, tokens[0])).body).toMatchObject({ state: 'over', trouble: 'closed' });
    const waiting = await call(server.url, '/games', {
      ...THREE,
      name: 'A',
      share: newShare(),
      listed: true,
    });
    await desk({ do: 'closeTable', table: waiting.body.id as string, why });
    expect((await read(`/games/${waiting.body.id}`)).body).toMatchObject({
      state: 'dropped',
      trouble: 'closed',
    });
    expect((await read('/games')).body.games).toEqual([]);
  });

  it('deletes a table, and sends everybody away who looks at it', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const [anna, watcher] = [await page(id, tokens[0]), await page(id)];
    await desk({ do: 'deleteTable', table: id, why });
    for (const client of [anna, watcher]) {
      await client.until(() => client.closed !== null, 'the end of the line');
      expect(client.bytes.at(-1)).toBe('{"t":"bye","why":"removed"}');
    }
    expect((await read(`/games/${id}`, tokens[0])).status).toBe(404);
    for (const table of ['games', 'seats', 'keys', 'entries'])
      expect(await server.house.store.db.run(`select * from ${table}`), table).toEqual([]);
  });

  it('closes and deletes events with their games, and no table out of one', async () => {
    const { id } = await announce('Storm');
    await server.worker.work();
    const { game, token } = (await call(server.url, `/events/${id}/enter`, { name: 'Anna' })).body as {
      game: string;
      token: string;
    };
    expect(
      (await call(server.url, '/operator', { do: 'deleteTable', table: game, why }, OPERATOR)).body,
    ).toMatchObject({
      error: 'ofEvent',
    });
    await desk({ do: 'closeEvent', event: id, why });
    await server.worker.work();
    expect((await read(`/events/${id}`)).body.state).toBe('closed');
    await desk({ do: 'deleteEvent', event: id, why });
    expect((await read(`/events/${id}`)).status).toBe(404);
    expect((await read(`/games/${game}`, token)).status).toBe(404);
    const announced = await announce('Later');
    await desk({ do: 'closeEvent', event: announced.id, why });
    expect((await read(`/events/${announced.id}`)).body.state).toBe('cancelled');
  });

  it('blanks a name wherever it is shown, also on open pages', async () => {
    const { id, tokens } = await seatedTable(server.url, { ...THREE, name: 'Rude word', watch: 'all' });
    const jonas = await page(id, tokens[1]);
    expect(JSON.stringify((await read('/games')).body)).toContain('Rude word');
    await desk({ do: 'blankName', table: id, seat: 0, why });
    await jonas.until(() => nameAt(jonas, 0) === '', 'the name gone');
    for (const path of ['/games', `/games/${id}`, `/games/${id}/record`, `/games/${id}/now`])
      expect((await read(path, tokens[1])).text, path).not.toContain('Rude word');
    await call(server.url, `/games/${id}/me`, { do: 'resign' }, tokens[0]);
    jonas.close();
  });

  it('blanks a name and a title in an event: standings, list, tables and what was typed there', async () => {
    const { id } = await announce('Rude title');
    await server.worker.work();
    const entered = await call(server.url, `/events/${id}/enter`, { name: 'Rude word' });
    const { game, token } = entered.body as { game: string; token: string };
    const open = await server.house.game(game);
    for (let i = 0; i < 12; i++) {
      const decision = open?.session?.decisions[0];
      if (!decision) break;
      if (decision.kind === 'fill' && decision.form.some((field) => field.id === 'name')) {
        const choice = { name: 'Rude captain', number: 99 };
        const taken = await open?.take({
          kind: 'answer',
          seat: 0,
          key: 'commission-key',
          at: decision.number,
          choice,
          author: 'person',
        });
        expect(taken?.kind).toBe('done');
        break;
      }
      const [option] = decision.kind === 'pick' ? decision.options.filter(({ refused }) => !refused) : [];
      if (!option) break;
      await open?.take({
        kind: 'answer',
        seat: 0,
        key: `pick-key-${i}`,
        at: decision.number,
        choice: option.id,
        author: 'person',
      });
    }
    const own = await page(game, token);
    await own.until(() => own.known !== null, 'the game');
    expect(JSON.stringify(own.known?.view)).toContain('Rude captain');
    await desk({ do: 'blankName', table: game, seat: 0, why });
    await desk({ do: 'blankTitle', event: id, why });
    await own.until(() => !JSON.stringify(own.known?.view).includes('Rude captain'), 'the captain nameless');
    time.move(2_000);
    for (const path of [
      `/events/${id}`,
      `/events/${id}/standings`,
      `/events/${id}/standings.csv`,
      '/events',
      `/games/${game}`,
      `/games/${game}/record`,
    ])
      expect((await read(path, token)).text, path).not.toMatch(/Rude/);
    expect((await read(`/events/${id}/standings`, token)).text).toContain('"name":"#1"');
    own.close();
    await server.stop();
    await begin();
    const again = await server.house.game(game);
    expect(again?.row.trouble).toBeNull();
    expect(JSON.stringify(again?.session?.record())).not.toMatch(/Rude/);
  });

  it('empties a line of the chat, also on open pages', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const jonas = await page(id, tokens[1]);
    for (const [key, text] of [
      ['line-one', 'Good evening'],
      ['line-two', 'Rude words'],
    ] as const)
      await call(server.url, `/games/${id}/chat`, { key, text }, tokens[0]);
    await jonas.until(() => jonas.said.length === 2, 'both lines');
    await desk({ do: 'blankLine', table: id, line: 2, why });
    await jonas.until(() => jonas.said.length === 3, 'the emptied line');
    expect(jonas.said[2]).toMatchObject({ number: 2, text: '' });
    const { lines } = (await read(`/games/${id}/chat`, tokens[1])).body as { lines: { text: string }[] };
    expect(lines.map(({ text }) => text)).toEqual(['Good evening', '']);
    jonas.close();
  });

  it('shuts a device out by its seat, with an end, and leaves it what is its own', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const [anna, jonas] = [await page(id, tokens[0]), await page(id, tokens[1])];
    const until = time.now() + DAY;
    await desk({ do: 'ban', device: { table: id, seat: 0 }, until, why });
    await anna.until(() => anna.closed !== null, 'the end of the line');
    expect(anna.bytes.at(-1)).toContain('"why":"banned"');
    const refused = await read(`/games/${id}`, tokens[0]);
    expect(refused.status).toBe(403);
    expect(refused.body.sentence).toBe('The operator has banned you from this server until 2027-01-16.');
    const back = new Client(server.url);
    await back.hello(id, tokens[0]);
    expect(back.refused[0]?.why).toBe('banned');
    expect((await read('/own', tokens[0])).status).toBe(200);
    expect((await read(`/games/${id}`, tokens[1])).status).toBe(200);
    expect(jonas.closed).toBeNull();
    time.move(DAY + 1);
    expect((await read(`/games/${id}`, tokens[0])).status).toBe(200);
    jonas.close();
  });

  it('shuts out an address and a /64 of IPv6, and nobody beside it', async () => {
    await server.stop();
    await begin({ TRUST_PROXY: '1' });
    const from = (address: string) =>
      call(server.url, '/games', undefined, undefined, { 'X-Forwarded-For': address }).then(
        ({ status }) => status,
      );
    const { ban } = await desk({ do: 'ban', address: '2001:db8:1:2::/64', why });
    await desk({ do: 'ban', address: '198.51.100.7', why });
    expect(await from('2001:db8:1:2:ffff::9')).toBe(403);
    expect(await from('2001:db8:1:3::9')).toBe(200);
    expect(await from('198.51.100.7')).toBe(403);
    expect(await from('::ffff:198.51.100.7')).toBe(403);
    expect(await from('198.51.100.8')).toBe(200);
    await desk({ do: 'unban', ban: ban as number, why });
    expect(await from('2001:db8:1:2:ffff::9')).toBe(200);
    for (const address of ['0.0.0.0/0', '::/0', 'everybody', '10.0.0.1/99', '10.0.0.1/8/8'])
      expect(
        (await call(server.url, '/operator', { do: 'ban', address, why }, OPERATOR)).body.error,
        address,
      ).toBe('noAddress');
  });

  it('in closed mode only those with an invitation open tables and events', async () => {
    const open = (token?: string) =>
      call(server.url, '/games', { ...THREE, name: 'A', share: newShare() }, token);
    const before = await seatedTable(server.url, THREE);
    await desk({ do: 'mode', closed: true, why });
    expect((await open()).body.error).toBe('serverClosed');
    expect((await read('/server')).body).toMatchObject({ closed: true, mayOpen: false });
    expect((await announceRaw()).body.error).toBe('serverClosed');
    await call(server.url, `/games/${before.id}/me`, { do: 'resign' }, before.tokens[0]);
    const { invitation, number } = await desk({ do: 'invite', name: 'the club' });
    const used = await call(server.url, '/own/invitation', { invitation: invitation as string });
    const token = used.body.token as string;
    expect((await open(token)).status).toBe(201);
    expect((await read('/server', token)).body.mayOpen).toBe(true);
    expect((await call(server.url, '/own/invitation', { invitation: invitation as string })).body.error).toBe(
      'noInvitation',
    );
    expect(
      (await call(server.url, '/own/invitation', { invitation: invitation as string }, token)).status,
    ).toBe(200);
    await server.stop();
    await begin();
    expect((await open()).body.error).toBe('serverClosed');
    expect((await desk({ do: 'invitations' })).invitations).toMatchObject([
      { name: 'the club', uses: 0, devices: 1 },
    ]);
    await desk({ do: 'uninvite', invitation: number as number, why });
    expect((await open(token)).body.error).toBe('serverClosed');
    await desk({ do: 'mode', closed: false, why });
    expect((await open()).status).toBe(201);
  });

  const announceRaw = () =>
    call(server.url, '/events', {
      kind: 'sea',
      title: 'T',
      game: 'hunters',
      opens: time.now(),
      closes: time.now() + DAY,
      share: newShare(),
      settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
    });

  it('abuse of people by people: keeps what was reported, journal and chat, after the table is gone', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    await call(server.url, `/games/${id}/chat`, { key: 'line-one', text: 'Rude words' }, tokens[0]);
    const jonas = await page(id, tokens[1]);
    await jonas.answer(0, NOTHING);
    jonas.close();
    const report = (body: object, token = tokens[1]) => call(server.url, `/games/${id}/report`, body, token);
    expect((await report({ about: { line: 1 }, reason: 'abuse', words: 'See\nfor yourself' })).body).toEqual({
      report: 1,
    });
    expect((await report({ about: { line: 9 }, reason: 'abuse' })).status).toBe(404);
    expect((await report({ about: { seat: 7 }, reason: 'name' })).status).toBe(404);
    expect(
      (await call(server.url, `/games/${id}/report`, { about: { line: 1 }, reason: 'abuse' })).status,
    ).toBe(403);
    expect(
      (await call(server.url, `/games/${id}/report`, { about: { seat: 0 }, reason: 'name' })).status,
    ).toBe(200);
    await desk({ do: 'deleteTable', table: id, why });
    expect((await desk({ do: 'reports' })).reports).toMatchObject([
      { number: 2, seat: null },
      { number: 1, game: id, seat: 1, words: 'See for yourself' },
    ]);
    const { kept } = (await desk({ do: 'report', report: 1 })) as {
      kept: Record<string, { body?: string }[]>;
    };
    expect(kept.chat?.[0]?.body).toBe('Rude words');
    expect(kept.entries).toHaveLength(1);
    await desk({ do: 'settle', report: 1, why: 'warned' });
    expect((await desk({ do: 'reports' })).reports).toHaveLength(1);
    expect((await desk({ do: 'reports', all: true })).reports).toHaveLength(2);
    time.move(61 * DAY);
    await server.house.store.jobs.set('purge', 'all', 0);
    await server.worker.work();
    expect((await desk({ do: 'reports', all: true })).reports).toEqual([]);
  });

  it('writes every act into a log: who, when, what and why, and nobody’s name or key', async () => {
    const { id, tokens } = await seatedTable(server.url, { ...THREE, name: 'Rude word' });
    await desk({ do: 'tables' });
    await desk({ do: 'blankName', table: id, seat: 0, why: 'an insult' });
    await desk({ do: 'person', who: { key: tokens[1] as string }, why: 'asked by letter' });
    const { log } = (await desk({ do: 'log' })) as { log: object[] };
    expect(log).toEqual([
      {
        number: 2,
        at: time.now(),
        who: 'olga',
        act: 'person',
        target: 'the holder of a key',
        why: 'asked by letter',
      },
      {
        number: 1,
        at: time.now(),
        who: 'olga',
        act: 'blankName',
        target: `seat 1 of ${id}`,
        why: 'an insult',
      },
    ]);
    const bare = await call(server.url, '/operator', { do: 'closeTable', table: id }, OPERATOR);
    expect(bare.status).toBe(400);
  });

  it('a stolen or guessed key of the operator opens nothing: only the header counts, guesses are limited, no log line holds it', async () => {
    await server.stop();
    server = await startServer(place, { env: OPERATED, time, limits: { guessesPerMinute: 5 } });
    const act = { do: 'tables' };
    expect((await call(server.url, '/operator', act)).status).toBe(404);
    expect(
      (
        await call(server.url, '/operator', act, undefined, {
          Cookie: `flotilla_device=${OPERATOR}; operator=${OPERATOR}`,
        })
      ).status,
    ).toBe(404);
    expect((await call(server.url, `/operator?key=${OPERATOR}`, act)).status).toBe(404);
    expect((await call(server.url, '/operator', act, newOperatorKey())).status).toBe(404);
    expect((await call(server.url, '/operator', act, randomBytes(16).toString('base64url'))).status).toBe(
      404,
    );
    expect((await call(server.url, '/operator', act, newOperatorKey())).status).toBe(429);
    time.move(60_000);
    await desk({ do: 'tables' });
    expect(server.log.length).toBeGreaterThan(3);
    expect(server.log.join()).not.toContain(OPERATOR);
  });
});
