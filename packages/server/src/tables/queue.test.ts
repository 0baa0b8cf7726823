import { expect, it } from 'vitest';
import { Queue } from './queue.ts';

it('counts what waits and what is in progress, for itself and for all queues together', async () => {
  const tally = { waiting: 0 };
  const [queue, other] = [new Queue(tally), new Queue(tally)];
  const counted = () => [queue.waiting, other.waiting, tally.waiting];
  const seen: number[][] = [];
  const look = async (): Promise<void> => void seen.push(counted());
  const work = [queue.run(look), queue.run(() => Promise.reject(new Error('no'))), queue.run(look)];
  expect(counted()).toEqual([3, 0, 3]);
  work.push(other.run(async () => {}));
  expect(counted()).toEqual([3, 1, 4]);
  await Promise.allSettled(work);
  expect(seen.map(([own]) => own)).toEqual([3, 1]);
  expect(counted()).toEqual([0, 0, 0]);
});
