/** Two servers on one PostgreSQL: clients of one learn what happens at the other. */
import { afterAll, expect, it } from 'vitest';
import { Client, seatedTable } from './support/client.ts';
import { postgresPlace, stopCluster } from './support/databases.ts';
import { startServer } from './support/server.ts';

afterAll(stopCluster);

it('answers, chat and newcomers at one server reach the pages at the other', async (context) => {
  const place = await postgresPlace();
  if (!place) return context.skip('NO PostgreSQL HERE: two servers were not tested.');
  const [one, two] = [await startServer(place), await startServer(place)];
  const { id, tokens } = await seatedTable(one.url, { game: 'smugglers', seats: [null, null, null] });
  const [anna, jonas] = [new Client(one.url), new Client(two.url)];
  await anna.hello(id, tokens[0]);
  await jonas.hello(id, tokens[1]);
  await jonas.until(() => jonas.known !== null);
  expect(await anna.answer(0, { cargo: [], cove: 'south' })).toBeNull();
  await jonas.until(() => jonas.known?.asked.length === 2, 'the answer');
  anna.send({ t: 'say', key: 'line-of-anna', text: 'Hello from the other side' });
  await jonas.until(() => jonas.said.length === 1, 'the line');
  expect(jonas.said[0]?.text).toBe('Hello from the other side');
  expect(await jonas.answer(0, { cargo: [], cove: 'south' })).toBeNull();
  await anna.until(() => anna.known?.asked.length === 1, 'the answer back');
  anna.close();
  jonas.close();
  await one.stop();
  await two.stop();
  await place.clear();
});
