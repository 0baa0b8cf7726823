/** A page on a socket: hello first, then answers; everything it is told is sent from here. */
import type { FromPage } from '@flotilla/protocol';
import { fromPage, PROTOCOL } from '@flotilla/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Source } from '../address.ts';
import { sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { Buckets } from '../counting.ts';
import { askerOf, tokenOf } from '../http/identity.ts';
import { refusalOf, traceOf } from '../http/web.ts';
import { faultIn } from '../messages.ts';
import type { Admission } from '../operator/bans.ts';
import { refusalFor } from '../operator/bans.ts';
import { DatabaseAway } from '../store/database.ts';
import { readChat } from '../store/talk.ts';
import { saidMessage, say } from '../tables/acts.ts';
import type { OpenGame } from '../tables/openGame.ts';
import type { Presence } from '../tables/presence.ts';
import type { Word } from '../words.ts';
import { Refused } from '../words.ts';

/** The codes with which a socket is closed. */
export const CLOSED = { refused: 4400, tooMany: 4429, stopping: 1012, away: 1013 } as const;

/** How long to wait for the first message. */
const HELLO_WITHIN = 15_000;

/** Adds the socket's address. */
export function socketRoute(app: FastifyInstance, server: Server): void {
  app.get('/socket', { websocket: true }, (socket, request) => {
    const source = sourceIn(request);
    if (!server.guard.arrives(source)) {
      server.metrics.refused('tooMany');
      return close(socket, CLOSED.tooMany, 'tooMany');
    }
    // Listeners are attached before anything is awaited: a message that came in the meantime would be lost.
    new Page(socket, request, source, server);
  });
}

function close(socket: WebSocket, code: number, why: string, args?: Refused['args']): void {
  socket.send(JSON.stringify({ t: 'bye', why, ...(args && { args }) }));
  socket.close(code);
}

class Page implements Presence {
  readonly kind = 'socket';
  seat: number | null = null;
  odds = false;
  told = false;
  here = true;
  readonly #socket: WebSocket;
  readonly #request: FastifyRequest;
  readonly #source: Source;
  readonly #server: Server;
  readonly #bucket: Buckets;
  #game: OpenGame | null = null;
  #key: string | null = null;
  #alive = true;
  #inbox: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, request: FastifyRequest, source: Source, server: Server) {
    this.#socket = socket;
    this.#request = request;
    this.#source = source;
    this.#server = server;
    const { burst, perSecond } = server.guard.limits;
    this.#bucket = new Buckets({ count: burst, within: (1000 * burst) / perSecond });
    server.pages.add(this);
    socket.on('message', (data, isBinary) => {
      this.#inbox = this.#inbox
        .then(() => this.#receive(String(data), isBinary))
        .catch(() => socket.terminate());
    });
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => this.#leave());
    socket.on('error', () => socket.terminate());
    server.house.time.after(HELLO_WITHIN, () => {
      if (!this.#game) socket.close(CLOSED.refused);
    });
  }

  /** Sends a message, or drops a reader who does not keep up. */
  send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#server.guard.limits.unread) this.#socket.terminate();
    else {
      this.#server.metrics.count('messages_sent');
      this.#socket.send(message);
    }
  }

  #send(message: object): void {
    this.send(JSON.stringify(message));
  }

  /** Checks that the other end is still there, and drops one that did not answer the last check. */
  ping(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
  }

  /** Says goodbye before the server stops. */
  stop(): void {
    this.#send({ t: 'bye', why: 'stopping', retry: true });
    this.#socket.close(CLOSED.stopping);
  }

  judge(door: Admission): void {
    const ban = door.banOf(this.#request.ip, this.#key);
    if (!ban) return;
    const { word, args } = refusalFor(ban);
    close(this.#socket, CLOSED.refused, word, args);
  }

  dismiss(why: Word): void {
    close(this.#socket, CLOSED.refused, why);
  }

  async #receive(text: string, isBinary: boolean): Promise<void> {
    const { house, metrics } = this.#server;
    metrics.count('messages_received');
    if (this.#bucket.take('', house.time.now()) > 0) {
      metrics.refused('tooMany');
      return close(this.#socket, CLOSED.tooMany, 'tooMany');
    }
    const read = isBinary ? null : messageIn(text);
    if (typeof read === 'string' || read === null)
      return this.#refuse(new Refused(400, 'badRequest', { why: read ?? 'not a text' }));
    try {
      if (read.t === 'hello') await this.#handshake(read);
      else if (!this.#game) this.#refuse(new Refused(400, 'badRequest', { why: 'hello comes first' }));
      else await this.#act(this.#game, read);
    } catch (error) {
      // Nobody knows whether it was taken, so it is neither acknowledged nor refused: the page comes back and sends it again.
      if (error instanceof DatabaseAway) return this.#sendAway(error);
      this.#refuse(error, 'key' in read ? read.key : undefined);
      if (read.t === 'hello') this.#socket.close(CLOSED.refused);
    }
  }

  #sendAway(error: DatabaseAway): void {
    this.#server.fault('socket', error);
    this.#server.metrics.refused('away');
    this.#send({ t: 'bye', why: 'away', retry: true });
    this.#socket.close(CLOSED.away);
  }

  #refuse(error: unknown, key?: string): void {
    if (!(error instanceof Refused)) this.#server.fault(this.#game?.id ?? 'socket', error, this.#request);
    const { word, args } = refusalOf(error instanceof Refused ? error : {});
    this.#server.metrics.refused(word);
    this.#send({ t: 'refused', key, why: word, args });
  }

  async #handshake(hello: Extract<FromPage, { t: 'hello' }>): Promise<void> {
    const { v, game: id, token, from, said } = hello;
    const { house, guard, presence, door } = this.#server;
    if (v !== PROTOCOL.version) throw new Refused(400, 'otherVersion');
    if (this.#game) throw new Refused(400, 'badRequest', { why: 'hello was said' });
    const key = token ?? tokenOf(this.#request.headers);
    this.#key = key;
    door.demand(this.#request.ip, key);
    const { game, seat } = await askerOf(house, guard, this.#source, id, key);
    this.seat = seat;
    this.odds = hello.odds ?? false;
    this.told = hello.told ?? false;
    await game.inTurn(async () => {
      const lines = seat === null ? [] : await readChat(house.store.db, id, said ?? 0);
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      guard.checkRoom(game.receivers, seat);
      this.#game = game;
      this.send(game.tableFor(seat));
      if (game.session) this.send(game.nowFor(this, from ?? null));
      for (const line of lines) this.send(saidMessage(line));
      game.receivers.add(this);
      this.send(presence.message(game));
    });
    this.#server.note({ ...traceOf(this.#request), table: game.id, did: 'hello' });
    presence.changed(game, seat);
  }

  async #act(game: OpenGame, message: Exclude<FromPage, { t: 'hello' }>): Promise<void> {
    const { presence } = this.#server;
    if (message.t === 'here' || message.t === 'away') {
      this.here = message.t === 'here';
      return presence.changed(game, this.seat);
    }
    const seat = this.seat;
    if (seat === null) throw new Refused(403, 'notSeated');
    if (message.t === 'say') return this.#talk(game, seat, message);
    const { t: kind, key } = message;
    const wish =
      message.t === 'answer'
        ? { kind, seat, key, at: message.decision, choice: message.choice, author: 'person' as const }
        : { kind, seat, key, at: message.at, author: 'person' as const };
    const taken = await game.take(wish);
    if (taken.kind === 'done') this.#send({ t: 'done', key, n: taken.n });
    else this.#send({ t: 'refused', key, n: taken.n, why: taken.refusal.why, rule: taken.refusal.rule });
  }

  async #talk(
    game: OpenGame,
    seat: number,
    line: { readonly key: string; readonly text: string },
  ): Promise<void> {
    const { house, guard } = this.#server;
    await guard.lines.demand(`${game.id} ${seat}`, house.time.now());
    this.#send({ t: 'done', key: line.key, n: await say(house, game, seat, line) });
  }

  #leave(): void {
    this.#server.guard.leaves(this.#source);
    this.#server.pages.delete(this);
    if (!this.#game) return;
    this.#server.note({ ...traceOf(this.#request), table: this.#game.id, did: 'left' });
    this.#game.receivers.delete(this);
    this.#server.presence.changed(this.#game, this.seat);
  }
}

/** What a page says, or what is wrong with it. */
function messageIn(text: string): FromPage | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const read = fromPage.safeParse(parsed);
  return read.success ? read.data : faultIn(read.error);
}
