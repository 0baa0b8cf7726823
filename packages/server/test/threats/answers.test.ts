/** What an answer may do, and how often. Each part bears the name of its row in docs/threats.md. */
import { describe, expect, it } from 'vitest';
import { newToken } from '../../src/tables/ids.ts';
import { machineTime } from '../../src/tables/time.ts';
import { Client, call, seatedTable } from '../support/client.ts';
import { NOTHING, openHouse, THREE } from '../support/house.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();

describe('undo as a peek', () => {
  it('goes to the barrier only, by whoever answered last only, and a forged practice flag is refused', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const page = new Client(at.server.url);
    await page.hello(id, tokens[0]);
    await page.until(() => page.known !== null);
    expect(await page.answer(0, NOTHING)).toBeNull();
    page.send({ t: 'undo', key: 'undo-peek-1', at: page.known?.n ?? 0 });
    expect(await page.outcome('undo-peek-1')).not.toBeNull();
    page.send({ t: 'undo', key: 'undo-peek-2', at: page.known?.n ?? 0, practice: true });
    await page.until(() => page.refused.length > 1);
    expect(page.refused.at(-1)?.why).toBe('badRequest');
    const again = await call(
      at.server.url,
      `/games/${id}/redo`,
      { key: 'redo-peek-1', at: page.known?.n },
      tokens[1],
    );
    expect(again.status).toBe(409);
    page.close();
  });
});

describe('answering twice, stale or for another seat', () => {
  it('of a thousand answers to one decision exactly one is taken, and the others are told', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const game = await at.gameOf(id);
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        game.take({ kind: 'answer', seat: 0, key: `rival-${i}`, at: 0, choice: NOTHING, author: 'person' }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(await at.server.house.store.journal.read(id)).toHaveLength(1);
    const foreign = await call(
      at.server.url,
      `/games/${id}/answers`,
      { key: 'foreign-key', decision: 0, choice: NOTHING },
      newToken(),
    );
    expect(foreign.status).toBe(403);
    const stale = await call(
      at.server.url,
      `/games/${id}/answers`,
      { key: 'stale-key-1', decision: 7, choice: NOTHING },
      tokens[1],
    );
    expect(stale.status).toBe(409);
    expect(await at.server.house.store.journal.read(id)).toHaveLength(1);
  });
});

describe('freezing a table with a chosen key', () => {
  const MACHINE = ['bot:11:1', 'clock:12:0', 'order:3:2'];

  it('keys of the server’s own form are refused in words, by post and on the socket', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const page = new Client(at.server.url);
    await page.hello(id, tokens[0]);
    for (const key of MACHINE) {
      const { status, body } = await call(
        at.server.url,
        `/games/${id}/answers`,
        { key, decision: 0, choice: NOTHING },
        tokens[0],
      );
      expect(status).toBe(400);
      expect(body.sentence).toMatch(/begin with bot:, clock: or order: are the server’s own; choose another/);
      const before = page.refused.length;
      page.send({ t: 'answer', key, decision: 0, choice: NOTHING });
      await page.until(() => page.refused.length > before);
    }
    expect(await at.server.house.store.journal.read(id)).toEqual([]);
    page.close();
  });

  const wish = { kind: 'answer', at: 0, choice: NOTHING, author: 'person' } as const;

  it('a bot answers though a player has used its key, after a restart too', async () => {
    const time = handTime();
    const more = { time, env: { BOT_PACE: '700' } };
    await at.begin(more);
    const { id } = await seatedTable(at.server.url, { game: 'smugglers', seats: [null, null, 'steady'] });
    const game = await at.gameOf(id);
    await game.take({ ...wish, seat: 0, key: 'first-answer' });
    // An older version took any key from a page: this is the one the bot uses next.
    await game.take({ ...wish, seat: 1, key: `bot:${game.n + 1}:2` });
    await at.server.stop();
    await at.begin(more);
    await at.gameOf(id);
    expect(await authorsAsTimeGoesBy(id, () => time.move(700))).toEqual(['person', 'person', 'bot']);
  });

  it('a seat out of time is played on though a player has used the key of the clock', async () => {
    const time = handTime();
    await at.begin({ time });
    const pace = { kind: 'live', minutes: 1, window: 45 };
    const { id } = await seatedTable(at.server.url, { ...THREE, pace });
    const game = await at.gameOf(id);
    await game.take({ ...wish, seat: 0, key: 'first-answer' });
    await game.take({ ...wish, seat: 1, key: `clock:${game.n + 1}:2` });
    time.move(61_000);
    await at.server.worker.work();
    expect(await authorsAsTimeGoesBy(id, () => time.move(1))).toEqual(['person', 'person', 'clock']);
  });

  /** The authors of the first three entries, once there are three; the clock is moved on until then. */
  async function authorsAsTimeGoesBy(id: string, move: () => void): Promise<string[]> {
    const entries = async () => {
      move();
      return (await at.server.house.store.journal.read(id)).slice(0, 3);
    };
    await expect.poll(async () => (await entries()).length).toBe(3);
    return (await entries()).map(({ author }) => author);
  }

  it('the same key of two players counts for both', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const body = { key: 'same-key-1', decision: 0, choice: NOTHING };
    for (const token of tokens)
      expect((await call(at.server.url, `/games/${id}/answers`, body, token)).status).toBe(200);
    const entries = await at.server.house.store.journal.read(id);
    expect(entries.slice(0, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const again = await call(at.server.url, `/games/${id}/answers`, body, tokens[0]);
    expect(again.status).toBe(200);
    expect(await at.server.house.store.journal.read(id)).toHaveLength(entries.length);
  });
});

describe('lost or doubled answers at crash', () => {
  it('an answer whose commit fails is not told to anybody, and can be given again', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const other = new Client(at.server.url);
    await other.hello(id, tokens[1]);
    await other.until(() => other.known !== null);
    const { journal } = at.server.house.store;
    const real = journal.append;
    journal.append = () => Promise.reject(new Error('disk full'));
    const body = { key: 'key-of-crash', decision: 0, choice: NOTHING };
    expect((await call(at.server.url, `/games/${id}/answers`, body, tokens[0])).status).toBe(500);
    expect(other.known?.asked).toEqual([0, 1, 2]);
    journal.append = real;
    expect((await call(at.server.url, `/games/${id}/answers`, body, tokens[0])).status).toBe(200);
    await other.until(() => other.known?.asked.length === 2);
    other.close();
  });
});

describe('clock cheating', () => {
  it('only the server’s own clock counts, and setting the machine’s time moves no clock', async () => {
    const time = machineTime();
    const real = Date.now;
    const before = time.steady();
    Date.now = () => real() + 10 * 365 * 24 * 3600 * 1000;
    expect(time.steady() - before).toBeLessThan(60_000);
    Date.now = real;
    await at.begin();
  });

  it('a seat whose time is up is played on by steady and can be taken back', async () => {
    const time = handTime();
    await at.begin({ time });
    const pace = { kind: 'live', minutes: 1, window: 45 };
    const { id, tokens } = await seatedTable(at.server.url, { ...THREE, pace });
    const game = await at.gameOf(id);
    time.move(59_000);
    await at.server.worker.work();
    expect(game.seats.map(({ botTookOver }) => botTookOver)).toEqual([false, false, false]);
    await game.take({
      kind: 'answer',
      seat: 0,
      key: 'in-time-key',
      at: 0,
      choice: NOTHING,
      author: 'person',
    });
    time.move(2_000);
    await at.server.worker.work();
    await expect.poll(() => game.seats.map(({ botTookOver }) => botTookOver)).toEqual([false, true, true]);
    time.move(1);
    const authors = async () =>
      (await at.server.house.store.journal.read(id)).map(({ author }) => author).slice(0, 3);
    await expect.poll(authors).toEqual(['person', 'clock', 'clock']);
    expect((await call(at.server.url, `/games/${id}/me`, { do: 'takeBack' }, tokens[1])).status).toBe(200);
    expect(game.seats[1]).toMatchObject({ botTookOver: false });
    expect(game.seats[1]?.leftMs).toBeGreaterThanOrEqual(120_000);
    expect((await call(at.server.url, `/games/${id}/me`, { do: 'takeBack' }, tokens[1])).status).toBe(409);
  });
});

describe('client of another version', () => {
  it('is told to load the page again', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const old = new Client(at.server.url);
    await old.open();
    old.send({ t: 'hello', v: 0, game: id, token: tokens[0] });
    await old.until(() => old.refused.length > 0);
    expect(old.refused[0]?.why).toBe('otherVersion');
  });
});
