/** The web server below the routes: its connections, its log, and the errors that never reach a route. */
import { randomBytes } from 'node:crypto';
import { createServer, STATUS_CODES, type Server as WebServer } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import { sourceOf } from '../address.ts';
import type { Config } from '../config.ts';
import type { Limits } from '../limits.ts';
import { DatabaseAway } from '../store/database.ts';
import { isId } from '../tables/ids.ts';
import type { Word } from '../words.ts';
import { Refused, sentence } from '../words.ts';

/** What a web server needs. */
export interface WebSettings {
  readonly config: Pick<Config, 'trustProxy' | 'logLevel' | 'maxConnections'>;
  readonly limits: Limits;
  /** Where log lines go, for tests; standard output otherwise. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** Told of what is refused before it reaches a route. */
  refused(word: Word): void;
}

/** A web server without routes. */
export interface Web {
  readonly app: FastifyInstance;
  /** Ends every connection, whatever its state. */
  cut(): void;
}

/** Every open connection; an address may have only so many. */
class Connections {
  readonly #open = new Set<Socket>();
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Keeps account of the connections of a server. */
  watch(server: WebServer): void {
    server.on('connection', (socket) => this.#arrived(socket));
  }

  #arrived(socket: Socket): void {
    const source = sourceOf(socket.remoteAddress);
    const count = (this.#counts.get(source) ?? 0) + 1;
    this.#counts.set(source, count);
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      const left = (this.#counts.get(source) ?? 1) - 1;
      if (left > 0) this.#counts.set(source, left);
      else this.#counts.delete(source);
    });
    if (count > this.#most) socket.destroy();
  }

  cut(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

/** What another program might write into a log line that holds addresses, keys or names: never written. */
const UNWRITTEN = ['path', 'url', 'req', 'res', 'reply', 'headers', 'params', 'query', 'body'];

/** Makes a web server. Behind a proxy all connections come from its address, and only their sum is limited. */
export function openWeb({ config, limits, logTo, refused }: WebSettings): Web {
  const perAddress = config.trustProxy === false ? limits.connectionsPerAddress : Number.POSITIVE_INFINITY;
  const connections = new Connections(perAddress);
  const app = fastify({
    bodyLimit: limits.message,
    trustProxy: config.trustProxy,
    genReqId: () => randomBytes(6).toString('hex'),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      base: null,
      redact: { paths: UNWRITTEN, remove: true },
      ...(logTo && { stream: logTo }),
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      const refusal = refusalOf(error);
      refused(refusal.word);
      void sendRefusal(reply, refusal);
    },
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, refused),
    serverFactory: (handler) => {
      const server = createServer({ connectionsCheckingInterval: limits.lookOver }, handler);
      server.requestTimeout = limits.requestWithin;
      server.headersTimeout = Math.min(limits.headWithin, limits.requestWithin);
      server.keepAliveTimeout = limits.betweenRequests;
      server.setTimeout(limits.idle);
      server.maxConnections = config.maxConnections;
      connections.watch(server);
      return server;
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    app.log.info({ ...traceOf(request), method: request.method, status: reply.statusCode, ms });
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('X-Request-Id', request.id);
  });
  return { app, cut: () => connections.cut() };
}

/** Where a request belongs: its own id, the kind of address it asked for, and the table or event. Never a key. */
export function traceOf(request: FastifyRequest): {
  readonly request: string;
  readonly route: string;
  readonly table?: string;
} {
  const { id } = (request.params ?? {}) as { id?: unknown };
  const elsewhere = request.url.startsWith('/api/') ? 'unknown' : 'site';
  return {
    request: request.id,
    route: request.is404 ? elsewhere : (request.routeOptions.url ?? elsewhere),
    ...(typeof id === 'string' && isId(id) && { table: id }),
  };
}

/** What the other side is told of an error: never where in our program it happened, nor what it sent. */
export function refusalOf(
  error: Pick<FastifyError, 'statusCode'> | DatabaseAway | Refused,
): Pick<Refused, 'status' | 'word' | 'args'> {
  if (error instanceof Refused) return error;
  if (error instanceof DatabaseAway) return { status: 503, word: 'away', args: {} };
  const status = error.statusCode ?? 500;
  if (status === 413 || status === 414 || status === 431) return { status, word: 'tooBig', args: {} };
  if (status === 408) return { status, word: 'badRequest', args: { why: 'it took too long to arrive' } };
  if (status >= 400 && status < 500)
    return { status, word: 'badRequest', args: { why: 'it has another form' } };
  return { status: 500, word: 'fault', args: {} };
}

type Refusal = ReturnType<typeof refusalOf>;

const bodyOf = ({ word, args }: Refusal) => ({ error: word, args, sentence: sentence(word, args) });

/** Answers with a refusal. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, args } = refusal;
  if (status === 429 || status === 503) void reply.header('Retry-After', String(args.seconds ?? 60));
  return reply.status(status).header('Cache-Control', 'no-store').send(bodyOf(refusal));
}

/** Answers what is no request, or did not come in time, and ends the connection. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket, refused: WebSettings['refused']): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const statusCode = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[String(error.code)] ?? 400;
  const refusal = refusalOf({ statusCode });
  refused(refusal.word);
  const body = JSON.stringify(bodyOf(refusal));
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroy();
}
