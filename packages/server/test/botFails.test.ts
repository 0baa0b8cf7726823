/** A bot that fails: the operator reads it once, and it is not asked the same again. */
import { smugglers } from '@flotilla/smugglers';
import { anyGame } from '@flotilla/table';
import { expect, it } from 'vitest';
import { call, seatedTable } from './support/client.ts';
import { openHouse } from './support/house.ts';
import { handTime } from './support/time.ts';

const house = openHouse();

it('is not asked again while nothing has changed', async () => {
  const game = anyGame(smugglers);
  const choose = () => {
    throw new Error('fell overboard');
  };
  const time = handTime();
  await house.begin({ time, library: async () => ({ ...game, bots: { steady: { choose } } }) });
  const { server } = house;
  await seatedTable(server.url, { game: 'smugglers', seats: [null, null, 'steady'] });
  const faults = () => server.log.filter((line) => line.includes('fell overboard')).length;
  time.move(1);
  await expect.poll(faults).toBe(1);
  for (const ms of [1_000, 1, 1_000, 1]) {
    time.move(ms);
    await call(server.url, '/server');
  }
  expect(faults()).toBe(1);
});
