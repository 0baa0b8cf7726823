/** A stream of events: what a socket would be told, for networks that block sockets. It counts as a socket. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import type { Admission } from '../operator/bans.ts';
import { refusalFor } from '../operator/bans.ts';
import type { Presence } from '../tables/presence.ts';
import type { Word } from '../words.ts';
import { Refused } from '../words.ts';
import type { Asker } from './identity.ts';
import { tokenOf } from './identity.ts';

/** Opens a stream of events; refused when the address, the seat or the table has its full number of readers. */
export async function openStream(
  server: Server,
  { game, seat }: Asker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { guard, metrics, pages, presence } = server;
  const source = sourceIn(request);
  if (!guard.arrives(source)) throw new Refused(429, 'tooMany', { seconds: 60 });
  const { raw } = reply;
  const send = (message: string): void => {
    if (raw.writableLength > guard.limits.unread) raw.destroy();
    else {
      metrics.count('messages_sent');
      raw.write(`data: ${message}\n\n`);
    }
  };
  const dismiss = (why: Word, more: object = {}): void => {
    send(JSON.stringify({ t: 'bye', why, ...more }));
    raw.end();
  };
  const receiver: Presence = { seat, odds: false, told: true, here: true, send, dismiss };
  const page = {
    kind: 'stream' as const,
    /** A line that says nothing shows whether somebody still reads. */
    ping: () => void raw.write(':\n\n'),
    stop: () => dismiss('stopping', { retry: true }),
    judge: (door: Admission) => {
      const ban = door.banOf(request.ip, tokenOf(request.headers));
      if (!ban) return;
      const { word, args } = refusalFor(ban);
      dismiss(word, { args });
    },
  };
  const leave = (): void => {
    guard.leaves(source);
    pages.delete(page);
    if (game.receivers.delete(receiver)) presence.changed(game, seat);
  };
  await game
    .inTurn(async () => {
      guard.checkRoom(game.receivers, seat);
      if (raw.destroyed) return leave();
      reply.hijack();
      raw.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      raw.once('close', leave);
      send(game.tableFor(seat));
      if (game.session) send(game.nowFor(receiver, null));
      game.receivers.add(receiver);
      pages.add(page);
    })
    .catch((error: unknown) => {
      if (!raw.headersSent) leave();
      throw error;
    });
  presence.changed(game, seat);
}
