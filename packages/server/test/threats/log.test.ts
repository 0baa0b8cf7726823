/** What an operator, or whoever gets hold of a log, may read in it. The part bears the name of its row in docs/threats.md. */
import { describe, expect, it } from 'vitest';
import { newToken } from '../../src/tables/ids.ts';
import { Client, seatedTable } from '../support/client.ts';
import { openHouse, THREE } from '../support/house.ts';
import { head, Raw, upgrade } from '../support/raw.ts';
import { routesOf } from '../support/routes.ts';

const at = openHouse();

/** A line of the log. */
interface LogLine {
  readonly request?: string;
  readonly route?: string;
  readonly table?: string;
}

/** Asks for an address with keys wherever they could stand; all of them are read to the end or dropped. */
async function askWithKeys(method: string, path: string, key: string): Promise<void> {
  const answer = await fetch(`${at.server.url}${path}?key=${key}&token=${key}`, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${key}`,
      Cookie: `flotilla_device=${key}`,
      Referer: `${at.server.url}/t/x?key=${key}`,
      'User-Agent': `browser ${key}`,
      'X-Forwarded-For': key,
      'X-Request-Id': key,
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' && { body: `{"link":"${key}","key":"${key}","broken":` }),
  });
  await answer.body?.cancel();
}

describe('keys in the log', () => {
  it.each(['info', 'debug', 'trace'])(
    'at LOG_LEVEL=%s there are none, whatever is asked for; lines name the request and the table',
    async (level) => {
      await at.begin({
        env: { LOG_LEVEL: level, TRUST_PROXY: '1', PUBLIC_URL: 'http://flotilla.example' },
        limits: { guessesPerMinute: 1e6 },
      });
      const { id, tokens } = await seatedTable(at.server.url, THREE);
      const key = newToken();
      await at.server.app.ready();
      const routes = routesOf(at.server.app.printRoutes({ commonPrefix: false }));
      const asked = routes.map((route) => {
        const [method = '', path = ''] = route.split(' ');
        return [method, path.replace(':id', id).replace(':seat', '1').replace(/:\w+/, key)] as const;
      });
      for (const [method, path] of asked) await askWithKeys(method, path, key);
      for (const path of [`/${key}`, `/t/${id}/${key}`, `/api/v1/${key}`, `/api/v1/games/${key}`])
        for (const method of ['GET', 'POST', 'DELETE']) await askWithKeys(method, path, key);
      await askWithKeys('GET', `/api/v1/games/${id}/stop/${key}`, key);
      for (const bytes of [
        head(`GET /api/v1/games/${key.repeat(10)}`),
        head(`GET /%zz${key}`),
        upgrade(`/api/v1/games/${id}/stop/${key}?key=${key}`),
        upgrade(`/api/v1/games/${id}?key=${key}`),
        `GET /${key}\r\n${key}\r\n\r\n`,
      ]) {
        const raw = new Raw(at.server.url).send(bytes);
        await raw.until(/\r\n\r\n/);
        raw.drop();
      }
      const page = new Client(at.server.url, { Cookie: `flotilla_device=${key}` });
      await page.hello(id, tokens[0]);
      page.send({ t: 'answer', key: 'short', token: key });
      await page.until(() => page.refused.length > 0);
      page.close();
      await page.until(() => page.closed !== null);
      await at.server.stop();

      const text = at.server.log.join('');
      for (const secret of [key, ...tokens]) expect(text).not.toContain(secret);
      expect(text).not.toContain('flotilla_device');
      const lines = at.server.log.map((line) => JSON.parse(line) as LogLine);
      const requests = lines.filter(({ route }) => route !== undefined);
      expect(requests.length).toBeGreaterThanOrEqual(asked.length);
      expect(requests.filter(({ request }) => !/^[0-9a-f]{12}$/.test(request ?? ''))).toEqual([]);
      const ofTables = requests.filter(({ route }) => route?.startsWith('/api/v1/games/:id'));
      expect(ofTables.filter(({ table }) => table === id).length).toBeGreaterThan(15);
    },
  );

  it('a fault names the request and the table it belongs to, and the answer the request', async () => {
    await at.begin();
    const { id } = await seatedTable(at.server.url, THREE);
    at.server.house.drop(id);
    await at.server.house.store.db.run('alter table seats rename to chairs');
    const answer = await fetch(`${at.server.url}/api/v1/games/${id}`);
    await at.server.house.store.db.run('alter table chairs rename to seats');
    expect(answer.status).toBe(500);
    const faults = at.server.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(faults).toMatchObject([
      { request: answer.headers.get('x-request-id'), table: id, route: '/api/v1/games/:id' },
    ]);
  });
});
