/** Who may do what: keys, links, roles, other sites. Each part bears the name of its row in docs/threats.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newShare } from '../../src/tables/dice.ts';
import { newId, newToken } from '../../src/tables/ids.ts';
import { Client, call, seatedTable } from '../support/client.ts';
import { NOTHING, openHouse, THREE } from '../support/house.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();

/** `npm run promise -- threats` guesses a hundred thousand times. */
const GUESSES = Number(process.env.GUESSES ?? 60);

describe('seat tokens in addresses', () => {
  it('stand in no log line and not in the database, and somebody who only looks at a link takes no seat', async () => {
    await at.begin({ env: { LOG_LEVEL: 'trace' } });
    const opened = await call(at.server.url, '/games', { ...THREE, name: 'Anna', share: newShare() });
    const { id, token, links } = opened.body as { id: string; token: string; links: Record<string, string> };
    for (const path of [`/t/${id}`, `/api/v1/games/${id}`]) await fetch(`${at.server.url}${path}`);
    await call(at.server.url, `/games/${id}/link`, { link: links[1] });
    expect((await at.gameOf(id)).seats[1]?.taken).toBe(false);
    const claimed = await call(at.server.url, `/games/${id}/claim`, {
      link: links[1],
      name: 'Jonas',
      share: newShare(),
      keep: 'cookie',
    });
    expect(claimed.body.token).toBeUndefined();
    const cookie = claimed.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^flotilla_device=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(
      (await call(at.server.url, `/games/${id}/claim`, { link: links[1], name: 'Mei', share: newShare() }))
        .status,
    ).toBe(410);
    const secret = cookie.slice(16, 38);
    await at.server.stop();
    const files = ['flotilla.db']
      .map((name) => readFileSync(join(at.place.data, name)).toString('latin1'))
      .join('');
    for (const kept of [token, secret, ...Object.values(links)]) {
      expect(at.server.log.join('')).not.toContain(kept);
      expect(files).not.toContain(kept);
    }
  });
});

describe('guessing of tokens and game ids', () => {
  it('wrong and unknown are answered alike, and then with 429', async () => {
    await at.begin({ time: handTime(), limits: { guessesPerMinute: 40 } });
    const opened = await call(at.server.url, '/games', {
      ...THREE,
      watch: 'nobody',
      name: 'Anna',
      share: newShare(),
    });
    const { id } = opened.body as { id: string };
    const answers = new Set<string>();
    let limited = 0;
    for (let i = 0; i < GUESSES; i++) {
      const { status, text } = await call(
        at.server.url,
        `/games/${i % 2 ? id : newId()}`,
        undefined,
        newToken(),
      );
      if (status === 429) limited++;
      else answers.add(`${status} ${text}`);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^404 /);
    expect(limited).toBe(GUESSES - 40);
  });
});

describe('cross-site WebSocket, CSRF, DNS rebinding', () => {
  it('a foreign Origin or Host is refused before anything happens', async () => {
    const judge = ({ headers }: { headers: { host?: string; origin?: string } }) =>
      headers.origin?.includes('evil') || headers.host?.includes('evil')
        ? { status: 403, sentence: 'Pages of other sites may not use this at.server.' }
        : null;
    await at.begin({ judge: judge as never });
    const open = (headers: Record<string, string>) =>
      new Promise<number>((settle) => {
        const socket = new WebSocket(`${at.server.url.replace('http', 'ws')}/api/v1/socket`, 'flotilla.1', {
          headers,
        });
        socket.on('unexpected-response', (_, response) => settle(response.statusCode ?? 0));
        socket.on('open', () => {
          socket.close();
          settle(101);
        });
        socket.on('error', () => {});
      });
    expect(await open({ Origin: 'http://evil.example' })).toBe(403);
    expect(await open({ Host: 'evil.example' })).toBe(403);
    expect(await open({})).toBe(101);
    const posted = await call(
      at.server.url,
      '/games',
      { ...THREE, name: 'A', share: newShare() },
      undefined,
      {
        Origin: 'http://evil.example',
      },
    );
    expect(posted.status).toBe(403);
    expect(posted.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('spectators', () => {
  it('may look and nothing else, and not where nobody may watch', async () => {
    await at.begin();
    const { id } = await seatedTable(at.server.url, THREE);
    const watcher = new Client(at.server.url);
    await watcher.hello(id);
    const wishes = [
      { t: 'answer', key: 'watch-key-1', decision: 0, choice: NOTHING },
      { t: 'undo', key: 'watch-key-2', at: 0 },
      { t: 'redo', key: 'watch-key-3', at: 0 },
      { t: 'say', key: 'watch-key-4', text: 'hello' },
    ];
    for (const wish of wishes) {
      watcher.send(wish);
      expect((await watcher.outcome(wish.key))?.why).toBe('notSeated');
    }
    for (const body of [{ do: 'begin' }, { do: 'resign' }, { do: 'device' }, { do: 'ready', ready: true }])
      expect((await call(at.server.url, `/games/${id}/me`, body)).status).toBe(403);
    expect((await call(at.server.url, `/games/${id}/seats/1`, { do: 'free' })).status).toBe(403);
    watcher.close();
    const closed = await seatedTable(at.server.url, { ...THREE, watch: 'nobody' });
    const late = new Client(at.server.url);
    await late.hello(closed.id);
    expect(late.refused[0]?.why).toBe('absent');
  });

  it('a player is no host', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    expect((await call(at.server.url, `/games/${id}/seats/0`, { do: 'free' }, tokens[1])).status).toBe(403);
    expect((await call(at.server.url, `/games/${id}/settings`, { chat: false }, tokens[1])).status).toBe(403);
    expect((await call(at.server.url, `/games/${id}/settings`, { chat: false }, tokens[0])).status).toBe(200);
    expect(
      (await call(at.server.url, `/games/${id}/chat`, { key: 'after-off-1', text: 'x' }, tokens[1])).status,
    ).toBe(403);
  });
});
