/** Clocks that jump: the calendar follows, the clocks of games do not. The part bears the name of its row in docs/threats.md. */
import { describe, expect, it } from 'vitest';
import { dayAt, nextMidnight } from '../../src/events/days.ts';
import { AgreedTime } from '../../src/tables/agreedTime.ts';
import type { MachineClocks } from '../../src/tables/time.ts';
import { machineTime } from '../../src/tables/time.ts';
import { call, seatedTable } from '../support/client.ts';
import { openHouse, THREE } from '../support/house.ts';
import { onEveryStore } from '../support/stores.ts';
import { handTime } from '../support/time.ts';

const at = openHouse();
const HOUR = 60 * 60_000;
const LIVE = { ...THREE, pace: { kind: 'live', minutes: 10, window: 45 } };

const daily = async () => (await call(at.server.url, '/events/daily')).body as { day: string; state: string };
const tookOver = async (id: string) => (await at.gameOf(id)).seats.map((seat) => seat.botTookOver);

/** Everybody's clock still runs, and nobody has begun to look whether it has run out. */
async function allClocksRun(id: string): Promise<void> {
  const jobs = await at.server.house.store.db.run("select key from jobs where kind = 'clock' and leased = 0");
  expect(jobs).toHaveLength(3);
  expect(await tookOver(id)).toEqual([false, false, false]);
}

const allHaveLost = (id: string) => expect.poll(() => tookOver(id)).toEqual([true, true, true]);

describe('a clock that jumps', () => {
  it('a machine that slept over midnight opens the new sea of the day at once, and nobody has lost on time', async () => {
    const time = handTime();
    await at.begin({ time });
    const { id } = await seatedTable(at.server.url, LIVE);
    await at.server.worker.work();
    expect(await daily()).toMatchObject({ day: dayAt(time.now()), state: 'open' });
    time.jump(nextMidnight(time.now()) - time.now() + HOUR);
    await at.server.worker.work();
    expect(await daily()).toMatchObject({ day: dayAt(time.now()), state: 'open' });
    await allClocksRun(id);
    // Ten minutes by the steady clock are ten minutes, and pages are told where the clock stands in their own time.
    const { clocks } = JSON.parse((await call(at.server.url, `/games/${id}/now`)).text);
    expect(clocks.seats[0]).toEqual({ left: 10 * 60_000, since: time.now() });
    time.move(9 * 60_000);
    await at.server.worker.work();
    await allClocksRun(id);
    time.move(60_000);
    await at.server.worker.work();
    await allHaveLost(id);
  });

  it('a clock that is set back frees nobody from losing on time, and jobs go on', async () => {
    const time = handTime();
    await at.begin({ time });
    const { id } = await seatedTable(at.server.url, LIVE);
    time.jump(-2 * HOUR);
    time.move(10 * 60_000);
    await at.server.worker.work();
    await allHaveLost(id);
  });

  it('after a restart the clocks of games go on as if nothing had jumped', async () => {
    const time = handTime();
    await at.begin({ time });
    const { id } = await seatedTable(at.server.url, LIVE);
    time.jump(8 * HOUR);
    await at.server.look();
    await at.server.stop();
    const again = handTime();
    again.move(time.now() - again.now());
    await at.begin({ time: again });
    await at.server.worker.work();
    await allClocksRun(id);
    again.move(10 * 60_000);
    await at.server.worker.work();
    await allHaveLost(id);
  });
});

/** A machine whose clocks are moved by hand. */
function machine(): MachineClocks & { pass(ms: number): void; set(ms: number): void } {
  let wall = 1_800_000_000_000;
  let elapsed = 0;
  return {
    wall: () => wall,
    elapsed: () => elapsed,
    pass(ms) {
      wall += ms;
      elapsed += ms;
    },
    set(ms) {
      wall += ms;
    },
  };
}

it('a clock that jumps: the calendar of a machine follows its clock, the steady one only counts', () => {
  const own = machine();
  const time = machineTime(own);
  const [now, steady] = [time.now(), time.steady()];
  own.pass(1_000);
  own.set(8 * HOUR);
  expect([time.now() - now, time.steady() - steady, time.shift()]).toEqual([
    1_000 + 8 * HOUR,
    1_000,
    -8 * HOUR,
  ]);
  // What two clocks drift apart is no jump.
  own.set(100);
  expect(time.shift()).toBe(-8 * HOUR);
});

onEveryStore('a clock that jumps: processes agree ', (store) => {
  it('on one steady clock, whoever sees the jump first, and a new one joins them', async () => {
    const { db } = store.store;
    const [x, y] = [machine(), machine()];
    const times = [machineTime(x), machineTime(y)];
    const agreed = times.map((time) => new AgreedTime(db, time));
    for (const one of agreed) await one.start();
    const look = async () => {
      for (const one of agreed) await one.look();
    };
    const steady = () => times.map((time) => time.steady());
    for (const own of [x, y]) own.pass(5_000);
    await look();
    const before = steady();
    // Both sit on one machine that sleeps.
    for (const own of [x, y]) own.set(8 * HOUR);
    await look();
    await look();
    expect(steady()).toEqual(before);
    // A third starts later, with the machine's new time.
    const z = machine();
    z.set(5_000 + 8 * HOUR);
    const third = machineTime(z);
    await new AgreedTime(db, third).start();
    expect(third.steady()).toBe(before[0]);
    // One of two machines is set right: afterwards both still agree.
    y.set(30_000);
    await look();
    await look();
    expect(Math.abs((times[0]?.steady() ?? 0) - (times[1]?.steady() ?? 0))).toBeLessThanOrEqual(30_000);
    expect(times[0]?.shift()).toBe(times[1]?.shift());
  });
});
