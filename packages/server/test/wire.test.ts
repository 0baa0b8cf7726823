/** The wire between processes, on a real PostgreSQL behind a strait that can be cut. */
import { afterAll, expect, it, vi } from 'vitest';
import { postgresWire } from '../src/store/notify.ts';
import { postgresPlace, stopCluster } from './support/databases.ts';
import { straitTo } from './support/strait.ts';

const place = await postgresPlace();
afterAll(async () => {
  vi.useRealTimers();
  await place?.clear();
  await stopCluster();
});

/** Lets everything happen that is under way. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await new Promise((later) => setImmediate(later));
};

it.runIf(place !== null)(
  'of a database that is away is tried once a second, however long it is away, and tells when it is back',
  async () => {
    const strait = await straitTo(place?.databaseUrl ?? '');
    const wire = await postgresWire(strait.url, 'me');
    let lost = 0;
    wire.lost(() => lost++);
    expect(strait.knocks).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    strait.cut();
    for (let second = 1; second <= 8; second++) {
      await settled();
      await vi.advanceTimersByTimeAsync(1_000);
      await vi.waitUntil(() => strait.knocks > second);
      await settled();
      expect(strait.knocks).toBe(1 + second);
    }
    strait.mend();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await expect.poll(() => lost).toBe(1);
    await wire.close();
    await strait.close();
  },
);
