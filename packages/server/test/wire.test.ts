/** The wire between processes, on a real PostgreSQL behind a gate that can be shut. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { postgresWire } from '../src/store/notify.ts';
import { postgresPlace, stopCluster } from './support/databases.ts';

const place = await postgresPlace();
afterAll(async () => {
  vi.useRealTimers();
  await place?.clear();
  await stopCluster();
});

/** A gate before the socket of a database. Shut, it hangs up on whoever knocks, and counts them. */
async function gateBefore(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'flotilla-gate-'));
  const behind = new URL(url);
  const name = `.s.PGSQL.${behind.searchParams.get('port') ?? (behind.port || '5432')}`;
  const inside = join(behind.searchParams.get('host') ?? '', name);
  const guests = new Set<Socket>();
  const gate = { knocks: 0, shut: false };
  const server = createServer((guest) => {
    gate.knocks++;
    guest.on('error', () => {});
    if (gate.shut) return void guest.destroy();
    guests.add(guest);
    const host = connect(inside);
    host.on('error', () => guest.destroy());
    guest.on('close', () => host.destroy());
    guest.pipe(host).pipe(guest);
  });
  await new Promise<void>((ready) => server.listen(join(folder, name), ready));
  behind.searchParams.set('host', folder);
  return {
    gate,
    url: behind.href,
    hangUp: () => guests.forEach((guest) => void guest.destroy()),
    async clear() {
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets everything happen that is under way. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await new Promise((later) => setImmediate(later));
};

it.runIf(place !== null)(
  'of a database that is away is tried once a second, however long it is away, and tells when it is back',
  async () => {
    const { gate, url, hangUp, clear } = await gateBefore(place?.databaseUrl ?? '');
    const wire = await postgresWire(url, 'me');
    let lost = 0;
    wire.lost(() => lost++);
    expect(gate.knocks).toBe(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    gate.shut = true;
    hangUp();
    for (let second = 1; second <= 8; second++) {
      await settled();
      await vi.advanceTimersByTimeAsync(1_000);
      await vi.waitUntil(() => gate.knocks > second);
      await settled();
      expect(gate.knocks).toBe(1 + second);
    }
    gate.shut = false;
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await expect.poll(() => lost).toBe(1);
    await wire.close();
    hangUp();
    await clear();
  },
);
