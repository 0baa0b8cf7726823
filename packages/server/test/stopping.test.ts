/** A server that is told to stop does so, whoever does not let go. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startProcess } from './support/process.ts';
import { frame, head, Raw, upgrade } from './support/raw.ts';
import { startServer } from './support/server.ts';

let place: TestPlace;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.clear());

/** Far more than it takes, and far less than the half minute for which a socket waits for an answer by itself. */
const PATIENCE = 12_000;

it('a stop comes to its end although something under way does not', async () => {
  const never = new Promise<never>(() => {});
  const server = await startServer(place, { thinkers: { choose: () => never, stop: () => never } });
  await server.stop();
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('SIGTERM ends a process although pages do not answer, bodies never end and streams stay open', async () => {
  const server = await startProcess({ DATA: place.data });
  const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
  const deaf = new Raw(server.url).send(upgrade());
  await deaf.until(/^HTTP\/1.1 101/);
  deaf.send(frame({ t: 'hello', v: 1, game: id, token: tokens[0] }));
  await deaf.until(/"t":"now"/);
  const stream = new Raw(server.url).send(head(`GET /api/v1/games/${id}/events`));
  await stream.until(/"t":"now"/);
  const half = new Raw(server.url).send(
    `${head('POST /api/v1/games', 'Content-Type: application/json', 'Content-Length: 999')}{`,
  );
  const halfOpen = new Raw(server.url).send('GET /');
  const code = new Promise<number | null>((ended) => {
    server.child.once('exit', ended);
  });
  server.child.kill('SIGTERM');
  let late: NodeJS.Timeout | undefined;
  const still = new Promise<string>((over) => {
    late = setTimeout(over, PATIENCE, 'it still runs');
  });
  const outcome = await Promise.race([code, still]);
  clearTimeout(late);
  if (outcome !== 0) await server.kill();
  expect(outcome).toBe(0);
  expect(deaf.heard).toContain('"why":"stopping"');
  expect(stream.heard).toContain('"why":"stopping"');
  for (const one of [deaf, stream, half, halfOpen]) one.drop();
});
