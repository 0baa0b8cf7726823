/** What limits let pass, and what they cost. */
import { expect, it } from 'vitest';
import type { Rate, SharedCounts } from './counting.ts';
import { Buckets, Limit } from './counting.ts';

const MINUTE = 60_000;
const RATE: Rate = { count: 6, within: MINUTE };

/** Counts of all processes in memory, and how often they were asked. */
function sharedInMemory(): SharedCounts & { asked: number } {
  const counts = new Map<string, number>();
  return {
    asked: 0,
    async take(kind, name, { count, within }, many, now) {
      this.asked++;
      const before = Math.max(counts.get(`${kind} ${name}`) ?? 0, now);
      const until = before + (many * within) / count;
      if (until > now + within) return { taken: false, until: before };
      counts.set(`${kind} ${name}`, until);
      return { taken: true, until };
    },
  };
}

const limitOf = (shared: SharedCounts | null, rate = RATE, portion = 1) =>
  new Limit({ kind: 'k', rate, nameOf: (source) => source, shared, portion });

/** How many of so many takes pass. */
async function passed(takers: readonly Limit[], tries: number, now: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < tries; i++) {
    const taker = takers[i % takers.length] as Limit;
    if ((await taker.take('a', now)) === 0) count++;
  }
  return count;
}

it.each([1, 3, 7, 30, 600])('%i pass at once, and as many again when the time has passed', (count) => {
  const buckets = new Buckets({ count, within: MINUTE });
  const run = (now: number) =>
    Array.from({ length: 2 * count }, () => buckets.take('a', now)).filter((ms) => ms === 0);
  expect(run(0)).toHaveLength(count);
  expect(run(MINUTE / 2).length).toBe(Math.floor(count / 2));
  expect(run(10 * MINUTE)).toHaveLength(count);
});

it('a clock that was set back keeps nobody waiting longer than a whole turn', () => {
  const buckets = new Buckets(RATE);
  for (let i = 0; i < 6; i++) buckets.take('a', 1_000 * MINUTE);
  expect(buckets.wait('a', 0)).toBe(MINUTE / 6);
});

it('several processes together let pass as many as one', async () => {
  const shared = sharedInMemory();
  const takers = [limitOf(shared), limitOf(shared), limitOf(shared)];
  expect(await passed(takers, 60, 0)).toBe(6);
  expect(await passed(takers, 60, MINUTE / 2)).toBe(3);
});

it('whoever was refused is refused from memory: a flood costs no statement', async () => {
  const shared = sharedInMemory();
  const taker = limitOf(shared);
  expect(await passed([taker], 1_000, 0)).toBe(6);
  expect(shared.asked).toBe(6);
  expect(() => taker.check('a', 0)).toThrow('Try again in 10 seconds');
});

it('in portions only those who ask for much cost a statement, and all processes together let pass hardly more', async () => {
  const rate = { count: 600, within: MINUTE };
  const shared = sharedInMemory();
  const takers = [limitOf(shared, rate, 30), limitOf(shared, rate, 30)];
  expect(await passed(takers, 60, 0)).toBe(60);
  expect(shared.asked).toBe(0);
  expect(await passed(takers, 5_000, 0)).toBe(600);
  expect(shared.asked).toBeLessThanOrEqual(22);
});

it('without the database a process counts alone', async () => {
  const taker = limitOf({ take: async () => Promise.reject(new Error('gone')) });
  expect(await passed([taker], 20, 0)).toBe(6);
});
