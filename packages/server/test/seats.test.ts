/** What people at a table may agree and do besides answering. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import type { OpenGame } from '../src/tables/openGame.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type HandTime, handTime } from './support/time.ts';

const THREE = { game: 'smugglers', seats: [null, null, null] } as const;
const DAY = 24 * 60 * 60_000;

let place: TestPlace;
let time: HandTime;
let server: TestServer;
beforeEach(async () => {
  place = sqlitePlace();
  time = handTime();
  server = await startServer(place, { time });
});
afterEach(async () => {
  await server.stop();
  await place.clear();
});

const gameOf = async (id: string): Promise<OpenGame> => (await server.house.game(id)) as OpenGame;

interface Opened {
  readonly id: string;
  readonly token: string;
  readonly links: Readonly<Record<string, string>>;
  readonly listed: boolean;
}

const open = async (more: object = {}): Promise<Opened> =>
  (await call(server.url, '/games', { ...THREE, name: 'Anna', share: newShare(), ...more }))
    .body as unknown as Opened;

const listed = async (): Promise<string[]> =>
  ((await call(server.url, '/games')).body as { games: { id: string }[] }).games.map(({ id }) => id);

describe('a table that is listed', () => {
  it('can be joined by anybody while a seat is free, once from each device; a private one is nowhere to be found', async () => {
    const { id, links } = await open({ listed: true, watch: 'nobody' });
    const hidden = await open();
    expect(hidden.listed).toBe(false);
    expect(await listed()).toEqual([id]);
    const join = (table: string, name: string, token?: string) =>
      call(server.url, `/games/${table}/join`, { name, share: newShare() }, token);
    expect((await join(hidden.id, 'Mallory')).status).toBe(404);
    expect((await join(id, ' ')).status).toBe(400);
    const jonas = await join(id, 'Jonas');
    expect(jonas.body).toMatchObject({ you: 1 });
    const again = await join(id, 'Jonas', jonas.body.token as string);
    expect(again.body).toMatchObject({ you: 1 });
    const late = await call(server.url, `/games/${id}/claim`, {
      link: links[1],
      name: 'Late',
      share: newShare(),
    });
    expect(late.status).toBe(410);
    expect((await join(id, 'Mei')).body).toMatchObject({ you: 2 });
    expect((await join(id, 'Nobody')).status).toBe(409);
    expect((await gameOf(id)).seats.map(({ name }) => name)).toEqual(['Anna', 'Jonas', 'Mei']);
  });

  it('is made private again by its host, and one that everybody may watch is listed for watching', async () => {
    const { id, token } = await open({ listed: true, watch: 'nobody' });
    const settings = (body: object) => call(server.url, `/games/${id}/settings`, body, token);
    await settings({ listed: false });
    expect(await listed()).toEqual([]);
    await settings({ watch: 'all' });
    expect(await listed()).toEqual([id]);
    expect((await call(server.url, `/games/${id}/join`, { name: 'X', share: newShare() })).status).toBe(404);
  });
});

describe('a standing order', () => {
  it('is told to whoever gave it, and nobody else hears a thing', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const [anna, jonas] = [new Client(server.url), new Client(server.url)];
    await anna.hello(id, tokens[0]);
    await jonas.hello(id, tokens[1]);
    await jonas.until(() => jonas.presence !== null, 'who is there');
    const before = jonas.bytes.length;
    expect(anna.table?.own).toEqual({ passes: false, agrees: false });
    await call(server.url, `/games/${id}/me`, { do: 'orders', pass: true }, tokens[0]);
    await anna.until(
      () => (anna.table?.own as { passes: boolean } | undefined)?.passes === true,
      'the order',
    );
    const told = await call(server.url, `/games/${id}`, undefined, tokens[1]);
    expect(told.body.own).toEqual({ passes: false, agrees: false });
    expect((await call(server.url, `/games/${id}`)).body.own).toBeNull();
    jonas.send({ t: 'say', key: 'line-of-jonas', text: 'Still there?' });
    await jonas.until(() => jonas.done.has('line-of-jonas'), 'the line');
    expect(jonas.bytes.slice(before).filter((text) => !/"t":"(said|done)"/.test(text))).toEqual([]);
    for (const client of [anna, jonas]) client.close();
  });
});

describe('a link to another device', () => {
  it('brings a seat there, works once, and nobody else at the table hears a thing', async () => {
    const { id, tokens } = await seatedTable(server.url, THREE);
    const jonas = new Client(server.url);
    await jonas.hello(id, tokens[1]);
    await jonas.until(() => jonas.presence !== null, 'who is there');
    const before = jonas.bytes.length;
    const { link } = (await call(server.url, `/games/${id}/me`, { do: 'device' }, tokens[0])).body;
    const claim = () =>
      call(server.url, `/games/${id}/claim`, { link: link as string, name: 'Not Anna', share: newShare() });
    const claimed = await claim();
    expect(claimed.body).toMatchObject({ you: 0 });
    expect(
      (await call(server.url, `/games/${id}`, undefined, claimed.body.token as string)).body,
    ).toMatchObject({
      you: 0,
      seats: [{ name: 'Anna' }, {}, {}],
    });
    expect((await claim()).status).toBe(410);
    jonas.send({ t: 'say', key: 'line-of-jonas', text: 'Still there?' });
    await jonas.until(() => jonas.done.has('line-of-jonas'), 'the line');
    expect(jonas.bytes.slice(before).filter((text) => !/"t":"(said|done)"/.test(text))).toEqual([]);
    jonas.close();
  });

  it.each(['x', ' x', '%'])(
    'a key that goes on with "%s" is no key: the device gets a new one',
    async (more) => {
      const { token } = await open();
      const Cookie = `flotilla_device=${token}${more}`;
      const body = { ...THREE, name: 'Anna', share: newShare() };
      const opened = await call(server.url, '/games', body, undefined, { Cookie });
      expect(opened.body.token).toMatch(/^[\w-]{22}$/);
      expect(opened.body.token).not.toBe(token);
    },
  );
});

describe('a holiday', () => {
  const pace = { kind: 'days', days: 1 };
  const holiday = (id: string, token: string | undefined, until: number | null) =>
    call(server.url, `/games/${id}/me`, { do: 'holiday', until }, token);
  const tookOver = async (id: string): Promise<boolean[]> =>
    (await gameOf(id)).seats.map((seat) => seat.botTookOver);

  it('lets the clock stand, which goes on afterwards with what was left', async () => {
    const { id, tokens } = await seatedTable(server.url, { ...THREE, pace });
    time.move(DAY / 2);
    expect((await holiday(id, tokens[0], time.now() + 3 * DAY)).status).toBe(200);
    time.move(DAY);
    await server.worker.work();
    await expect.poll(() => tookOver(id)).toEqual([false, true, true]);
    time.move(2 * DAY + DAY / 4);
    await server.worker.work();
    expect(await tookOver(id)).toEqual([false, true, true]);
    time.move(DAY / 4);
    await server.worker.work();
    await expect.poll(() => tookOver(id)).toEqual([true, true, true]);
  });

  it('ends when its taker comes back, with the time that was left', async () => {
    const { id, tokens } = await seatedTable(server.url, { ...THREE, pace });
    time.move(DAY / 2);
    await holiday(id, tokens[0], time.now() + 3 * DAY);
    time.move(DAY / 4);
    await holiday(id, tokens[0], null);
    expect((await gameOf(id)).seats[0]).toMatchObject({
      holiday: null,
      leftMs: DAY / 2,
      since: time.now(),
    });
  });

  it('begun before a question lets its clock stand, too; and there is none where nobody has days', async () => {
    const { id, tokens } = await seatedTable(server.url, { ...THREE, pace });
    const answer = (seat: number) =>
      call(
        server.url,
        `/games/${id}/answers`,
        { key: `answer-of-${seat}`, decision: 0, choice: { cargo: [], cove: 'south' } },
        tokens[seat],
      );
    for (const seat of [0, 1]) expect((await answer(seat)).status).toBe(200);
    const until = time.now() + 2 * DAY;
    await holiday(id, tokens[0], until);
    await answer(2);
    const game = await gameOf(id);
    await expect.poll(() => game.session?.decisions.some(({ seat }) => seat === 0)).toBe(true);
    expect(game.seats[0]).toMatchObject({ leftMs: DAY, since: until });
    const live = await seatedTable(server.url, THREE);
    expect((await holiday(live.id, live.tokens[0], until)).status).toBe(409);
  });
});
