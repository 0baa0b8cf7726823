/** Threats to events: guessing, hostile records and forms, and what a copy of the database gives away. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@flotilla/lab';
import { startOf } from '@flotilla/table';
import { recordToText, Session } from '@flotilla/table/run';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openedSea } from '../src/events/dice.ts';
import { submit } from '../src/events/waters.ts';
import { changeEvent, readEvent, readSeas } from '../src/store/events.ts';
import { newShare } from '../src/tables/dice.ts';
import { newId, newToken } from '../src/tables/ids.ts';
import { Captain, enters } from './support/captain.ts';
import { call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

let place: TestPlace;
let server: TestServer;
let time: ReturnType<typeof handTime>;

beforeEach(async () => {
  place = sqlitePlace();
  time = handTime();
  server = await startServer(place, { time });
});
afterEach(async () => {
  await server.stop();
  await place.clear();
});

const wanted = (more: object = {}): Record<string, unknown> => ({
  kind: 'sea',
  title: 'Storm',
  game: 'hunters',
  options: {},
  entry: 'invited',
  opens: time.now(),
  closes: time.now() + 3_600_000,
  share: newShare(),
  settings: { length: { kind: 'patrols', patrols: 1 }, counts: 'tons', seas: 1, dice: 'plain' },
  ...more,
});

interface Organised {
  readonly id: string;
  readonly token: string;
}

const announced = async (more?: object): Promise<Organised> =>
  (await call(server.url, '/events', wanted(more))).body as unknown as Organised;

const isOpen = (id: string) =>
  expect.poll(async () => {
    time.move(0);
    return (await call(server.url, `/events/${id}`)).body.state;
  });

it('wrong links and wrong events are answered alike, and then with 429', async () => {
  const { id } = await announced();
  const answers = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const { status, text } = await call(server.url, `/events/${id}/enter`, { link: newToken(), name: 'X' });
    answers.add(`${status} ${text}`);
  }
  expect(answers.size).toBe(1);
  const unknown = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const { status, text } = await call(server.url, `/events/${newId()}`);
    unknown.add(`${status} ${text}`);
  }
  expect(unknown.size).toBe(1);
  let status = 0;
  for (let i = 0; i < 20 && status !== 429; i++)
    status = (await call(server.url, `/events/${id}/link`, { link: newToken() })).status;
  expect(status).toBe(429);
});

it('a copy of the database in the middle of an event holds no seed, no share of the server, no link, no key and no address', async () => {
  const { id, token } = await announced();
  const links = (await call(server.url, `/events/${id}/organise`, { do: 'invite', names: ['', ''] }, token))
    .body.links as { link: string }[];
  await isOpen(id).toBe('open');
  const anna = await enters(server.url, id, { link: links[0]?.link, name: 'Anna' });
  await new Captain(server.url, 'steady').board(anna.game as string, anna.token).then((on) => on.sail(1));
  const [sea] = await readSeas(server.house.store.db, id);
  if (!sea) throw new Error('There is no sea.');
  const { seed, server: share } = openedSea(server.house.vault, sea);
  const copy = join(place.data, 'copy.db');
  await server.house.store.db.backup(copy);
  const dump = readFileSync(copy).toString('latin1');
  for (const secret of [
    seed,
    share,
    token,
    anna.token,
    links[0]?.link ?? '',
    links[1]?.link ?? '',
    '127.0.0.1',
  ])
    expect(dump.includes(secret)).toBe(false);
});

it('a record that takes too long or too much is given up with a sentence, and the next one is replayed', async () => {
  const { id } = await announced({ entry: 'open' });
  await isOpen(id).toBe('open');
  const { db } = server.house.store;
  await changeEvent(db, id, { state: 'closed' });
  const event = await readEvent(db, id);
  const [sea] = await readSeas(db, id);
  if (!event || !sea) throw new Error('There is no such event.');
  const { seed } = openedSea(server.house.vault, sea);
  const session = new Session(await loadGame('hunters'), {
    options: event.options,
    seats: [{ name: 'Home', bot: null }],
    seed,
  });
  for (let i = 0; i < 3; i++) {
    const [decision] = session.decisions;
    if (decision)
      session.choose(0, decision.kind === 'pick' ? (decision.options[0]?.id ?? '') : startOf(decision.form));
  }
  const given = { name: 'Home', record: recordToText(session.record()) };
  const { house, threads } = server;
  await expect(submit(house, threads, event, given, { ms: 0, mb: 64 })).rejects.toThrow('takes too long');
  await expect(submit(house, threads, event, given, { ms: 2_000, mb: 1 })).rejects.toThrow('too much memory');
  expect(await submit(house, threads, event, given, { ms: 60_000, mb: 64 })).toMatchObject({
    sea: 1,
    number: 1,
  });
});

it('odd titles, names and forms are plain or refused, without a fault', async () => {
  const { id } = await announced({ entry: 'open', title: '<b>Storm</b>\u202e\n\u0007' });
  expect((await call(server.url, `/events/${id}`)).body.title).toBe('<b>Storm</b>');
  await isOpen(id).toBe('open');
  await enters(server.url, id, { name: '=HYPERLINK("x")' });
  expect((await call(server.url, `/events/${id}/standings.csv`)).text).toContain(`"'=HYPERLINK(""x"")"`);
  const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`) as object;
  for (const body of [
    wanted({ options: { __proto__: { boat: 'IXB' }, boat: deep } }),
    wanted({ options: { constructor: 'x' } }),
    wanted({ settings: deep }),
    wanted({ opens: -1 }),
    wanted({ closes: 1e300 }),
    wanted({ title: 'x'.repeat(1_000) }),
    { ...wanted(), extra: true },
    [],
  ]) {
    const { status, body: refused } = await call(server.url, '/events', body);
    expect(status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect(refused.sentence).not.toMatch(/\bat \/|node_modules|\.ts\b/);
  }
  for (const path of [
    'standings/../..',
    'standings.xml',
    'open-water/NaN',
    'open-water/1e9',
    'calendar.ics%00',
  ])
    expect((await call(server.url, `/events/${id}/${path}`)).status, path).toBe(404);
  expect(server.log.join('\n')).not.toContain('A fault');
});
