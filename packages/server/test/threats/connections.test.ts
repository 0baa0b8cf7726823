/** Connections that cost the server something and bring nothing. Each part bears the name of its row in docs/threats.md. */
import { describe, expect, it } from 'vitest';
import { Client, call, seatedTable } from '../support/client.ts';
import { openHouse, THREE } from '../support/house.ts';
import { head, Raw, upgrade } from '../support/raw.ts';

const at = openHouse();

/** Short times for tests: nothing is asserted about how long they last, only that they end. */
const SHORT = { requestWithin: 400, headWithin: 300, idle: 500, betweenRequests: 100, lookOver: 50 };

describe('slow and idle connections', () => {
  it('are cut: bodies and heads that never end, and those on which nothing comes', async () => {
    await at.begin({ limits: SHORT });
    const body = head('POST /api/v1/games', 'Content-Type: application/json', 'Content-Length: 1000');
    const slow = [
      new Raw(at.server.url).send(`${body}{"name":`),
      new Raw(at.server.url).send('GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      new Raw(at.server.url),
      new Raw(at.server.url).send(head('GET /api/v1/games')),
    ];
    const [half, unfinished, silent, done] = await Promise.all(slow.map(({ closed }) => closed));
    for (const one of slow) one.drop();
    for (const cut of [half, unfinished]) {
      expect(cut).toMatch(/^HTTP\/1.1 408 /);
      expect(cut).toContain('"sentence":"The request could not be understood: it took too long to arrive"');
    }
    expect(silent).toMatch(/^(HTTP\/1.1 408 |$)/);
    expect(done).toMatch(/^HTTP\/1.1 200 /);
  });

  it('sockets and streams stay, however quiet they are', async () => {
    await at.begin({ limits: { ...SHORT, idle: 60_000 } });
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const page = new Client(at.server.url);
    await page.hello(id, tokens[0]);
    const stream = new Raw(at.server.url).send(head(`GET /api/v1/games/${id}/events`));
    await stream.until(/"t":"now"/);
    // A silent connection that came later is cut before: so they have outlived the time.
    const silent = new Raw(at.server.url).send('GET / HTTP/1.1\r\n');
    await silent.closed;
    for (const open of at.server.pages) open.ping();
    await stream.until(/^:$/m);
    expect(page.closed).toBeNull();
    expect(at.server.pages.size).toBe(2);
    page.drop();
    stream.drop();
  });

  /** Opens connections that stay, and tells whether one more is answered, and whether it is once one of them is gone. */
  async function oneMoreThan(count: number): Promise<[string, number]> {
    const ask = () => new Raw(at.server.url).send(head('GET /api/v1/games'));
    const held = Array.from({ length: count }, ask);
    for (const one of held) expect(await one.first()).toMatch(/^HTTP\/1.1 200/);
    const refused = await ask().first();
    for (const one of held) one.drop();
    const status = async () => (await call(at.server.url, '/games').catch(() => ({ status: 0 }))).status;
    await expect.poll(status).toBe(200);
    return [refused, await status()];
  }

  it('there are only so many at once', async () => {
    await at.begin({ env: { MAX_CONNECTIONS: '10' } });
    expect(await oneMoreThan(10)).toEqual(['', 200]);
  });

  it('there are only so many of one address', async () => {
    await at.begin({ limits: { connectionsPerAddress: 3 } });
    expect(await oneMoreThan(3)).toEqual(['', 200]);
  });
});

describe('flooding: streams', () => {
  /** Opens streams and tells how each was answered. */
  async function statuses(count: number, id: string, token?: string): Promise<Map<string, number>> {
    const auth = token ? [`Authorization: Bearer ${token}`] : [];
    const open = Array.from({ length: count }, () =>
      new Raw(at.server.url).send(head(`GET /api/v1/games/${id}/events`, ...auth)),
    );
    const found = new Map<string, number>();
    for (const one of open) {
      await one.until(/^HTTP\/1.1 \d+/);
      const status = one.heard.slice(9, 12);
      found.set(status, (found.get(status) ?? 0) + 1);
      if (status !== '200') one.drop();
    }
    return found;
  }

  it('count as sockets: so many a seat and so many watchers, also when they come all at once', async () => {
    await at.begin({ limits: { socketsPerSeat: 3, watchersPerGame: 5 } });
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const page = new Client(at.server.url);
    await page.hello(id, tokens[0]);
    expect(await statuses(9, id, tokens[0])).toEqual(
      new Map([
        ['200', 2],
        ['429', 7],
      ]),
    );
    expect(await statuses(9, id)).toEqual(
      new Map([
        ['200', 5],
        ['429', 4],
      ]),
    );
    const crowd = Array.from({ length: 6 }, () => new Client(at.server.url));
    await Promise.all(crowd.map((one) => one.hello(id, tokens[1])));
    expect(crowd.filter(({ refused }) => refused.length > 0)).toHaveLength(3);
    for (const one of [page, ...crowd]) one.drop();
  });
});

describe('errors and health pages: what never reaches a route', () => {
  /** The first answer to some bytes. */
  async function answerTo(
    bytes: string,
  ): Promise<{ status: number; body: Record<string, unknown>; text: string }> {
    const raw = new Raw(at.server.url).send(bytes);
    await raw.until(/\r\n\r\n.*\}$/s);
    raw.drop();
    const [status = ''] = /\d{3}/.exec(raw.heard) ?? [];
    const text = raw.heard.split('\r\n\r\n').slice(1).join('');
    return { status: Number(status), body: JSON.parse(text) as Record<string, unknown>, text };
  }

  it.each([
    ['a path too long for a route', head(`GET /api/v1/games/${'secret-path'.repeat(20)}`), 414],
    ['an address that cannot be read', head('GET /api/v1/games/%zz-secret-path'), 400],
    ['an address there is not', head('GET /api/v1/secret-path'), 404],
    ['a method there is not', head('DELETE /api/v1/games/secret-path'), 404],
    ['a method nobody knows', head('BREW /secret-path'), 400],
    ['a head without end', head('GET /secret-path', `X-Long: ${'x'.repeat(20_000)}`), 431],
    ['no request at all', 'secret-path\r\n\r\n', 400],
    ['an upgrade where there is no socket', upgrade('/api/v1/secret-path'), 404],
  ])('%s is answered in our shape and not repeated', async (_, bytes, status) => {
    await at.begin();
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body).sort()).toEqual(['args', 'error', 'sentence']);
    expect(answer.text).not.toContain('secret-path');
  });
});
