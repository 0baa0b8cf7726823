/** A server that is killed while an event goes on, and while it closes: no acknowledged answer is lost, and it closes all the same. */
import { commitmentTo } from '@flotilla/table/run';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { newShare } from '../src/tables/dice.ts';
import { Captain, type Entered, enters } from './support/captain.ts';
import { call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startProcess } from './support/process.ts';

const CAPTAINS = 6;

let place: TestPlace;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.clear());

it('loses no acknowledged answer of an event, sails on, and closes after a kill in the middle of closing', async () => {
  const env = { DATA: place.data };
  let server = await startProcess(env);
  const announced = await call(server.url, '/events', {
    kind: 'sea',
    title: 'Storm',
    game: 'hunters',
    options: {},
    entry: 'open',
    opens: Date.now(),
    closes: Date.now() + 3_600_000,
    share: newShare(),
    settings: { length: { kind: 'patrols', patrols: 2 }, counts: 'tons', seas: 1, dice: 'plain' },
  });
  const { id, token, seas } = announced.body as { id: string; token: string; seas: { commitment: string }[] };
  const state = async (): Promise<unknown> => (await call(server.url, `/events/${id}`)).body.state;
  await expect.poll(state).toBe('open');
  const crew: Entered[] = [];
  for (let i = 0; i < CAPTAINS; i++) crew.push(await enters(server.url, id, { name: `Captain ${i}` }));
  const given = new Map<string, number>();
  for (let kill = 0; kill < 2; kill++) {
    const { url } = server;
    const sailing = crew.map(async ({ game, token: key }, i) => {
      const captain = await new Captain(url, `mind ${i}`).board(game as string, key);
      await captain.sail(8 + i).catch(() => {});
      given.set(game as string, (given.get(game as string) ?? 0) + captain.answers);
      return captain;
    });
    // The first is done, the others are in the middle of it.
    await sailing[0];
    await server.kill();
    await Promise.all(sailing);
    server = await startProcess(env);
    // Whoever comes back is led to the same game, not to another.
    for (const { game, token: key } of crew) {
      const { body } = await call(server.url, `/events/${id}/enter`, {}, key);
      expect(body.game ?? body.error).toBe(body.error ? 'sailed' : game);
    }
  }
  await call(server.url, `/events/${id}/organise`, { do: 'close' }, token);
  await server.kill();
  server = await startProcess(env);
  await expect.poll(state).toBe('closed');
  const standings = (await call(server.url, `/events/${id}/standings`)).body as {
    rows: { seas: { state: string; figures: unknown }[] }[];
  };
  expect(standings.rows).toHaveLength(CAPTAINS);
  for (const { seas: lines } of standings.rows) {
    expect(['over', 'brokeOff']).toContain(lines[0]?.state);
    expect(lines[0]?.figures).not.toBeNull();
  }
  const records = (await call(server.url, `/events/${id}/records`)).body as { seas: { seed: string }[] };
  expect(commitmentTo(records.seas[0]?.seed ?? '')).toBe(seas[0]?.commitment);
  await server.kill();
  const store = await openStore(place);
  for (const [game, answers] of given) {
    const entries = await store.journal.read(game);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
    expect(entries.filter(({ kind }) => kind === 'answer').length).toBeGreaterThanOrEqual(answers);
    expect(entries.findIndex(({ kind }) => kind === 'close')).toBeOneOf([-1, entries.length - 1]);
  }
  await store.close();
});
