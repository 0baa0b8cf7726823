/** Whole games over sockets: what pages are told is what the rules say, and nothing is lost on the way. */
import { randomUUID } from 'node:crypto';
import { loadGame } from '@flotilla/lab';
import type { GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { Session } from '@flotilla/table/run';
import { botNamed, chosenBy, logFor, recordFromText, replay } from '@flotilla/table/run';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mixedSeed, newShare, originFault, sealOf } from '../src/tables/dice.ts';
import type { OpenGame } from '../src/tables/openGame.ts';
import { Client, call, logOf, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

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

const sessionOf = async (id: string): Promise<Session<GameShape>> =>
  ((await server.house.game(id)) as OpenGame).session as Session<GameShape>;

/** What a steady captain would choose at a seat. */
async function steadyChoice(id: string, seat: number, salt: number) {
  const open = (await server.house.game(id)) as OpenGame;
  return open.inTurn(async () => {
    const { table, game } = open.session as Session<GameShape>;
    const decision = table.decisionFor(seat);
    const rng = rngFrom(seedFrom(`${salt}`), 'test');
    return decision && chosenBy(botNamed(game, 'steady'), table, decision, rng);
  });
}

/** The question that waits for one of these persons; null when the game is over. Bots may answer first. */
async function nextQuestion(id: string, clients: readonly (Client | undefined)[]) {
  const game = (await server.house.game(id)) as OpenGame;
  for (;;) {
    const { over, asked } = await game.inTurn(async () => {
      const { table, decisions } = game.session as Session<GameShape>;
      return { over: table.over, asked: decisions.find(({ seat }) => clients[seat]) };
    });
    if (over || asked) return asked ?? null;
    await new Promise((later) => setImmediate(later));
  }
}

/** Lets people answer over their sockets until the game is over. */
async function playOut(
  id: string,
  clients: readonly (Client | undefined)[],
  each?: () => Promise<void>,
): Promise<void> {
  for (let answers = 0; answers < 5_000; answers++) {
    const asked = await nextQuestion(id, clients);
    if (!asked) return;
    const client = clients[asked.seat] as Client;
    await client.until(() => client.known?.decision?.number === asked.number, 'the question');
    const choice = await steadyChoice(id, asked.seat, answers);
    if (choice !== null) expect(await client.answer(asked.number, choice)).toBeNull();
    await each?.();
  }
  throw new Error('The game did not end.');
}

/** What a seat may know when nothing is under way; nobody may know an answer that is not yet on disk. */
async function standFor(id: string, seat: number | null) {
  const game = (await server.house.game(id)) as OpenGame;
  return game.inTurn(async () => {
    const { table } = game.session as Session<GameShape>;
    const told = { view: table.view(seat), log: logFor(table.log ?? [], seat) };
    return { n: game.n, ...(JSON.parse(JSON.stringify(told)) as typeof told) };
  });
}

/** A page knows what its seat may know as soon as it has the last moment; bots may play on meanwhile. */
async function sameAsServer(id: string, seat: number | null, client: Client): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    const { n, view, log } = await standFor(id, seat);
    await client.until(() => (client.known?.n ?? -1) >= n, 'the last moment');
    const { known } = client;
    if (known?.n !== n) continue;
    expect(known.view).toEqual(view);
    expect(logOf(known)).toEqual(log);
    return;
  }
  throw new Error('The game never stood still.');
}

describe.each([
  ['smugglers', [null, null, 'steady'], {}],
  ['naval-battles', [null, null], {}],
  ['naval-battles', [null, 'steady', null, null, 'steady', 'random'], {}],
  ['hunters', [null, null], { mode: 'twoPlayer', boat: 'VIIA', until: '1940-03' }],
] as const)('%s with %j', (game, seats, options) => {
  it('is played to its end over sockets, and every page knows what its seat may know', async () => {
    const { id, tokens } = await seatedTable(server.url, { game, seats, options });
    const clients = tokens.map((token) => (token ? new Client(server.url) : undefined));
    const watcher = new Client(server.url);
    for (const [seat, client] of clients.entries())
      await client?.hello(id, tokens[seat], { odds: seat === 0 });
    await watcher.hello(id);
    let turn = 0;
    await playOut(id, clients, async () => {
      if (turn++ % 17 !== 0) return;
      const fresh = new Client(server.url);
      const seat = turn % 2 === 0 ? 0 : null;
      await fresh.hello(id, seat === null ? undefined : tokens[0]);
      await sameAsServer(id, seat, fresh);
      fresh.close();
    });
    for (const [seat, client] of clients.entries()) if (client) await sameAsServer(id, seat, client);
    await sameAsServer(id, null, watcher);
    await watcher.until(() => watcher.table?.state === 'over', 'the end');
    const record = recordFromText((await call(server.url, `/games/${id}/record`)).text);
    if (!record.ok) throw new Error(record.error);
    const again = replay(await loadGame(game), record.value);
    expect(again.ok).toBe(true);
    const { origin, seed } = record.value;
    expect(origin && originFault(origin, seed as string)).toBeNull();
    expect(record.value.stateHash).toBe(
      (await sessionOf(id)) && ((await server.house.game(id)) as OpenGame).stand?.hash,
    );
    for (const client of [...clients, watcher]) client?.close();
  });
});

describe('a page', () => {
  it('that comes back gets only what it missed, or the whole when that is too much', async () => {
    const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
    const clients = tokens.map(() => new Client(server.url));
    for (const [seat, client] of clients.entries()) await client.hello(id, tokens[seat]);
    const lost = new Client(server.url);
    await lost.hello(id, tokens[0]);
    await lost.until(() => lost.known !== null);
    lost.drop();
    const early = structuredClone(lost.known);
    let count = 0;
    const backs: string[] = [];
    await playOut(id, clients, async () => {
      count++;
      if (count !== 5 && count !== 60) return;
      const back = new Client(server.url);
      back.known = structuredClone(early);
      await back.hello(id, tokens[0], { from: early?.n });
      await sameAsServer(id, 0, back);
      backs.push(back.bytes.find((text) => text.startsWith('{"t":"now"')) as string);
      back.close();
    });
    expect(backs[0]).toContain('"steps":[{"n":');
    expect(backs[1] ?? '"whole"').toContain('"whole"');
    for (const client of clients) client.close();
  });

  it('that comes back is not told again how the last answer came about', async () => {
    const seats = [null, null, null];
    const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats });
    const clients = await Promise.all(
      tokens.map(async (token) => {
        const client = new Client(server.url);
        await client.hello(id, token);
        return client;
      }),
    );
    let comings = 0;
    await playOut(id, clients, async () => {
      for (const [seat, client] of clients.entries()) {
        if (!client.bytes.at(-1)?.includes('"told"')) continue;
        const back = new Client(server.url);
        back.known = structuredClone(client.known);
        await back.hello(id, tokens[seat], { from: client.known?.n });
        await sameAsServer(id, seat, back);
        expect(back.bytes.filter((text) => text.includes('"told"'))).toEqual([]);
        back.close();
        comings++;
      }
    });
    expect(comings).toBeGreaterThan(0);
  });

  it('that sends an answer twice has answered once, also on another device and after a restart', async () => {
    const { id, tokens } = await seatedTable(server.url, { game: 'smugglers', seats: [null, null, null] });
    const one = new Client(server.url);
    const two = new Client(server.url);
    await one.hello(id, tokens[0]);
    await two.hello(id, tokens[0]);
    const key = randomUUID();
    const choice = (await steadyChoice(id, 0, 1)) as string;
    one.send({ t: 'answer', key, decision: 0, choice });
    two.send({ t: 'answer', key, decision: 0, choice });
    one.send({ t: 'answer', key, decision: 0, choice });
    expect(await one.outcome(key)).toBeNull();
    expect(await two.outcome(key)).toBeNull();
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
    expect(await two.answer(0, choice)).not.toBeNull();
    await server.stop();
    server = await startServer(place);
    const back = new Client(server.url);
    await back.hello(id, tokens[0]);
    expect(await back.answer(0, choice, key)).toBeNull();
    expect(await server.house.store.journal.read(id)).toHaveLength(1);
    back.close();
  });

  it('takes an answer back to the barrier, its own only, and does it again', async () => {
    const { id, tokens } = await seatedTable(server.url, { game: 'naval-battles', seats: [null, null] });
    const clients = tokens.map(() => new Client(server.url));
    for (const [seat, client] of clients.entries()) await client.hello(id, tokens[seat]);
    const session = await sessionOf(id);
    for (let answers = 0; answers < 400 && session.undoRefusal() !== null; answers++) {
      const asked = session.decisions[0];
      if (!asked) throw new Error('The game ended before anything could be taken back.');
      const client = clients[asked.seat] as Client;
      await client.until(() => client.known?.decision?.number === asked.number);
      await client.answer(asked.number, (await steadyChoice(id, asked.seat, answers)) as string);
    }
    const last = session.answers.at(-1)?.seat as number;
    const [own, other] = [clients[last] as Client, clients[1 - last] as Client];
    const n = own.known?.n as number;
    await other.until(() => other.known?.n === n);
    expect(own.known?.undo).toBe(true);
    expect(other.known?.undo).toBe(false);
    other.send({ t: 'undo', key: 'not-mine-1', at: n });
    expect((await other.outcome('not-mine-1'))?.why).toEqual({ key: 'server.notYours' });
    own.send({ t: 'undo', key: 'too-late-1', at: n - 1 });
    expect((await own.outcome('too-late-1'))?.why).toEqual({ key: 'server.movedOn' });
    const before = structuredClone(own.known?.view);
    own.send({ t: 'undo', key: 'undo-key-1', at: n });
    expect(await own.outcome('undo-key-1')).toBeNull();
    await sameAsServer(id, last, own);
    await sameAsServer(id, 1 - last, other);
    expect(own.known?.redo).toBe(true);
    own.send({ t: 'redo', key: 'redo-key-1', at: n + 1 });
    expect(await own.outcome('redo-key-1')).toBeNull();
    await sameAsServer(id, last, own);
    expect(own.known?.view).toEqual(before);
    await server.stop();
    server = await startServer(place);
    const back = new Client(server.url);
    await back.hello(id, tokens[last]);
    await sameAsServer(id, last, back);
    back.close();
  });
});

describe('the dice', () => {
  it('come from the sealed share of the server and one of each person', async () => {
    const shares = [newShare(), newShare()];
    const opened = await call(server.url, '/games', {
      game: 'naval-battles',
      seats: [null, null, 'steady'],
      name: 'Anna',
      share: shares[0],
    });
    const { id, sealed, links, token } = opened.body as {
      id: string;
      sealed: string;
      links: Record<number, string>;
      token: string;
    };
    expect(opened.body.commitment).toBeNull();
    await call(server.url, `/games/${id}/claim`, { link: links[1], name: 'Jonas', share: shares[1] });
    await call(server.url, `/games/${id}/me`, { do: 'begin' }, token);
    const game = (await server.house.game(id)) as OpenGame;
    const share = server.house.vault.unlock(game.row.secret);
    expect(sealed).toBe(sealOf(id, share));
    expect(game.session?.start.seed).toBe(mixedSeed(id, share, [...shares, null]));
    const told = await call(server.url, `/games/${id}`, undefined, token);
    expect(told.body.parts).toEqual([...shares, null]);
    expect(told.text).not.toContain(share);
    expect(told.text).not.toContain(game.session?.start.seed);
  });
});
