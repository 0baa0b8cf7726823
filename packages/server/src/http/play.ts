/** Playing over HTTP: the same answers as on a socket, for programs and for networks that block sockets. */

import type { EntryKind, Taken } from '@flotilla/host';
import { answerBody, backBody, sayBody } from '@flotilla/protocol';
import { handedOut, recordToText } from '@flotilla/table/run';
import type { FastifyInstance } from 'fastify';
import type { Server } from '../app.ts';
import { readChat } from '../store/talk.ts';
import { say } from '../tables/acts.ts';
import type { OpenGame } from '../tables/openGame.ts';
import { Refused } from '../words.ts';
import { askerIn, bodyOf } from './games.ts';
import { seatRequired } from './identity.ts';
import type { Says } from './says.ts';
import { openStream } from './stream.ts';

/** The outcome of a wish, with the matching status. */
function outcomeOf(taken: Taken): { readonly status: number; readonly body: object } {
  if (taken.kind === 'done') return { status: 200, body: { n: taken.n } };
  const { why, rule } = taken.refusal;
  return { status: 409, body: { refused: { why, rule }, n: taken.n } };
}

const mustHaveBegun = (game: OpenGame): void => {
  if (!game.session) throw new Refused(409, game.row.trouble ? 'stopped' : 'notBegun');
};

/** Adds the routes. */
export function playRoutes(app: FastifyInstance, server: Server): void {
  const { house, guard } = server;

  app.post('/games/:id/answers', async (request, reply) => {
    const { key, decision, choice } = bodyOf(answerBody, request);
    const asker = await askerIn(server, request);
    const seat = seatRequired(asker);
    const wish = { kind: 'answer', seat, key, at: decision, choice, author: 'person' } as const;
    const { status, body } = outcomeOf(await asker.game.take(wish));
    return reply.status(status).send(body);
  });

  for (const kind of ['undo', 'redo'] as const satisfies readonly EntryKind[])
    app.post(`/games/:id/${kind}`, async (request, reply) => {
      const { key, at } = bodyOf(backBody, request);
      const asker = await askerIn(server, request);
      const seat = seatRequired(asker);
      const { status, body } = outcomeOf(await asker.game.take({ kind, seat, key, at, author: 'person' }));
      return reply.status(status).send(body);
    });

  app.get('/games/:id/now', async (request, reply) => {
    const { game, seat } = await askerIn(server, request);
    const body = await game.inTurn(async () => {
      mustHaveBegun(game);
      return game.nowFor({ seat, odds: false }, null);
    });
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get('/games/:id/record', async (request, reply) => {
    const { game, seat } = await askerIn(server, request);
    if (game.row.event !== null) await house.referees.learn(game.row.event);
    const body = await game.inTurn(async () => {
      mustHaveBegun(game);
      return recordText(server, game, seat);
    });
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get<Says<'chat'>>('/games/:id/chat', async (request) => {
    const asker = await askerIn(server, request);
    if (asker.game.row.state !== 'over') seatRequired(asker);
    const lines = await readChat(house.store.db, asker.game.id);
    return { lines: lines.map(({ number, seat, body, at }) => ({ number, seat, text: body, at })) };
  });

  app.post<Says<'say'>>('/games/:id/chat', async (request) => {
    const line = bodyOf(sayBody, request);
    const asker = await askerIn(server, request);
    const seat = seatRequired(asker);
    await guard.lines.demand(`${asker.game.id} ${seat}`, house.time.now());
    await say(house, asker.game, seat, line);
    return {};
  });

  app.get('/games/:id/events', async (request, reply) => {
    const asker = await askerIn(server, request);
    await openStream(server, asker, request, reply);
  });
}

/** The record of a game: all of it once it is over; until then no seed, and only the reader's own answers. */
function recordText({ house }: Server, game: OpenGame, seat: number | null): string {
  const session = game.session;
  if (!session) throw new Refused(409, 'notBegun');
  const record = session.record();
  const { origin, sealed, id } = { ...game.row, sealed: game.row.sealed };
  const laidOpen = game.row.state === 'over' && (game.referee?.isPublic(game) ?? true);
  if (!laidOpen) return recordToText(handedOut(record, seat));
  const server = house.vault.unlock(game.row.secret);
  return recordToText({
    ...record,
    origin: { id: origin?.id ?? id, server, sealed, parts: origin?.parts ?? [] },
  });
}
