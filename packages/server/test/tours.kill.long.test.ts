/** A server that is killed in the middle of a round: nothing is lost, no round is paired twice, and the tournament goes on. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { furtherAnswers, Player } from './support/load.ts';
import { startProcess } from './support/process.ts';
import { announce, byHand, Entrant, roundsOf } from './support/tournament.ts';

let place: TestPlace;
beforeEach(() => {
  place = sqlitePlace();
});
afterEach(() => place.clear());

it('plays on after a kill in the middle of a round, with the same boards and one game a board', async () => {
  const env = { DATA: place.data, BOT_PACE: '1' };
  let server = await startProcess(env);
  const now = async (): Promise<number> => Number((await call(server.url, '/server')).body.time);
  const { id, owner } = await announce(server.url, await now(), {
    kind: 'swiss',
    options: { scenario: 'panda-bay' },
    settings: { rounds: 2, early: true, pace: { kind: 'none' } },
  });
  const people: Entrant[] = [];
  for (const name of ['Anna', 'Jonas', 'Mei', 'Luca'])
    people.push(await new Entrant(id, name).enter(server.url));
  // All have entered: the round may begin, by itself.
  const begin = async () => ({ do: 'edit', opens: (await now()) + 1_000 });
  await expect
    .poll(async () => (await call(server.url, `/events/${id}/organise`, await begin(), owner)).status)
    .toBe(200);
  const stateOf = async (round: number): Promise<string | undefined> =>
    (await roundsOf(server.url, id))[round - 1]?.state;
  const gamesOf = async () =>
    (await roundsOf(server.url, id))[0]?.boards.map(({ seats, game }) => ({ seats, game }));
  await expect.poll(() => stateOf(1), { timeout: 30_000 }).toBe('running');
  const seats = await Promise.all(people.map((one) => one.sit(server.url)));
  const players = people.map((one, i) => new Player((seats[i] as { game: string }).game, one.token));
  const { url } = server;
  const playing = Promise.all(players.map((player) => player.play(url)));
  await furtherAnswers(players, 20, playing);
  const before = await gamesOf();
  await server.kill();
  await playing;
  server = await startProcess(env);
  expect(await gamesOf()).toEqual(before);
  expect(await Promise.all(players.map((player) => player.play(server.url)))).toEqual(
    people.map(() => 'over'),
  );
  // The next round is paired without anybody asking for it; killed once more before anybody has sat down.
  await expect.poll(() => stateOf(2), { timeout: 30_000 }).toBe('running');
  await server.kill();
  server = await startProcess(env);
  const places = await Promise.all(people.map((one) => one.sit(server.url)));
  for (const [i, one] of people.entries()) {
    const { game, seat } = places[i] as { game: string; seat: number };
    if (seat === 1) await one.act(server.url, game, { do: 'resign' });
  }
  const standings = async () =>
    (await call(server.url, `/events/${id}/standings`)).body as {
      state: string;
      places: { entrant: number; measures: { by: string; value: number }[] }[];
    };
  await expect.poll(async () => (await standings()).state, { timeout: 30_000 }).toBe('closed');
  const rounds = await roundsOf(server.url, id);
  expect(rounds.flatMap(({ boards }) => boards.map(({ result }) => result?.how))).toEqual([
    'played',
    'played',
    'resigned',
    'resigned',
  ]);
  const shown = (await standings()).places;
  for (const { entrant, points, buchholz } of byHand(
    rounds,
    people.map(({ number }) => number),
  )) {
    const own = shown.find((one) => one.entrant === entrant)?.measures ?? [];
    expect([points, buchholz]).toEqual(own.slice(0, 2).map(({ value }) => value));
  }
  await server.kill();
}, 180_000);
