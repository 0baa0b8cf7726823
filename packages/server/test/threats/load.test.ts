/** What would keep others waiting, or fill the disk. Each part bears the name of its row in docs/threats.md. */
import { smugglers } from '@flotilla/smugglers';
import { anyGame } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { newShare } from '../../src/tables/dice.ts';
import { Client, call, seatedTable } from '../support/client.ts';
import { NOTHING, openHouse, THREE } from '../support/house.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();

/** `npm run promise -- threats` lets two thousand pages come. */
const CROWD = Number(process.env.CROWD ?? 60);

describe('flooding', () => {
  it('who sends too much is let go, who reads nothing is cut, and an address has so many sockets', async () => {
    await at.begin({
      limits: { burst: 20, perSecond: 1, unread: 50_000, socketsPerAddress: 5, socketsPerSeat: 3 },
    });
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const flood = new Client(at.server.url);
    await flood.hello(id, tokens[0]);
    for (let i = 0; i < 60; i++) flood.send({ t: 'here' });
    await flood.until(() => flood.closed !== null);
    expect(flood.closed).toBe(4429);
    const deaf = new Client(at.server.url);
    await deaf.hello(id, tokens[1]);
    deaf.pause();
    const game = await at.gameOf(id);
    const [receiver] = [...game.receivers].filter(({ seat }) => seat === 1);
    for (let i = 0; i < 4_000 && game.receivers.size > 0; i++) {
      receiver?.send('x'.repeat(10_000));
      if (i % 50 === 0) await new Promise((later) => setImmediate(later));
    }
    await expect.poll(() => [...game.receivers].filter(({ seat }) => seat === 1)).toEqual([]);
    const crowd = Array.from({ length: 8 }, () => new Client(at.server.url));
    for (const one of crowd) await one.open();
    await expect.poll(() => crowd.filter(({ closed }) => closed === 4429).length).toBeGreaterThanOrEqual(2);
    for (const one of crowd) one.drop();
  });
});

describe('flooding: a crowd', () => {
  it('of pages that only look, of which a tenth sends without end: players are answered all the same', async () => {
    await at.begin({
      limits: { socketsPerAddress: 2 * CROWD, burst: 20, perSecond: 1, watchersPerGame: CROWD },
    });
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const crowd: Client[] = [];
    for (let i = 0; i < CROWD; i++) {
      const one = new Client(at.server.url);
      crowd.push(one);
      await one.hello(id);
    }
    const game = await at.gameOf(id);
    expect(game.receivers.size).toBe(CROWD);
    const floods = crowd.slice(0, Math.ceil(CROWD / 10));
    for (const flood of floods) for (let i = 0; i < 200; i++) flood.send({ t: 'here' });
    const player = new Client(at.server.url);
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

describe('oversized forms, packs, deep JSON, prototype names', () => {
  it('are refused with a sentence, without a fault and without a trace', async () => {
    await at.begin();
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const deep = `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`;
    const bodies = [
      `{"key":"key-long-enough","decision":0,"choice":${deep}}`,
      '{"key":"key-long-enough","decision":0,"choice":{"__proto__":"x","constructor":"y"}}',
      '{"key":"key-long-enough","decision":0,"choice":{"cargo":["0","0"],"cove":"toString"}}',
      JSON.stringify({ key: 'key-long-enough', decision: 0, choice: 'x'.repeat(100_000) }),
      'not json',
    ];
    for (const body of bodies) {
      const answer = await fetch(`${at.server.url}/api/v1/games/${id}/answers`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[0]}` },
        body,
      });
      expect([400, 409, 413]).toContain(answer.status);
      expect(
        ((await answer.json()) as { sentence?: string; refused?: object }).sentence ?? 'refused',
      ).toBeTruthy();
    }
    const page = new Client(at.server.url);
    await page.hello(id, tokens[0]);
    page.send('x'.repeat(70_000));
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(1009);
    expect(await at.server.house.store.journal.read(id)).toEqual([]);
    expect(at.server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('uploads', () => {
  it('there are none: nothing takes a record', async () => {
    await at.begin();
    for (const path of ['/verify', '/import', '/games/import'])
      expect((await call(at.server.url, path, { record: 'x' })).status).toBeGreaterThanOrEqual(400);
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
    await at.begin({ thinkers });
    const seats = [null, ...Array.from({ length: 2 }, () => 'steady')];
    for (let i = 0; i < 20; i++)
      await seatedTable(at.server.url, { game: 'naval-battles', seats: [null, ...Array(5).fill('ace')] });
    const { id } = await seatedTable(at.server.url, { game: 'smugglers', seats });
    await at.playOn(id);
    expect((await at.gameOf(id)).session?.table.over).toBe(true);
    expect(asked.length).toBeGreaterThan(10);
    expect(new Set(asked)).toEqual(new Set(['ace']));
  });

  it('a thread that takes too long is given up, a quicker bot answers, and the log says so', async () => {
    const logged: string[] = [];
    const logTo = { write: (line: string) => void logged.push(line) };
    await at.begin({ thinkers: { choose: async () => null, stop: async () => {} }, logTo });
    const { id } = await seatedTable(at.server.url, { game: 'naval-battles', seats: [null, 'ace'] });
    await expect
      .poll(
        async () =>
          (await at.server.house.store.journal.read(id)).length +
          Number((await at.gameOf(id)).session?.decisions[0]?.seat === 0),
      )
      .toBeGreaterThan(0);
    await at.playOn(id, 3);
    await expect
      .poll(async () => (await at.server.house.store.journal.read(id)).some(({ author }) => author === 'bot'))
      .toBe(true);
    expect(logged.join()).toMatch(/The bot .{1,4}ace.{1,4} was given up .* answered for it\./);
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
    await at.begin({ library: async (id) => (id === 'smugglers' ? broken : null) });
    const { id, tokens } = await seatedTable(at.server.url, THREE);
    const other = await seatedTable(at.server.url, THREE);
    const send = (table: string, seat: number, token?: string) =>
      call(
        at.server.url,
        `/games/${table}/answers`,
        { key: `circle-${seat}-key`, decision: 0, choice: NOTHING },
        token,
      );
    expect((await send(id, 0, tokens[0])).status).toBe(200);
    expect((await send(id, 1, tokens[1])).status).toBe(200);
    expect((await send(id, 2, tokens[2])).status).toBe(500);
    expect((await at.gameOf(id)).row.trouble).toBe('fault');
    expect(await at.server.house.store.journal.read(id)).toHaveLength(2);
    expect((await send(other.id, 0, other.tokens[0])).status).toBe(200);
  });
});

describe('mass creation, abandoned games', () => {
  it('is limited by address', async () => {
    await at.begin({ time: handTime(), limits: { tablesPerHour: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++)
      statuses.push((await call(at.server.url, '/games', { ...THREE, name: 'A', share: newShare() })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
    expect(await at.server.house.store.db.run('select id from games')).toHaveLength(5);
  });
});
