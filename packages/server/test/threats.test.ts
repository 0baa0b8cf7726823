/** What could go wrong at an online table, case by case, and what prevents it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smugglers } from '@flotilla/smugglers';
import type { GameShape, Session } from '@flotilla/table';
import { anyGame, botNamed, chosenBy, rngFrom, seedFrom } from '@flotilla/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newShare } from '../src/tables/dice.ts';
import { newId, newToken } from '../src/tables/ids.ts';
import type { OpenGame } from '../src/tables/openGame.ts';
import { steadyTime } from '../src/tables/time.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

let place: TestPlace;
let server: TestServer;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(async () => {
  await server.stop().catch(() => {});
  await place.clear();
});

const begin = async (more: Parameters<typeof startServer>[1] = {}): Promise<void> => {
  server = await startServer(place, more);
};

/** `npm run threats` guesses a hundred thousand times, and lets two thousand pages come. */
const GUESSES = Number(process.env.GUESSES ?? 60);
const CROWD = Number(process.env.CROWD ?? 60);

const THREE = { game: 'smugglers', seats: [null, null, null] } as const;
const NOTHING = { cargo: [], cove: 'south' };

const gameOf = async (id: string): Promise<OpenGame> => (await server.house.game(id)) as OpenGame;

/** Lets the people in a game answer as the steady bot would, up to this many times. */
async function playOn(id: string, most = 5_000): Promise<void> {
  const game = await gameOf(id);
  const session = game.session as Session<GameShape>;
  for (let answers = 0; answers < most && !session.table.over; answers++) {
    const [decision] = session.decisions;
    if (!decision) return;
    const rng = rngFrom(seedFrom(`play ${answers}`), 'test');
    const choice = chosenBy(botNamed(session.game, 'steady'), session.table, decision, rng);
    const { seat, number: at } = decision;
    await game.take({
      kind: 'answer',
      seat,
      key: `play-${answers}-${game.number}`,
      at,
      choice,
      author: 'person',
    });
  }
}

describe('seed leak and replay before the end', () => {
  it('every address with every key gives no seed, no record of others and no answers ahead, at many positions', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    const { session, row } = await gameOf(id);
    const seed = session?.start.seed as string;
    const share = server.house.vault.unlock(row.secret);
    for (let position = 0; position < 12; position++) {
      for (const path of ['', '/now', '/record', '/chat', '/replay', '/verify'])
        for (const token of [undefined, ...tokens]) {
          const { text, status } = await call(server.url, `/games/${id}${path}`, undefined, token);
          expect(status).toBeLessThan(500);
          expect(text).not.toContain(seed);
          expect(text).not.toContain(share);
          if (path !== '/record' || status !== 200) continue;
          const record = JSON.parse(text) as { seed: null; answers: { seat: number }[]; undone: [] };
          expect(record.seed).toBeNull();
          expect(record.answers.every(({ seat }) => token !== undefined && tokens[seat] === token)).toBe(
            true,
          );
          expect(record.undone).toEqual([]);
        }
      await playOn(id, 1);
    }
    await playOn(id);
    const whole = JSON.parse((await call(server.url, `/games/${id}/record`)).text) as { seed: string };
    expect(whole.seed).toBe(seed);
  });
});

describe('hushed questions and timing', () => {
  it('a bot answers after the same pause, whatever it is asked and whatever it holds', async () => {
    const time = handTime();
    await begin({ time, env: { BOT_PACE: '700' } });
    const { id } = await seatedTable(server.url, { game: 'smugglers', seats: [null, 'steady', 'steady'] });
    const game = await gameOf(id);
    const settled = () => game.inTurn(async () => {});
    for (let question = 0; question < 6; question++) {
      const before = game.number;
      time.move(699);
      await settled();
      expect(game.number).toBe(before);
      time.move(1);
      const asked = () => game.session?.decisions.map(({ seat }) => seat) ?? [];
      await expect
        .poll(
          async () => {
            await settled();
            return asked().every((seat) => seat === 0);
          },
          { timeout: 20_000 },
        )
        .toBe(true);
      await playOn(id, 1);
    }
  });
});

describe('undo as a peek', () => {
  it('goes to the barrier only, by whoever answered last only, and a forged practice flag is refused', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    const page = new Client(server.url);
    await page.hello(id, tokens[0]);
    await page.until(() => page.known !== null);
    expect(await page.answer(0, NOTHING)).toBeNull();
    page.send({ t: 'undo', key: 'undo-peek-1', at: page.known?.n ?? 0 });
    expect(await page.outcome('undo-peek-1')).not.toBeNull();
    page.send({ t: 'undo', key: 'undo-peek-2', at: page.known?.n ?? 0, practice: true });
    await page.until(() => page.refused.length > 1);
    expect(page.refused.at(-1)?.why).toBe('badRequest');
    const again = await call(
      server.url,
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
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    const game = await gameOf(id);
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        game.take({ kind: 'answer', seat: 0, key: `rival-${i}`, at: 0, choice: NOTHING, author: 'person' }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
    const foreign = await call(
      server.url,
      `/games/${id}/answers`,
      { key: 'foreign-key', decision: 0, choice: NOTHING },
      newToken(),
    );
    expect(foreign.status).toBe(403);
    const stale = await call(
      server.url,
      `/games/${id}/answers`,
      { key: 'stale-key-1', decision: 7, choice: NOTHING },
      tokens[1],
    );
    expect(stale.status).toBe(409);
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
  });
});

describe('seat keys in addresses', () => {
  it('stand in no log line and not in the database, and somebody who only looks at a link takes no seat', async () => {
    await begin({ env: { LOG_LEVEL: 'trace' } });
    const opened = await call(server.url, '/games', { ...THREE, name: 'Anna', share: newShare() });
    const { id, token, links } = opened.body as { id: string; token: string; links: Record<string, string> };
    for (const path of [`/t/${id}`, `/api/v1/games/${id}`]) await fetch(`${server.url}${path}`);
    await call(server.url, `/games/${id}/link`, { link: links[1] });
    expect((await gameOf(id)).seats[1]?.taken).toBe(false);
    const claimed = await call(server.url, `/games/${id}/claim`, {
      link: links[1],
      name: 'Jonas',
      share: newShare(),
      keep: 'cookie',
    });
    expect(claimed.body.token).toBeUndefined();
    const cookie = claimed.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^flotilla_device=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(
      (await call(server.url, `/games/${id}/claim`, { link: links[1], name: 'Mei', share: newShare() }))
        .status,
    ).toBe(410);
    const secret = cookie.slice(16, 38);
    await server.stop();
    const files = ['flotilla.db']
      .map((name) => readFileSync(join(place.data, name)).toString('latin1'))
      .join('');
    for (const kept of [token, secret, ...Object.values(links)]) {
      expect(server.log.join('')).not.toContain(kept);
      expect(files).not.toContain(kept);
    }
  });
});

describe('guessing of keys and game ids', () => {
  it('wrong and unknown are answered alike, and then with 429', async () => {
    await begin({ time: handTime(), limits: { guessesPerMinute: 40 } });
    const opened = await call(server.url, '/games', {
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
        server.url,
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

describe('cross-site sockets and requests, DNS rebinding', () => {
  it('a foreign Origin or Host is refused before anything happens', async () => {
    const judge = ({ headers }: { headers: { host?: string; origin?: string } }) =>
      headers.origin?.includes('evil') || headers.host?.includes('evil')
        ? { status: 403, sentence: 'Pages of other sites may not use this server.' }
        : null;
    await begin({ judge: judge as never });
    const open = (headers: Record<string, string>) =>
      new Promise<number>((settle) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/socket`, 'flotilla.1', {
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
    const posted = await call(server.url, '/games', { ...THREE, name: 'A', share: newShare() }, undefined, {
      Origin: 'http://evil.example',
    });
    expect(posted.status).toBe(403);
    expect(posted.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('flooding', () => {
  it('who sends too much is let go, who reads nothing is cut, and an address has so many sockets', async () => {
    await begin({
      limits: { burst: 20, perSecond: 1, unread: 50_000, socketsPerAddress: 5, socketsPerSeat: 3 },
    });
    const { id, tokens } = await seatedTable(server.url, THREE);
    const flood = new Client(server.url);
    await flood.hello(id, tokens[0]);
    for (let i = 0; i < 60; i++) flood.send({ t: 'here' });
    await flood.until(() => flood.closed !== null);
    expect(flood.closed).toBe(4429);
    const deaf = new Client(server.url);
    await deaf.hello(id, tokens[1]);
    deaf.pause();
    const game = await gameOf(id);
    const [receiver] = [...game.receivers].filter(({ seat }) => seat === 1);
    for (let i = 0; i < 4_000 && game.receivers.size > 0; i++) {
      receiver?.send('x'.repeat(10_000));
      if (i % 50 === 0) await new Promise((later) => setImmediate(later));
    }
    await expect.poll(() => [...game.receivers].filter(({ seat }) => seat === 1)).toEqual([]);
    const crowd = Array.from({ length: 8 }, () => new Client(server.url));
    for (const one of crowd) await one.open();
    await expect.poll(() => crowd.filter(({ closed }) => closed === 4429).length).toBeGreaterThanOrEqual(2);
    for (const one of crowd) one.drop();
  });
});

describe('flooding by a crowd', () => {
  it('of pages that only look, of which a tenth sends without end: players are answered all the same', async () => {
    await begin({
      limits: { socketsPerAddress: 2 * CROWD, burst: 20, perSecond: 1, watchersPerGame: CROWD },
    });
    const { id, tokens } = await seatedTable(server.url, THREE);
    const crowd: Client[] = [];
    for (let i = 0; i < CROWD; i++) {
      const one = new Client(server.url);
      crowd.push(one);
      await one.hello(id);
    }
    const game = await gameOf(id);
    expect(game.receivers.size).toBe(CROWD);
    const floods = crowd.slice(0, Math.ceil(CROWD / 10));
    for (const flood of floods) for (let i = 0; i < 200; i++) flood.send({ t: 'here' });
    const player = new Client(server.url);
    await player.hello(id, tokens[0]);
    const began = performance.now();
    expect(await player.answer(0, NOTHING)).toBeNull();
    if (process.env.CROWD)
      process.stdout.write(`answered after ${Math.round(performance.now() - began)} ms\n`);
    for (const flood of floods) await flood.until(() => flood.closed !== null, 'the end of a flood');
    expect(new Set(floods.map(({ closed }) => closed))).toEqual(new Set([4429]));
    const last = crowd.at(-1) as Client;
    await last.until(() => last.known?.asked.length === 2, 'the answer');
    for (const one of [...crowd, player]) one.drop();
    await expect.poll(() => game.receivers.size).toBe(0);
  });
});

describe('oversized forms, deep JSON, prototype names', () => {
  it('are refused with a sentence, without a fault and without a trace', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    const deep = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
    const bodies = [
      `{"key":"key-long-enough","decision":0,"choice":${deep}}`,
      '{"key":"key-long-enough","decision":0,"choice":{"__proto__":"x","constructor":"y"}}',
      '{"key":"key-long-enough","decision":0,"choice":{"cargo":["0","0"],"cove":"toString"}}',
      JSON.stringify({ key: 'key-long-enough', decision: 0, choice: 'x'.repeat(100_000) }),
      'not json',
    ];
    for (const body of bodies) {
      const answer = await fetch(`${server.url}/api/v1/games/${id}/answers`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[0]}` },
        body,
      });
      expect([400, 409, 413]).toContain(answer.status);
      expect(
        ((await answer.json()) as { sentence?: string; refused?: object }).sentence ?? 'refused',
      ).toBeTruthy();
    }
    const page = new Client(server.url);
    await page.hello(id, tokens[0]);
    page.send('x'.repeat(70_000));
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(1009);
    expect(await server.house.store.journal.read(id)).toEqual([]);
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('uploads', () => {
  it('there are none: nothing takes a record', async () => {
    await begin();
    for (const path of ['/verify', '/import', '/games/import'])
      expect((await call(server.url, path, { record: 'x' })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('bots’ CPU', () => {
  it('aces think in threads of their own: a hundred of them that never come to an end hold up nobody', async () => {
    const asked: string[] = [];
    const thinkers = {
      choose: ({ bot }: { bot: string }) => {
        asked.push(bot);
        return new Promise<null>(() => {});
      },
      stop: async () => {},
    };
    await begin({ thinkers });
    const seats = [null, ...Array.from({ length: 2 }, () => 'steady')];
    for (let i = 0; i < 20; i++)
      await seatedTable(server.url, { game: 'naval-battles', seats: [null, ...Array(5).fill('ace')] });
    const { id } = await seatedTable(server.url, { game: 'smugglers', seats });
    await playOn(id);
    expect((await gameOf(id)).session?.table.over).toBe(true);
    expect(asked.length).toBeGreaterThan(10);
    expect(new Set(asked)).toEqual(new Set(['ace']));
  });

  it('a thread that takes too long is given up, and a quicker bot answers', async () => {
    await begin({ thinkers: { choose: async () => null, stop: async () => {} } });
    const { id } = await seatedTable(server.url, { game: 'naval-battles', seats: [null, 'ace'] });
    await expect
      .poll(
        async () =>
          (await server.house.store.journal.read(id)).length +
          Number((await gameOf(id)).session?.decisions[0]?.seat === 0),
      )
      .toBeGreaterThan(0);
    await playOn(id, 3);
    await expect
      .poll(async () => (await server.house.store.journal.read(id)).some(({ author }) => author === 'bot'))
      .toBe(true);
  });
});

describe('a rule that runs in a circle', () => {
  it('stops its own table with its journal whole, and no other', async () => {
    const broken = anyGame({
      ...smugglers,
      steps: {
        ...smugglers.steps,
        patrol: { ...smugglers.steps.patrol, run: (t: { next: (step: string) => void }) => t.next('patrol') },
      } as unknown as typeof smugglers.steps,
    });
    await begin({ library: async (id) => (id === 'smugglers' ? broken : null) });
    const { id, tokens } = await seatedTable(server.url, THREE);
    const other = await seatedTable(server.url, THREE);
    const send = (table: string, seat: number, token?: string) =>
      call(
        server.url,
        `/games/${table}/answers`,
        { key: `circle-${seat}-key`, decision: 0, choice: NOTHING },
        token,
      );
    expect((await send(id, 0, tokens[0])).status).toBe(200);
    expect((await send(id, 1, tokens[1])).status).toBe(200);
    expect((await send(id, 2, tokens[2])).status).toBe(500);
    expect((await gameOf(id)).row.trouble).toBe('fault');
    expect(await server.house.store.journal.read(id)).toHaveLength(2);
    expect((await send(other.id, 0, other.tokens[0])).status).toBe(200);
  });
});

describe('mass creation', () => {
  it('is limited by address', async () => {
    await begin({ time: handTime(), limits: { tablesPerHour: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++)
      statuses.push((await call(server.url, '/games', { ...THREE, name: 'A', share: newShare() })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
    expect(await server.house.store.db.run('select id from games')).toHaveLength(5);
  });
});

describe('spectators', () => {
  it('may look and nothing else, and not where nobody may watch', async () => {
    await begin();
    const { id } = await seatedTable(server.url, THREE);
    const watcher = new Client(server.url);
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
      expect((await call(server.url, `/games/${id}/me`, body)).status).toBe(403);
    expect((await call(server.url, `/games/${id}/seats/1`, { do: 'free' })).status).toBe(403);
    watcher.close();
    const closed = await seatedTable(server.url, { ...THREE, watch: 'nobody' });
    const late = new Client(server.url);
    await late.hello(closed.id);
    expect(late.refused[0]?.why).toBe('absent');
  });

  it('a player is no host', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    expect((await call(server.url, `/games/${id}/seats/0`, { do: 'free' }, tokens[1])).status).toBe(403);
    expect((await call(server.url, `/games/${id}/settings`, { chat: false }, tokens[1])).status).toBe(403);
    expect((await call(server.url, `/games/${id}/settings`, { chat: false }, tokens[0])).status).toBe(200);
    expect(
      (await call(server.url, `/games/${id}/chat`, { key: 'after-off-1', text: 'x' }, tokens[1])).status,
    ).toBe(403);
  });
});

describe('chat and names', () => {
  it.each([
    '\u202Egnp.exe',
    'a\nb',
    '\u001b[31mred',
    'x'.repeat(200),
    '<b>bold</b>',
    '   ',
    '\u200B',
    '👩‍👩‍👧'.repeat(50),
  ])('the name %j is plain or refused', async (name) => {
    await begin();
    const { status, body } = await call(server.url, '/games', { ...THREE, name, share: newShare() });
    if (status === 400) return expect(body.error).toBe('noName');
    const [seat] = body.seats as { name: string }[];
    expect([...new Intl.Segmenter('en').segment(seat?.name ?? '')].length).toBeLessThanOrEqual(40);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
    expect(seat?.name).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
  });

  it('lines are plain, limited in length and number, and said once', async () => {
    await begin({ time: handTime(), limits: { linesPerMinute: 3 } });
    const { id, tokens } = await seatedTable(server.url, THREE);
    const say = (key: string, text: string) =>
      call(server.url, `/games/${id}/chat`, { key, text }, tokens[0]);
    expect((await say('line-key-1', `${'y'.repeat(700)}\n\u202Ex`)).status).toBe(200);
    expect((await say('line-key-1', 'again')).status).toBe(200);
    expect((await say('line-key-2', ' \n ')).status).toBe(400);
    expect((await say('line-key-3', 'four')).status).toBe(429);
    const { lines } = (await call(server.url, `/games/${id}/chat`, undefined, tokens[1])).body as {
      lines: { text: string }[];
    };
    expect(lines).toHaveLength(1);
    expect(lines[0]?.text).toBe('y'.repeat(500));
  });
});

describe('clock cheating', () => {
  it('only the server’s own clock counts, and setting the machine’s time moves no clock', async () => {
    const time = steadyTime();
    const real = Date.now;
    const before = time.now();
    Date.now = () => real() + 10 * 365 * 24 * 3600 * 1000;
    expect(time.now() - before).toBeLessThan(60_000);
    Date.now = real;
    await begin();
  });

  it('a seat whose time is up is played on by steady and can be taken back', async () => {
    const time = handTime();
    await begin({ time });
    const pace = { kind: 'live', minutes: 1, window: 45 };
    const { id, tokens } = await seatedTable(server.url, { ...THREE, pace });
    const game = await gameOf(id);
    time.move(59_000);
    await server.worker.work();
    expect(game.seats.map(({ playedOn }) => playedOn)).toEqual([false, false, false]);
    await game.take({
      kind: 'answer',
      seat: 0,
      key: 'in-time-key',
      at: 0,
      choice: NOTHING,
      author: 'person',
    });
    time.move(2_000);
    await server.worker.work();
    await expect.poll(() => game.seats.map(({ playedOn }) => playedOn)).toEqual([false, true, true]);
    time.move(1);
    const authors = async () =>
      (await server.house.store.journal.read(id)).map(({ author }) => author).slice(0, 3);
    await expect.poll(authors).toEqual(['person', 'clock', 'clock']);
    expect((await call(server.url, `/games/${id}/me`, { do: 'takeBack' }, tokens[1])).status).toBe(200);
    expect(game.seats[1]).toMatchObject({ playedOn: false });
    expect(game.seats[1]?.leftMs).toBeGreaterThanOrEqual(120_000);
    expect((await call(server.url, `/games/${id}/me`, { do: 'takeBack' }, tokens[1])).status).toBe(409);
  });
});

describe('client of another version', () => {
  it('is told to load the page again', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    const old = new Client(server.url);
    await old.open();
    old.send({ t: 'hello', v: 0, game: id, token: tokens[0] });
    await old.until(() => old.refused.length > 0);
    expect(old.refused[0]?.why).toBe('otherVersion');
  });
});

describe('leaving before losing, several seats by one person', () => {
  it('a seat that is left is played on, counted, and given to somebody else; a device has one seat at a table', async () => {
    await begin();
    const opened = await call(server.url, '/games', { ...THREE, name: 'Anna', share: newShare() });
    const { id, token, links } = opened.body as { id: string; token: string; links: Record<string, string> };
    const twice = await call(
      server.url,
      `/games/${id}/claim`,
      { link: links[1], name: 'Anna 2', share: newShare() },
      token,
    );
    expect(twice.status).toBe(409);
    const guests = [];
    for (const seat of [1, 2])
      guests.push(
        (
          await call(server.url, `/games/${id}/claim`, {
            link: links[seat],
            name: `G${seat}`,
            share: newShare(),
          })
        ).body.token as string,
      );
    await call(server.url, `/games/${id}/me`, { do: 'begin' }, token);
    await call(server.url, `/games/${id}/me`, { do: 'resign' }, guests[0]);
    const game = await gameOf(id);
    expect(game.seats[1]).toMatchObject({ resigned: true, playedOn: true });
    const { link } = (await call(server.url, `/games/${id}/seats/1`, { do: 'free' }, token)).body as {
      link: string;
    };
    expect((await call(server.url, `/games/${id}/me`, { do: 'takeBack' }, guests[0])).status).toBe(403);
    const mei = await call(server.url, `/games/${id}/claim`, { link, name: 'Mei' });
    expect(mei.status).toBe(200);
    expect(game.seats[1]).toMatchObject({ name: 'Mei', resigned: false, playedOn: false });
  });
});

describe('operator reads hands in database or logs', () => {
  it('a copy of the database in the middle of a game holds no seed and no share of the server', async () => {
    await begin({ env: { LOG_LEVEL: 'trace' } });
    const { id } = await seatedTable(server.url, THREE);
    await playOn(id, 8);
    const { session, row } = await gameOf(id);
    const share = server.house.vault.unlock(row.secret);
    const copy = join(place.data, 'copy.db');
    await server.house.store.db.backup(copy);
    const kept = readFileSync(copy).toString('latin1') + server.log.join('');
    for (const secret of [session?.start.seed as string, share]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret, 'hex').toString('latin1'));
    }
  });
});

describe('errors and health pages', () => {
  it('tell no stack, path or key', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    server.house.store.journal.append = () =>
      Promise.reject(new Error(`disk full at ${place.data} ${tokens[0]}`));
    const failed = await call(
      server.url,
      `/games/${id}/answers`,
      { key: 'key-of-fault', decision: 0, choice: NOTHING },
      tokens[0],
    );
    expect(failed.status).toBe(500);
    const odd = [
      '/api/v1/games/%00',
      '/api/v1/games/..%2f..',
      '/api/v1/nope',
      '/healthz',
      '/metrics',
      '/api/v1/games/x/answers',
    ];
    const texts = [failed.text];
    for (const path of odd) texts.push(await (await fetch(`${server.url}${path}`)).text());
    for (const text of texts) {
      expect(text).not.toMatch(/\n\s+at |node_modules|\/src\/|\/dist\//);
      expect(text).not.toContain(place.data);
      expect(text).not.toContain(tokens[0]);
    }
    expect((await call(server.url, `/games/${id}/now`, undefined, tokens[0])).body.n).toBe(0);
  });
});

describe('lost or doubled answers at a crash', () => {
  it('an answer whose commit fails is not told to anybody, and can be given again', async () => {
    await begin();
    const { id, tokens } = await seatedTable(server.url, THREE);
    const other = new Client(server.url);
    await other.hello(id, tokens[1]);
    await other.until(() => other.known !== null);
    const { journal } = server.house.store;
    const real = journal.append;
    journal.append = () => Promise.reject(new Error('disk full'));
    const body = { key: 'key-of-crash', decision: 0, choice: NOTHING };
    expect((await call(server.url, `/games/${id}/answers`, body, tokens[0])).status).toBe(500);
    expect(other.known?.asked).toEqual([0, 1, 2]);
    journal.append = real;
    expect((await call(server.url, `/games/${id}/answers`, body, tokens[0])).status).toBe(200);
    await other.until(() => other.known?.asked.length === 2);
    other.close();
  });
});
