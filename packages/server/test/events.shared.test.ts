/** Two processes on one database: a captain on one of them answers while the other closes the event. */
import type { GameRecord } from '@flotilla/table/run';
import { commitmentTo } from '@flotilla/table/run';
import { afterAll, afterEach, beforeEach, expect, it, type TestContext } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import { Captain, enters } from './support/captain.ts';
import { call } from './support/client.ts';
import { postgresPlace, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

const DAY = 24 * 60 * 60_000;

let place: TestPlace | null = null;
let servers: TestServer[] = [];
let time: ReturnType<typeof handTime>;

beforeEach(async (context: TestContext) => {
  place = await postgresPlace();
  if (!place) return context.skip('NO PostgreSQL HERE: two processes were not tested.');
  time = handTime();
  servers = [await startServer(place, { time }), await startServer(place, { time })];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  await place?.clear();
});
afterAll(stopCluster);

it('answers on one process, closing by the other: the journal decides, and both lay everything open', async () => {
  const [one, other] = servers as [TestServer, TestServer];
  const announced = await call(one.url, '/events', {
    kind: 'sea',
    title: 'Two houses',
    game: 'hunters',
    options: {},
    entry: 'open',
    opens: time.now(),
    closes: time.now() + DAY,
    share: newShare(),
    settings: { length: { kind: 'career' }, counts: 'tons', seas: 1, dice: 'plain' },
  });
  const today = announced.body as unknown as { id: string; token: string; seas: { commitment: string }[] };
  const stateAt = async (url: string): Promise<unknown> =>
    (await call(url, `/events/${today.id}`)).body.state;
  time.move(0);
  await expect.poll(() => stateAt(other.url)).toBe('open');
  const captains: Captain[] = [];
  const entered = [];
  for (let i = 0; i < 6; i++) {
    const placed = await enters(i % 2 ? one.url : other.url, today.id, { name: `Captain ${i}` });
    entered.push(placed);
    // Each is at home on the process that did not let them in.
    captains.push(
      await new Captain(i % 2 ? other.url : one.url, `mind ${i}`).board(placed.game as string, placed.token),
    );
  }
  // A device that asks both at the same moment has one entry and one game.
  const rush = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      call(i % 2 ? one.url : other.url, `/events/${today.id}/enter`, { name: 'Rush' }, 'c'.repeat(22)),
    ),
  );
  expect(new Set(rush.map(({ body }) => `${body.entrant} ${body.game}`)).size).toBe(1);
  for (const captain of captains) await captain.sail(2);
  const sailing = captains.map(async (captain) => {
    for (;;) {
      const refused = await captain.answer();
      if (refused || captain.isOver) return refused;
    }
  });
  // The organiser closes early: only the last entry of each journal tells the other process.
  await call(one.url, `/events/${today.id}/organise`, { do: 'close' }, today.token);
  time.move(0);
  const ends = await Promise.all(sailing);
  expect(ends.filter(Boolean).length).toBeGreaterThan(0);
  for (const refused of ends) if (refused) expect(refused).toMatchObject({ why: { key: 'server.closed' } });
  for (const { url } of servers) await expect.poll(() => stateAt(url)).toBe('closed');
  for (const [i, { game }] of entered.entries()) {
    const entries = await one.house.store.journal.read(game as string);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, at) => at + 1));
    const closes = entries.filter(({ kind }) => kind === 'close');
    expect(closes.length).toBeLessThanOrEqual(1);
    if (closes.length === 1) expect(entries.at(-1)?.kind).toBe('close');
    expect(entries.filter(({ kind }) => kind === 'answer')).toHaveLength(captains[i]?.answers ?? -1);
    for (const { url } of servers) {
      await expect.poll(async () => (await call(url, `/games/${game}/record`)).status).toBe(200);
      const { seed } = JSON.parse((await call(url, `/games/${game}/record`)).text) as GameRecord;
      expect(commitmentTo(seed ?? '')).toBe(today.seas[0]?.commitment);
    }
  }
});
