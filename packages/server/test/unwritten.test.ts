/** Nobody may know an answer that is not yet on disk: no address and no message reveals it. */
import type { GameShape } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenGame } from '../src/tables/openGame.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const NOTHING = { cargo: [], cove: 'south' };

let place: TestPlace;
let server: TestServer;
beforeEach(async () => {
  place = sqlitePlace();
  server = await startServer(place);
});
afterEach(async () => {
  await server.stop();
  await place.clear();
});

/** Lets the next commit wait until it is let through. */
function holdCommit(): { readonly reached: Promise<void>; through(): void } {
  const { journal } = server.house.store;
  const append = journal.append;
  let through = (): void => {};
  const open = new Promise<void>((resolve) => {
    through = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    journal.append = async (entry, also) => {
      journal.append = append;
      resolve();
      await open;
      return append(entry, also);
    };
  });
  return { reached, through };
}

it('whoever asks while an answer is being written is answered once it is, and with it', async () => {
  const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
  const game = (await server.house.game(id)) as OpenGame;
  const told: string[] = [];
  const watcher = new Client(server.url);
  await watcher.hello(id);
  await watcher.until(() => watcher.known !== null, 'the game');
  const commit = holdCommit();
  const body = { key: 'key-of-answer', decision: 0, choice: NOTHING };
  const answered = call(server.url, `/games/${id}/answers`, body, tokens[0]);
  await commit.reached;
  expect((game.session as Session<GameShape>).answers).toHaveLength(1);

  const waits = ['', '/now', '/record'].map(async (path) => {
    const { text } = await call(server.url, `/games/${id}${path}`, undefined, tokens[1]);
    told.push(path);
    return text;
  });
  const hello = new Client(server.url);
  const greeted = hello.hello(id, tokens[2]).then(() => told.push('hello'));
  const late = call(server.url, `/games/${id}/answers`, { ...body, key: 'key-of-second' }, tokens[0]).then(
    (answer) => {
      told.push('late');
      return answer;
    },
  );
  const line = { key: 'line-of-jonas', text: 'Are you there?' };
  const said = call(server.url, `/games/${id}/chat`, line, tokens[1]).then(() => told.push('said'));
  const hints = server.house.writeHints().then(() => told.push('hints'));
  // A request that has nothing to do with the game comes and goes: the others had all the time they need.
  for (let i = 0; i < 20; i++) await call(server.url, '/server');
  expect(told).toEqual([]);
  expect(watcher.known?.asked).toEqual([0, 1, 2]);

  commit.through();
  expect((await answered).status).toBe(200);
  expect((await late).status).toBe(409);
  const [, now = ''] = await Promise.all(waits);
  expect((JSON.parse(now) as { asked: number[] }).asked).toEqual([1, 2]);
  await Promise.all([greeted, said, hints]);
  await hello.until(() => hello.known !== null, 'the game');
  expect(hello.known?.asked).toEqual([1, 2]);
  await watcher.until(() => watcher.known?.asked.length === 2, 'the answer');
  for (const client of [watcher, hello]) client.close();
});

it('an answer whose commit fails leaves no trace with whoever asked meanwhile', async () => {
  const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
  const { journal } = server.house.store;
  const append = journal.append;
  const asked: Promise<{ readonly text: string }>[] = [];
  journal.append = async () => {
    journal.append = append;
    asked.push(call(server.url, `/games/${id}/now`, undefined, tokens[1]));
    await call(server.url, '/server');
    throw new Error('disk full');
  };
  const body = { key: 'key-of-answer', decision: 0, choice: NOTHING };
  expect((await call(server.url, `/games/${id}/answers`, body, tokens[0])).status).toBe(500);
  const [now] = await Promise.all(asked);
  expect((JSON.parse(now?.text ?? '{}') as { asked: number[] }).asked).toEqual([0, 1, 2]);
});

it('the end of a game that could not be noted is noted when the games are looked at', async () => {
  const { id } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
  const game = (await server.house.game(id)) as OpenGame;
  const { db } = server.house.store;
  const batch = db.batch;
  db.batch = async (statements) => {
    if (!statements.some(({ sql }) => sql.startsWith('update games set state'))) return batch(statements);
    db.batch = batch;
    throw new Error('disk full');
  };
  await expect(game.close()).rejects.toThrow('disk full');
  expect(game.row.state).toBe('running');
  await server.house.looking.around();
  expect(game.row.state).toBe('over');
});
