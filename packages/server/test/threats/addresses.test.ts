/** Who counts as one client. Each part bears the name of its row in docs/threats.md. */
import { createServer, request, type Server as WebServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { newShare } from '../../src/tables/dice.ts';
import { newId } from '../../src/tables/ids.ts';
import { Client, call } from '../support/client.ts';
import { openHouse, THREE } from '../support/house.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();
const proxies: WebServer[] = [];
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close();
});

/** The client of these tests, as the proxy sees it: it is on this machine, as is the proxy, and must not be taken for one. */
const CLIENT = '192.0.2.50';

/** A proxy as they are: it writes the address it sees behind what the client claims (`$proxy_add_x_forwarded_for`). */
function appendingProxy(target: string): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const claimed = asked.headers['x-forwarded-for'];
    const headers = { ...asked.headers, 'x-forwarded-for': claimed ? `${claimed}, ${CLIENT}` : CLIENT };
    const onward = request(`${target}${asked.url}`, { method: asked.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(onward);
  });
  proxies.push(proxy);
  return new Promise((ready) => {
    proxy.listen(0, '127.0.0.1', () =>
      ready(`http://127.0.0.1:${(proxy.address() as { port: number }).port}`),
    );
  });
}

/** Opens tables one after the other, each time claiming another address; how many were opened. */
async function opened(url: string, claim: (i: number) => string, tries: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < tries; i++) {
    const body = { ...THREE, name: 'A', share: newShare() };
    const { status } = await call(url, '/games', body, undefined, { 'X-Forwarded-For': claim(i) });
    expect([201, 429]).toContain(status);
    if (status === 201) count++;
  }
  return count;
}

/** Guesses at tables, each time claiming another address; how many were answered. */
async function guessed(url: string, claim: (i: number) => string, tries: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < tries; i++) {
    const { status } = await call(url, `/games/${newId()}`, undefined, undefined, {
      'X-Forwarded-For': claim(i),
    });
    expect([404, 429]).toContain(status);
    if (status === 404) count++;
  }
  return count;
}

const limits = { tablesPerHour: 5, guessesPerMinute: 6 };

describe('forged addresses', () => {
  it.each(['1', 'loopback', '127.0.0.1', '127.0.0.0/8,::1', '10.0.0.7,loopback'])(
    'behind a proxy (TRUST_PROXY=%s) whatever a client claims counts for nothing',
    async (proxy) => {
      await at.begin({ time: handTime(), limits, env: { TRUST_PROXY: proxy } });
      const url = await appendingProxy(at.server.url);
      expect(await opened(url, (i) => `198.51.100.${i}`, 12)).toBe(5);
      expect(await guessed(url, (i) => `198.51.100.${i}, 203.0.113.${i}`, 12)).toBe(6);
    },
  );

  it('behind two proxies the address the outer one saw counts, and nothing before it', async () => {
    await at.begin({ time: handTime(), limits, env: { TRUST_PROXY: '2' } });
    const url = await appendingProxy(at.server.url);
    expect(await opened(url, (i) => `198.51.100.${i}, 192.0.2.1`, 8)).toBe(5);
    expect(await opened(url, (i) => `198.51.100.${i}, 192.0.2.2`, 8)).toBe(5);
  });

  it('without a proxy the header counts for nothing at all', async () => {
    await at.begin({ time: handTime(), limits });
    expect(await opened(at.server.url, (i) => `198.51.100.${i}`, 8)).toBe(5);
    expect(await guessed(at.server.url, (i) => `198.51.100.${i}`, 9)).toBe(6);
  });

  it('sockets are counted for the address the proxy saw', async () => {
    await at.begin({ limits: { socketsPerAddress: 2 }, env: { TRUST_PROXY: '1' } });
    const crowd: Client[] = [];
    for (let i = 0; i < 4; i++) {
      const one = new Client(at.server.url, { 'X-Forwarded-For': `198.51.100.${i}, 192.0.2.1` });
      await one.open();
      crowd.push(one);
    }
    for (const one of crowd.slice(2)) await one.until(() => one.closed !== null, 'the end of a socket');
    expect(crowd.map(({ closed }) => closed)).toEqual([null, null, 4429, 4429]);
    for (const one of crowd) one.drop();
  });
});

describe('many addresses of one customer', () => {
  it('a /64 of IPv6 is one client, its neighbour another, and IPv4 in IPv6 clothes is IPv4', async () => {
    await at.begin({ time: handTime(), limits, env: { TRUST_PROXY: '1' } });
    const { url } = at.server;
    expect(await opened(url, (i) => `2001:db8:1:2:${i.toString(16)}::${i}`, 9)).toBe(5);
    expect(await guessed(url, (i) => `2001:0db8:0001:0002:ffff:${i}:0:1`, 9)).toBe(6);
    expect(await guessed(url, (i) => `2001:db8:1:3::${i}`, 2)).toBe(2);
    expect(await opened(url, (i) => (i % 2 ? '192.0.2.7' : '::ffff:192.0.2.7'), 9)).toBe(5);
  });
});
