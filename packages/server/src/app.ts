/** The server: routes, limits, logs, and a stop that loses nothing. */

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import websocket from '@fastify/websocket';
import type { FastifyError, FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { adminRoutes } from './admin.ts';
import type { Config } from './config.ts';
import type { Kinds } from './events/book.ts';
import { EventBook } from './events/book.ts';
import { EventDesk } from './events/desk.ts';
import { Rounds } from './events/rounds.ts';
import { SeaEvents } from './events/sea.ts';
import { TOURNAMENTS } from './events/terms.ts';
import { TourEvents } from './events/tourEvents.ts';
import { eventRoutes } from './http/events.ts';
import { gameRoutes } from './http/games.ts';
import { playRoutes } from './http/play.ts';
import { tourRoutes } from './http/tours.ts';
import type { Limits } from './limits.ts';
import { Guard, USUAL_LIMITS } from './limits.ts';
import { PROTOCOL } from './messages.ts';
import { Metrics } from './metrics.ts';
import { socketRoute } from './socket/socket.ts';
import { DatabaseAway } from './store/database.ts';
import type { Store } from './store/store.ts';
import { metaOnce, openStore } from './store/store.ts';
import { vaultOf } from './tables/dice.ts';
import type { Library } from './tables/house.ts';
import { House } from './tables/house.ts';
import { PresenceDesk } from './tables/presence.ts';
import type { Thinkers } from './tables/thinkers.ts';
import type { Time } from './tables/time.ts';
import { Refused, sentence } from './words.ts';
import { carriersOf } from './work/carriers.ts';
import { EventNotices } from './work/eventNotices.ts';
import { Notices } from './work/notices.ts';
import type { Threads } from './work/threads.ts';
import { seaThreads } from './work/threads.ts';
import { Worker } from './work/worker.ts';

/** Whether a request may be answered: null, or the status and the sentence that refuse it. */
export type Judge = (
  request: IncomingMessage,
) => { readonly status: number; readonly sentence: string } | null;

/** The parts of a server besides its settings. */
export interface Parts {
  readonly config: Config;
  /** Refuses requests under foreign host names and from foreign pages. */
  readonly judge?: Judge;
  /** Answers all other requests, which are for the site. */
  readonly site?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly limits?: Partial<Limits>;
  readonly time?: Time;
  readonly library?: Library;
  readonly store?: Store;
  readonly thinkers?: Thinkers;
  /** Where log lines go, for tests; standard output otherwise. */
  readonly logTo?: { write(line: string): void };
}

/** A page on a socket, as the server sees it. */
interface Page {
  ping(): void;
  stop(): void;
}

/** Everything the routes share. */
export interface Server {
  readonly config: Config;
  readonly house: House;
  readonly guard: Guard;
  readonly presence: PresenceDesk;
  readonly notices: Notices;
  readonly eventNotices: EventNotices;
  readonly events: EventDesk;
  /** The rounds of tournaments. */
  readonly rounds: Rounds;
  readonly threads: Threads;
  readonly metrics: Metrics;
  readonly pages: Set<Page>;
  /** Notes an error that is not a player's. */
  fault(about: string, error: unknown): void;
}

/** A server that runs. */
export interface Running extends Server {
  readonly app: FastifyInstance;
  readonly worker: Worker;
  /** Starts to listen; returns the address. */
  listen(port: number, host: string): Promise<string>;
  /** Stops once everything under way is finished: pages are told to come back, queues end, the database is closed. */
  stop(): Promise<void>;
}

const PING_EVERY = 30_000;
/** The longest a stop takes. */
const PATIENCE = 10_000;

/**
 * The key that encrypts the dice: from the environment, from a file beside the database or, if several processes share a
 * database, in it.
 */
async function lockKey({ secret, databaseUrl, data }: Config, store: Store): Promise<Buffer> {
  if (secret) return Buffer.from(secret, 'hex');
  const make = (): string => randomBytes(32).toString('hex');
  if (databaseUrl) return Buffer.from(await metaOnce(store.db, 'lock', make), 'hex');
  mkdirSync(data, { recursive: true });
  const file = join(data, 'lock.key');
  try {
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

/** Makes a server; it answers nobody before `listen`. */
export async function createServer(parts: Parts): Promise<Running> {
  const { config } = parts;
  const store = parts.store ?? (await openStore(config));
  const metrics = new Metrics();
  const app = fastify({
    bodyLimit: parts.limits?.message ?? USUAL_LIMITS.message,
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      base: null,
      ...(parts.logTo && { stream: parts.logTo }),
    },
    forceCloseConnections: true,
  });
  const fault = (about: string, error: unknown): void => {
    metrics.count('faults');
    const why = error instanceof Error ? { name: error.name, stack: error.stack } : String(error);
    app.log.error({ about, why }, "A fault that is not a player's.");
  };
  const house = new House({
    store,
    vault: vaultOf(await lockKey(config, store)),
    openGames: config.openGames,
    botPace: config.botPace,
    fault,
    ...(parts.time && { time: parts.time }),
    ...(parts.library && { library: parts.library }),
    ...(parts.thinkers && { thinkers: parts.thinkers }),
  });
  const presence = new PresenceDesk(house);
  const telling = {
    house,
    presence,
    carriers: await carriersOf(config, store),
    publicUrl: config.publicUrl,
    counted: (worked: boolean) => metrics.count(worked ? 'notices_sent' : 'notices_failed'),
    fault,
  };
  const notices = new Notices(telling);
  const eventNotices = new EventNotices(telling);
  const threads = seaThreads();
  const seas = new SeaEvents({ house, threads, fault });
  const rounds = new Rounds(house, () => worker.wake());
  const kinds: Kinds = {
    sea: seas,
    ...Object.fromEntries(TOURNAMENTS.map((kind) => [kind, new TourEvents(kind, house, rounds)])),
  };
  const book = new EventBook(store, kinds);
  house.referees = book;
  const events = new EventDesk({ house, book, seas, wake: () => worker.wake(), fault });
  const worker: Worker = new Worker({
    house,
    notices,
    eventNotices,
    events,
    metrics,
    keepDays: config.keepDays,
    fault,
  });
  house.onMoved = (game) => {
    notices.follow(game);
    if (game.row.pace.kind !== 'none') worker.wake();
  };
  const guard = new Guard({ ...USUAL_LIMITS, ...parts.limits });
  const server: Server = {
    config,
    house,
    guard,
    presence,
    notices,
    eventNotices,
    events,
    rounds,
    threads,
    metrics,
    pages: new Set(),
    fault,
  };
  const desk = await addRoutes(app, server, parts);
  const pinging = setInterval(() => {
    for (const page of server.pages) page.ping();
    guard.sweep(house.time.now());
  }, PING_EVERY);
  pinging.unref();

  async function stop(): Promise<void> {
    clearInterval(pinging);
    const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
    late.unref();
    desk.closed();
    for (const page of server.pages) page.stop();
    await threads.stop();
    await worker.stop();
    await app.close();
    await house.close();
    await store.close();
    clearTimeout(late);
  }

  return {
    ...server,
    app,
    worker,
    async listen(port, host) {
      await events.start();
      await rounds.takeUp();
      const url = await app.listen({ port, host });
      desk.opened(url);
      await worker.start();
      void house.takeUp().catch((error: unknown) => fault('start', error));
      return url;
    },
    stop,
  };
}

async function addRoutes(
  app: FastifyInstance,
  server: Server,
  { judge, site }: Parts,
): Promise<ReturnType<typeof adminRoutes>> {
  const { house, guard, metrics } = server;
  await app.register(websocket, {
    // A message that is too long or broken is the sender's problem; the socket is closed with the matching code.
    errorHandler: (_error, socket) => socket.close(),
    options: {
      maxPayload: guard.limits.message,
      perMessageDeflate: false,
      handleProtocols: (offered) => (offered.has(PROTOCOL.name) ? PROTOCOL.name : false),
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    metrics.count('requests');
    const refused = judge?.(request.raw);
    if (refused) return reply.status(refused.status).send({ error: 'foreign', sentence: refused.sentence });
    if (request.url.startsWith('/api/')) guard.requests.demand(request.ip, house.time.now());
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    // The path only: the rest of an address is nobody's business.
    app.log.info({
      method,
      path: url.replace(/[?#].*$/s, ''),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const { status, word, args } = refusalOf(error);
    if (status >= 500) server.fault(`${request.method} ${request.routeOptions.url ?? ''}`, error);
    if (status === 429) void reply.header('Retry-After', String(args.seconds ?? 60));
    void reply
      .status(status)
      .header('Cache-Control', 'no-store')
      .send({ error: word, args, sentence: sentence(word, args) });
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!site || request.url.startsWith('/api/')) throw new Refused(404, 'method');
    reply.hijack();
    await site(request.raw, reply.raw).catch((error: NodeJS.ErrnoException) => {
      // When a reader goes away in the middle, nobody is left to answer.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') server.fault('site', error);
      reply.raw.destroy();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('X-Content-Type-Options', 'nosniff');
    void reply.header('Referrer-Policy', 'no-referrer');
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
  let desk: ReturnType<typeof adminRoutes> | null = null;
  await app.register(
    async (api) => {
      desk = adminRoutes(api, server.config, house.store);
      gameRoutes(api, server);
      playRoutes(api, server);
      eventRoutes(api, server);
      tourRoutes(api, server);
      socketRoute(api, server);
      api.get('/server', async () => ({
        protocol: PROTOCOL.version,
        channels: server.notices.channels,
        pushKey: server.notices.channels.includes('push') ? await pushKeyOf(server) : null,
        time: house.time.now(),
      }));
    },
    { prefix: '/api/v1' },
  );
  app.get('/healthz', async (_request, reply) => {
    try {
      await house.store.check(house.time.now());
      return house.store.wire.hears ? { ok: true } : { ok: true, ...AILS.deaf };
    } catch (error) {
      server.fault('health', error);
      return reply
        .status(503)
        .send({ ok: false, ...(error instanceof DatabaseAway ? AILS.away : AILS.unwritable) });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    const { entries, batches } = house.store.journal.written;
    const { rss, heapUsed } = process.memoryUsage();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(
      metrics.text({
        open_games: ['games in memory', house.size],
        pages: ['pages on sockets', server.pages.size],
        journal_entries: ['entries written by this process', entries],
        journal_commits: ['commits they were written in', batches],
        memory_bytes: ['memory of this process', rss],
        heap_bytes: ['memory of its objects', heapUsed],
        uptime_seconds: ['seconds since the start', Math.round(process.uptime())],
      }),
    );
  });
  return desk as unknown as ReturnType<typeof adminRoutes>;
}

const pushKeyOf = async ({ house }: Server): Promise<string | null> => {
  const keys = await metaOnce(house.store.db, 'push', () => '');
  return keys === '' ? null : (JSON.parse(keys) as { publicKey: string }).publicKey;
};

/** What may be wrong with a server, for `/healthz`. */
const AILS = {
  away: {
    why: 'databaseAway',
    sentence: 'The database does not answer. It is tried again with every request.',
  },
  unwritable: {
    why: 'databaseRefuses',
    sentence:
      'The database answers, but nothing can be written: its disk may be full, or it may be read only.',
  },
  deaf: {
    why: 'notListening',
    sentence:
      'The connection that hears of other processes is broken and is being made again. Until then pages may lag by some seconds.',
  },
} as const;

/** What the other side is told of an error: never where in our program it happened. */
function refusalOf(error: FastifyError | Refused): Pick<Refused, 'status' | 'word' | 'args'> {
  if (error instanceof Refused) return error;
  if (error instanceof DatabaseAway) return { status: 503, word: 'away', args: {} };
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, word: 'tooBig', args: {} };
  if (status >= 400 && status < 500)
    return { status, word: 'badRequest', args: { why: 'it has another form' } };
  return { status: 500, word: 'fault', args: {} };
}
