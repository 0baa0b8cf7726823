/** What an operator's programs ask: whether the server is well, and its figures. */
import { timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import { PROTOCOL } from '@flotilla/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback, sourceIn } from '../address.ts';
import type { Server } from '../app.ts';
import { Health, healthOf } from '../health.ts';
import { census } from '../store/census.ts';
import { SCHEMA_NUMBER } from '../store/migrations.ts';
import { within } from '../store/store.ts';
import { Refused } from '../words.ts';

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

/** How long a count of the whole database holds, in milliseconds: no longer than Prometheus waits between two looks. */
export const CENSUS_HOLDS = 15_000;

/** How long the figures wait for that count, in milliseconds: they are wanted most when the database is away. */
const COUNTED_WITHIN = 1_000;

/** Adds the routes. */
export function figureRoutes(app: FastifyInstance, server: Server): void {
  const { house, metrics } = server;
  const now = (): number => house.time.now();
  const health = new Health(
    () => healthOf(house.store, now(), (error) => server.fault('health', error)),
    now,
  );
  app.get('/healthz', async (_request, reply) => {
    const answer = await health.answer();
    return reply.status(answer.ok ? 200 : 503).send(answer);
  });
  const recount = addGauges(server);
  app.get('/metrics', async (request, reply) => {
    await mayRead(server, request);
    await recount();
    return reply.type(metrics.type).send(await metrics.text());
  });
}

/** Adds figures that are read on request; returns the function that counts the database first, unless it was counted just now. */
function addGauges({ house, pages, metrics, threads }: Server): () => Promise<void> {
  const { store } = house;
  let counted: Awaited<ReturnType<typeof census>> | null = null;
  metrics.build({
    version,
    protocol: String(PROTOCOL.version),
    schema: String(SCHEMA_NUMBER),
    node: process.version,
    database: store.db.kind,
  });
  metrics.gauge('open_games', 'games in the memory of this process', () => house.size);
  metrics.gauge(
    'pages',
    'pages that listen to this process',
    () => {
      const kinds = { socket: 0, stream: 0 };
      for (const { kind } of pages) kinds[kind]++;
      return kinds;
    },
    'kind',
  );
  metrics.gauge(
    'waiting',
    'what waits in the queues of this process',
    () => ({
      journal: store.journal.waiting,
      games: house.queues.waiting,
      thinkers: house.thinking,
      threads: threads.waiting,
    }),
    'queue',
  );
  metrics.gauge('listening', 'whether this process hears the others: 1 or 0', () => Number(store.wire.hears));
  metrics.gauge('tables', 'tables in the database', () => counted?.tables ?? null, 'state');
  metrics.gauge(
    'stopped_tables',
    'running tables at which the game cannot go on: by a fault, or as its rules have changed',
    () => counted?.stopped ?? null,
    'why',
  );
  metrics.gauge('jobs_due', 'jobs in the database that should be done by now', () => counted?.due ?? null);
  const counts = new Health(
    () => census(store.db, house.time.now(), house.time.steady()),
    () => house.time.now(),
    CENSUS_HOLDS,
  );
  return async () => {
    counted = await within(COUNTED_WITHIN, counts.answer()).catch(() => null);
  };
}

/** What proxies write of where a request came from. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request was made on this very machine, by nobody's proxy. */
function isLocal(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw;
  const host = /^(\[[^\]]+\]|[^:]*)(:\d+)?$/.exec(headers.host ?? '')?.[1] ?? '';
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    (host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

/** Refuses readers without the right to the figures; to the public the address does not exist. */
async function mayRead({ config, guard, house }: Server, request: FastifyRequest): Promise<void> {
  const { metrics, metricsToken } = config;
  if (metrics === 'closed') throw new Refused(404, 'method');
  if (metricsToken === null) {
    if (metrics === 'open' || isLocal(request)) return;
    throw new Refused(404, 'method');
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  await guard.guesses.demand(sourceIn(request), house.time.now());
  throw new Refused(401, 'metricsToken');
}
