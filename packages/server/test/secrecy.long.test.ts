/** Secrecy on the wire: every byte to every seat and spectator, and every line of the log. */
import { Teller } from '@flotilla/host';
import type { AnyGame, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, clone, Session } from '@flotilla/table/run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenGame } from '../src/tables/openGame.ts';
import { Client, call, seatedTable } from './support/client.ts';
import { sqlitePlace, type TestPlace } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

let place: TestPlace;
let server: TestServer;
beforeAll(async () => {
  place = sqlitePlace();
  server = await startServer(place, { env: { LOG_LEVEL: 'trace' } });
});
afterAll(async () => {
  await server.stop();
  await place.clear();
});

/** Answers that are listened to, and those before which seats are compared; `npm run fuzz` takes many more. */
const [LISTENED, COMPARED] = process.env.FUZZ_GAMES ? [300, 160] : [60, 32];

/** A secret in all the forms in which it could slip out. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret, 'hex');
  const parts = Array.from({ length: Math.floor(secret.length / 8) }, (_, i) =>
    secret.slice(8 * i, 8 * i + 8),
  );
  return [secret, bytes.toString('base64'), bytes.toString('base64url'), secret.toUpperCase(), ...parts];
}

/** A message without its imagined table, which holds every card somewhere and has a test of its own. */
const withoutImagined = (text: string): string => {
  const { table, ...rest } = JSON.parse(text) as { t: string; table?: unknown };
  return rest.t === 'now' ? JSON.stringify(rest) : text;
};

/** The choice of a bot at a seat, steady or at random. */
function choiceAt(session: Session<GameShape>, seat: number, salt: string) {
  const rng = rngFrom(seedFrom(salt), 'test');
  const decision = session.table.decisionFor(seat);
  const bot = botNamed(session.game, rng.below(3) === 0 ? 'random' : 'steady');
  return decision && { at: decision.number, choice: chosenBy(bot, session.table, decision, rng) };
}

describe.each([
  ['smugglers', 3],
  ['naval-battles', 2],
  ['naval-battles', 3],
  ['naval-battles', 6],
] as const)('%s with %i seats', (name, count) => {
  it('seed leak, hidden hands: tells nobody a hidden card, the seed or a share of the server, in messages, answers to requests or the log', async () => {
    const seats = Array.from({ length: count }, () => null);
    const { id, tokens } = await seatedTable(server.url, { game: name, seats });
    const game = (await server.house.game(id)) as OpenGame;
    const session = game.session as Session<GameShape>;
    const share = server.house.vault.unlock(game.row.secret);
    const told: string[] = [];
    const found: string[] = [];
    const listen = (seat: number | null) => ({
      seat,
      odds: true,
      told: true,
      send(text: string): void {
        told.push(withoutImagined(text));
        const secrets = session.game.secrets?.(session.table.state.game, seat) ?? [];
        const hit = secrets.find((secret) => withoutImagined(text).includes(JSON.stringify(secret)));
        if (hit) found.push(`seat ${seat} was told ${hit}`);
      },
    });
    const socket = new Client(server.url);
    await socket.hello(id, tokens[0]);
    for (const seat of [null, ...seats.keys()]) game.receivers.add(listen(seat));
    const wrong = { kind: 'answer', author: 'person' } as const;
    for (let answers = 0; answers < LISTENED && !session.table.over; answers++) {
      const { seat } = rngFrom(seedFrom(`${name} ${answers}`), 'seat').pick(session.decisions);
      const chosen = choiceAt(session, seat, `${name} ${count} ${answers}`);
      if (!chosen) throw new Error('Nobody is asked.');
      if (answers % 20 === 0) {
        const refused = await game.take({
          ...wrong,
          seat: (seat + 1) % count,
          key: `wrong-${answers}`,
          ...chosen,
        });
        told.push(JSON.stringify(refused));
        for (const path of ['', '/now', '/record'])
          for (const token of [undefined, tokens[0]])
            told.push(
              withoutImagined((await call(server.url, `/games/${id}${path}`, undefined, token)).text),
            );
      }
      const taken = await game.take({
        kind: 'answer',
        seat,
        key: `answer-${answers}`,
        author: 'person',
        ...chosen,
      });
      expect(taken.kind).toBe('done');
    }
    expect(found).toEqual([]);
    const before = session.table.over ? told.slice(0, -2) : told;
    const everything = [...before, ...socket.bytes.map(withoutImagined), ...server.log].join('\n');
    for (const secret of [session.start.seed, share])
      for (const disguise of disguises(secret))
        if (everything.includes(disguise)) found.push(`"${disguise}" of a seed or share was told`);
    expect(found).toEqual([]);
    for (const token of tokens) expect(server.log.join('\n')).not.toContain(token);
    socket.close();
  });

  it('hidden hands: tells a seat and a spectator the same bytes, whatever seat 2 holds', async () => {
    const seats = Array.from({ length: count }, () => null);
    const { id } = await seatedTable(server.url, { game: name, seats });
    const game = (await server.house.game(id)) as OpenGame;
    const session = game.session as Session<GameShape>;
    const beside = { clocks: null, undo: false, redo: false };
    let compared = 0;
    for (let answers = 0; answers < COMPARED && !session.table.over; answers++) {
      const rng = rngFrom(seedFrom(`twin ${answers}`), 'twin');
      for (const seat of [0, null]) {
        const twin = twinOf(session, seat, rng);
        if (!twin) continue;
        const [one, other] = [session, twin].map((each) => new Teller(each, 7));
        expect(other?.message(seat, null, beside)).toBe(one?.message(seat, null, beside));
        compared++;
        // A secret answer of seat 2 to a question that others have to answer too changes nothing for the rest.
        const held =
          session.decisions.length > 1 && session.decisions.find((decision) => decision.seat === 1);
        if (!held || !one || !other) continue;
        const answer = {
          seat: 1,
          decision: held.number,
          choice: choiceAt(session, 1, 'held')?.choice as string,
        };
        const [first, second] = [copyOf(session), twin];
        if (first.answer(answer).kind !== 'done' || second.answer(answer).kind !== 'done') continue;
        const [after, twinAfter] = [first, second].map((each) => new Teller(each, 8));
        expect(twinAfter?.message(seat, null, beside)).toBe(after?.message(seat, null, beside));
      }
      const { seat } = rng.pick(session.decisions);
      const chosen = choiceAt(session, seat, `${name} ${count} ${answers}`);
      if (chosen)
        await game.take({ kind: 'answer', seat, key: `answer-${answers}`, author: 'person', ...chosen });
    }
    expect(compared).toBeGreaterThan(25);
  });
});

/** The same game again, played to the same place. */
function copyOf(session: Session<GameShape>): Session<GameShape> {
  const copy = new Session<GameShape>(session.game, session.start);
  for (const answer of session.answers) copy.answer(answer);
  return copy;
}

/** A game that differs only in what a seat cannot know; null when no other deal was found. */
function twinOf(session: Session<GameShape>, seat: number | null, rng: ReturnType<typeof rngFrom>) {
  const game = session.game as AnyGame;
  const twin = copyOf(session);
  const state = clone(session.table.state);
  const hushed = session.decisions.some((decision) => decision.hushed);
  if (hushed && state.held.length > 0) return null;
  if (game.swapSecrets?.(state.game, seat, rng, session.table.waiting) === false) return null;
  twin.table.restore(state, twin.table.log?.length ?? 0);
  return twin;
}
