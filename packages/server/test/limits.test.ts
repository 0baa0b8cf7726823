/** Limits outlive a restart, and several processes on one database share them. */
import { afterAll, afterEach, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { newShare } from '../src/tables/dice.ts';
import { newId } from '../src/tables/ids.ts';
import { call } from './support/client.ts';
import { PLACES, stopCluster, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

const limits = { tablesPerHour: 6, guessesPerMinute: 8, requestsPerMinute: 1e6 };

afterAll(stopCluster);

describe.each(PLACES)('limits on %s', (name, placeFor) => {
  let place: TestPlace | null = null;
  let running: TestServer[] = [];
  const time = handTime();

  beforeEach(async (context: TestContext) => {
    place = await placeFor();
    if (!place) return context.skip(`NO ${name} HERE: its limits were not tested.`);
  });

  afterEach(async () => {
    await stopAll();
    await place?.clear();
  });

  async function stopAll(): Promise<void> {
    for (const server of running.splice(0)) await server.stop();
  }

  async function start(count: number, more = limits): Promise<void> {
    running = [];
    for (let i = 0; i < count; i++)
      running.push(await startServer(place as TestPlace, { time, limits: more }));
  }

  const url = (i: number): string => running[i % running.length]?.url ?? '';

  /** How often each status came, when the processes are asked in turn. */
  async function statuses(tries: number, ask: (at: string) => Promise<{ status: number }>) {
    const found: Record<number, number> = {};
    for (let i = 0; i < tries; i++) {
      const { status } = await ask(url(i));
      found[status] = (found[status] ?? 0) + 1;
    }
    return found;
  }

  const open = (at: string) =>
    call(at, '/games', { game: 'smugglers', seats: [null, null, null], name: 'A', share: newShare() });
  const guess = (at: string) => call(at, `/games/${newId()}`);

  it('mass creation, abandoned games: a restart forgets nothing', async () => {
    await start(1);
    expect(await statuses(4, open)).toEqual({ 201: 4 });
    expect(await statuses(12, guess)).toEqual({ 404: 8, 429: 4 });
    await stopAll();
    await start(1);
    expect(await statuses(5, open)).toEqual({ 201: 2, 429: 3 });
    expect(await statuses(3, guess)).toEqual({ 429: 3 });
    time.move(60 * 60_000);
    expect(await statuses(7, open)).toEqual({ 201: 6, 429: 1 });
  });

  it('keeps no address in clear, and nothing for longer than it counts', async () => {
    await start(1);
    await statuses(2, open);
    await stopAll();
    await start(1);
    const [server] = running;
    const rows = await server?.house.store.db.run<{ name: string }>('select * from limits');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  if (name === 'PostgreSQL')
    it('several processes together let pass no more than one', async () => {
      await start(3);
      expect(await statuses(15, open)).toEqual({ 201: 6, 429: 9 });
      // All at once: whoever finds nothing is told so only if there was a guess left to take.
      const atOnce = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(url(i))));
      expect(atOnce.filter(({ status }) => status === 404)).toHaveLength(8);
      expect(atOnce.filter(({ status }) => status === 429)).toHaveLength(22);
    });

  if (name === 'PostgreSQL')
    it('requests are counted in portions: never noticeably more than the limit', async () => {
      await start(2, { ...limits, requestsPerMinute: 100 });
      const found = await statuses(200, (at) => call(at, '/server'));
      expect(found[200]).toBeGreaterThanOrEqual(100);
      expect(found[200]).toBeLessThanOrEqual(110);
    });
});
