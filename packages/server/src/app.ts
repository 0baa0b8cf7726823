/** The server: routes, limits, logs, and a stop that loses nothing. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import { PROTOCOL, TOURNAMENTS } from '@flotilla/protocol';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { sourceIn } from './address.ts';
import { adminRoutes } from './admin.ts';
import type { Config } from './config.ts';
import type { Kinds } from './events/book.ts';
import { EventBook } from './events/book.ts';
import { Rounds } from './events/rounds.ts';
import { SeaEvents } from './events/sea.ts';
import { EventService } from './events/service.ts';
import { TourEvents } from './events/tourEvents.ts';
import { eventRoutes } from './http/events.ts';
import { figureRoutes } from './http/figures.ts';
import { gameRoutes } from './http/games.ts';
import { tokenOf } from './http/identity.ts';
import { letterRoutes } from './http/letters.ts';
import { operatorRoutes } from './http/operator.ts';
import { ownRoutes } from './http/own.ts';
import { playRoutes } from './http/play.ts';
import type { Says } from './http/says.ts';
import { tourRoutes } from './http/tours.ts';
import { openWeb, refusalOf, sendRefusal, traceOf } from './http/web.ts';
import type { Limits } from './limits.ts';
import { Guard, USUAL_LIMITS } from './limits.ts';
import { openVault } from './lockKey.ts';
import { Metrics } from './metrics.ts';
import { Admin } from './operator/admin.ts';
import { Admission } from './operator/bans.ts';
import { followNews } from './operator/news.ts';
import { socketRoute } from './socket/socket.ts';
import { forgetUsed, keepUsed, readUsed, sharedCounts } from './store/limits.ts';
import type { Store } from './store/store.ts';
import { metaOnce, openStore } from './store/store.ts';
import { AgreedTime } from './tables/agreedTime.ts';
import { isId } from './tables/ids.ts';
import type { Library } from './tables/openTables.ts';
import { OpenTables } from './tables/openTables.ts';
import { PresenceBoard } from './tables/presence.ts';
import type { Thinkers } from './tables/thinkers.ts';
import type { Time } from './tables/time.ts';
import { Refused } from './words.ts';
import { carriersOf } from './work/carriers.ts';
import { EventNotices } from './work/eventNotices.ts';
import { Letterbox } from './work/letterbox.ts';
import { Notices } from './work/notices.ts';
import type { Network } from './work/outside.ts';
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
  /** How addresses that players give are reached; tests have their own. */
  readonly network?: Network;
  /** Where log lines go, for tests; standard output otherwise. */
  readonly logTo?: { write(line: string): void };
}

/** A page on a socket, as the server sees it. */
interface Page {
  readonly kind: 'socket' | 'stream';
  ping(): void;
  stop(): void;
  /** Sends the page away if it is shut out now. */
  judge(door: Admission): void;
}

/** Everything the routes share. */
export interface Server {
  readonly config: Config;
  readonly house: OpenTables;
  readonly guard: Guard;
  readonly presence: PresenceBoard;
  readonly notices: Notices;
  readonly eventNotices: EventNotices;
  readonly letterbox: Letterbox;
  readonly events: EventService;
  /** The rounds of tournaments. */
  readonly rounds: Rounds;
  readonly threads: Threads;
  readonly metrics: Metrics;
  /** Sockets and streams that are open. */
  readonly pages: Set<Page>;
  /** Writes a line for whoever looks for a mistake. */
  note(line: Readonly<Record<string, string>>): void;
  /** Whether the server is about to stop, and takes no new requests. */
  readonly stopping: () => boolean;
  /** Who is shut out, and whether the house is closed. */
  readonly door: Admission;
  /** The operator's desk. */
  readonly desk: Admin;
  /** Notes an error that is not a player's. */
  fault(about: string, error: unknown, request?: FastifyRequest): void;
}

/** A server that runs. */
export interface Running extends Server {
  readonly app: FastifyInstance;
  readonly worker: Worker;
  /** Compares the clocks, as is done every few seconds. */
  look(): Promise<void>;
  /** Starts to listen; returns the address. */
  listen(port: number, host: string): Promise<string>;
  /** Stops once everything under way is finished: pages are told to come back, queues end, the database is closed. */
  stop(): Promise<void>;
}

const PING_EVERY = 30_000;
/** How long a stop waits for pages that were told to go, and for requests under way. */
const POLITE = 1_500;
/** The longest a stop takes, whatever is still under way. */
const PATIENCE = 4_500;
/** How often used-up limits are written where the process counts alone, and the clocks are compared. */
const KEEP_EVERY = 5_000;

/** Makes a server; it answers nobody before `listen`. */
export async function createServer(parts: Parts): Promise<Running> {
  const { config } = parts;
  const metrics = new Metrics();
  const store = parts.store ?? (await openStore(config, metrics));
  const limits = { ...USUAL_LIMITS, ...parts.limits };
  const { app, cut } = openWeb({
    config,
    limits,
    logTo: parts.logTo,
    refused: (word) => metrics.refused(word),
  });
  const fault = (about: string, error: unknown, request?: FastifyRequest): void => {
    metrics.count('faults');
    const why = error instanceof Error ? { name: error.name, stack: error.stack } : String(error);
    const where = request ? traceOf(request) : isId(about) ? { table: about } : { about };
    app.log.error({ ...where, why }, "A fault that is not a player's.");
  };
  const vault = await openVault(config, store.db).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const house = new OpenTables({
    store,
    vault,
    openGames: config.openGames,
    botPace: config.botPace,
    fault,
    figures: metrics,
    ...(parts.time && { time: parts.time }),
    ...(parts.library && { library: parts.library }),
    ...(parts.thinkers && { thinkers: parts.thinkers }),
  });
  const agreed = new AgreedTime(store.db, house.time);
  await agreed.start();
  const presence = new PresenceBoard(house);
  const carriers = await carriersOf(config, store, parts.network);
  const letterbox = new Letterbox(house, carriers, config.publicUrl);
  const telling = {
    house,
    presence,
    carriers,
    letterbox,
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
  const events = new EventService({ house, book, seas, wake: () => worker.wake(), fault });
  const door = new Admission(house);
  const pages = new Set<Page>();
  const turnOut = (): void => {
    for (const page of pages) page.judge(door);
  };
  const readDoor = async (): Promise<void> => {
    await door.read();
    turnOut();
  };
  await door.read();
  followNews(house, readDoor, fault);
  const desk = new Admin({ house, events, door, turnOut });
  const worker: Worker = new Worker({
    house,
    desk,
    notices,
    eventNotices,
    letterbox,
    events,
    metrics,
    keepDays: config.keepDays,
    fault,
  });
  house.onMoved = (game) => {
    notices.follow(game);
    if (game.row.pace.kind !== 'none') worker.wake();
  };
  const shared = store.db.kind === 'postgres' ? sharedCounts(store.db) : null;
  const guard = new Guard(limits, { shared, nameOf: (source) => house.vault.hash(`limit ${source}`) });
  if (!shared) guard.recall(await readUsed(store.db, house.time.now()));
  let stopping = false;
  const server: Server = {
    config,
    house,
    guard,
    presence,
    notices,
    eventNotices,
    letterbox,
    events,
    rounds,
    threads,
    metrics,
    pages,
    door,
    desk,
    note: (line) => app.log.debug(line),
    stopping: () => stopping,
    fault,
  };
  const beside = await addRoutes(app, server, parts);
  const pinging = setInterval(() => {
    for (const page of server.pages) page.ping();
    // Bans come to their end, and news of another process may have been lost.
    readDoor().catch((error: unknown) => fault('door', error));
    guard.sweep(house.time.now());
    void forgetUsed(store.db, house.time.now()).catch((error: unknown) => fault('limits', error));
  }, PING_EVERY);
  const keep = (): Promise<void> =>
    keepUsed(store.db, guard.changes()).catch((error: unknown) => fault('limits', error));
  const look = (): Promise<void> => agreed.look().catch((error: unknown) => fault('clock', error));
  const keeping = setInterval(() => {
    void keep();
    void look();
  }, KEEP_EVERY);
  for (const timer of [pinging, keeping]) timer.unref();

  async function stopInOrder(): Promise<void> {
    const late = setTimeout(cut, POLITE);
    beside.closed();
    for (const page of server.pages) page.stop();
    const closed = app.close();
    await threads.stop();
    await worker.stop();
    await closed;
    clearTimeout(late);
    await house.close();
    await keep();
    await store.close();
    metrics.close();
  }

  /** Shutting down waits for no job: whatever is unfinished runs after the next start. */
  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(pinging);
    clearInterval(keeping);
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((over) => {
      late = setTimeout(over, PATIENCE);
    });
    await Promise.race([stopInOrder(), patience]).finally(() => clearTimeout(late));
  }

  return {
    ...server,
    app,
    worker,
    look,
    async listen(port, host) {
      await events.start();
      await rounds.takeUp();
      const url = await app.listen({ port, host });
      beside.opened(url);
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
    if (server.stopping()) {
      void reply.header('Connection', 'close');
      throw new Refused(503, 'stopping', { seconds: 5 });
    }
    const refused = judge?.(request.raw);
    if (refused) {
      metrics.refused('foreign');
      return reply.status(refused.status).send({ error: 'foreign', sentence: refused.sentence });
    }
    if (LIMITED.test(request.url)) await guard.requests.demand(sourceIn(request), house.time.now());
    if (isForMembers(request.url)) server.door.demand(request.ip, tokenOf(request.headers));
  });
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refusal = refusalOf(error);
    if (!(error instanceof Refused) && refusal.status >= 500) server.fault('request', error, request);
    metrics.refused(refusal.word);
    void sendRefusal(reply, refusal);
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
  let note: ReturnType<typeof adminRoutes> | null = null;
  await app.register(
    async (api) => {
      note = adminRoutes(api, server.config, house.store);
      operatorRoutes(api, server, note.key);
      ownRoutes(api, server);
      gameRoutes(api, server);
      playRoutes(api, server);
      eventRoutes(api, server);
      tourRoutes(api, server);
      await api.register(async (door) => letterRoutes(door, server));
      socketRoute(api, server);
      api.get<Says<'server'>>('/server', async (request) => ({
        protocol: PROTOCOL.version,
        closed: server.door.isClosed,
        mayOpen: await server.door.mayOpen(tokenOf(request.headers)),
        keepDays: server.config.keepDays,
        contact: server.config.operatorContact,
        channels: server.notices.channels,
        pushKey: server.notices.channels.includes('push') ? await pushKeyOf(server) : null,
        time: house.time.now(),
      }));
    },
    { prefix: '/api/v1' },
  );
  figureRoutes(app, server);
  return note as unknown as ReturnType<typeof adminRoutes>;
}

/** What an address may ask for so many times a minute. */
const LIMITED = /^\/(api\/|healthz|metrics)/;

/**
 * Whoever is shut out may still see and erase what is kept of them, and an operator is never shut out. A socket is told at its
 * hello, where its page can read why.
 */
const isForMembers = (url: string): boolean =>
  url.startsWith('/api/') && !/^\/api\/v1\/(?:own|own\/erase|operator|backup|socket)(?:[?#]|$)/.test(url);

const pushKeyOf = async ({ house }: Server): Promise<string | null> => {
  const keys = await metaOnce(house.store.db, 'push', () => '');
  return keys === '' ? null : (JSON.parse(keys) as { publicKey: string }).publicKey;
};
