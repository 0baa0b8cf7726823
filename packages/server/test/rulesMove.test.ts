/** A rules version that changes under running games, with two versions of Smugglers. */
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenGame } from '../src/tables/openGame.ts';
import type { Library } from '../src/tables/openTables.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const today = anyGame(smugglers);
/** The same rules under another number: a fix that changes no game so far. */
const harmless: AnyGame = { ...today, version: '1.0.1' };
/** Rules under which the same answers lead elsewhere. */
const other: AnyGame = {
  ...today,
  version: '2.0.0',
  setup: (options, seats) => ({ ...today.setup(options, seats), night: 2 }),
};

const libraryOf =
  (...versions: readonly AnyGame[]): Library =>
  async (id, version) =>
    id !== 'smugglers'
      ? null
      : (versions.find((game) => version === null || game.version === version) ?? null);

let place: TestPlace;
let server: TestServer;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(async () => {
  await server.stop();
  await place.clear();
});

async function beginWith(library: Library) {
  server = await startServer(place, { library });
  const table = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, 'steady'] });
  const page = new Client(server.url);
  await page.hello(table.id, table.tokens[0]);
  await page.answer(0, { cargo: [], cove: 'south' });
  page.close();
  const played = async (): Promise<number> => (await server.house.store.journal.read(table.id)).length;
  // The bot has answered, too.
  await expect.poll(played).toBe(2);
  return table;
}

async function restart(library: Library): Promise<void> {
  await server.stop();
  server = await startServer(place, { library });
}

it('moves a game over when its journal plays to the same state', async () => {
  const { id, tokens } = await beginWith(libraryOf(today));
  await restart(libraryOf(harmless));
  const game = (await server.house.game(id)) as OpenGame;
  expect(game.row).toMatchObject({ rules: '1.0.1', trouble: null });
  const page = new Client(server.url);
  await page.hello(id, tokens[1]);
  expect(await page.answer(0, { cargo: [], cove: 'south' })).toBeNull();
  page.close();
});

it('leaves a game on its old rules as long as they are kept', async () => {
  const { id, tokens } = await beginWith(libraryOf(today));
  await restart(libraryOf(other, today));
  const game = (await server.house.game(id)) as OpenGame;
  expect(game.row).toMatchObject({ rules: '1.0.0', trouble: null });
  const page = new Client(server.url);
  await page.hello(id, tokens[1]);
  expect(await page.answer(0, { cargo: [], cove: 'south' })).toBeNull();
  page.close();
  const fresh = await seatedTable(server.url, { game: 'smugglers', seats: [null, 'steady', 'steady'] });
  expect((await server.house.game(fresh.id))?.row.rules).toBe('2.0.0');
});

it('changes no game silently: one that would go elsewhere stands still, and can be ended by agreement', async () => {
  const { id, tokens } = await beginWith(libraryOf(today));
  await restart(libraryOf(other));
  const told = await call(server.url, `/games/${id}`, undefined, tokens[0]);
  expect(told.body).toMatchObject({ state: 'running', rules: '1.0.0', trouble: 'rules' });
  const refused = await call(
    server.url,
    `/games/${id}/answers`,
    { key: 'key-of-answer', decision: 0, choice: 'x' },
    tokens[1],
  );
  expect(refused.status).toBe(409);
  expect(await server.house.store.journal.read(id)).toHaveLength(2);
  await call(server.url, `/games/${id}/me`, { do: 'endByAgreement', agreed: true }, tokens[0]);
  expect((await server.house.game(id))?.row.state).toBe('running');
  await call(server.url, `/games/${id}/me`, { do: 'endByAgreement', agreed: true }, tokens[1]);
  expect((await server.house.game(id))?.row.state).toBe('over');
});

it('moves no game of which it was not noted where it stood', async () => {
  const { id } = await beginWith(libraryOf(today));
  await server.stop();
  server = await startServer(place, { library: libraryOf(today) });
  await server.house.store.db.run('update games set stand = null');
  await restart(libraryOf(harmless));
  expect((await server.house.game(id))?.row).toMatchObject({ rules: '1.0.0', trouble: 'rules' });
});

it('goes on under the old rules when a server that has them comes back', async () => {
  const { id } = await beginWith(libraryOf(today));
  await restart(libraryOf(other));
  expect((await server.house.game(id))?.row.trouble).toBe('rules');
  await restart(libraryOf(today));
  const game = (await server.house.game(id)) as OpenGame;
  expect(game.row.trouble).toBeNull();
  expect(game.number).toBe(2);
});
