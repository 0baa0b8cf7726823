/** What an operator does at one process reaches the pages of another that shares its database. */
import { afterAll, expect, it } from 'vitest';
import { Client, call, seatedTable } from './support/client.ts';
import { postgresPlace, stopCluster } from './support/databases.ts';
import { OPERATED, operate } from './support/desk.ts';
import { NOTHING, THREE } from './support/house.ts';
import { startServer } from './support/server.ts';

afterAll(stopCluster);

const why = 'for this test';

it('names, lines, closed and deleted tables, bans and the mode reach every process', async (context) => {
  const place = await postgresPlace();
  if (!place) return context.skip('NO PostgreSQL HERE: two servers were not tested.');
  const [one, two] = [
    await startServer(place, { env: OPERATED }),
    await startServer(place, { env: OPERATED }),
  ];
  const desk = (act: Parameters<typeof operate>[1]) => operate(one.url, act);
  const { id, tokens } = await seatedTable(one.url, { ...THREE, name: 'Rude word' });
  const [jonas, mei] = [new Client(two.url), new Client(two.url)];
  await jonas.hello(id, tokens[1]);
  await mei.hello(id, tokens[2]);
  await call(two.url, `/games/${id}/chat`, { key: 'line-one', text: 'Rude words' }, tokens[1]);
  await mei.until(() => mei.said.length === 1, 'the line');
  await desk({ do: 'blankName', table: id, seat: 0, why });
  const seats = () => (jonas.table as unknown as { seats: { name: string }[] }).seats;
  await jonas.until(() => seats()[0]?.name === '', 'the name gone');
  expect((await call(two.url, `/games/${id}/record`, undefined, tokens[1])).text).not.toContain('Rude word');
  await desk({ do: 'blankLine', table: id, line: 1, why });
  await mei.until(() => mei.said[1]?.text === '', 'the line emptied');
  await desk({ do: 'ban', device: { table: id, seat: 2 }, why });
  await mei.until(() => mei.closed !== null, 'the end of the line');
  expect((await call(two.url, `/games/${id}`, undefined, tokens[2])).status).toBe(403);
  await desk({ do: 'closeTable', table: id, why });
  await jonas.until(() => jonas.table?.trouble === 'closed', 'the word of the operator');
  expect(await jonas.answer(0, NOTHING)).not.toBeNull();
  await desk({ do: 'mode', closed: true, why });
  await expect.poll(async () => (await call(two.url, '/server')).body.closed, { timeout: 20_000 }).toBe(true);
  await desk({ do: 'deleteTable', table: id, why });
  await jonas.until(() => jonas.closed !== null, 'the end of the line');
  expect((await call(two.url, `/games/${id}`, undefined, tokens[1])).status).toBe(404);
  await one.stop();
  await two.stop();
  await place.clear();
});
