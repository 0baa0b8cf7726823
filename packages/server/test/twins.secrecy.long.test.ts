/**
 * Twins: games that differ only in what a reader cannot know hand out the same bytes in the same number of messages, at every
 * address, on the socket, in the stream of events and in the record.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Teller } from '@flotilla/host';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Choice, Decision, FormChoice, GameShape, Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import {
  botNamed,
  chosenBy,
  clone,
  handedOut,
  optionsAtTable,
  optionsOf,
  recordToText,
  Session,
} from '@flotilla/table/run';
import { afterEach, describe, expect, it } from 'vitest';
import { noWire } from '../src/store/notify.ts';
import { DATABASE_FILE, openStore } from '../src/store/store.ts';
import type { OpenGame } from '../src/tables/openGame.ts';
import { Client, seatedTable } from './support/client.ts';
import { postgresPlace, sqlitePlace, stopCluster, type TestPlace } from './support/databases.ts';
import { routesOf } from './support/routes.ts';
import { startServer, type TestServer } from './support/server.ts';
import { handTime } from './support/time.ts';

/** Twins compared by their messages for each game, and moments at which whole servers are; `npm run fuzz` and `threats` take more. */
const TWINS = process.env.FUZZ_GAMES ? 20_000 : 600;
const MOMENTS = Number(process.env.POSITIONS ?? 1);

const GAMES = [
  ['smugglers', 3],
  ['naval-battles', 2],
  ['naval-battles', 3],
  ['naval-battles', 6],
] as const;

type AnySession = Session<GameShape>;

const choiceOf = ({ game, table }: AnySession, decision: Decision, rng: Rng): Choice =>
  chosenBy(botNamed(game, rng.below(3) === 0 ? 'random' : 'steady'), table, decision, rng);

/** The session of a game for as many people, at its beginning. */
function begun(game: AnyGame, count: number, seed: string): AnySession {
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `Player ${seat + 1}`, bot: null }));
  return new Session(game, {
    options: optionsAtTable(game, optionsOf(game) as FormChoice, seats),
    seats,
    seed,
  });
}

describe.each(GAMES)('%s with %i people', (name, count) => {
  it('hidden hands, replay before the end: messages and records are the same whatever is dealt anew', async () => {
    const game = await loadGame(name);
    let twins = 0;
    for (let round = 0; twins < TWINS; round++) {
      const [session, twin] = [begun(game, count, `twins ${round}`), begun(game, count, `twins ${round}`)];
      const rng = rngFrom(seedFrom(`twins ${name} ${count} ${round}`), 'twins');
      while (!session.table.over && twins < TWINS) {
        for (const reader of [null, ...session.start.seats.keys()]) {
          if (!dealAnew(session, twin, reader, rng)) continue;
          expect(outOf(twin, reader)).toEqual(outOf(session, reader));
          twins++;
        }
        twin.table.restore(clone(session.table.state), twin.table.log?.length ?? 0);
        const decision = rng.pick(session.decisions);
        const choice = choiceOf(session, decision, rng);
        for (const each of [session, twin]) each.choose(decision.seat, choice);
      }
    }
  });
});

/** Makes a twin that differs in everything a reader cannot know; false where nothing can be dealt anew. */
function dealAnew(session: AnySession, twin: AnySession, reader: number | null, rng: Rng): boolean {
  const state = clone(session.table.state);
  const hushed = session.decisions.some((decision) => decision.hushed);
  state.held = state.held.filter(({ seat }) => !hushed || seat === reader);
  if (session.game.swapSecrets?.(state.game, reader, rng, session.table.waiting) === false) return false;
  twin.table.restore(state, twin.table.log?.length ?? 0);
  return true;
}

/** What leaves a server about a position for a reader: the moment, and the record as it is handed out. */
function outOf(session: AnySession, reader: number | null): string[] {
  const beside = { clocks: null, undo: false, redo: false };
  return [
    new Teller(session, 7).message(reader, null, beside),
    recordToText(handedOut(session.record(), reader)),
  ];
}

describe.each([GAMES[2], GAMES[3]])('a server with %s and %i people', (name, count) => {
  const places: TestPlace[] = [];
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    for (const place of places.splice(0)) await place.clear();
  });

  async function start(place: TestPlace): Promise<Twin> {
    const time = handTime();
    const env = { LOG_LEVEL: 'silent', BOT_PACE: '60000' };
    const server = await startServer(place, { time, env, limits: { guessesPerMinute: 1e6 } });
    servers.push(server);
    return { ...server, move: (ms) => time.move(ms) };
  }

  const fresh = (): TestPlace => {
    const place = sqlitePlace();
    places.push(place);
    return place;
  };

  /** Another server with a copy of everything the first one has. */
  async function twinOf(server: Twin): Promise<Twin> {
    const place = fresh();
    await server.house.store.db.backup(join(place.data, DATABASE_FILE));
    copyFileSync(join(server.config.data, 'lock.key'), join(place.data, 'lock.key'));
    return start(place);
  }

  it('hushed questions and timing: nobody can tell whether, how or by what order another has answered', async () => {
    const server = await start(fresh());
    const seats = Array.from({ length: count }, () => null);
    const rng = rngFrom(seedFrom(`whispers ${name} ${count}`), 'twins');
    let { id, tokens } = await seatedTable(server.url, { game: name, seats });
    for (let moment = 0, tables = 1; moment < MOMENTS; ) {
      const game = (await server.house.game(id)) as OpenGame;
      const asked = await playToWhispers(game, rng);
      if (!asked) {
        // This battle is over; the dice of a table are nobody's choice.
        expect(++tables).toBeLessThan(100);
        ({ id, tokens } = await seatedTable(server.url, { game: name, seats }));
        continue;
      }
      moment++;
      const { seat: writer, number: decision } = asked;
      const [earlier] = others(game, writer, 2);
      // Somebody who has answered before must not learn that another has, not even from what he can take back.
      if (earlier) await answerIn(game, earlier, rng);
      const twins: Twin[] = [];
      while (twins.length < 4) twins.push(await twinOf(server));
      const [quiet, says, saysOtherwise, orders] = twins as [Twin, Twin, Twin, Twin];
      const readers = [null, (writer + 1) % count, ...(earlier ? [earlier.seat] : [])];
      const pages: Page[][] = [];
      for (const twin of twins) pages.push(await pagesAt(twin, readers));
      const [choice, other] = choicesAt(game.session as AnySession, asked, rng);
      const path = `/games/${id}`;
      const token = tokens[writer];
      const answer = (of: Choice) => ({ key: 'a-whisper', decision, choice: of });
      await demand(says.url, `${path}/answers`, answer(choice), token);
      await demand(saysOtherwise.url, `${path}/answers`, answer(other), token);
      await demand(orders.url, `${path}/me`, { do: 'orders', pass: true }, token);
      const addresses = await readAddresses(quiet);
      const heard: unknown[] = [];
      for (const [i, twin] of twins.entries()) {
        const told: unknown[] = [];
        for (const page of pages[i] ?? []) told.push(await page.all());
        for (const reader of readers) told.push(await everything(twin, id, tokenOf(reader), addresses));
        heard.push(told);
      }
      for (const twin of heard.slice(1)) expect(twin).toEqual(heard[0]);
      for (const page of pages.flat()) page.close();
      for (const twin of servers.splice(1)) await twin.stop();
      // On to another question.
      for (const each of game.session?.decisions ?? []) await answerIn(game, each, rng);
    }

    async function pagesAt(twin: Twin, readers: readonly (number | null)[]): Promise<Page[]> {
      const pages: Page[] = [];
      for (const reader of readers) pages.push(await Page.open(twin, id, tokenOf(reader)));
      return pages;
    }

    function tokenOf(reader: number | null): string | undefined {
      return reader === null ? undefined : tokens[reader];
    }
  });
});

describe('two processes on one database', () => {
  it('hushed questions and timing: nobody hears of two secret answers that met in the journal', async (context) => {
    const place = await postgresPlace();
    if (!place) return context.skip('NO POSTGRESQL HERE: secret answers of two processes were not tested.');
    const far = await startServer(place, { time: handTime() });
    // This process hears nothing of the other, so that its answer meets the other one in the journal.
    const store = { ...(await openStore(place)), wire: noWire };
    const near = await startServer(place, { time: handTime(), store });
    const rng = rngFrom(seedFrom('two processes'), 'twins');
    let asked: Decision | null = null;
    let id = '';
    for (let tables = 0; !asked && tables < 50; tables++) {
      ({ id } = await seatedTable(far.url, {
        game: 'naval-battles',
        seats: [null, null, null, null, null, null],
      }));
      asked = await playToWhispers((await far.house.game(id)) as OpenGame, rng, 3);
    }
    const [there, here] = [await far.house.game(id), await near.house.game(id)] as OpenGame[];
    const [first, second] = there?.session?.decisions ?? [];
    const told: string[] = [];
    for (const seat of [null, ...(there?.seats.keys() ?? [])])
      if (seat !== first?.seat && seat !== second?.seat)
        here?.receivers.add({ seat, odds: false, told: true, send: (message) => void told.push(message) });
    await answerIn(there as OpenGame, first as Decision, rng);
    await answerIn(here as OpenGame, second as Decision, rng);
    expect(here?.number).toBe((there?.number ?? 0) + 1);
    expect(told).toEqual([]);
    for (const server of [near, far]) await server.stop();
    await place.clear();
    await stopCluster();
  });
});

async function answerIn(game: OpenGame, { seat, number }: Decision, rng: Rng): Promise<void> {
  const session = game.session as AnySession;
  const decision = session.table.decisionFor(seat);
  if (decision?.number !== number) return;
  const choice = choiceOf(session, decision, rng);
  const key = `answer-${game.number}`;
  const taken = await game.take({ kind: 'answer', seat, key, at: number, choice, author: 'person' });
  expect(taken.kind).toBe('done');
}

/** Plays on until several are asked in secret; gives one of them, after whose answer another is still to come. Null at the end. */
async function playToWhispers(game: OpenGame, rng: Rng, least = 2): Promise<Decision | null> {
  const session = game.session as AnySession;
  while (!session.table.over) {
    const { decisions } = session;
    if (decisions.length >= least && decisions.every(({ hushed }) => hushed)) return rng.pick(decisions);
    await answerIn(game, rng.pick(decisions), rng);
  }
  return null;
}

/** Those who are asked beside a seat, if there are so many. */
function others(game: OpenGame, seat: number, least: number): Decision[] {
  const asked = game.session?.decisions.filter((decision) => decision.seat !== seat) ?? [];
  return asked.length < least ? [] : asked;
}

/** Two different answers to a question. */
function choicesAt(session: AnySession, decision: Decision, rng: Rng): [Choice, Choice] {
  const first = choiceOf(session, decision, rng);
  for (let tries = 0; tries < 200; tries++) {
    const other = chosenBy(botNamed(session.game, 'random'), session.table, decision, rng);
    if (JSON.stringify(other) !== JSON.stringify(first)) return [first, other];
  }
  return [first, first];
}

async function demand(url: string, path: string, body: object, token?: string): Promise<void> {
  const { status } = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

/** Every address that can be read. The socket and the stream of events are listened to. */
async function readAddresses({ app }: TestServer): Promise<string[]> {
  await app.ready();
  return routesOf(app.printRoutes({ commonPrefix: false }))
    .filter((route) => route.startsWith('GET '))
    .map((route) => route.slice(4))
    .filter((path) => !['/api/v1/socket', '/api/v1/games/:id/events'].includes(path));
}

/** Readers are not at the machine of the server, where the figures may be read. */
const FROM_OUTSIDE = { 'X-Forwarded-For': '203.0.113.7' };

/** What a reader gets at every address: status, headers and bytes. */
async function everything(
  twin: Twin,
  id: string,
  token: string | undefined,
  addresses: readonly string[],
): Promise<unknown[]> {
  const read: unknown[] = [];
  for (const address of addresses) {
    const path = address.replace(':id', id).replace(/:\w+/g, '1');
    const response = await fetch(`${twin.url}${path}`, {
      headers: { ...FROM_OUTSIDE, ...(token && { Authorization: `Bearer ${token}` }) },
    });
    // The id of a request is drawn anew for each.
    const { date: _, 'x-request-id': __, ...rest } = Object.fromEntries(response.headers);
    read.push([path, response.status, rest, await response.text()]);
  }
  const again = await Page.open(twin, id, token);
  read.push(await again.all());
  again.close();
  return read;
}

/** A server and the hand that moves its clock. */
interface Twin extends TestServer {
  move(ms: number): void;
}

/** A reader on a socket and at the stream of events, who keeps all bytes. */
class Page {
  readonly #twin: Twin;
  readonly #client: Client;
  readonly #stream: AbortController;
  #streamed = '';

  private constructor(twin: Twin, client: Client, stream: AbortController, response: Response) {
    this.#twin = twin;
    this.#client = client;
    this.#stream = stream;
    void this.#read(response);
  }

  static async open(twin: Twin, id: string, token: string | undefined): Promise<Page> {
    const client = new Client(twin.url);
    await client.hello(id, token);
    await client.until(() => client.presence !== null, 'who is there');
    const stream = new AbortController();
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${twin.url}/api/v1/games/${id}/events`, { headers, signal: stream.signal });
    return new Page(twin, client, stream, response);
  }

  async #read({ body }: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body ?? []) this.#streamed += decoder.decode(chunk as Uint8Array);
    } catch {
      // Closed by the reader.
    }
  }

  /** Everything heard so far: everybody is told who is there, and that comes behind all that was sent before. */
  async all(): Promise<unknown> {
    const { bytes, refused } = this.#client;
    const before = refused.length;
    this.#client.send({ t: 'here' });
    this.#client.send({ t: 'undo', key: 'the-last-word', at: 2 ** 31 - 1 });
    await this.#client.until(() => refused.length > before, 'a refusal');
    this.#twin.move(2_000);
    const isTold = (text: string | undefined): boolean => text?.includes('"t":"presence"') ?? false;
    await this.#client.until(() => isTold(bytes.at(-1)), 'who is there');
    await expect.poll(() => isTold(this.#streamed.split('\n\n').at(-2))).toBe(true);
    return [bytes, this.#streamed];
  }

  close(): void {
    this.#client.close();
    this.#stream.abort();
  }
}
